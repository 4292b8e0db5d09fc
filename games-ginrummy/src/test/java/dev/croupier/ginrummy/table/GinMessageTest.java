package dev.croupier.ginrummy.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Violation;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Sheet;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.score.Settlement;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class GinMessageTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    @Test
    void keys_are_dotted_and_unique() {
        assertThat(Array.of(GinMessage.values()).map(MessageKey::key))
                .doesNotHaveDuplicates()
                .allMatch(key -> key.matches("gin\\.[a-z]+(-[a-z]+)*(\\.[a-z]+(-[a-z]+)*)?"));
    }

    @Test
    void every_pattern_is_filled_by_its_uses() {
        List<Message> uses = uses();
        for (Message use : uses) {
            long places = PLACE.matcher(use.key().english())
                    .results()
                    .map(MatchResult::group)
                    .distinct()
                    .count();
            assertThat(use.arguments().size()).as(use.key().key()).isEqualTo((int) places);
            assertThat(use.english()).doesNotContain("{", "}", "Some(", "None", "Array(");
        }
        assertThat(Array.of(GinMessage.values()).filter(key -> uses.stream().noneMatch(use -> use.key() == key)))
                .isEmpty();
    }

    /** What is said in played games, and what is said too rarely for that. */
    private static List<Message> uses() {
        List<Message> uses = new ArrayList<>();
        GinViolationTest.reasons().forEach(reason -> {
            Play play = (Play) reason.get()[0];
            play.refuses((String) reason.get()[1]).map(Violation::message).forEach(message -> add(uses, message));
            ask(play.game(), play.state(), uses);
        });
        GinRules lively =
                GinRules.openSpiel().withKnockLimit(60).withBigGin(true).withTarget(60);
        for (int seed = 0; seed < 40; seed++) {
            played(GinRummy.match(lively), seed, uses);
        }
        played(GinRummy.match(GinRules.straight()), 1, uses);
        Array.of(Ending.values()).map(Endings::message).forEach(message -> add(uses, message));
        rare().forEach(event -> add(uses, event.message()));
        Play gin = Table.with(GinRules.seed())
                .hand(1, "4H 5H 6H 8S 9S TS 2C 2D 2S KD")
                .upcard("JS")
                .plays("1 pile", "1 knock KD", "1 meld 2C 2D 2S", "1 meld 4H 5H 6H", "1 meld 8S 9S TS JS", "1 done");
        ask(gin.game(), gin.state(), uses);
        for (Phase phase : Phase.values()) {
            add(uses, phase.message());
            assertThat(phase).hasToString(phase.message().english());
        }
        add(uses, GinMessage.BY_TARGET.with());
        return uses;
    }

    private static Array<GinEvent> rare() {
        return Array.of(
                new GinEvent.WentBigGin(Seat.of(0), CardSet.of(1)),
                new GinEvent.Finished(Seat.of(0), CardSet.empty(), 0, false),
                new GinEvent.HandOver(new HandResult(Ending.TIE, Option.none(), 0, 0, 1, 1)),
                new GinEvent.MatchOver(tied()),
                new GinEvent.Withdrew(Seat.of(0)));
    }

    private static Settlement tied() {
        var settled = Sheet.of(GinRules.seed()).wins(0, 100).settled();
        return new Settlement(settled.columns(), settled.totals(), Option.none());
    }

    private static void played(GinRummy game, int seed, List<Message> uses) {
        Step<GinState, GinEvent> step = game.start(Randomness.seeded(seed));
        for (int i = 0; i < 300 && !game.legalActions(step.state()).isEmpty(); i++) {
            step.events().forEach(event -> add(uses, event.message()));
            game.project(step.events(), Observer.SPECTATOR).forEach(event -> add(uses, event.message()));
            ask(game, step.state(), uses);
            var legal = game.legalActions(step.state());
            step = game.applyUnchecked(step.state(), legal.get((i * 7 + seed) % legal.size()), step.randomness());
        }
        step.events().forEach(event -> add(uses, event.message()));
    }

    private static void ask(GinRummy game, GinState state, List<Message> uses) {
        add(uses, game.turn(state).decision(state.toAct()).get().prompt());
    }

    private static void add(List<Message> uses, Message message) {
        uses.add(message);
        message.arguments().filter(Message.class::isInstance).forEach(nested -> add(uses, (Message) nested));
    }
}
