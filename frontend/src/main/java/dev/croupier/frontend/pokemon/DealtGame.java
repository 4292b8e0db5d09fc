package dev.croupier.frontend.pokemon;

import dev.croupier.core.GameId;
import dev.croupier.core.Observer;
import dev.croupier.frontend.game.Identified;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.rules.DeckLists;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game with the decks that are played with, which its id names, and the cards of one's own: a recording at this terminal is whole, so that it can be played on or
 * replayed from the file alone.
 *
 * @param game the rules
 * @param own the cards of one's own that decks may have
 * @param decks by seat, of those who bring one
 * @param against whom they play against together, in one word; none where nobody does
 */
public record DealtGame(Pokemon game, OwnCards own, Array<BroughtDeck> decks, Option<String> against)
        implements Identified<PokemonState, PokemonAction, PokemonEvent, PokemonView> {
    private static final String DECKS = ",decks=";
    private static final String AGAINST = ",boss=";
    private static final String CARDS = ",cards=";
    private static final String BESIDE = "/";

    /** What stands before the decks in the options of an id, and the decks; none where there are none. */
    public static Option<Array<String>> optionsAndDecks(String options) {
        int at = options.lastIndexOf(DECKS);
        return Option.when(
                at >= 0,
                () -> Array.of(options.substring(0, at))
                        .appendAll(
                                Array.of(options.substring(at + DECKS.length()).split(BESIDE, -1))));
    }

    /** What stands before the boss in what {@link #optionsAndDecks} found before the decks, and the boss; none where there is none. */
    public static Option<Array<String>> optionsAndBoss(String options) {
        int at = options.lastIndexOf(AGAINST);
        return Option.when(at >= 0, () -> Array.of(options.substring(0, at), options.substring(at + AGAINST.length())));
    }

    /** What stands before the cards of one's own in what was found before the decks, and these cards; or in English why they cannot be read. */
    public static Either<String, Tuple2<String, OwnCards>> optionsAndCards(String options) {
        int at = options.indexOf(CARDS);
        return at < 0
                ? Either.right(Tuple.of(options, OwnCards.none()))
                : OwnCards.inOneWord(options.substring(at + CARDS.length()))
                        .map(own -> Tuple.of(options.substring(0, at), own));
    }

    private String cards() {
        return own.cards().isEmpty() ? "" : CARDS + OwnCards.word(own.cards());
    }

    @Override
    public GameId id() {
        return with(DECKS + decks.map(BroughtDeck::word).mkString(BESIDE));
    }

    /** Without the decks, where they are secret (PKM-OPT-1). */
    @Override
    public GameId id(Observer observer) {
        boolean sees = observer.equals(Observer.OMNISCIENT) || game.rules().deckLists() == DeckLists.OPEN;
        return sees ? id() : with("");
    }

    private GameId with(String end) {
        GameId id = game.id();
        return new GameId(
                id.game(),
                id.rulesVersion(),
                id.options() + cards() + against.fold(() -> "", boss -> AGAINST + boss) + end);
    }
}
