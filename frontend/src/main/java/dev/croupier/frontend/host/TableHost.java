package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Committed;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Salt;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.Bots;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.Flaw;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.host.Refusal.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** All tables of one server. Thread-safe. */
public final class TableHost implements AutoCloseable {
    private static final Duration SHORTEST = Duration.ofSeconds(5);
    private static final Duration LONGEST = Duration.ofDays(1);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(10);
    private static final Duration OVER_FOR = Duration.ofMinutes(15);
    private static final Duration ROUND = Duration.ofSeconds(30);
    private static final int MOST_ITERATIONS = 10_000;
    private static final int SECRET_BYTES = 32;
    private static final int ID_BYTES = 12;

    private final Map<String, HostedTable<?, ?, ?, ?>> tables = new ConcurrentHashMap<>();
    private final Protocols protocols = new Protocols();
    private final Surroundings around;
    private final SecureRandom secret;
    private final HostLimits limits;
    private final Option<DataFolder> folder;
    private final TokenHash nobodys;
    private volatile Times.Alarm round = () -> {};

    /**
     * How many tables there are, and how long.
     *
     * @param tables at once
     * @param idle how long a table stays that nobody asks for
     */
    public record HostLimits(int tables, Duration idle) {}

    /**
     * A host without tables.
     *
     * @param folder where they are kept; none where they end with the program
     */
    public TableHost(Surroundings around, SecureRandom secret, HostLimits limits, Option<DataFolder> folder) {
        this.around = around;
        this.folder = folder;
        this.secret = secret;
        this.limits = limits;
        this.nobodys = TokenHash.of(Token.fresh(secret));
        goRound();
    }

    public int tables() {
        return tables.size();
    }

    /** A new table, or why there is none. */
    public Either<Refusal, NewTable> make(TableOrder order) {
        HouseRules rules = order.rules();
        if (rules.timeLimit().exists(limit -> limit.compareTo(SHORTEST) < 0 || limit.compareTo(LONGEST) > 0)) {
            return Either.left(Refusal.bad(HostMessage.TIME_LIMIT.with(SHORTEST.toSeconds(), LONGEST.toSeconds())));
        }
        if (rules.botPause().isNegative() || rules.botPause().compareTo(LONGEST_PAUSE) > 0) {
            return Either.left(Refusal.bad(HostMessage.BOT_PAUSE.with(LONGEST_PAUSE.toMillis())));
        }
        return make(order, order.module());
    }

    private <S, A extends Action, E extends Event, V> Either<Refusal, NewTable> make(
            TableOrder order, GameModule<S, A, E, V> module) {
        Seq<Flaw> flaws = unplayable(order.choice(), module).orElse(module.flaws(order.choice()));
        if (!flaws.isEmpty()) {
            return Either.left(Refusal.bad(flaws));
        }
        try {
            Option<Integer> named = Bots.seats(order.seats().getOrNull(), module, Chair.HUMAN);
            return module.game(order.choice().orWithSeats(named))
                    .mapLeft(why -> Refusal.bad(new Said(why).message()))
                    .flatMap(game -> make(order, module, game));
        } catch (UserError error) {
            return Either.left(Refusal.bad(new Said(error.why()).message()));
        }
    }

    /** What was brought that the game has no use for, and names of decks and bosses that do not come with it. */
    private static Seq<Flaw> unplayable(GameChoice choice, GameModule<?, ?, ?, ?> module) {
        Option<Brought> boss = choice.opposition().boss();
        Array<Flaw> useless = Array.of(
                        useless(
                                !choice.decks().isEmpty() && module.decks().isEmpty(),
                                "/decks",
                                HostMessage.NO_DECKS,
                                module),
                        useless(boss.isDefined() && module.bosses().isEmpty(), "/boss", HostMessage.NO_BOSS, module),
                        useless(
                                choice.cards().isDefined() && !module.takesOwnCards(),
                                "/cards",
                                HostMessage.NO_OWN_CARDS,
                                module))
                .flatMap(flaw -> flaw);
        return useless.isEmpty()
                ? choice.decks()
                        .zipWithIndex((deck, seat) ->
                                unknown(deck, module.decks(), "/decks/" + seat, HostMessage.NO_SUCH_DECK))
                        .appendAll(boss.map(one -> unknown(one, module.bosses(), "/boss", HostMessage.NO_SUCH_BOSS)))
                        .flatMap(flaw -> flaw)
                : useless;
    }

    private static Option<Flaw> useless(boolean isSo, String pointer, HostMessage why, GameModule<?, ?, ?, ?> module) {
        return Option.when(
                isSo, () -> new Flaw(pointer, 0, why.with(module.title()).english()));
    }

    private static Option<Flaw> unknown(Brought brought, Seq<String> known, String pointer, HostMessage why) {
        return Option.when(
                brought.text().isEmpty() && !known.contains(brought.name()),
                () -> new Flaw(
                        pointer,
                        0,
                        why.with(brought.name(), known.mkString(", ")).english()));
    }

    private <S, A extends Action, E extends Event, V> Either<Refusal, NewTable> make(
            TableOrder order, GameModule<S, A, E, V> module, Game<S, A, E, V> game) {
        String list =
                order.seats().getOrElse(() -> Bots.all(Bots.USUAL, module, game).replaceFirst(Bots.USUAL, Chair.HUMAN));
        Array<String> names = Bots.named(list, module, game, Chair.HUMAN);
        Option<Integer> longest = names.filter(name -> !Bots.kind(name).equals(name))
                .map(name -> Integer.parseInt(name.substring(name.indexOf(':') + 1)))
                .max()
                .filter(iterations -> iterations > MOST_ITERATIONS);
        if (longest.isDefined()) {
            return Either.left(Refusal.bad(HostMessage.THINKS_TOO_LONG.with(MOST_ITERATIONS, longest.get())));
        }
        TreeMap<Seat, Token> tokens = TreeMap.empty();
        Array<Chair> chairs = Array.empty();
        for (Seat seat : game.seatsInOrder()) {
            String who = names.get(seat.index());
            Option<TokenHash> key = Option.none();
            if (who.equals(Chair.HUMAN)) {
                Token token = Token.fresh(secret);
                tokens = tokens.put(seat, token);
                key = Option.some(TokenHash.of(token));
            }
            chairs = chairs.append(new Chair(seat, who, module.called(game, seat), key));
        }
        Option<Token> spectators = Option.when(!order.rules().open(), () -> Token.fresh(secret));
        TableHead head = new TableHead(
                Token.random(secret, ID_BYTES),
                game.id(),
                chairs,
                spectators.map(TokenHash::of),
                order.rules(),
                order.seed().isDefined(),
                Salt.of(bytes()));
        Seeded source = Seeded.of(order.seed().getOrElse(() -> secret.nextLong()));
        Randomness cards = order.seed().isDefined() ? source.split() : Committed.of(bytes(), "");
        Session<S, A, E, V> session = Session.start(game, cards);
        synchronized (tables) {
            if (tables.size() >= limits.tables()) {
                return Either.left(Refusal.of(Kind.TOO_MANY, HostMessage.FULL.with(tables.size())));
            }
            Journal journal;
            try {
                journal = folder.isEmpty()
                        ? Journal.NONE
                        : folder.get()
                                .begin(
                                        head,
                                        new Deed.Opened(
                                                session.opening().draws().toArray()));
            } catch (IOException e) {
                return Either.left(Refusal.of(Kind.NOT_KEPT, HostMessage.NOT_KEPT.with(RecordingFile.reason(e))));
            }
            HostedTable<S, A, E, V> table = added(
                    head,
                    module,
                    game,
                    Course.opened(chairs, session),
                    source.rest().split(),
                    journal);
            return Either.right(new NewTable(table, tokens, spectators));
        }
    }

    private <S, A extends Action, E extends Event, V> HostedTable<S, A, E, V> added(
            TableHead head,
            GameModule<S, A, E, V> module,
            Game<S, A, E, V> game,
            Course<S, A, E, V> course,
            Randomness thoughts,
            Journal journal) {
        HostedTable<S, A, E, V> table = new HostedTable<>(
                head,
                new HostedTable.Played<>(module, game, protocols.of(module, game)),
                course,
                new Robots<>(module, game, head.chairs(), thoughts),
                journal,
                around);
        tables.put(head.id(), table);
        table.wake();
        return table;
    }

    /**
     * Sets up the tables again that are kept, as they were: with the same tokens, decisions and logs. What is still to come goes on by
     * new chance, and time limits begin anew.
     *
     * @return of the tables that cannot be set up, why
     */
    public Array<String> restore() {
        return folder.map(DataFolder::tables)
                .getOrElse(Array.empty())
                .flatMap(kept -> kept.<Option<String>>fold(Option::some, this::restored));
    }

    /** Why that table cannot be set up; none when it is. */
    private Option<String> restored(DataFolder.Kept kept) {
        GameId id = kept.head().game();
        return Games.all()
                .find(module -> module.recorded(id).isDefined())
                .map(module -> restored(kept, module))
                .getOrElse(() -> Option.some("there is no game " + id.game()))
                .map(why -> "table " + kept.head().id() + ": " + why);
    }

    private <S, A extends Action, E extends Event, V> Option<String> restored(
            DataFolder.Kept kept, GameModule<S, A, E, V> module) {
        TableHead head = kept.head();
        Either<String, Game<S, A, E, V>> game = module.recorded(head.game()).get();
        if (game.isRight() && !game.get().id().equals(head.game())) {
            return Option.some("its rules have another version");
        }
        Either<String, Course<S, A, E, V>> course =
                game.flatMap(rules -> new Again<>(rules, head.chairs(), Committed.of(bytes(), "")).done(kept.deeds()));
        course.forEach(so -> added(head, module, game.get(), so, Seeded.of(secret.nextLong()), kept.journal()));
        return course.isLeft() ? Option.some(course.getLeft()) : Option.none();
    }

    private byte[] bytes() {
        byte[] bytes = new byte[SECRET_BYTES];
        secret.nextBytes(bytes);
        return bytes;
    }

    /** Lets in the bearer of that token; where that is none of that table, or there is no such table, the answer is the same. */
    public Either<Refusal, Admission> enter(String id, Option<Token> token) {
        HostedTable<?, ?, ?, ?> table = tables.get(id);
        if (table == null) {
            token.forEach(given -> nobodys.isSameAs(TokenHash.of(given)));
            return Either.left(noTable());
        }
        return table.admits(token)
                .map(observer -> {
                    table.used();
                    if (observer instanceof Seat seat) {
                        table.arrived(seat);
                    }
                    return new Admission(table, observer);
                })
                .toEither(TableHost::noTable);
    }

    private static Refusal noTable() {
        return Refusal.of(Kind.NO_TABLE, HostMessage.NO_TABLE.with());
    }

    private void goRound() {
        round = around.times().at(around.times().now().plus(ROUND), () -> {
            closeIdle();
            goRound();
        });
    }

    /** Closes the tables that nobody has asked for in a long time; where the game is over, it need not be so long. */
    void closeIdle() {
        Instant now = around.times().now();
        Duration over = OVER_FOR.compareTo(limits.idle()) < 0 ? OVER_FOR : limits.idle();
        List.copyOf(tables.values()).forEach(table -> {
            Duration patience = table.isOver() ? over : limits.idle();
            if (!table.isWatched() && table.lastUse().plus(patience).isBefore(now)) {
                closed(table, true);
            }
        });
    }

    private void closed(HostedTable<?, ?, ?, ?> table, boolean forGood) {
        tables.remove(table.id());
        table.close(forGood);
    }

    /** Closes all tables; those that are kept come back. */
    @Override
    public void close() {
        round.cancel();
        List.copyOf(tables.values()).forEach(table -> closed(table, false));
    }
}
