package dev.croupier.frontend.pokemon;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.options.OptionError;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.search.Budget;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.frontend.game.Bots;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.CardEntry;
import dev.croupier.frontend.game.Face;
import dev.croupier.frontend.game.Flaw;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Names;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.PokemonVocabulary;
import dev.croupier.pokemon.bot.PokemonBots;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The Pokémon TCG for the commands. */
public final class PokemonModule implements GameModule<PokemonState, PokemonAction, PokemonEvent, PokemonView> {
    /** What is played with where nobody says otherwise. */
    private static final Array<String> USUAL = Array.of("dragapult-ex", "dark-box");

    /** What a searching bot does for a choice in about 100 ms: a number and no time, so that a seed gives the same game anywhere. */
    private static final Budget PLAYOUTS = Budget.iterations(200);

    /** What a searching bot takes the other's deck for, where that fits what it sees. */
    private static final Array<Array<Card>> LIKELY =
            StarterDeck.all().map(deck -> deck.cards().getOrElse(Array::empty)).filter(cards -> !cards.isEmpty());

    private static final Array<String> PLACES = Array.of("first", "second", "third", "fourth", "fifth", "sixth");

    @Override
    public String name() {
        return "pokemon";
    }

    @Override
    public String title() {
        return "Pokémon TCG";
    }

    @Override
    public Seq<String> variants() {
        return PokemonRules.presetNames();
    }

    @Override
    public String simulated() {
        return "simulation";
    }

    @Override
    public Seq<String> decks() {
        return StarterDeck.all().map(StarterDeck::id);
    }

    @Override
    public Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> game(GameChoice choice) {
        return game(choice, choice.decks().isEmpty() ? USUAL.map(Brought::known) : choice.decks());
    }

    /** Where no decks were named, all pairs of those that come with the engine. */
    @Override
    public Either<String, Array<Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>>> games(
            GameChoice choice) {
        if (!choice.decks().isEmpty()) {
            return game(choice).map(Array::of);
        }
        Array<String> all = StarterDeck.all().map(StarterDeck::id);
        Array<Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> games = Array.empty();
        for (String one : all) {
            for (String other : all) {
                Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> game =
                        game(choice, Array.of(one, other).map(Brought::known));
                if (game.isLeft()) {
                    return Either.left(game.getLeft());
                }
                games = games.append(game.get());
            }
        }
        return Either.right(games);
    }

    private static Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> game(
            GameChoice choice, Array<Brought> decks) {
        if (choice.hand()) {
            return Either.left(PokemonText.NO_HANDS.of());
        }
        if (choice.seats().exists(seats -> seats < 2)) {
            return Either.left(PokemonText.TOO_FEW_PLAYERS.of(choice.seats().get()));
        }
        if (decks.size() < 2 || choice.seats().exists(seats -> seats != decks.size())) {
            return Either.left(PokemonText.DECKS_FOR_SEATS.of(choice.seats().getOrElse(2), decks.size()));
        }
        return OwnCards.in(choice.cards())
                .flatMap(own -> rules(choice)
                        .flatMap(rules -> dealt(rules, own, decks.map(deck -> BroughtDeck.of(deck, own)))));
    }

    private static Either<String, PokemonRules> rules(GameChoice choice) {
        return choice.rules(PokemonRules::preset, PokemonRules.seed(), PokemonRules.options());
    }

    private static Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> dealt(
            PokemonRules rules, OwnCards own, Array<Either<String, BroughtDeck>> brought) {
        Seq<OptionError> problems = rules.problems();
        if (!problems.isEmpty()) {
            return Either.left(problems.map(OptionError::explain).mkString("; "));
        }
        Option<Either<String, BroughtDeck>> bad = brought.find(Either::isLeft);
        if (bad.isDefined()) {
            return Either.left(bad.get().getLeft());
        }
        Array<BroughtDeck> decks = brought.map(Either::get);
        return Either.right(new DealtGame(Pokemon.of(rules, decks.map(BroughtDeck::cards)), own, decks, Option.none()));
    }

    @Override
    public Option<Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>>> recorded(GameId id) {
        return Option.when(
                id.game().equals(name()),
                () -> DealtGame.optionsAndDecks(id.options())
                        .toEither(PokemonText.NO_DECKS_RECORDED::of)
                        .flatMap(parts -> DealtGame.optionsAndCards(parts.head())
                                .flatMap(own -> PokemonRules.parse(own._1)
                                        .mapLeft(OptionError::explain)
                                        .flatMap(rules -> dealt(
                                                rules,
                                                own._2,
                                                parts.tail().map(deck -> BroughtDeck.inOneWord(deck, own._2)))))));
    }

    @Override
    public String options(Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        return ((DealtGame) game).game().rules().text();
    }

    @Override
    public Array<String> bots() {
        return Array.of("heuristic").appendAll(PokemonBots.names().filter(name -> !name.equals("heuristic")));
    }

    @Override
    public Bot<PokemonAction, PokemonView> bot(
            String name, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game, Seat seat) {
        return PokemonBots.named(Bots.kind(name), Bots.budget(name, PLAYOUTS), LIKELY)
                .getOrElseThrow(error -> new IllegalArgumentException(error.explain()));
    }

    @Override
    public Face<PokemonAction, PokemonEvent, PokemonView> face(
            Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game, Names names) {
        return new PokemonFace(names, (DealtGame) game);
    }

    @Override
    public Simulation<PokemonState, PokemonAction, PokemonEvent, PokemonView> counting(
            Simulation<PokemonState, PokemonAction, PokemonEvent, PokemonView> simulation,
            Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        Simulation<PokemonState, PokemonAction, PokemonEvent, PokemonView> counting =
                simulation.count("turns", state -> state.turn().number());
        Array<String> decks = ((DealtGame) game).decks().map(BroughtDeck::name);
        for (String deck : decks.distinct()) {
            Array<Integer> seats =
                    Array.range(0, decks.size()).filter(seat -> decks.get(seat).equals(deck));
            String name = "decks." + deck.replace('.', '-');
            counting = counting.count(name + ".games", state -> seats.size())
                    .count(name + ".wins", state -> seats.count(seat -> won(state, seat)));
        }
        for (int at = 0; at < decks.size(); at++) {
            int place = at;
            String name = "order." + (at < PLACES.size() ? PLACES.get(at) : "later");
            counting = counting.count(name + ".games", state -> 1)
                    .count(
                            name + ".wins",
                            state -> won(state, (state.turn().first().index() + place) % state.seats()) ? 1 : 0);
        }
        return counting;
    }

    private static boolean won(PokemonState state, int seat) {
        Outcome outcome = state.outcome();
        return outcome != null && outcome.isWinner(Seat.of(seat));
    }

    @Override
    public Vocabulary<PokemonAction, PokemonEvent, PokemonView, ?> vocabulary(
            Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        return PokemonVocabulary.of(((DealtGame) game).game());
    }

    @Override
    public Seq<? extends MessageKey> reasons() {
        return Array.of(
                CoreMessage.CAPPED,
                PokemonText.REASON_PRIZES,
                PokemonText.REASON_NO_POKEMON,
                PokemonText.REASON_DECK_OUT,
                PokemonText.REASON_MORE_WAYS,
                PokemonText.REASON_LEFT,
                PokemonText.REASON_BY_EFFECT,
                PokemonText.REASON_LIMIT);
    }

    @Override
    public Seq<CardEntry> cards() {
        return PokemonCards.all().map(CardInfo::entry);
    }

    @Override
    public Seq<CardEntry> cards(Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        return cards().appendAll(((DealtGame) game).own().cards().map(CardInfo::entry));
    }

    @Override
    public Either<String, Seq<CardEntry>> ownCards(Brought text) {
        return OwnCards.in(Option.some(text)).map(own -> own.cards().map(CardInfo::entry));
    }

    /** Decks are judged with cards that can be read. */
    @Override
    public Seq<Flaw> flaws(GameChoice choice) {
        return OwnCards.in(choice.cards())
                .fold(unreadable -> OwnCards.flaws(choice.cards()), own -> flaws(choice.decks(), own));
    }

    /** Everything that is wrong with lists that players bring, seat by seat. */
    public static Seq<Flaw> flaws(Array<Brought> decks, OwnCards own) {
        return decks.zipWithIndex((deck, seat) -> BroughtDeck.flaws(deck, own, "/decks/" + seat + "/list"))
                .flatMap(flaws -> flaws);
    }

    @Override
    public boolean takesOwnCards() {
        return true;
    }
}
