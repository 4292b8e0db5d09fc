package dev.croupier.examples;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Pending;
import dev.croupier.core.play.Player;
import dev.croupier.core.play.Session;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.rules.GinRules;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** Any game of Croupier on the console, a person on seat 0 and a bot on every other. */
public final class ConsoleTable<S, A extends Action, E extends Event, V> {
    private static final Seat YOU = Seat.of(0);

    private final Game<S, A, E, V> game;
    private final Function<V, String> drawn;
    private final BufferedReader in;
    private final PrintWriter out;

    /** A table that shows a view as {@code drawn} says. */
    public ConsoleTable(Game<S, A, E, V> game, Function<V, String> drawn, BufferedReader in, PrintWriter out) {
        this.game = game;
        this.drawn = drawn;
        this.in = in;
        this.out = out;
    }

    public static void main(String[] arguments) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        var table = new ConsoleTable<>(
                GinRummy.hand(GinRules.seed()), view -> "Your cards: " + CardNotation.format(view.known(YOU)), in, out);
        table.play(new TidyBot(), Randomness.seeded(System.nanoTime()));
    }

    /** Plays to the end; answers how it ended, or nothing when the input ends before. */
    public Option<Outcome> play(Bot<A, V> bot, Randomness chance) throws IOException {
        Player<A, V> other = bot.with(Randomness.seeded(1));
        Session<S, A, E, V> table = Session.start(game, chance);
        int told = 0;
        while (table.outcome().isEmpty()) {
            var events = table.events(YOU);
            events.drop(told)
                    .forEach(event -> out.println("  " + event.message().english()));
            told = events.size();
            Seat seat = table.toAct().head();
            if (!seat.equals(YOU)) {
                table = table.play(other.choose(table.view(seat), table.legalActions(seat)))
                        .get();
                continue;
            }
            Pending<A> asked = table.pending(YOU).get();
            show(table, asked);
            String line = in.readLine();
            if (line == null) {
                return Option.none();
            }
            var answered = read(line, asked).flatMap(answeredBy(table, asked));
            answered.peekLeft(out::println);
            table = answered.getOrElse(table);
        }
        out.println("Over: " + table.outcome().get().reason().english());
        return table.outcome();
    }

    private void show(Session<S, A, E, V> table, Pending<A> asked) {
        out.println(drawn.apply(table.view(YOU)));
        out.println(asked.decision().prompt().english());
        for (int number = 0; number < asked.legalActions().size(); number++) {
            out.println((number + 1) + ": "
                    + game.notation().text(asked.legalActions().get(number)));
        }
    }

    /** The number of an action of the list, or any action in notation. */
    private Either<String, A> read(String line, Pending<A> asked) {
        int count = asked.legalActions().size();
        return line.strip().matches("[1-9]\\d?") && Integer.parseInt(line.strip()) <= count
                ? Either.right(asked.legalActions().get(Integer.parseInt(line.strip()) - 1))
                : game.notation().parse(line).mapLeft(why -> why.explain());
    }

    private Function<A, Either<String, Session<S, A, E, V>>> answeredBy(Session<S, A, E, V> table, Pending<A> asked) {
        return action -> table.play(asked.id(), action).mapLeft(Violation::explain);
    }
}
