package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;

/** How the players stand while a game goes on, in points: a Prize taken is worth 100. Of the hidden cards it takes only how many there are. */
final class Standing {
    /** How many points make it e times as likely to win. */
    private static final double SPREAD = 130.0;

    private static final double HURT = 45.0;
    private static final double HAND = 5.0;
    private static final int HELD = 8;
    private static final double LAST_CARDS = 12.0;
    private static final int FEW = 6;

    private Standing() {}

    /** The chances to win as utilities, by seat; players of one team share theirs. */
    static void rate(PokemonState state, double[] utilities) {
        double[] scores = new double[utilities.length];
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = score(state, Seat.of(seat));
        }
        for (int seat = 0; seat < utilities.length; seat++) {
            double own = 0.0;
            double others = 0.0;
            for (int other = 0; other < scores.length; other++) {
                boolean isOpponent = state.setting().areOpponents(Seat.of(seat), Seat.of(other));
                own += isOpponent ? 0.0 : scores[other];
                others = isOpponent ? Math.max(others, scores[other]) : others;
            }
            utilities[seat] = 2.0 / (1.0 + Math.exp((others - own) / SPREAD)) - 1.0;
        }
    }

    private static double score(PokemonState state, Seat seat) {
        Side side = state.side(seat);
        if (!side.atTable()) {
            return 0.0;
        }
        Worth worth = new Worth(new Sight(state, seat));
        double score = 100.0 * side.taken();
        Array<InPlay> all = side.inPlay();
        for (int i = 0; i < all.size(); i++) {
            InPlay pokemon = all.get(i);
            double hp = Math.max(10, Numbers.hp(state, pokemon));
            score += worth.asset(pokemon)
                    + 0.4
                            * Fuel.readiness(
                                    state, pokemon, Energies.units(state, pokemon), worth.evolutions(pokemon.name()))
                    - HURT * Worth.prizes(pokemon) * 10.0 * pokemon.counters() / hp
                    - (pokemon.conditions().isNone() ? 0.0 : 8.0);
        }
        score += HAND * Math.min(HELD, side.hand().size());
        int missing = Math.max(0, FEW - side.pile().size());
        return score - LAST_CARDS * missing - (all.size() == 1 ? 60.0 : 0.0);
    }
}
