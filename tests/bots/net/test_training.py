"""The training's own network: gradients, the same results as in the browser, the same features."""

from __future__ import annotations

from pathlib import Path

import pytest

from coup.bots.net.cast import Cast
from coup.bots.net.features import extract
from coup.bots.net.history import History
from coup.bots.net.network import Network
from coup.bots.net.weights import parse_weights
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.setup import deal
from tests.bots.net.positions import Position, features_of, games, positions, rows

np = pytest.importorskip("numpy", reason="training needs requirements-training.lock")

from coup.engine.seat_view import Listener, SeatView  # noqa: E402
from tools.training import store  # noqa: E402
from tools.training.batch import Batch, Casts  # noqa: E402
from tools.training.curriculum import PAST, RIVAL, draw_owners  # noqa: E402
from tools.training.export import pack  # noqa: E402
from tools.training.net import Params, backward, forward, make_kernels, new_params  # noqa: E402
from tools.training.run import Plan, train  # noqa: E402
from tools.training.table import LEARNER  # noqa: E402


def some_positions() -> list[Position]:
    return [
        position
        for number, game in enumerate(games(5, each=1))
        for position in list(positions(game, number))[:12]
    ]


def packed(found: list[Position]) -> tuple[Batch, Casts]:
    casts = list(dict.fromkeys(position.cast for position in found))
    places = [casts.index(position.cast) for position in found]
    return Batch([position.features for position in found], places), Casts(casts)


def test_training_sees_what_an_observation_shows() -> None:
    random = Random(3)
    for game in games(3):
        state = deal(game, random, with_log=True)
        log = state.log
        assert log is not None
        cast = Cast(game)
        history = History(cast)
        history.see_all(log.truth)
        while not state.is_over and state.ply < 200:
            if state.is_chance:
                move = state.sample(random)
            else:
                seat = state.to_move[0]
                moves = state.moves_of(seat)
                if len(moves) > 1:
                    light = extract(SeatView(state, seat, moves), history, moves)
                    shown = features_of(observe(state, seat), cast)
                    assert rows(light) == rows(shown)
                move = moves[random.below(len(moves))]
            known = len(log.truth)
            state.apply(move)
            for event in log.truth[known:]:
                Listener(history.see).tell_secret(event, event)


def test_gradients_are_those_of_finite_differences() -> None:
    batch, casts = packed(some_positions())
    numbers = np.random.default_rng(1)
    for name in ("own", "own_cast", "rival", "rival_cast", "move", "move_cast"):
        setattr(batch, name, getattr(batch, name).astype(np.float64))
    casts.actions, casts.roles = (a.astype(np.float64) for a in (casts.actions, casts.roles))
    params: Params = {
        name: value + numbers.normal(0, 0.02, value.shape)
        for name, value in new_params(numbers).items()
    }
    d_scores = numbers.normal(0, 1, len(batch.move))
    d_logits = numbers.normal(0, 1, len(batch.own))

    def objective() -> float:
        done = forward(params, make_kernels(params, casts), batch)
        logits = np.log(done.values / (1 - done.values))
        return float((done.scores * d_scores).sum() + (logits * d_logits).sum())

    kernels = make_kernels(params, casts)
    done = forward(params, kernels, batch)
    gradients = backward(params, kernels, batch, done, d_scores, d_logits)
    for name, value in params.items():
        flat, step = value.reshape(-1), 1e-6
        for place in numbers.integers(0, flat.size, 4):
            flat[place] += step
            higher = objective()
            flat[place] -= 2 * step
            lower = objective()
            flat[place] += step
            expected = (higher - lower) / (2 * step)
            assert gradients[name].reshape(-1)[place] == pytest.approx(
                expected, rel=1e-3, abs=1e-4
            ), name


def test_plain_python_computes_what_numpy_computes() -> None:
    weights = parse_weights(pack(new_params(np.random.default_rng(2))))
    params = {
        name: np.array(rows, np.float32).reshape(value.shape)
        for (name, rows), value in zip(
            weights.items(), new_params(np.random.default_rng(2)).values(), strict=True
        )
    }
    for position in some_positions():
        batch, casts = packed([position])
        done = forward(params, make_kernels(params, casts), batch)
        scores, value = Network(weights, position.cast).evaluate(position.features)
        assert scores == pytest.approx(done.scores.tolist(), abs=1e-4)
        assert value == pytest.approx(float(done.values[0]), abs=1e-4)


def test_weights_survive_packing() -> None:
    params = new_params(np.random.default_rng(2))
    for name, rows_ in parse_weights(pack(params)).items():
        value = params[name].reshape(len(rows_), -1)
        peak = np.abs(value).max(1, keepdims=True)
        assert (np.abs(np.array(rows_) - value) <= peak / 250 + 1e-7).all()


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = Plan(1100, tmp_path / "run.npz", groups=4, size=2, collected=1100)
    first = train(plan)
    again = store.load(plan.path)
    assert again.decisions == first.decisions > 0
    assert again.adam.count == first.adam.count > 0
    for name, value in first.params.items():
        assert (again.params[name] == value).all()


def test_the_same_command_gives_the_same_weights(tmp_path: Path) -> None:
    made = [
        pack(train(Plan(2000, tmp_path / f"{n}.npz", groups=4, size=2, collected=1100)).average)
        for n in range(2)
    ]
    assert made[0] == made[1]
    (tmp_path / "begin.bin").write_bytes(made[0])
    begin = tmp_path / "begin.bin"
    onward = train(Plan(1, tmp_path / "on.npz", groups=4, size=2, collected=1100, begin=begin))
    assert pack(onward.average) != made[0]


def test_rivals_take_all_other_seats_of_their_share_of_tables() -> None:
    random = Random(8)
    tables = [draw_owners(4, random, rules=0.2, past=0.1, rival=0.5) for _ in range(400)]
    with_rival = [owners for owners in tables if RIVAL in owners]
    assert 160 < len(with_rival) < 240
    assert all(sorted(map(str, owners)) == ["0", "2", "2", "2"] for owners in with_rival)
    assert any(PAST in owners for owners in tables)
    assert all(LEARNER in owners for owners in tables)


def test_training_depends_on_the_rival_it_is_set_on(tmp_path: Path) -> None:
    def trained_against(seed: int) -> bytes:
        rival = tmp_path / f"rival{seed}.bin"
        rival.write_bytes(pack(new_params(np.random.default_rng(seed))))
        path = tmp_path / f"run{seed}.npz"
        plan = Plan(1500, path, groups=4, size=8, collected=1500, rival=rival, rivals=1.0)
        return pack(train(plan).params)

    assert trained_against(4) != trained_against(5)
