package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.play.Evolve;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * For each of the bound Pokémon of the text's player, one after another, a card of the deck that evolves from it is searched for and put onto it. A
 * search for such a card may find none. That it came into play in this turn is no matter (PKM-R79).
 *
 * @param pokemon which
 */
public record EvolveEach(Slot<Group> pokemon) implements Effect {
    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Group group = state.agenda().slots().get(pokemon, Group.none());
        return group.isEmpty()
                ? state
                : Zones.searched(state, state.agenda().top().owner(), happening)
                        .withAgenda(state.agenda().then(new Evolving(group)));
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        boolean any = outlook.has(pokemon)
                && !outlook.state().side(outlook.scope().seat()).pile().isEmpty();
        return any ? Prospect.MAYBE : Prospect.NO;
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_EVOLVE_EACH.with(PokemonMessage.THE_CHOSEN.with());
    }

    /** Those that are still to be evolved. */
    record Evolving(Group left) implements Asking {
        private static CardSet evolutions(PokemonState state, Seat seat, InPlay pokemon) {
            DeckList deck = state.deck(seat);
            return state.side(seat)
                    .pile()
                    .cards()
                    .intersection(deck.pokemon())
                    .filter(number -> mayEvolve(state, seat, pokemon, deck.card(number)));
        }

        private static boolean mayEvolve(PokemonState state, Seat seat, InPlay pokemon, Card card) {
            return Evolve.isNext(card, pokemon)
                    && Permission.forbids(state, seat, Passive.Forbidden.EVOLVE, pokemon, card.name()) == null;
        }

        private Evolving rest() {
            return new Evolving(new Group(left.all().tail()));
        }

        @Override
        public Array<Seat> toAct(PokemonState state) {
            return left.isEmpty() || state.find(left.all().head()) == null
                    ? Array.empty()
                    : Array.of(state.agenda().top().owner());
        }

        @Override
        public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
            InPlay next = state.find(left.all().head());
            if (next == null) {
                return Array.empty();
            }
            DeckList deck = state.deck(seat);
            Array<Choice> options = Array.empty();
            for (var cards = deck.kinds(evolutions(state, seat, next)).iterator(); cards.hasNext(); ) {
                options = options.append(new Choice.OfCard(deck.card(cards.nextInt())));
            }
            return options.append(new Choice.Done());
        }

        @Override
        public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
            PokemonState next = state.withAgenda(state.agenda().replacing(rest()));
            InPlay pokemon = state.find(left.all().head());
            if (!(choice instanceof Choice.OfCard of) || pokemon == null) {
                return next;
            }
            int number = state.deck(seat)
                    .copies(of.card())
                    .intersection(evolutions(state, seat, pokemon))
                    .first();
            PokemonState found = Zones.move(next, seat, CardSet.of(number), Zone.DECK, Zone.PLAY, Zones.ALL, happening);
            return Board.evolve(found, pokemon, found.deck(seat).placed(number), false, happening);
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return left.isEmpty() ? state : state.withAgenda(state.agenda().then(rest()));
        }

        @Override
        public boolean isOptional(PokemonState state, Seat seat) {
            return true;
        }

        @Override
        public String kind() {
            return "evolve";
        }

        @Override
        public Message prompt(PokemonState state, Seat seat) {
            InPlay next = state.find(left.all().head());
            return PokemonMessage.ASK_EVOLVE.with(next == null ? "" : next.name());
        }
    }
}
