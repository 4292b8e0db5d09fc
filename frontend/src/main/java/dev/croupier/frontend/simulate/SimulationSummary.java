package dev.croupier.frontend.simulate;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.MessageKey;
import dev.croupier.core.play.SimulationReport;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.game.Json;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import java.util.Locale;

/**
 * What a simulation came to. Decisions are those with two legal actions or more.
 *
 * @param game which game
 * @param variant the preset
 * @param options the rules in force
 * @param bots who played, seat by seat
 * @param called what people read of each seat
 * @param seed the seed
 * @param threads on how many threads
 * @param seconds how long it took
 * @param report the sums
 */
record SimulationSummary(
        String game,
        String variant,
        String options,
        Array<String> bots,
        Array<String> called,
        long seed,
        int threads,
        double seconds,
        SimulationReport report) {
    private static final String WINS = ".wins";
    private static final String GAMES = ".games";

    long decisionsPerSecond() {
        return seconds > 0 ? Math.round(report.choices() / seconds) : 0;
    }

    double gamesPerSecond() {
        return seconds > 0 ? report.games() / seconds : 0;
    }

    /** One JSON object in one line. */
    String json() {
        Map<String, Object> outcomes = LinkedHashMap.<String, Object>of("reasons", report.reasons())
                .put("wins", report.wins())
                .put("shared", report.shared())
                .put("unwon", report.unwon());
        Map<String, Object> all = LinkedHashMap.<String, Object>of("game", game)
                .put("variant", variant)
                .put("options", options)
                .put("bots", bots)
                .put("seed", seed)
                .put("threads", threads)
                .put("games", report.games());
        for (var count : whole()) {
            all = all.put(count._1, count._2).put(count._1 + "PerGame", perGame(count._2));
            outcomes = parts(count._1).isEmpty() ? outcomes : outcomes.put(count._1, parts(count._1));
        }
        for (String group : groups()) {
            outcomes = outcomes.put(group, winners(group));
        }
        return Json.text(all.put("decisions", report.choices())
                .put("decisionsPerGame", perGame(report.choices()))
                .put("decisionsWithForced", report.decisions())
                .put("seconds", seconds)
                .put("decisionsPerSecond", decisionsPerSecond())
                .put("gamesPerSecond", gamesPerSecond())
                .put("outcomes", outcomes));
    }

    /** A table for people. */
    Seq<String> table(Seq<? extends MessageKey> reasons, long maxDecisions) {
        Array<String> lines = Array.of(row("games", number(report.games())));
        for (var count : whole()) {
            lines = lines.append(row(count._1, number(count._2)))
                    .append(row(
                            FrontendMessage.PER_GAME.english(),
                            String.format(Locale.ROOT, "%,.1f", perGame(count._2))));
        }
        lines = lines.append(row("decisions", number(report.choices())))
                .append(row(
                        FrontendMessage.PER_GAME.english(),
                        String.format(Locale.ROOT, "%,.1f", perGame(report.choices()))))
                .append(row("  with forced ones", number(report.decisions())))
                .append(row("decisions per second", number(decisionsPerSecond())))
                .append(row("games per second", String.format(Locale.ROOT, "%,.1f", gamesPerSecond())))
                .append(row("seconds", String.format(Locale.ROOT, "%.2f", seconds)))
                .append(row("seed", Long.toString(seed)))
                .append("outcomes");
        for (int seat = 0; seat < bots.size(); seat++) {
            long wins = report.wins().get(seat);
            lines = lines.append(shared(called.get(seat) + " won", wins, report.games()));
        }
        lines = lines.append(shared("nobody won", report.unwon(), report.games()));
        for (var reason : report.reasons()) {
            lines = lines.append(shared(english(reason._1, reasons), reason._2, report.games()));
        }
        for (var count : whole()) {
            lines = parts(count._1).isEmpty() ? lines : lines.append(count._1);
            for (var part : parts(count._1)) {
                lines = lines.append(shared(part._1, part._2, count._2));
            }
        }
        for (String group : groups()) {
            lines = lines.append(FrontendMessage.WON_BY.with(group).english());
            for (String who : winnersOf(group)) {
                long games = count(group, who, GAMES);
                lines = lines.append(shared(who + " (of " + number(games) + ")", count(group, who, WINS), games));
            }
        }
        return lines.appendAll(capped(maxDecisions));
    }

    private double perGame(long count) {
        return report.games() == 0 ? 0 : (double) count / report.games();
    }

    /** What is counted in pairs of wins and games, such as {@code leaders}. */
    private Seq<String> groups() {
        return pairs().map(name -> name.substring(0, name.indexOf('.'))).distinct();
    }

    private Seq<String> winnersOf(String group) {
        return pairs().filter(name -> name.startsWith(group + "."))
                .map(name -> name.substring(group.length() + 1, name.length() - WINS.length()));
    }

    private Seq<String> pairs() {
        return report.counts().keySet().toArray().filter(name -> name.endsWith(WINS));
    }

    private long count(String group, String who, String what) {
        return report.counts().getOrElse(group + "." + who + what, 0L);
    }

    private Map<String, Object> winners(String group) {
        return LinkedHashMap.ofEntries(winnersOf(group)
                .map(who -> Tuple.of(
                        who, LinkedHashMap.of("games", count(group, who, GAMES), "wins", count(group, who, WINS)))));
    }

    /** That games were ended, where they were. */
    private Array<String> capped(long maxDecisions) {
        long capped = report.reasons().getOrElse(CoreMessage.CAPPED.key(), 0L);
        return capped == 0
                ? Array.empty()
                : Array.of(
                        FrontendMessage.CAPPED_NOTE
                                .with(number(capped), number(report.games()), number(maxDecisions))
                                .english(),
                        FrontendMessage.CAPPED_ADVICE.english());
    }

    /** What was counted besides, without the parts of a whole, such as {@code hands} without {@code hands.gin}. */
    private TreeMap<String, Long> whole() {
        return report.counts().filterKeys(name -> name.indexOf('.') < 0);
    }

    private TreeMap<String, Long> parts(String whole) {
        return report.counts()
                .filterKeys(name -> name.startsWith(whole + "."))
                .mapKeys(name -> name.substring(whole.length() + 1));
    }

    private static String english(String key, Seq<? extends MessageKey> reasons) {
        if (key.equals(CoreMessage.CAPPED.key())) {
            return FrontendMessage.CAPPED.english();
        }
        return reasons.find(reason -> reason.key().equals(key)).fold(() -> key, MessageKey::english);
    }

    private static String shared(String name, long part, long whole) {
        return row("  " + name, number(part))
                + String.format(Locale.ROOT, "  %5.1f %%", whole == 0 ? 0.0 : 100.0 * part / whole);
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String row(String name, String value) {
        return String.format(Locale.ROOT, "%-44s %20s", name, value);
    }
}
