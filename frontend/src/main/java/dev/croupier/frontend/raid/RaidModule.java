package dev.croupier.frontend.raid;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.options.OptionError;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.frontend.game.Bots;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.CardEntry;
import dev.croupier.frontend.game.Face;
import dev.croupier.frontend.game.Flaw;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.pokemon.BroughtDeck;
import dev.croupier.frontend.pokemon.DealtGame;
import dev.croupier.frontend.pokemon.OwnCards;
import dev.croupier.frontend.pokemon.PokemonModule;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.raid.Raid;
import dev.croupier.raid.RaidRefusal;
import dev.croupier.raid.RaidVocabulary;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.boss.KnownBoss;
import dev.croupier.raid.bot.RaidBots;
import dev.croupier.raid.rules.RaidRules;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Raids of the Pokémon TCG for the commands. The players have the first seats, the boss the last. */
public final class RaidModule implements GameModule<PokemonState, PokemonAction, PokemonEvent, PokemonView> {
    /** Who sits on the seat of a boss that plays itself. */
    private static final String NOBODY = "nobody";

    private static final int USUAL_PLAYERS = 3;

    /** After so many turns a simulated raid has no winner, where its options say nothing: hands that go back into decks may keep both sides from ending it. */
    private static final int TURNS_OF_SIMULATIONS = 300;

    private static final Array<String> DECKS = StarterDeck.all().map(StarterDeck::id);

    @Override
    public String name() {
        return "raid";
    }

    @Override
    public String title() {
        return "Raid";
    }

    @Override
    public Seq<String> variants() {
        return RaidRules.presetNames();
    }

    @Override
    public Seq<String> decks() {
        return DECKS;
    }

    @Override
    public Seq<String> bosses() {
        return Bosses.all().map(KnownBoss::id);
    }

    @Override
    public Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> game(GameChoice choice) {
        return rules(choice)
                .flatMap(rules -> dealt(
                        choice, rules, choice.opposition().boss().getOrElse(() -> Brought.known(bosses().head())), 0));
    }

    /** Where no boss was named, all of them, and where no decks were, the usual ones beginning with each of them. */
    @Override
    public Either<String, Array<Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>>> games(
            GameChoice choice) {
        Either<String, RaidRules> rules = rules(choice);
        if (rules.isLeft()) {
            return Either.left(rules.getLeft());
        }
        RaidRules limited =
                rules.get().turnLimit() == 0 ? rules.get().withTurnLimit(TURNS_OF_SIMULATIONS) : rules.get();
        Array<Brought> bosses = choice.opposition()
                .boss()
                .map(Array::of)
                .getOrElse(() -> bosses().toArray().map(Brought::known));
        Array<Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> games = Array.empty();
        for (int first = 0; first < (choice.decks().isEmpty() ? DECKS.size() : 1); first++) {
            for (Brought boss : bosses) {
                Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> game =
                        dealt(choice, limited, boss, first);
                if (game.isLeft()) {
                    return Either.left(game.getLeft());
                }
                games = games.append(game.get());
            }
        }
        return Either.right(games);
    }

    private static Either<String, RaidRules> rules(GameChoice choice) {
        Either<String, RaidRules> rules = choice.rules(RaidRules::preset, RaidRules.house(), RaidRules.options());
        return choice.opposition()
                .difficulty()
                .fold(
                        () -> rules,
                        level -> rules.flatMap(
                                so -> so.with("difficulty", level).mapLeft(error -> "option " + error.explain())));
    }

    private static Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> dealt(
            GameChoice choice, RaidRules rules, Brought boss, int first) {
        if (choice.hand()) {
            return Either.left(RaidText.NO_HANDS.of());
        }
        int players = players(choice);
        Array<Brought> decks = choice.decks().isEmpty() && players <= Raid.MOST_PLAYERS
                ? Array.range(0, players).map(player -> Brought.known(DECKS.get((first + player) % DECKS.size())))
                : choice.decks();
        return OwnCards.in(choice.cards())
                .flatMap(own -> BroughtBoss.of(boss, own).flatMap(brought -> {
                    Seq<RaidRefusal> refused = Raid.refusals(players, brought.boss());
                    if (!refused.isEmpty()) {
                        return Either.left(refused.map(RaidRefusal::explain).mkString("; "));
                    }
                    return decks.size() == players
                            ? dealt(rules, own, decks.map(deck -> BroughtDeck.of(deck, own)), brought)
                            : Either.left(RaidText.DECKS_FOR_PLAYERS.of(players, decks.size()));
                }));
    }

    /** As many as were said, else as there are decks, else as sit there. */
    private static int players(GameChoice choice) {
        Option<Integer> brought =
                Option.when(!choice.decks().isEmpty(), () -> choice.decks().size());
        return choice.opposition()
                .players()
                .orElse(brought)
                .orElse(choice.seats())
                .getOrElse(USUAL_PLAYERS);
    }

    private static Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> dealt(
            RaidRules rules, OwnCards own, Array<Either<String, BroughtDeck>> brought, BroughtBoss boss) {
        Seq<OptionError> problems = rules.problems();
        if (!problems.isEmpty()) {
            return Either.left(problems.map(OptionError::explain).mkString("; "));
        }
        Option<Either<String, BroughtDeck>> bad = brought.find(Either::isLeft);
        if (bad.isDefined()) {
            return Either.left(bad.get().getLeft());
        }
        Array<BroughtDeck> decks = brought.map(Either::get);
        return Either.right(new DealtGame(
                Raid.of(rules, decks.map(BroughtDeck::cards), boss.boss()), own, decks, Option.some(boss.word())));
    }

    @Override
    public Option<Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>>> recorded(GameId id) {
        return Option.when(
                id.game().equals(name()),
                () -> DealtGame.optionsAndDecks(id.options())
                        .flatMap(parts ->
                                DealtGame.optionsAndBoss(parts.head()).map(options -> options.appendAll(parts.tail())))
                        .toEither(RaidText.NOT_RECORDED::of)
                        .flatMap(parts -> DealtGame.optionsAndCards(parts.head())
                                .flatMap(own -> RaidRules.parse(own._1)
                                        .mapLeft(OptionError::explain)
                                        .flatMap(rules -> BroughtBoss.inOneWord(parts.get(1), own._2)
                                                .flatMap(boss -> recorded(rules, parts.drop(2), boss, own._2))))));
    }

    private static Either<String, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView>> recorded(
            RaidRules rules, Array<String> decks, BroughtBoss boss, OwnCards own) {
        Seq<RaidRefusal> refused = Raid.refusals(decks.size(), boss.boss());
        return refused.isEmpty()
                ? dealt(rules, own, decks.map(deck -> BroughtDeck.inOneWord(deck, own)), boss)
                : Either.left(refused.map(RaidRefusal::explain).mkString("; "));
    }

    private static RaidRules rules(Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        return RaidRules.parse(((DealtGame) game).game().id().options()).get();
    }

    private static Seat bossSeat(Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        return Raid.bossSeat(game.seats() - 1);
    }

    @Override
    public Array<String> unnamed(Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        return Array.of(rules(game).needsBossSeat() ? Bots.USUAL : NOBODY);
    }

    @Override
    public boolean isNobody(String name) {
        return name.equals(NOBODY);
    }

    @Override
    public Option<String> refused(
            Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game, Array<String> names) {
        int empty = names.init().indexOf(NOBODY);
        return empty >= 0
                ? Option.some(RaidText.SEAT_IS_OF_PLAYER.of(empty + 1))
                : Raid.refusal(rules(game), !names.last().equals(NOBODY)).map(RaidRefusal::explain);
    }

    @Override
    public Option<String> called(Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game, Seat seat) {
        return Option.when(seat.equals(bossSeat(game)), RaidText.BOSS::of);
    }

    @Override
    public String options(Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        return ((DealtGame) game).game().id().options();
    }

    @Override
    public Array<String> bots() {
        return Array.of("heuristic")
                .appendAll(RaidBots.names().filter(name -> !name.equals("heuristic")))
                .append(NOBODY);
    }

    @Override
    public Bot<PokemonAction, PokemonView> bot(
            String name, Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game, Seat seat) {
        return name.equals(NOBODY)
                ? (view, legal, chance) -> {
                    throw new IllegalStateException("a boss that plays itself is asked");
                }
                : RaidBots.named(Bots.kind(name))
                        .getOrElseThrow(error -> new IllegalArgumentException(error.explain()));
    }

    @Override
    public Face<PokemonAction, PokemonEvent, PokemonView> face(
            Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game, Names names) {
        return new RaidFace(
                names, (DealtGame) game, rules(game), boss(game).boss().name());
    }

    private static BroughtBoss boss(Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        DealtGame dealt = (DealtGame) game;
        return BroughtBoss.inOneWord(dealt.against().get(), dealt.own()).get();
    }

    @Override
    public Simulation<PokemonState, PokemonAction, PokemonEvent, PokemonView> counting(
            Simulation<PokemonState, PokemonAction, PokemonEvent, PokemonView> simulation,
            Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        int boss = bossSeat(game).index();
        String against = "players-against." + boss(game).name().replace('.', '-');
        return simulation
                .count("rounds", state -> (state.turn().number() + 1) / 2)
                .count("milled", state -> state.sides().get(boss).lost().size())
                .count("eliminated", state -> state.sides().init().count(side -> !side.atTable()))
                .count(against + ".games", state -> 1)
                .count(against + ".wins", state -> haveWon(state, boss) ? 1 : 0);
    }

    /** Whether the players have won: not in a raid that a limit ended. */
    private static boolean haveWon(PokemonState state, int boss) {
        Outcome outcome = state.outcome();
        return outcome != null && outcome.isWinner(Seat.of(0)) && !outcome.isWinner(Seat.of(boss));
    }

    @Override
    public Vocabulary<PokemonAction, PokemonEvent, PokemonView, ?> vocabulary(
            Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        return RaidVocabulary.of(((DealtGame) game).game());
    }

    @Override
    public Seq<? extends MessageKey> reasons() {
        return Array.of(
                CoreMessage.CAPPED,
                RaidText.REASON_BOSS_DECK,
                RaidText.REASON_NO_PLAYERS,
                RaidText.REASON_BY_EFFECT,
                RaidText.REASON_LEFT,
                RaidText.REASON_LIMIT);
    }

    @Override
    public Seq<CardEntry> cards() {
        return new PokemonModule().cards();
    }

    @Override
    public boolean takesOwnCards() {
        return true;
    }

    @Override
    public Seq<CardEntry> cards(Game<PokemonState, PokemonAction, PokemonEvent, PokemonView> game) {
        return new PokemonModule().cards(game);
    }

    @Override
    public Either<String, Seq<CardEntry>> ownCards(Brought text) {
        return new PokemonModule().ownCards(text);
    }

    /** Decks and a boss are judged with cards that can be read. */
    @Override
    public Seq<Flaw> flaws(GameChoice choice) {
        return OwnCards.in(choice.cards())
                .fold(
                        unreadable -> OwnCards.flaws(choice.cards()),
                        own -> PokemonModule.flaws(choice.decks(), own)
                                .appendAll(choice.opposition()
                                        .boss()
                                        .map(boss -> BroughtBoss.flaws(boss, own, "/boss/list"))
                                        .getOrElse(Array.empty())));
    }
}
