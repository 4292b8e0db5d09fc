package dev.croupier.heretoslay.odds;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.function.ToIntFunction;

/** Finds the cheapest cards that are enough. */
final class Fewest {
    private Fewest() {}

    /**
     * The fewest cards that together gain at least {@code needed}, and among as many those that gain the least too much.
     * Where several do, the choice is the same each time.
     *
     * @param cards by card, the ways to play it, of which one at most is taken
     * @param gain what a way to play a card gains
     * @return in the order of the cards; none when all of them are not enough
     */
    static <T> Option<Array<T>> reaching(int needed, Seq<? extends Seq<T>> cards, ToIntFunction<T> gain) {
        Array<TreeMap<Integer, List<T>>> reached = Array.of(TreeMap.of(0, List.empty()));
        for (Seq<T> uses : cards) {
            reached = withOneMore(reached, uses, gain);
        }
        return reached.flatMap(byGain -> byGain.find(entry -> entry._1 >= needed))
                .headOption()
                .map(entry -> entry._2.reverse().toArray());
    }

    /** By the number of cards played, by what they gain, one way to do it. */
    private static <T> Array<TreeMap<Integer, List<T>>> withOneMore(
            Array<TreeMap<Integer, List<T>>> before, Seq<T> uses, ToIntFunction<T> gain) {
        Array<TreeMap<Integer, List<T>>> after = before.append(TreeMap.empty());
        for (int count = 0; count < before.size(); count++) {
            TreeMap<Integer, List<T>> more = after.get(count + 1);
            for (var entry : before.get(count)) {
                for (T use : uses) {
                    int sum = entry._1 + gain.applyAsInt(use);
                    more = more.containsKey(sum) ? more : more.put(sum, entry._2.prepend(use));
                }
            }
            after = after.update(count + 1, more);
        }
        return after;
    }
}
