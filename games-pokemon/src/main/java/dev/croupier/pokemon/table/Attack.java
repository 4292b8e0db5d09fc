package dev.croupier.pokemon.table;

import io.vavr.collection.Array;

/**
 * An attack.
 *
 * @param name by which other texts refer to it
 * @param cost the Energy that using it needs
 * @param printed what is printed beside the name
 * @param once whether it is a GX attack or a VSTAR Power, of which a player has one a game
 * @param when what must hold for it to be chosen
 * @param before what is done before damage, because the text says so
 * @param base what makes the damage another number than the printed one
 * @param after what is done after damage, in the order of the text (PKM-ATK-6)
 */
public record Attack(
        String name,
        Cost cost,
        Printed printed,
        OncePerGame once,
        Array<When> when,
        Array<Effect> before,
        Array<Effect> base,
        Array<Effect> after) {

    /** What a player has once a game, whichever card it is on (PKM-KIND-3, PKM-KIND-6). */
    public enum OncePerGame {
        NO,
        GX,
        VSTAR
    }

    /** An attack without a text. */
    public static Attack plain(String name, Cost cost, Printed printed) {
        return new Attack(
                name, cost, printed, OncePerGame.NO, Array.empty(), Array.empty(), Array.empty(), Array.empty());
    }

    @Override
    public String toString() {
        return name;
    }
}
