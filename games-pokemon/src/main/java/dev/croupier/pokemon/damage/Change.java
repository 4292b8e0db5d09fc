package dev.croupier.pokemon.damage;

import io.vavr.collection.Array;

/**
 * More or less damage on one side. Changes that do not stack are one change already (PKM-R7).
 *
 * @param source what changes it, for people
 * @param amount how much more; negative for less
 */
public record Change(String source, int amount) {

    /** All of them together. */
    static int sum(Array<Change> changes) {
        int sum = 0;
        for (int i = 0; i < changes.size(); i++) {
            sum += changes.get(i).amount;
        }
        return sum;
    }
}
