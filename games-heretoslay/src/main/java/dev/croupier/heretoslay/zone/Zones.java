package dev.croupier.heretoslay.zone;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.Equipment;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Piles;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * The moves of cards that the rules' key terms name (HTS-B31), without what they set off. Each leaves every card in exactly one place,
 * tells its event and keeps what the players know true.
 */
public final class Zones {
    private Zones() {}

    /** A card that was drawn, and the table afterwards. */
    public record Drawn(HtsState state, int card, int seers) {}

    /** The top card of the main deck goes to a hand; nothing where there is no card to draw (HTS-PIL-01). */
    public static Option<Drawn> draw(HtsState before, Seat seat, Happening<HtsEvent> happening) {
        HtsState state = refilled(before, 1, happening);
        if (state.piles().deck().isEmpty()) {
            return Option.none();
        }
        Deck.Drawn drawn = state.piles().deck().draw(happening.chance());
        int seers = drawn.knowers() | 1 << seat.index();
        Card card = state.card(drawn.card());
        happening.tell(new HtsEvent.Drew(seat, Option.some(card), seers));
        HtsState taken = state.withPilesAndHand(
                state.piles().withDeck(drawn.rest()), seat, state.hand(seat).with(drawn.card()));
        return Option.some(new Drawn(Knowledge.cameSeenBy(taken, seat, card, seers), drawn.card(), seers));
    }

    /** The discard pile goes beneath a deck that has fewer than {@code needed} cards. */
    public static HtsState refilled(HtsState state, int needed, Happening<HtsEvent> happening) {
        Piles piles = state.piles();
        if (piles.discards().isEmpty() || piles.deck().size() >= needed) {
            return state;
        }
        CardSet discards = CardSet.empty();
        for (int card : piles.discards()) {
            discards = discards.with(card);
        }
        Deck deck = piles.deck().over(discards);
        happening.tell(new HtsEvent.Reshuffled(discards.size()));
        return state.withPiles(piles.withDeck(deck).withDiscards(List.empty()));
    }

    /** A card of a hand goes to the discard pile. */
    public static HtsState discard(HtsState state, Seat seat, int card, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.Discarded(seat, state.card(card)));
        return discarded(state, seat, card);
    }

    /** A whole hand goes to the discard pile, card by card. */
    public static HtsState discardHand(HtsState state, Seat seat, Happening<HtsEvent> happening) {
        CardSet hand = state.hand(seat);
        List<Integer> discards = state.piles().discards();
        for (var cards = hand.iterator(); cards.hasNext(); ) {
            int card = cards.nextInt();
            happening.tell(new HtsEvent.Discarded(seat, state.card(card)));
            discards = discards.prepend(card);
        }
        HtsState at = state.withPilesAndHand(state.piles().withDiscards(discards), seat, CardSet.empty());
        for (var cards = hand.iterator(); cards.hasNext(); ) {
            at = Knowledge.left(at, seat, at.card(cards.nextInt()));
        }
        return at;
    }

    /** A card of a hand goes to the discard pile as part of something that is told otherwise: a Modifier or Challenge that was played. */
    public static HtsState discarded(HtsState state, Seat seat, int card) {
        Piles piles = state.piles();
        return fromHand(state, seat, card, piles.withDiscards(piles.discards().prepend(card)));
    }

    /** A card of a hand is being played. */
    public static HtsState toResolving(HtsState state, Seat seat, int card) {
        Piles piles = state.piles();
        return fromHand(state, seat, card, piles.withResolving(piles.resolving().with(card)));
    }

    /** A card that was being played goes to the discard pile. */
    public static HtsState resolvedToDiscards(HtsState state, int card) {
        return onDiscards(resolved(state, card), card);
    }

    /** A Hero that was being played joins a Party. */
    public static HtsState resolvedToParty(HtsState state, Seat seat, int hero) {
        return resolved(state, hero).withHeroes(seat, state.heroes(seat).with(hero));
    }

    /** An Item that was being played is worn. */
    public static HtsState resolvedToWearer(HtsState state, int item, int hero, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.Equipped(state.card(item), state.card(hero)));
        return resolved(state, item).withEquipment(state.equipment().with(item, hero));
    }

    private static HtsState resolved(HtsState state, int card) {
        return state.withPiles(
                state.piles().withResolving(state.piles().resolving().without(card)));
    }

    /** A card goes from the discard pile to a hand for all to see. */
    public static HtsState fetch(HtsState state, Seat seat, int card, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.Fetched(seat, state.card(card)));
        HtsState fetched = state.withPilesAndHand(
                state.piles().withDiscards(state.piles().discards().remove(card)),
                seat,
                state.hand(seat).with(card));
        return Knowledge.came(fetched, seat, state.card(card));
    }

    /** A random card goes from one hand, which is not empty, to another (HTS-EFF-01). */
    public static Drawn pull(HtsState state, Seat from, Seat to, Happening<HtsEvent> happening) {
        int card = happening.chance().pick(state.hand(from));
        int seers = 1 << from.index() | 1 << to.index();
        happening.tell(new HtsEvent.Pulled(to, from, Option.some(state.card(card)), seers));
        return new Drawn(handToHand(state, from, to, card), card, seers);
    }

    /** A card of somebody's choice goes from one hand to another. */
    public static HtsState give(HtsState state, Seat from, Seat to, int card, Happening<HtsEvent> happening) {
        int seers = 1 << from.index() | 1 << to.index();
        happening.tell(new HtsEvent.Given(from, to, Option.some(state.card(card)), seers));
        return handToHand(state, from, to, card);
    }

    private static HtsState handToHand(HtsState state, Seat from, Seat to, int card) {
        HtsState moved = state.withHand(from, state.hand(from).without(card));
        return Knowledge.passed(moved.withHand(to, moved.hand(to).with(card)), from, to, state.card(card));
    }

    /** Two players swap hands, empty ones too (HTS-EFF-20). */
    public static HtsState swapHands(HtsState state, Seat one, Seat other, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.HandsSwapped(
                one,
                other,
                Option.some(state.catalogue()
                        .cards(state.hand(other))
                        .appendAll(state.catalogue().cards(state.hand(one)))),
                1 << one.index() | 1 << other.index()));
        return Knowledge.swapped(state, one, other)
                .withHand(one, state.hand(other))
                .withHand(other, state.hand(one));
    }

    /** A player looks at another's hand. */
    public static HtsState lookAtHand(HtsState state, Seat seat, Seat of, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.HandSeen(
                seat, of, Option.some(state.catalogue().cards(state.hand(of))), 1 << seat.index() | 1 << of.index()));
        return Knowledge.looked(state, seat, of);
    }

    /** A player shows a card of the own hand. */
    public static HtsState reveal(HtsState state, Seat seat, int card, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.Revealed(seat, state.card(card)));
        return Knowledge.shown(state, seat, state.card(card));
    }

    /** A Hero goes to another Party with all that it wears (HTS-ITM-04). */
    public static HtsState heroTo(HtsState state, int hero, Seat from, Seat to) {
        HtsState left = state.withHeroes(from, state.heroes(from).without(hero));
        HtsState moved = left.withHeroes(to, left.heroes(to).with(hero));
        return state.rules().usedMarkClearedOnLeavingPlay() ? withoutMark(moved, hero) : moved;
    }

    /** A Hero goes to the discard pile, with all that it wears (HTS-ITM-04). */
    public static HtsState heroToDiscards(HtsState state, int hero, Seat from, Happening<HtsEvent> happening) {
        HtsState at = state;
        for (var items = state.equipment().on(hero).iterator(); items.hasNext(); ) {
            at = itemToDiscards(at, items.nextInt(), happening);
        }
        HtsState gone = onDiscards(at.withHeroes(from, at.heroes(from).without(hero)), hero);
        return state.rules().usedMarkClearedOnLeavingPlay() ? withoutMark(gone, hero) : gone;
    }

    private static HtsState withoutMark(HtsState state, int hero) {
        return state.withTurn(state.turn().withUsed(state.turn().used().without(hero)));
    }

    /** An Item that is worn goes to the discard pile. */
    public static HtsState itemToDiscards(HtsState state, int item, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.ItemDiscarded(state.card(item)));
        return onDiscards(state.withEquipment(state.equipment().without(item)), item);
    }

    /** An Item that is worn goes to a hand for all to see. */
    public static HtsState itemToHand(HtsState state, int item, Seat to, Happening<HtsEvent> happening) {
        Equipment equipment = state.equipment();
        Card card = state.card(item);
        happening.tell(new HtsEvent.ItemReturned(to, card, state.card(equipment.wearerOf(item))));
        HtsState returned = state.withEquipment(equipment.without(item))
                .withHand(to, state.hand(to).with(item));
        return Knowledge.came(returned, to, card);
    }

    private static HtsState fromHand(HtsState state, Seat seat, int card, Piles piles) {
        HtsState moved = state.withPilesAndHand(piles, seat, state.hand(seat).without(card));
        return Knowledge.left(moved, seat, state.card(card));
    }

    private static HtsState onDiscards(HtsState state, int card) {
        Piles piles = state.piles();
        return state.withPiles(piles.withDiscards(piles.discards().prepend(card)));
    }

    /** The cards of the discard pile of those types: of each kind the one that lies highest, in the order of the box. */
    public static CardSet inDiscards(HtsState state, io.vavr.collection.Seq<CardType> types) {
        CardSet wanted = CardSet.empty();
        for (int i = 0; i < types.size(); i++) {
            wanted = wanted.union(state.catalogue().ofType(types.get(i)));
        }
        long[] kinds = new long[2];
        long[] found = new long[2];
        for (List<Integer> rest = state.piles().discards(); !rest.isEmpty(); rest = rest.tail()) {
            int number = rest.head();
            int kind = state.catalogue().kind(number);
            if (wanted.contains(number) && (kinds[kind >> 6] >>> kind & 1) == 0) {
                kinds[kind >> 6] |= 1L << kind;
                found[number >> 6] |= 1L << number;
            }
        }
        return CardSet.ofBits(found[0], found[1]);
    }

    /** Everything that a player has goes to the discard pile, and the player leaves the table (HTS-WITHDRAW). */
    public static HtsState clear(HtsState state, Seat seat, Happening<HtsEvent> happening) {
        HtsState at = state;
        for (var heroes = state.heroes(seat).iterator(); heroes.hasNext(); ) {
            at = heroToDiscards(at, heroes.nextInt(), seat, happening);
        }
        at = discardHand(at, seat, happening);
        return at.withPlayer(seat, at.player(seat).left());
    }
}
