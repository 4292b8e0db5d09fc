package dev.croupier.pokemon.effect;

import io.vavr.collection.Array;

/** In how many ways some of several things can be chosen, where copies cannot be told apart. */
final class Ways {
    private Ways() {}

    /**
     * Things that are alike.
     *
     * @param copies how many there are
     * @param units how much each of them counts
     */
    record Alike(int copies, int units) {
        static Alike of(int copies) {
            return new Alike(copies, 1);
        }
    }

    /** In how many ways things can be chosen that count so much at least, and so many of them at most. */
    static double of(Array<Alike> all, int needed, int most) {
        int least = Math.max(0, needed);
        int cards = Math.max(0, Math.min(most, all.map(Alike::copies).sum().intValue()));
        double[][] ways = new double[cards + 1][least + 1];
        ways[0][0] = 1;
        for (Alike alike : all) {
            ways = with(ways, alike);
        }
        double sum = 0;
        for (double[] ofSize : ways) {
            sum += ofSize[least];
        }
        return sum;
    }

    /** The ways by how many are chosen and by how much they count, where any of these too may be chosen. What counts more than is needed counts as needed. */
    private static double[][] with(double[][] ways, Alike alike) {
        int least = ways[0].length - 1;
        double[][] more = new double[ways.length][least + 1];
        for (int cards = 0; cards < ways.length; cards++) {
            for (int counted = 0; counted <= least; counted++) {
                for (int some = 0; some <= alike.copies() && cards + some < ways.length; some++) {
                    more[cards + some][Math.min(least, counted + some * alike.units())] += ways[cards][counted];
                }
            }
        }
        return more;
    }
}
