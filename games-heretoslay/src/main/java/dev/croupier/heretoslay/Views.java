package dev.croupier.heretoslay;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Concealed;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.HtsView.SeenDeck;
import dev.croupier.heretoslay.table.HtsView.SeenHeld;
import dev.croupier.heretoslay.table.HtsView.SeenHero;
import dev.croupier.heretoslay.table.HtsView.SeenPlayer;
import dev.croupier.heretoslay.table.HtsView.SeenTurn;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The state with hidden cards masked, and cards named instead of numbered: which copy of a card it is would tell something. */
final class Views {
    private Views() {}

    static HtsView of(HtsState state, Observer observer) {
        Catalogue catalogue = state.catalogue();
        return new HtsView(
                observer,
                state.setting(),
                Array.range(0, state.seats()).map(seat -> player(state, Seat.of(seat), observer)),
                deck(state, observer),
                state.piles().discards().map(catalogue::card),
                catalogue.cards(state.piles().resolving()),
                state.piles().monsterDeck().size(),
                state.piles().monsterRow().map(catalogue::monster),
                state.piles().leaders().map(catalogue::leader),
                new SeenTurn(
                        state.turn().number(),
                        state.turn().seat(),
                        state.turn().points(),
                        catalogue.cards(state.turn().used()),
                        state.turn().skillUsed()),
                state.lasting(),
                agenda(state, observer),
                state.known().get(observer instanceof Seat seat ? seat.index() : state.seats()),
                state.known().last(),
                state.decisions(),
                Option.of(state.outcome()));
    }

    private static SeenPlayer player(HtsState state, Seat seat, Observer observer) {
        CardSet hand = state.hand(seat);
        return new SeenPlayer(
                hand.size(),
                Option.when(observer.sees(seat), () -> state.catalogue().cards(hand)),
                Option.of(Party.leader(state, seat)),
                state.heroes(seat).map(hero -> hero(state, hero)),
                Array.ofAll(state.player(seat).monsters().reverse().map(state.catalogue()::monster)),
                state.isAtTable(seat));
    }

    private static SeenHero hero(HtsState state, int hero) {
        return new SeenHero(
                state.card(hero),
                Party.classOf(state, hero),
                state.catalogue().cards(state.equipment().on(hero)),
                state.turn().used().contains(hero));
    }

    private static SeenDeck deck(HtsState state, Observer observer) {
        Deck deck = state.piles().deck();
        return new SeenDeck(
                deck.size(),
                deck.lookedAt()
                        .zipWith(
                                deck.knowers(),
                                (card, knowers) ->
                                        Option.when(Deck.knows(observer, knowers), () -> state.card(card.first()))),
                deck.knowers());
    }

    private static Agenda<HtsState, HtsEvent> agenda(HtsState state, Observer observer) {
        return state.agenda().mapSlots(value -> {
            if (value instanceof Held held) {
                return held(state.catalogue(), held, observer);
            }
            if (value instanceof CardRef card) {
                return lowestCopy(state.catalogue(), card);
            }
            return value instanceof Concealed concealed ? concealed.seenBy(observer) : value;
        });
    }

    private static SeenHeld held(Catalogue catalogue, Held held, Observer observer) {
        return new SeenHeld(
                held.cards().size(),
                Option.when(Deck.knows(observer, held.seers()), () -> catalogue.cards(held.cards())),
                held.where(),
                held.holder(),
                held.seers());
    }

    /** A card stands for its kind. */
    private static CardRef lowestCopy(Catalogue catalogue, CardRef card) {
        Card kind = catalogue.card(card.number());
        return new CardRef(catalogue.copies(catalogue.mainDeck(), kind).first());
    }
}
