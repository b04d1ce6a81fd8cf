"""What is wrong with card text, tables on disk, hand scripts and recorded hands."""

CARDS = {
    "bad-card": "not a card: {text}",
}

RANKING = {
    "bad-table": "ranking tables: {path} {reason}; install Dealer Assist again",
}

WORDS = {
    "no-template": "there are no words for {key}",
    "missing-fact": "the words of {key} need other facts than: {given}",
}

SCRIPTS = {
    "bad-line": "{file}, {place}: {reason}",
    "missing-line": "{file}, {place}: {reason}",
    "not-played": "{file}, {place}: {reason}",
    "refused": "{file}, {place}: {reason}",
}

PHH = {
    "bad-action": "{file}, {place}: {reason}",
    "bad-field": "{file}, {place}: {reason}",
    "bad-toml": "{file}, {place}: {reason}",
    "cannot-say": "{file}, {place}: {reason}",
    "duplicate-card": "{file}, {place}: {reason}",
    "incomplete": "{file}, {place}: {reason}",
    "missing-field": "{file}, {place}: {reason}",
    "refused": "{file}, {place}: {reason}",
    "unknown-variant": "{file}, {place}: {reason}",
}

JOURNAL = {
    "broken-chain": "{file}, {place}: {reason}|{file}: {reason}",
    "cannot-record": "{file}, {place}: {reason}|{file}: {reason}",
    "closed": "{file}, {place}: {reason}|{file}: {reason}",
    "corrupt": "{file}, {place}: {reason}|{file}: {reason}",
    "foreign": "{file}, {place}: {reason}|{file}: {reason}",
    "in-use": "{file}, {place}: {reason}|{file}: {reason}",
    "judged-otherwise": "{file}, {place}: {reason}|{file}: {reason}",
    "missing": "{file}, {place}: {reason}|{file}: {reason}",
    "newer-format": "{file}, {place}: {reason}|{file}: {reason}",
    "no-such-hand": "{file}, {place}: {reason}|{file}: {reason}",
    "unreadable": "{file}, {place}: {reason}|{file}: {reason}",
    "write-failed": "{file}, {place}: {reason}|{file}: {reason}",
}
