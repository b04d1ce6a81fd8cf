"""How the devices are, what lies on the table and cannot be right, and what the sensors refuse."""


def _of_a_source(words: str) -> str:
    """A template for each way to name a source: a seat, a place of the board, anything else by its own name."""
    return "|".join(f"{name}: {words}" for name in ("{seat:seats}", "board place {place}", "{where}"))


HEALTH = {
    "antenna": _of_a_source("the antenna reports a fault"),
    "camera-gone": _of_a_source("no pictures; check its cable; it is tried again"),
    "dark": _of_a_source("its pictures are black; is something over the lens, is there light?"),
    "flash-firmware": _of_a_source("its firmware speaks protocol {theirs}, this program {ours}; flash the firmware"),
    "frozen": _of_a_source("it gives the same picture again and again; unplug it for a moment"),
    "mixed-versions": _of_a_source("nodes of different versions: {versions}; flash them alike"),
    "no-answer": _of_a_source("no answer; check cable and power"),
    "no-passes": _of_a_source("it answers, but does not read its antenna any more; unplug it for a moment"),
    "noisy": _of_a_source("many answers arrive damaged or not at all; check the cable"),
    "other-size": _of_a_source("its pictures have another size than when it was calibrated; calibrate it again"),
    "port-gone": _of_a_source("the table's plug is out, or another program holds the port; it is tried again"),
    "reports-lost": _of_a_source("some of its reports were lost"),
    "restarted": _of_a_source("it has started again; check its power"),
    "starting": _of_a_source("waiting for it"),
    "stopped": _of_a_source("this program has stopped reading it; start it again"),
    "stuck-key": _of_a_source("a key has been down for half a minute; free it"),
    "too-many-tags": _of_a_source("more tags than it can count"),
    "two-nodes": _of_a_source("two boards of this address; give one another place: dealerassist firmware assign"),
    "unreadable": _of_a_source("what answers cannot be read: two boards of this address, or a bad cable"),
    "works": _of_a_source("works"),
    "wrong-node": _of_a_source("a node of another kind is plugged in there"),
}

DOUBTS = {
    "back-from-muck": "{zones}: a card is back from the muck",
    "camera-differs": "{zones}: antenna and camera do not see the same card",
    "changed-zone": "{zones}: a card went from the one to the other",
    "crowded-place": "{zones}: several cards on one place of the board",
    "double-tag": "{zones}: two tags have the same number",
    "face-twice": "{zones}: two cards of the same face",
    "other-deck": "{zones}: a card of another deck than the one in play",
    "strange-tag": "{zones}: a tag that is not of this deck",
    "two-zones": "{zones}: one card is seen in several places at once",
}

REFUSALS = {
    "bad-calibration": "this cannot be where board and seats are in the camera's picture",
    "bad-deck": "this cannot be a deck of tagged cards",
    "bad-look": "this cannot be what was learned of a deck's look",
    "bad-message": "a message of the link has a wrong {part}",
    "bad-staff": "this cannot be a list of staff cards",
    "closed": "the reader is not running",
    "no-console": "the dealer's keys cannot be read at this machine's pins",
    "no-such-seat": "there is no seat {seat}",
    "started": "the reader was started before",
    "unknown-message": "no message of the link has the id {id}",
}

PICTURES = {
    "bad-model": "the nets that read cards are damaged; install Dealer Assist again",
    "bad-picture": "{file}: {reason}",
}
