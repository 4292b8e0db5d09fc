package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.Side;
import dev.croupier.verification.GameLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The laws of the kit, on the Pokémon TCG: with its sampler, and with every card of every owner in one place. */
public final class PokemonLaws {
    private PokemonLaws() {}

    /** The laws on a table with those decks; nobody knows whether the others have brought these or similar ones. */
    public static GameLaws<PokemonState, PokemonAction, PokemonEvent, PokemonView> of(
            PokemonRules rules, Array<Array<Card>> decks) {
        Pokemon game = Pokemon.of(rules, decks);
        GameLaws<PokemonState, PokemonAction, PokemonEvent, PokemonView> laws =
                GameLaws.of(game).sampler(PokemonSampler.determinizer(prior(decks)));
        for (int seat = 0; seat < decks.size(); seat++) {
            Seat owner = Seat.of(seat);
            laws = laws.conserving(
                    "seat " + seat,
                    state -> cards(state, owner),
                    CardSet.range(0, decks.get(seat).size()));
        }
        return laws;
    }

    /** Each deck, and one in which a card more of the first kind replaces the last. */
    public static Prior prior(Array<Array<Card>> decks) {
        Prior prior = Prior.none();
        for (int seat = 0; seat < decks.size(); seat++) {
            Array<Card> deck = decks.get(seat);
            prior = prior.with(Seat.of(seat), deck)
                    .with(Seat.of(seat), deck.init().append(deck.head()));
        }
        return prior;
    }

    /** Every place of a state where cards of that owner lie. */
    static Seq<CardSet> cards(PokemonState state, Seat owner) {
        Side side = state.side(owner);
        return Array.of(
                        side.hand(),
                        side.pile().cards(),
                        side.discard(),
                        side.lost(),
                        side.prizes().cards(),
                        side.resolving())
                .appendAll(inPlay(state)
                        .filter(placed -> placed.owner().equals(owner))
                        .map(placed -> CardSet.of(placed.number())));
    }

    private static Array<Placed> inPlay(PokemonState state) {
        Array<Placed> cards = state.sides().flatMap(Side::inPlay).flatMap(InPlay::cards);
        return state.stadium() == null ? cards : cards.append(state.stadium().placed());
    }
}
