package dev.croupier.frontend.game;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.frontend.FrontendMessage;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game as the commands see it: all that {@code play}, {@code simulate} and {@code replay} ask of a game. A new game needs an
 * implementation and a place in {@link Games}.
 */
public interface GameModule<S, A extends Action, E extends Event, V> {

    /** The name on the command line, such as {@code ginrummy}. */
    String name();

    /** The name for people. */
    String title();

    /** The presets that {@link GameChoice#variant} may name; the first is the game's own. */
    Seq<String> variants();

    /** The game under those rules, or in English why there is none; where the rules leave the seats open, with as many as were named. */
    Either<String, Game<S, A, E, V>> game(GameChoice choice);

    /** The games that a simulation under those rules takes in turns: one, unless it goes through pairs of decks. */
    default Either<String, Array<Game<S, A, E, V>>> games(GameChoice choice) {
        return game(choice).map(Array::of);
    }

    /** The preset that simulations begin with. */
    default String simulated() {
        return variants().head();
    }

    /** The decks that come with the game, by name; none where players bring no decks. */
    default Seq<String> decks() {
        return Array.empty();
    }

    /** The bosses that come with the game, by name, the easiest first; none where nobody plays against one. */
    default Seq<String> bosses() {
        return Array.empty();
    }

    /** Who sits on the last seats where nobody says so; none where everybody is to be named. */
    default Array<String> unnamed(Game<S, A, E, V> game) {
        return Array.empty();
    }

    /** Why these cannot sit there, seat by seat, in English; none where they can. */
    default Option<String> refused(Game<S, A, E, V> game, Array<String> names) {
        return Option.none();
    }

    /** What that seat is called where nobody at the terminal has it; none where it has no name of its own. */
    default Option<String> called(Game<S, A, E, V> game, Seat seat) {
        return Option.none();
    }

    /** The options in force, as text. */
    default String options(Game<S, A, E, V> game) {
        return game.id().options();
    }

    /** The game of a recording, or in English why it cannot be made; none when the recording is of another game. */
    Option<Either<String, Game<S, A, E, V>>> recorded(GameId id);

    /** Whether that name stands for no bot: the seat plays by the rules alone. */
    default boolean isNobody(String name) {
        return false;
    }

    /** The bots by name; the first is {@code bot}, the usual one. */
    Array<String> bots();

    /** The bot of one of those names. It keeps nothing from one choice to the next. */
    Bot<A, V> bot(String name, Game<S, A, E, V> game, Seat seat);

    /** How the game shows itself. */
    Face<A, E, V> face(Game<S, A, E, V> game, Names names);

    /**
     * The simulation of {@code game} with what is counted besides: {@code hands}, parts of it such as {@code hands.gin}, and how often something won,
     * as a pair such as {@code leaders.the-divine-arrow.wins} and {@code leaders.the-divine-arrow.games}.
     */
    Simulation<S, A, E, V> counting(Simulation<S, A, E, V> simulation, Game<S, A, E, V> game);

    /** What the values of that game are made of, for who writes them down. */
    Vocabulary<A, E, V, ?> vocabulary(Game<S, A, E, V> game);

    /** The reasons for which a game may end, by their keys, in words that name no seat. */
    Seq<? extends MessageKey> reasons();

    /** The cards that are worth a list; none where the game has no texts on its cards. */
    default Seq<CardEntry> cards() {
        return Array.empty();
    }

    /** The same with those of one's own that are played with. */
    default Seq<CardEntry> cards(Game<S, A, E, V> game) {
        return cards();
    }

    /** Whether players may bring cards that they have written. */
    default boolean takesOwnCards() {
        return false;
    }

    /** The cards in that text, or in English everything that is wrong with it. */
    default Either<String, Seq<CardEntry>> ownCards(Brought text) {
        return Either.left(FrontendMessage.NO_OWN_CARDS.with(title()).english());
    }

    /** Everything that is wrong with the texts that players bring, cards, decks and a boss, each with its place; none where they can be played with. */
    default Seq<Flaw> flaws(GameChoice choice) {
        return Array.empty();
    }
}
