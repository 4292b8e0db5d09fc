package dev.croupier.heretoslay.bot;

import dev.croupier.core.Seat;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Player;
import io.vavr.collection.Array;

/**
 * How the seats stand, measured in cards: a card in the hand is worth about 1. Of the hidden cards it takes only how many there are.
 *
 * <p>Both ways to win are in the measure: each class, and each Monster, is worth more than the one before, and the last one more than
 * anything else.
 */
final class Standing {
    private static final int HAND = 7;

    private final HtsState state;
    private final Weights counting;
    private final int[][] ofClass;
    private final int[] classes;
    private final double[] scores;
    private final double[] weights;

    Standing(HtsState state, Weights counting) {
        this.state = state;
        this.counting = counting;
        int seats = state.seats();
        ofClass = new int[seats][HeroClass.values().length];
        classes = new int[seats];
        scores = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            count(Seat.of(seat));
            scores[seat] = score(state.player(Seat.of(seat)), classes[seat]);
        }
        weights = weights();
    }

    private void count(Seat seat) {
        int[] counts = ofClass[seat.index()];
        for (var heroes = state.heroes(seat).iterator(); heroes.hasNext(); ) {
            counts[Party.classOf(state, heroes.nextInt()).ordinal()]++;
        }
        Card leader = Party.leader(state, seat);
        if (leader != null) {
            counts[leader.leader().heroClass().ordinal()]++;
        }
        for (int count : counts) {
            classes[seat.index()] += count > 0 ? 1 : 0;
        }
    }

    private double score(Player player, int ofClasses) {
        if (!player.atTable()) {
            return 0.0;
        }
        int hand = player.hand().size();
        return counting.classes().get(ofClasses)
                + counting.monsters()
                        .get(Math.min(
                                player.monsters().size(), counting.monsters().size() - 1))
                + counting.hero() * player.heroes().size()
                + counting.held() * Math.min(hand, HAND)
                + counting.beyond() * Math.max(0, hand - HAND);
    }

    /** Of two, each is the other's whole trouble; of more, those who are ahead are most of it. */
    private double[] weights() {
        double[] shares = new double[scores.length];
        double total = 0.0;
        int playing = 0;
        for (int seat = 0; seat < shares.length; seat++) {
            shares[seat] = scores[seat] * scores[seat];
            total += shares[seat];
            playing += state.isAtTable(Seat.of(seat)) ? 1 : 0;
        }
        for (int seat = 0; seat < shares.length; seat++) {
            boolean atTable = state.isAtTable(Seat.of(seat));
            double share = total > 0.0 ? shares[seat] / total : 1.0 / (double) playing;
            shares[seat] = !atTable ? 0.0 : playing <= 2 ? 1.0 : Math.min(1.0, 0.1 + 1.2 * share);
        }
        return shares;
    }

    Weights counting() {
        return counting;
    }

    HtsState state() {
        return state;
    }

    double score(Seat seat) {
        return scores[seat.index()];
    }

    /** How much it matters to the others what that seat has. */
    double weight(Seat seat) {
        return weights[seat.index()];
    }

    /** What changes of the seats' scores are worth to one of them. */
    double worth(double[] changes, Seat to) {
        double worth = 0.0;
        for (int seat = 0; seat < changes.length; seat++) {
            worth += seat == to.index() ? changes[seat] : -weights[seat] * changes[seat];
        }
        return worth;
    }

    /** What one more Hero of that class is worth to a Party. */
    double gain(Seat seat, HeroClass heroClass) {
        return counting.hero() + (ofClass[seat.index()][heroClass.ordinal()] == 0 ? nextClass(seat) : 0.0);
    }

    boolean isMissing(Seat seat, HeroClass heroClass) {
        return ofClass[seat.index()][heroClass.ordinal()] == 0;
    }

    private double nextClass(Seat seat) {
        int now = classes[seat.index()];
        return between(now, now + 1);
    }

    /** What a Hero in play is worth to the Party that it is in. */
    double loss(Seat seat, int hero) {
        int now = classes[seat.index()];
        boolean only = ofClass[seat.index()][Party.classOf(state, hero).ordinal()] == 1;
        return counting.hero() + (only ? between(now - 1, now) : 0.0);
    }

    /** What it is worth to a Party that a Hero of it counts as of another class. */
    double change(Seat seat, HeroClass from, HeroClass to) {
        if (from == to) {
            return 0.0;
        }
        int[] counts = ofClass[seat.index()];
        int now = classes[seat.index()];
        int then = now - (counts[from.ordinal()] == 1 ? 1 : 0) + (counts[to.ordinal()] == 0 ? 1 : 0);
        return between(now, then);
    }

    /** What one more slain Monster is worth. */
    double nextMonster(Seat seat) {
        int now = Math.min(
                state.player(seat).monsters().size(), counting.monsters().size() - 2);
        return counting.monsters().get(now + 1) - counting.monsters().get(now);
    }

    /** What it is worth to have more classes, or fewer. */
    private double between(int now, int then) {
        Array<Double> classes = counting.classes();
        return classes.get(Math.min(then, classes.size() - 1)) - classes.get(now);
    }
}
