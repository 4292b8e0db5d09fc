package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.IndexedSeq;

/** A {@link Bot} that carries its own randomness from choice to choice. Mutable: for one thread. */
public final class Player<A extends Action, V> {
    private final Bot<A, V> bot;
    private Randomness randomness;

    Player(Bot<A, V> bot, Randomness randomness) {
        this.bot = bot;
        this.randomness = randomness;
    }

    /** One of {@code legal}, which is not empty. */
    public A choose(V view, IndexedSeq<A> legal) {
        Chance chance = randomness.open();
        A chosen = bot.choose(view, legal, chance);
        randomness = chance.after();
        return chosen;
    }
}
