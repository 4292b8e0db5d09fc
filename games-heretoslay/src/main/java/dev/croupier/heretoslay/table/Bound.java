package dev.croupier.heretoslay.table;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;

/** The slots that rules and cards share. */
public final class Bound {
    /** The Hero that is rolled for, or whose effect this is. */
    public static final Slot<HeroRef> SELF = Slot.of("self", HeroRef.class);

    /** A Hero that was chosen. */
    public static final Slot<HeroRef> HERO = Slot.of("hero", HeroRef.class);

    /** A second one. */
    public static final Slot<HeroRef> OTHER_HERO = Slot.of("other-hero", HeroRef.class);

    /** A player that was chosen, or whose turn it is to do something. */
    public static final Slot<Seat> PLAYER = Slot.of("player", Seat.class);

    /** A card that was chosen. */
    public static final Slot<CardRef> CARD = Slot.of("card", CardRef.class);

    /** The card that is being played. */
    public static final Slot<CardRef> PLAYED = Slot.of("played", CardRef.class);

    /** The Hero that is to wear it. */
    public static final Slot<HeroRef> WEARER = Slot.of("wearer", HeroRef.class);

    /** The player who challenges it. */
    public static final Slot<Seat> CHALLENGER = Slot.of("challenger", Seat.class);

    /** The player whose roll is on the table. */
    public static final Slot<Seat> ROLLER = Slot.of("roller", Seat.class);

    /** Cards that were drawn, pulled, discarded or looked at. */
    public static final Slot<Held> CARDS = Slot.of("cards", Held.class);

    /** A number that was chosen. */
    public static final Slot<Integer> VALUE = Slot.of("value", Integer.class);

    /** Whether the last instruction that could fail was fully done (HTS-EFF-07). */
    public static final Slot<Boolean> DONE = Slot.of("done", Boolean.class);

    /** How many cards were discarded. */
    public static final Slot<Integer> COUNT = Slot.of("count", Integer.class);

    private Bound() {}
}
