"""Throws mutated showdown documents at `verify`, led by coverage: each is judged, or refused in one clear line.

python -m pip install atheris; python deploy/fuzz_showdowns.py -atheris_runs=1000000 [CORPUS]

It starts from the documents of tests/verify/showdowns.json. What is judged must share out exactly what was put in, to
seats that had not folded. A traceback, a wrong sum or ten seconds without an answer stop it, and the document is
written to a file. Options are those of libFuzzer. Not in CI, where hypothesis does the same with fewer documents.
"""

import json
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SLOWEST_S = 10
LONGEST = 4096
"""Bytes; a document of ten seats needs less than a thousand."""


def seeds() -> list[str]:
    """Every document that the tests know, and a TOML one."""
    cases = json.loads((ROOT / "tests/verify/showdowns.json").read_text())["cases"]
    toml = 'game = "razz"\nbutton = 1\n[[seats]]\nseat = 1\nbet = 5\ncards = "As 2s 3d 4d 5h 6h Kc"\n'
    return [*(json.dumps(case["document"]) for case in cases), toml]


def check(judge_text: Any, refused: type[Exception], tell: tuple[Any, Any], text: str) -> None:
    """Raises AssertionError for a wrong answer; anything but `refused` is a fault as well."""
    try:
        verdict = judge_text(text, "fuzzed")
    except refused as error:
        message = str(error)
        assert message.isprintable(), message
        assert len(message) < 1000, message
        return
    as_json, as_text = tell
    json.dumps(as_json(verdict))
    assert as_text(verdict).replace("\n", "").isprintable()
    showdown = verdict.showdown
    paid = sum(verdict.payouts.values()) + sum(verdict.returned.values()) + showdown.rake
    assert paid == sum(player.bet for player in showdown.players), "chips made or lost"
    winners = {share.share.seat for pot in verdict.pots for share in pot.shares if share.share.amount}
    live = {player.seat for player in showdown.players if not player.folded}
    assert winners <= live, f"seats {winners - live} have won what they folded"
    cards = [*showdown.boards[0], *(card for player in showdown.players for card in player.cards)]
    assert len(cards) == len(set(cards)), "a card twice"


def main() -> None:
    sys.path.insert(0, str(ROOT))
    atheris = import_module("atheris")
    with atheris.instrument_imports(include=["dealerassist.verify", "dealerassist.engine", "dealerassist.cards"]):
        for name in ("document", "judge", "showdown", "report"):
            import_module(f"dealerassist.verify.{name}")
        verify = import_module("dealerassist.verify")

    def one(document: bytes) -> None:
        tell = (verify.as_json, verify.as_text)
        check(verify.judge_text, verify.VerifyError, tell, document.decode("utf-8", "replace"))

    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(seeds()):
            Path(folder, f"{number}.txt").write_text(text)
        limits = [f"-timeout={SLOWEST_S}", f"-max_len={LONGEST}", "-rss_limit_mb=2048"]
        atheris.Setup([*sys.argv, *limits, folder], one)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
