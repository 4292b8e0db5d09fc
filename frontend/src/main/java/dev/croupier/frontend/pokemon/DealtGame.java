package dev.croupier.frontend.pokemon;

import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.Notation;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * A game with the decks that are played with, which its id names: a recording at this terminal is whole, so that it can be played on or
 * replayed from the file alone.
 *
 * @param game the rules
 * @param decks by seat, of those who bring one
 * @param against whom they play against together, in one word; none where nobody does
 */
public record DealtGame(Pokemon game, Array<BroughtDeck> decks, Option<String> against)
        implements Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> {
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

    /** The cards of one's own that are played with. */
    public OwnCards own() {
        return OwnCards.of(OwnCards.among(game.setting().decks().flatMap(DeckList::cards)));
    }

    private String cards() {
        Array<Card> own = own().cards();
        return own.isEmpty() ? "" : CARDS + OwnCards.word(own);
    }

    @Override
    public GameId id() {
        GameId id = game.id();
        return new GameId(
                id.game(),
                id.rulesVersion(),
                id.options()
                        + cards()
                        + against.fold(() -> "", boss -> AGAINST + boss)
                        + DECKS
                        + decks.map(BroughtDeck::word).mkString(BESIDE));
    }

    @Override
    public int seats() {
        return game.seats();
    }

    @Override
    public Step<PokemonState, PokemonEvent> start(Randomness randomness) {
        return game.start(randomness);
    }

    @Override
    public Turn<PokemonAction> turn(PokemonState state) {
        return game.turn(state);
    }

    @Override
    public Turn<PokemonAction> turn(PokemonState state, Observer observer) {
        return game.turn(state, observer);
    }

    @Override
    public IndexedSeq<PokemonAction> legalActions(PokemonState state) {
        return game.legalActions(state);
    }

    @Override
    public IndexedSeq<PokemonAction> legalActions(PokemonState state, Seat seat) {
        return game.legalActions(state, seat);
    }

    @Override
    public PokemonAction canonical(PokemonState state, PokemonAction action) {
        return game.canonical(state, action);
    }

    @Override
    public Validation<Seq<Violation>, PokemonAction> explain(PokemonState state, PokemonAction action) {
        return game.explain(state, action);
    }

    @Override
    public Either<Violation, Step<PokemonState, PokemonEvent>> apply(
            PokemonState state, PokemonAction action, Randomness randomness) {
        return game.apply(state, action, randomness);
    }

    @Override
    public Step<PokemonState, PokemonEvent> applyUnchecked(
            PokemonState state, PokemonAction action, Randomness randomness) {
        return game.applyUnchecked(state, action, randomness);
    }

    @Override
    public Step<PokemonState, PokemonEvent> withdraw(PokemonState state, Seat seat, Randomness randomness) {
        return game.withdraw(state, seat, randomness);
    }

    @Override
    public PokemonView view(PokemonState state, Observer observer) {
        return game.view(state, observer);
    }

    @Override
    public IndexedSeq<PokemonEvent> project(IndexedSeq<PokemonEvent> events, Observer observer) {
        return game.project(events, observer);
    }

    @Override
    public Option<Outcome> outcome(PokemonState state) {
        return game.outcome(state);
    }

    @Override
    public int maxDecisions() {
        return game.maxDecisions();
    }

    @Override
    public Notation<PokemonAction> notation() {
        return game.notation();
    }

    @Override
    public String canonicalForm(PokemonState state) {
        return game.canonicalForm(state);
    }
}
