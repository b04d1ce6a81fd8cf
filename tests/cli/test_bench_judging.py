"""What `bench` says of judging: a line and a record for each figure, whatever is installed."""

from __future__ import annotations

import json
import sys

import pytest

from dealerassist.cli import bench_judging
from dealerassist.cli.bench_judging import Deal, deals_of, judged, show_judging
from dealerassist.cli.output import Output
from dealerassist.engine import Part, game_named


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few hands: the figures themselves are for `bench`."""
    for name, figure in {"DEALS": 2, "ROUNDS": 1, "BATCH": 500, "ONE_BY_ONE": 20}.items():
        monkeypatch.setattr(bench_judging, name, figure)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    "missing", [(), ("numpy", "dealerassist.verify.batch_pace", "pokerkit", "phevaluator", "eval7")]
)
def test_each_figure_is_printed_and_recorded_without_the_peers_that_are_missing(
    missing: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)
    show_judging(Output(as_json=False))
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["ten", "ten", "hands", "hands", "hands"]
    show_judging(Output(as_json=True))
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [record["measure"] for record in records] == ["showdown"] * 2 + ["batch"] * 3
    assert all(record["us_with_words"] >= record["us"] * 0.5 > 0 for record in records[:2])
    if missing:
        assert [record["hands_per_second"] for record in records[2:]] == [{"dealerassist": None}] * 3
        assert [record["us_pokerkit"] for record in records[:2]] == [None, None]


def test_s3_s4_5_a_showdown_is_shared_by_halves_and_every_hand_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_judging, "SEATS", (1, 2, 3))
    deal = Deal("2c3d8hKsKd", ("KcKh9d9c", "As4cQhJh", "Ac4dTsTc"))
    shares, told = judged(game_named("omaha-hilo"), deal, told=True)
    assert [(share.seat, share.part, share.amount) for share in shares] == [
        (1, Part.HIGH, 500),
        (2, Part.LOW, 250),
        (3, Part.LOW, 250),
    ]
    assert told == [
        "four of a kind, kings, eight kicker",
        "pair of kings, ace-queen-eight kickers",
        "two pair, kings and tens, eight kicker",
        "eight-four-three-two-ace low",
        "eight-four-three-two-ace low",
    ]


def test_the_same_hands_are_dealt_each_time_and_no_card_twice() -> None:
    deals = deals_of(4, 3)
    assert deals == deals_of(4, 3)
    for deal in deals:
        text = "".join((deal.board, *deal.holes))
        assert len({text[place : place + 2] for place in range(0, len(text), 2)}) == 45
