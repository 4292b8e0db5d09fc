package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;

/** What the rules bind in the frames of programs. Texts bind slots of their own beside these. */
public final class Bound {
    /** The Pokémon that the text stands on. */
    public static final Slot<PokemonId> SELF = Slot.of("self", PokemonId.class);
    /** What kind of text the program is. */
    public static final Slot<Origin> ORIGIN = Slot.of("origin", Origin.class);
    /** The attack that goes on. */
    public static final Slot<Attack> ATTACK = Slot.of("attack", Attack.class);
    /** The Pokémon that is attacked: the opponent's Active one when the attack was announced. */
    public static final Slot<PokemonId> DEFENDER = Slot.of("defender", PokemonId.class);
    /** The Pokémon that are attacked, where they are several, in the order of their seats; {@link #DEFENDER} is what one of them is bound to. */
    public static final Slot<Group> DEFENDERS = Group.slot("defenders");
    /** The one opponent that a text means, where its player has several. */
    public static final Slot<Seat> OPPONENT = Slot.of("opponent", Seat.class);
    /** The Pokémon that attacked, for what its attack sets off. */
    public static final Slot<PokemonId> ATTACKER = Slot.of("attacker", PokemonId.class);
    /** The Pokémon or card that a trigger is about. */
    public static final Slot<PokemonId> SUBJECT = Slot.of("subject", PokemonId.class);
    /** The card that a trigger is about, such as the one that was attached. */
    public static final Slot<Card> CARD = Slot.of("card", Card.class);
    /** The player that did what set a trigger off. */
    public static final Slot<Seat> BY = Slot.of("by", Seat.class);
    /** The damage of the attack before any modifier (PKM-ATK-7). */
    public static final Slot<Integer> BASE = Slot.of("base", Integer.class);
    /** The damage that the attack did to the Pokémon that it attacked: the sum where they are several, that of one in what is done for that one. */
    public static final Slot<Integer> DEALT = Slot.of("dealt", Integer.class);
    /** How many flips came up heads. */
    public static final Slot<Integer> HEADS = Slot.of("heads", Integer.class);
    /** The Trainer that is being played, as a number of its owner's deck. */
    public static final Slot<Integer> PLAYED = Slot.of("played", Integer.class);

    /** The Pokémon that are being Knocked Out: no targets for what their Knock Outs set off (PKM-S18). */
    public static final Slot<Group> KNOCKED_OUT = Group.slot("knocked-out");

    /** Whether the Pokémon that an attack damaged was Active then. */
    public static final Slot<Boolean> STRUCK_ACTIVE = Slot.of("struck-active", Boolean.class);

    /** Whom the attack damaged. */
    public static final Slot<Hits> HITS = Slot.of("hits", Hits.class);

    /** The card that the text stands on, where that is not in play. */
    public static final Slot<Picked> THIS_CARD = Slot.of("this-card", Picked.class);

    private Bound() {}
}
