package dev.croupier.pokemon;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.IndexedSeq;
import java.util.Arrays;

/** What chance answers for a seat: so that each whole choice is as likely as any other, however many answers make it up. */
final class ByChance {
    /** Ways that sum up to more than one draw can tell apart are scaled down to this. */
    private static final int MOST = 1 << 30;

    private ByChance() {}

    static Choice answer(
            PokemonState state, Asking asking, Seat seat, IndexedSeq<Choice> options, Happening<?> happening) {
        if (options.size() == 1) {
            return options.head();
        }
        double[] leadingTo = new double[options.size()];
        for (int i = 0; i < leadingTo.length; i++) {
            leadingTo[i] = asking.ways(state, seat, options.get(i));
        }
        int[] ways = reduced(leadingTo);
        int drawn = happening.chance().below(Arrays.stream(ways).sum());
        int place = 0;
        while (drawn >= ways[place]) {
            drawn -= ways[place++];
        }
        return options.get(place);
    }

    /** Whole numbers in the same proportion, the smallest that there are; answers that all lead to the same number of choices count one each. */
    private static int[] reduced(double[] ways) {
        double sum = Arrays.stream(ways).sum();
        double scale = sum <= MOST ? 1 : sum / MOST;
        int[] whole = Arrays.stream(ways)
                .mapToInt(way -> way == 0 ? 0 : Math.max(1, (int) (way / scale)))
                .toArray();
        int divisor = Arrays.stream(whole).reduce(0, ByChance::greatestCommonDivisor);
        return Arrays.stream(whole).map(way -> way / divisor).toArray();
    }

    private static int greatestCommonDivisor(int one, int other) {
        return other == 0 ? one : greatestCommonDivisor(other, one % other);
    }
}
