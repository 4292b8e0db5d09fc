package dev.croupier.pokemon.position;

import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.query.Bearers;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.turn.TakeTurn;

/** Whether the rules allow a position: what breaks them is a problem. For one reading. */
final class Judging {
    private final PokemonState state;
    private final Problems problems;

    Judging(PokemonState state, Problems problems) {
        this.state = state;
        this.problems = problems;
    }

    void judge(TableDraft draft) {
        boolean wasFine = problems.isEmpty();
        for (int i = 0; i < draft.seats.size(); i++) {
            SeatDraft seat = draft.seats.get(i);
            Side side = state.side(Seat.of(i));
            int room = Bench.room(state, Seat.of(i));
            if (side.bench().size() > room) {
                problems.add(new PositionError.CrowdedBench(
                        seat.at.line(),
                        seat.at.column(),
                        seat.at.text(),
                        side.bench().size(),
                        room));
            }
            if (side.taken() >= side.prizesToWin()) {
                problems.add(new PositionError.AlreadyWon(
                        seat.takenAt.line(),
                        seat.takenAt.column(),
                        seat.takenAt.text(),
                        side.taken(),
                        side.prizesToWin()));
            }
            seat.inPlay().zip(side.inPlay()).forEach(both -> judge(both._1, both._2));
        }
        if (wasFine && problems.isEmpty() && !new TakeTurn(draft.whose.index()).waits(state)) {
            problems.add(new PositionError.Unsettled(draft.turnAt.line(), draft.turnAt.column(), draft.turnAt.text()));
        }
    }

    private void judge(SpotDraft spot, InPlay pokemon) {
        Piece at = spot.at;
        if (!spot.asItIs) {
            Stacks.fault(
                            pokemon.stack().map(card -> card.card()),
                            state.setting().lineage())
                    .forEach(fault -> problems.add(new PositionError.UnusualStack(
                            at.line(), at.column(), at.text(), fault.card(), fault.beneath())));
        }
        int hp = Numbers.hp(state, pokemon);
        if (10 * pokemon.counters() >= hp) {
            problems.add(
                    new PositionError.KnockedOut(at.line(), at.column(), pokemon.name(), 10 * pokemon.counters(), hp));
        }
        if (!state.isActive(pokemon) && !pokemon.conditions().isNone()) {
            problems.add(new PositionError.BenchedCondition(at.line(), at.column(), pokemon.name()));
        }
        judgeAttached(spot, pokemon);
    }

    private void judgeAttached(SpotDraft spot, InPlay pokemon) {
        int room = Numbers.toolRoom(state, pokemon);
        spot.tools
                .filter(entry -> entry.card().isTool())
                .drop(room)
                .forEach(entry -> cannotBear(entry, pokemon, "PKM-TURN-8"));
        spot.energy
                .appendAll(spot.tools)
                .filter(entry -> !Bearers.mayBear(state, pokemon, entry.card()))
                .forEach(entry -> cannotBear(entry, pokemon, "PKM-R75"));
    }

    private void cannotBear(Entry entry, InPlay pokemon, String rule) {
        Piece at = entry.at();
        problems.add(
                new PositionError.CannotBear(at.line(), at.column(), pokemon.name(), entry.card(), new RuleRef(rule)));
    }
}
