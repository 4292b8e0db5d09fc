package dev.croupier.raid.boss;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The bosses that come with the engine. */
public final class Bosses {
    private static final Array<KnownBoss> ALL = Array.of(
            new KnownBoss("harbour-giant", "The Giant of the Harbour"),
            new KnownBoss("thunder-pair", "The Pair of the Thunderhead"),
            new KnownBoss("first-star", "The Star before all Stars"),
            new KnownBoss("drum-mother", "The Mother of the Drums"),
            new KnownBoss("fourfold-mind", "The Fourfold Mind"));

    private Bosses() {}

    /** All of them, the easiest first. */
    public static Array<KnownBoss> all() {
        return ALL;
    }

    /** The boss of that id, such as {@code fourfold-mind}; letter case doesn't matter. */
    public static Option<KnownBoss> named(String id) {
        return ALL.find(boss -> boss.id().equalsIgnoreCase(id));
    }
}
