package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.control.Option;

/** What is done with decks and whole hands. */
public final class Deck {
    private Deck() {}

    /** What you do is said without you. */
    private static Message does(Whose whose, Message what) {
        return whose == Whose.YOURS
                ? what
                : TextMessage.DOES.with(PokemonMessage.valueOf("WHO_" + whose).with(), what);
    }

    /** Players draw so many cards, or as many as they have. */
    public record Draw(Whose whose, HowMany count) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            PokemonState at = state;
            for (Seat seat : whose.seats(state, Scope.of(state))) {
                at = Zones.draw(at, seat, count.in(at), happening);
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(
                    whose.seats(outlook.state(), outlook.scope()).exists(seat -> Zones.canDraw(outlook.state(), seat)));
        }

        @Override
        public Message description() {
            return does(
                    whose,
                    Counted.number(count.description())
                            .map(cards -> (cards == 1 ? TextMessage.DRAW_ONE : TextMessage.DRAW_CARDS).with(cards))
                            .getOrElse(() -> TextMessage.DRAW_AS_MANY.with(count.description())));
        }
    }

    /** Players draw so many cards each, the number asked from the point of view of each. */
    public record EachDraws(Whose whose, HowMany count) implements Effect {

        private static Scope of(Scope scope, Seat seat) {
            return new Scope(seat, scope.self(), scope.slots());
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            PokemonState at = state;
            for (Seat seat : whose.seats(state, scope)) {
                at = Zones.draw(at, seat, count.in(at, of(scope, seat)), happening);
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            Scope scope = outlook.scope();
            return Prospect.of(whose.seats(outlook.state(), scope)
                    .exists(seat ->
                            Zones.canDraw(outlook.state(), seat) && count.in(outlook.state(), of(scope, seat)) > 0));
        }

        @Override
        public Message description() {
            return does(whose, TextMessage.DRAW_AS_MANY_EACH.with(count.description()));
        }
    }

    /** Players draw until they have so many cards in hand. */
    public record DrawUntil(Whose whose, HowMany count) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            PokemonState at = state;
            for (Seat seat : whose.seats(state, Scope.of(state))) {
                int missing = count.in(at) - at.hand(seat).size();
                at = missing > 0 ? Zones.draw(at, seat, missing, happening) : at;
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            int wanted = count.in(outlook.state(), outlook.scope());
            Seat you = outlook.scope().seat();
            return Prospect.of(whose.seats(outlook.state(), outlook.scope())
                    .exists(seat -> (seat.equals(you)
                                            ? outlook.handSize()
                                            : outlook.state().hand(seat).size())
                                    < wanted
                            && Zones.canDraw(outlook.state(), seat)));
        }

        @Override
        public Message description() {
            Message cards = count.description();
            return does(
                    whose,
                    (Counted.number(cards).isDefined() ? TextMessage.DRAW_UNTIL : TextMessage.DRAW_UNTIL_AS_MANY)
                            .with(cards));
        }
    }

    /** Decks are shuffled. */
    public record Shuffle(Whose whose) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            PokemonState at = state;
            for (Seat seat : whose.seats(state, Scope.of(state))) {
                at = Zones.shuffle(at, seat, happening);
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.NO;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_SHUFFLE.with(
                    PokemonMessage.valueOf("WHOSE_" + whose).with());
        }
    }

    /** A player looks through the own deck, and so learns which cards its Prizes are. */
    public record LookThrough() implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return Zones.searched(state, state.agenda().top().owner(), happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.NO;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_SEARCH.with();
        }
    }

    /** Cards from the top of decks go to another zone for all to see. */
    public record Mill(Whose whose, HowMany count, Zone to) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            PokemonState at = state;
            for (Seat seat : whose.seats(state, Scope.of(state))) {
                for (int left = count.in(state);
                        left > 0 && !at.side(seat).pile().isEmpty();
                        left--) {
                    DrawPile.Drawn top = at.side(seat).pile().draw(happening.chance());
                    at = Zones.move(at, seat, CardSet.of(top.card()), Zone.DECK, to, Zones.ALL, happening);
                }
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(whose.seats(outlook.state(), outlook.scope())
                    .exists(seat -> !outlook.state().side(seat).pile().isEmpty()));
        }

        @Override
        public Message description() {
            boolean isOne = Counted.number(count.description()).contains(1);
            return (isOne ? PokemonMessage.DO_MILL_ONE : PokemonMessage.DO_MILL)
                    .with(
                            count.description(),
                            PokemonMessage.valueOf("WHOSE_" + whose).with(),
                            to);
        }
    }

    /** A player looks at the top cards of the own deck, which are bound and stay where they are. */
    public record LookAtTop(Slot<Picked> as, HowMany count) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Seat you = state.agenda().top().owner();
            Side side = state.side(you);
            DrawPile rest = side.pile();
            CardSet seen = CardSet.empty();
            for (int left = count.in(state); left > 0 && !rest.isEmpty(); left--) {
                DrawPile.Drawn drawn = rest.draw(happening.chance());
                seen = seen.with(drawn.card());
                rest = drawn.rest();
            }
            int sees = state.setting().lookers(you);
            happening.tell(new PokemonEvent.Seen(
                    you, Zone.DECK_TOP, seen.size(), Option.some(state.deck(you).cards(seen)), sees));
            PokemonState looked = state.withSide(you, side.withPile(rest.putOnTop(seen, sees)));
            return looked.withAgenda(looked.agenda().bind(as, new Picked(you, Zone.DECK, seen, sees)));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            boolean any = !outlook.state().side(outlook.scope().seat()).pile().isEmpty();
            if (any) {
                outlook.foresee(as);
            }
            return any ? Prospect.MAYBE : Prospect.NO;
        }

        @Override
        public Message description() {
            boolean isOne = Counted.number(count.description()).contains(1);
            return (isOne ? PokemonMessage.DO_LOOK_AT_TOP_CARD : PokemonMessage.DO_LOOK_AT_TOP)
                    .with(count.description());
        }
    }

    /** Whole hands go to another zone: into the deck, to its bottom or to the discard pile; their owners alone see which cards they are. */
    public record MoveHand(Whose whose, Zone to, Slot<Integer> moved) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            PokemonState at = state;
            int count = 0;
            for (Seat seat : whose.seats(state, Scope.of(state))) {
                CardSet hand = at.hand(seat);
                count += hand.size();
                at = Zones.move(at, seat, hand, Zone.HAND, to, to == Zone.DISCARD ? Zones.ALL : 0, happening);
            }
            return at.withAgenda(at.agenda().bind(moved, count));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            boolean any = whose.seats(outlook.state(), outlook.scope())
                    .exists(seat -> !outlook.state().hand(seat).isEmpty());
            if (any) {
                outlook.foresee(moved);
            }
            return Prospect.of(any);
        }

        @Override
        public Message description() {
            return (MoveCards.isOn(to) ? TextMessage.MOVE_HAND_ON : PokemonMessage.DO_MOVE_HAND)
                    .with(PokemonMessage.valueOf("WHOSE_" + whose).with(), to);
        }
    }

    /** A hand is shown to the text's player, or to everybody. */
    public record ShowHand(Whose whose, boolean toAll) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Seat you = state.agenda().top().owner();
            PokemonState at = state;
            for (Seat seat : whose.seats(state, Scope.of(state))) {
                at = Zones.showHand(
                        at, seat, toAll ? Zones.ALL : state.setting().lookers(you), happening);
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(whose.seats(outlook.state(), outlook.scope())
                    .exists(seat -> !outlook.state().hand(seat).isEmpty()));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_SHOW_HAND.with(
                    PokemonMessage.valueOf("WHOSE_" + whose).with());
        }
    }
}
