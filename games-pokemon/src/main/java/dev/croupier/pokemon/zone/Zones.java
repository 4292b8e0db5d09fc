package dev.croupier.pokemon.zone;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Tag;
import io.vavr.control.Option;

/**
 * Moves of one owner's cards outside play. Each leaves every card in exactly one place, tells its event and keeps what the players know true. A
 * Prism Star that would be discarded goes to the Lost Zone (PKM-KIND-12).
 */
public final class Zones {
    /** Everybody sees it. */
    public static final int ALL = -1;

    private Zones() {}

    /** A player draws so many cards, or as many as there are (PKM-WIN-3); without a hand it does what the course says instead. */
    public static PokemonState draw(PokemonState state, Seat seat, int count, Happening<PokemonEvent> happening) {
        if (!state.setting().profile(seat).hasHand()) {
            return state.setting().course().drawnWithoutHand(state, seat, count, happening);
        }
        Side side = state.side(seat);
        DrawPile pile = side.pile();
        CardSet drawn = CardSet.empty();
        PokemonState at = state;
        for (int i = 0; i < count && !pile.isEmpty(); i++) {
            DrawPile.Drawn one = pile.draw(happening.chance());
            pile = one.rest();
            drawn = drawn.with(one.card());
            at = known(at, seat, one.card(), one.knowers() | state.handSeers(seat));
        }
        if (drawn.isEmpty()) {
            return state;
        }
        happening.tell(new PokemonEvent.Moved(
                seat,
                drawn.size(),
                Option.some(state.deck(seat).cards(drawn)),
                Zone.DECK,
                Zone.HAND,
                state.handSeers(seat)));
        Side now = at.side(seat);
        return at.withSide(seat, now.withPile(pile).withHand(now.hand().union(drawn)));
    }

    /** Whether that seat would get a card if it drew one now. */
    public static boolean canDraw(PokemonState state, Seat seat) {
        return state.setting().profile(seat).hasHand()
                ? !state.side(seat).pile().isEmpty()
                : state.setting().course().canDrawWithoutHand(state, seat);
    }

    private static PokemonState known(PokemonState state, Seat seat, int card, int knowers) {
        PokemonState left = Knowledge.left(state, Place.deck(seat), CardSet.of(card), Place.hand(seat), knowers);
        return Knowledge.came(left, Place.hand(seat), CardSet.of(card), knowers);
    }

    /** Where a card comes to lie that would go there: a Prism Star goes to the Lost Zone, not to the discard pile (PKM-KIND-12). */
    public static Zone goal(Card card, Zone to) {
        return to == Zone.DISCARD && card.tags().has(Tag.PRISM_STAR) ? Zone.LOST : to;
    }

    /**
     * Cards of one zone go to another.
     *
     * @param seers who sees which cards they are besides their owner, as bits
     */
    public static PokemonState move(
            PokemonState state,
            Seat owner,
            CardSet cards,
            Zone from,
            Zone to,
            int seers,
            Happening<PokemonEvent> happening) {
        if (cards.isEmpty()) {
            return state;
        }
        if (to == Zone.HAND && !state.setting().profile(owner).hasHand()) {
            return toBePlayed(state, owner, cards, from, happening);
        }
        DeckList deck = state.deck(owner);
        boolean isOfHand = from == Zone.HAND || to == Zone.HAND;
        int sees = seers == ALL
                ? ALL
                : seers | (isOfHand ? state.handSeers(owner) : state.setting().lookers(owner));
        if (to == Zone.DISCARD) {
            CardSet stars = cards.filter(number -> goal(deck.card(number), to) != to);
            if (!stars.isEmpty()) {
                PokemonState rest = move(state, owner, cards.minus(stars), from, to, seers, happening);
                return move(rest, owner, stars, from, Zone.LOST, seers, happening);
            }
        }
        happening.tell(new PokemonEvent.Moved(owner, cards.size(), Option.some(deck.cards(cards)), from, to, sees));
        return into(out(state, owner, cards, from, to, sees), owner, cards, to, sees);
    }

    /** Cards that a seat without a hand gets lie among those that are being played, for all to see. */
    public static PokemonState toBePlayed(
            PokemonState state, Seat owner, CardSet cards, Zone from, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Moved(
                owner, cards.size(), Option.some(state.deck(owner).cards(cards)), from, Zone.PLAY, ALL));
        PokemonState left = out(state, owner, cards, from, Zone.PLAY, ALL);
        Side side = left.side(owner);
        return left.withSide(owner, side.withResolving(side.resolving().union(cards)));
    }

    /**
     * Bound cards have moved: their slot says where they lie now, and in no other slot of the frame they are any more.
     *
     * @param seers who saw which cards they are besides their owner, as bits
     */
    public static PokemonState rebound(
            PokemonState state, Slot<Picked> slot, Seat owner, CardSet cards, Zone to, int seers) {
        int sees = seers == ALL ? ALL : seers | state.setting().lookers(owner);
        Slots others = state.agenda()
                .slots()
                .map(value ->
                        value instanceof Picked picked && picked.owner().equals(owner) ? picked.minus(cards) : value);
        return state.withAgenda(state.agenda().withSlots(others.with(slot, new Picked(owner, to, cards, sees))));
    }

    private static PokemonState out(PokemonState state, Seat owner, CardSet cards, Zone from, Zone to, int sees) {
        Side side = state.side(owner);
        return switch (from) {
            case HAND -> {
                PokemonState left =
                        state.withSide(owner, side.withHand(side.hand().minus(cards)));
                Place target = isDeck(to) ? Place.deck(owner) : Place.hand(owner);
                yield Knowledge.left(left, Place.hand(owner), cards, target, sees);
            }
            case DECK, DECK_TOP, DECK_BOTTOM -> {
                DrawPile pile = side.pile();
                for (var all = cards.iterator(); all.hasNext(); ) {
                    pile = pile.without(all.nextInt(), sees);
                }
                PokemonState left = state.withSide(owner, side.withPile(pile));
                Place target = to == Zone.HAND ? Place.hand(owner) : Place.deck(owner);
                yield Knowledge.left(left, Place.deck(owner), cards, target, sees);
            }
            case DISCARD ->
                state.withSide(owner, side.withDiscard(side.discard().minus(cards)));
            case LOST -> state.withSide(owner, side.withLost(side.lost().minus(cards)));
            case PRIZES -> {
                Place target = to == Zone.HAND ? Place.hand(owner) : Place.deck(owner);
                PokemonState told = Knowledge.left(state, Place.prizes(owner), cards, target, sees);
                Prizes prizes = side.prizes();
                for (int place = 0; place < prizes.slots().size(); place++) {
                    if (prizes.isThere(place) && cards.contains(prizes.slots().get(place))) {
                        prizes = prizes.without(place);
                    }
                }
                yield told.withSide(owner, side.withPrizes(prizes));
            }
            case PLAY -> state;
        };
    }

    /** Cards that have left where they were come to a zone of their owner's. */
    public static PokemonState into(PokemonState state, Seat owner, CardSet cards, Zone to, int sees) {
        Side side = state.side(owner);
        return switch (to) {
            case HAND ->
                Knowledge.came(
                        state.withSide(owner, side.withHand(side.hand().union(cards))), Place.hand(owner), cards, sees);
            case DECK -> Cut.after(intoDeck(state, owner, cards, side.pile().shuffleIn(cards), sees), owner);
            case DECK_TOP -> intoDeck(state, owner, cards, side.pile().putOnTop(cards, sees), sees);
            case DECK_BOTTOM -> intoDeck(state, owner, cards, side.pile().putUnder(cards, sees), sees);
            case DISCARD ->
                state.withSide(owner, side.withDiscard(side.discard().union(cards)));
            case LOST -> state.withSide(owner, side.withLost(side.lost().union(cards)));
            case PRIZES, PLAY -> state;
        };
    }

    private static PokemonState intoDeck(PokemonState state, Seat owner, CardSet cards, DrawPile pile, int sees) {
        PokemonState with = state.withSide(owner, state.side(owner).withPile(pile));
        return Knowledge.came(with, Place.deck(owner), cards, sees);
    }

    private static boolean isDeck(Zone zone) {
        return zone == Zone.DECK || zone == Zone.DECK_TOP || zone == Zone.DECK_BOTTOM;
    }

    /** A player's deck is shuffled. */
    public static PokemonState shuffle(PokemonState state, Seat seat, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Shuffled(seat));
        Side side = state.side(seat);
        return Cut.after(state.withSide(seat, side.withPile(side.pile().shuffle())), seat);
    }

    /**
     * A player looks through the own deck, and so knows which cards its Prizes are. As the deck will be shuffled afterwards, its order is over now: from
     * which part of it a card is taken is nobody's to see.
     */
    public static PokemonState searched(PokemonState state, Seat seat, Happening<PokemonEvent> happening) {
        Side side = state.side(seat);
        happening.tell(new PokemonEvent.Seen(
                seat,
                Zone.DECK,
                side.pile().size(),
                Option.some(state.deck(seat).cards(side.pile().cards())),
                state.setting().lookers(seat)));
        return state.withSide(
                seat,
                side.withPile(side.pile().shuffle()).withPrizes(side.prizes().withKnown(true)));
    }

    /** A player looks at the own face-down Prizes, and so knows which cards they are. */
    public static PokemonState lookedAtPrizes(PokemonState state, Seat seat, Happening<PokemonEvent> happening) {
        Side side = state.side(seat);
        happening.tell(new PokemonEvent.Seen(
                seat,
                Zone.PRIZES,
                side.prizes().left(),
                Option.some(state.deck(seat).cards(side.prizes().cards())),
                state.setting().lookers(seat)));
        return state.withSide(seat, side.withPrizes(side.prizes().withKnown(true)));
    }

    /** A card that is being played becomes a Prize, for all to see; then those that lie face down are shuffled. */
    public static PokemonState becamePrize(PokemonState state, Seat seat, int card, Happening<PokemonEvent> happening) {
        Side side = state.side(seat);
        if (!side.resolving().contains(card)) {
            return state;
        }
        happening.tell(new PokemonEvent.Moved(
                seat, 1, Option.some(state.deck(seat).cards(CardSet.of(card))), Zone.PLAY, Zone.PRIZES, ALL));
        Prizes prizes = side.prizes().plus(card).shuffled(happening.chance());
        PokemonState placed = state.withSide(
                seat, side.withResolving(side.resolving().without(card)).withPrizes(prizes));
        return Knowledge.came(placed, Place.prizes(seat), CardSet.of(card), ALL);
    }

    /** A hand was shown to everybody and goes back into the deck (PKM-SETUP-3). */
    public static PokemonState mulligan(PokemonState state, Seat seat) {
        CardSet hand = state.hand(seat);
        PokemonState shown = Knowledge.looked(state, Place.hand(seat), hand, ALL);
        return into(out(shown, seat, hand, Zone.HAND, Zone.DECK, ALL), seat, hand, Zone.DECK, ALL);
    }

    /** Cards of the deck have become Prizes that nobody has seen. */
    public static PokemonState setAside(PokemonState state, Seat seat, CardSet prizes) {
        return Knowledge.left(state, Place.deck(seat), prizes, Place.prizes(seat), 0);
    }

    /** A Prize has come to the hand; {@code seers} saw which card it is. */
    public static PokemonState prizeTaken(PokemonState state, Seat seat, int card, int seers) {
        CardSet taken = CardSet.of(card);
        PokemonState left = Knowledge.left(state, Place.prizes(seat), taken, Place.hand(seat), seers);
        return into(left, seat, taken, Zone.HAND, seers);
    }

    /** A player looks at a hand that is another's, or everybody does. */
    public static PokemonState showHand(PokemonState state, Seat owner, int seers, Happening<PokemonEvent> happening) {
        CardSet hand = state.hand(owner);
        int sees = seers == ALL ? ALL : seers | state.handSeers(owner);
        happening.tell(new PokemonEvent.Seen(
                owner, Zone.HAND, hand.size(), Option.some(state.deck(owner).cards(hand)), sees));
        return Knowledge.looked(state, Place.hand(owner), hand, sees);
    }

    /** Some see a player's hand from now on, whatever becomes of it. */
    public static PokemonState openHand(PokemonState state, Seat owner, int seers, Happening<PokemonEvent> happening) {
        CardSet hand = state.hand(owner);
        int sees = seers | state.handSeers(owner);
        happening.tell(new PokemonEvent.Seen(
                owner, Zone.HAND, hand.size(), Option.some(state.deck(owner).cards(hand)), sees));
        return Knowledge.opened(state, Place.hand(owner), hand, sees);
    }

    /** Everybody sees some cards of a hidden zone, where they stay. */
    public static PokemonState show(
            PokemonState state, Seat owner, CardSet cards, Zone zone, Happening<PokemonEvent> happening) {
        if (cards.isEmpty()) {
            return state;
        }
        happening.tell(new PokemonEvent.Seen(
                owner, zone, cards.size(), Option.some(state.deck(owner).cards(cards)), ALL));
        Place place = switch (zone) {
            case HAND -> Place.hand(owner);
            case DECK, DECK_TOP, DECK_BOTTOM -> Place.deck(owner);
            case PRIZES -> Place.prizes(owner);
            default -> null;
        };
        return place == null ? state : Knowledge.shown(state, place, cards);
    }

    /** A card of the hand is being played: it is in no zone until its effect ends (PKM-ZONE-8). */
    public static PokemonState toResolving(PokemonState state, Seat seat, int card) {
        Side side = state.side(seat);
        PokemonState left = state.withSide(
                seat,
                side.withHand(side.hand().without(card))
                        .withResolving(side.resolving().with(card)));
        return Knowledge.leftOpenly(left, Place.hand(seat), CardSet.of(card));
    }

    /** A card of the hand, or of those that a seat without a hand is playing, comes into play for all to see. */
    public static PokemonState fromHand(PokemonState state, Seat seat, int card) {
        if (!state.setting().profile(seat).hasHand()) {
            Side side = state.side(seat);
            return state.withSide(seat, side.withResolving(side.resolving().without(card)));
        }
        PokemonState left = state.withHand(seat, state.hand(seat).without(card));
        return Knowledge.leftOpenly(left, Place.hand(seat), CardSet.of(card));
    }

    /** A card that was played has done its work. */
    public static PokemonState resolved(PokemonState state, Seat seat, int card, Happening<PokemonEvent> happening) {
        Side side = state.side(seat);
        if (!side.resolving().contains(card)) {
            return state;
        }
        PokemonState left =
                state.withSide(seat, side.withResolving(side.resolving().without(card)));
        return move(left, seat, CardSet.of(card), Zone.PLAY, Zone.DISCARD, ALL, happening);
    }
}
