package dev.croupier.verification.toys.tavern;

import dev.croupier.core.agenda.Amount;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.ForEach;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Repeat;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Who;
import dev.croupier.core.card.CardSet;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The cards, one copy of each. What a card does is its program; some may also be played in response to a card, and then do something else.
 */
enum Card {
    /** In a loop: everybody pays. */
    ROUND(new ForEach<>(Bound.PLAYER, new Others(), new Take(Who.in(Bound.PLAYER)))),

    /** An offer, then chance decides. */
    DICE(new May<>(Who.owner(), Sequence.of(new Flip(), new If<>(Is.bound(Bound.HEADS), new Gain(2), new Gain(-1))))),

    /** A choice in mid-effect. */
    THIEF(Sequence.of(
            new Choose<>(Bound.PLAYER, Who.owner(), new Others()),
            new Repeat<>(Amount.of(2), new Take(Who.in(Bound.PLAYER))))),

    /** Another player carries out a program of its own, and answers. */
    BLACKMAIL(Sequence.of(
            new Choose<>(Bound.PLAYER, Who.owner(), new Others()),
            new Ask(
                    Who.in(Bound.PLAYER),
                    new May<>(
                            Who.owner(),
                            Sequence.of(
                                    new Give(Bound.CALLER), new If<>(Is.bound(Bound.GIVEN), new Answer(Bound.PAID))))),
            new If<>(Is.notBound(Bound.PAID), new Repeat<>(Amount.of(2), new Take(Who.in(Bound.PLAYER)))))),

    /** A hidden card, about which there is always an offer. */
    BARREL(Sequence.of(new DrawCard(), new MayPlayDrawn())),

    /** All commit in secret. */
    FISTS(new Fists()),

    /** Stays, and replaces the next theft from its owner. */
    DOG(new Keep()),

    /** A response: the card does nothing. */
    HUSH(new Gain(1), new Answer(Bound.CANCELLED)),

    /** Another response. */
    JEER(new Gain(1), Sequence.of(new Answer(Bound.CANCELLED), new Gain(2)));

    private static final Card[] ALL = values();

    @SuppressWarnings("ImmutableEnumChecker") // programs are immutable
    private final Instruction<TavernState, TavernEvent> program;

    @SuppressWarnings("ImmutableEnumChecker")
    private final Option<Instruction<TavernState, TavernEvent>> response;

    Card(Instruction<TavernState, TavernEvent> program) {
        this.program = program;
        this.response = Option.none();
    }

    Card(Instruction<TavernState, TavernEvent> program, Instruction<TavernState, TavernEvent> response) {
        this.program = program;
        this.response = Option.some(response);
    }

    static Card of(int number) {
        return ALL[number];
    }

    static CardSet set(Iterable<Card> cards) {
        CardSet set = CardSet.empty();
        for (Card card : cards) {
            set = set.with(card.ordinal());
        }
        return set;
    }

    Instruction<TavernState, TavernEvent> program() {
        return program;
    }

    Option<Instruction<TavernState, TavernEvent>> response() {
        return response;
    }

    boolean isResponse() {
        return response.isDefined();
    }

    /** The card's text, made from its programs. */
    String text() {
        String text = program.description().english();
        return response.map(answer -> text + "; or, when another plays a card: "
                        + answer.description().english())
                .getOrElse(text);
    }

    /** As actions write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
