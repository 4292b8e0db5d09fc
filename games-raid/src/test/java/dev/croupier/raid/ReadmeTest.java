package dev.croupier.raid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Session;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.raid.boss.BossCheck;
import dev.croupier.raid.boss.BossText;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.bot.RaidBots;
import dev.croupier.raid.damage.RaidDamage;
import dev.croupier.raid.round.RaidRound;
import dev.croupier.raid.rules.Difficulty;
import dev.croupier.raid.rules.RaidRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The code of the guide, run; and a check that it shows these very lines. */
class ReadmeTest {
    private static final Path GUIDE = Path.of("../docs/raid.md");

    private final List<String> said = new ArrayList<>();

    private void say(String who, Object what) {
        said.add(who + " " + what);
    }

    @Test
    void a_raid_is_played_to_its_end_and_told_about() {
        // raid: begin
        var decks = StarterDeck.all().take(3).map(deck -> deck.cards().get());
        var boss = Bosses.named("harbour-giant").get().boss();
        var game = Raid.of(RaidRules.house().withDifficulty(Difficulty.MEDIUM), decks, boss);
        var bot = RaidBots.heuristic().with(Randomness.seeded(7));
        var table = Session.start(game, Randomness.seeded(42));
        while (table.outcome().isEmpty()) {
            var seat = table.toAct().head(); // in the players' turn all who are not done, in no order: take any
            var action = bot.choose(table.view(seat), table.legalActions(seat));
            table = table.play(action).getOrElseThrow(violation -> new IllegalStateException(violation.explain()));
        }
        // raid: end
        assertThat(table.outcome().get().winners()).isNotEmpty();
        // damage: begin
        var working = RaidDamage.of(3).dealt(200, 180, 130).poisoned().worked().get();
        say("cards", working.cards()); // 17
        working.lines().forEach(line -> say("", line.message().english())); // dealt 200: 200, dealt 180: 380 …
        var round = RaidRound.of(table.view(Seat.of(0))).get(); // who counts, what the boss still has to draw
        say("players", round.players());
        // damage: end
        assertThat(said)
                .startsWith("cards 17", " dealt 200: 200", " dealt 180: 380", " dealt 130: 510", " Poisoned 10: 520")
                .last()
                .asString()
                .matches("players [123]");
    }

    @Test
    void the_list_of_the_guide_is_a_boss_that_can_be_played() throws IOException {
        String text = Files.readString(GUIDE).replaceAll("(?s).*\n```\n(Boss: 1\n.*?)```.*", "$1");
        // boss: begin
        var read = BossText.parse("mine", text, KnownCards.index());
        var mine = read.get(); // or every line that names no known card
        var against =
                BossCheck.problems(mine); // each with its rule; those of BossCheck.refusals keep it from being played
        // boss: end
        assertThat(mine.deck()).hasSize(60);
        assertThat(against).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"raid", "damage", "boss"})
    void what_is_shown_is_what_is_compiled_here(String part) throws IOException {
        String source = Files.readString(Path.of("src/test/java/dev/croupier/raid/ReadmeTest.java"));
        String begin = "// " + part + ": begin";
        String compiled =
                words(source.substring(source.indexOf(begin) + begin.length(), source.indexOf("// " + part + ": end")));

        assertThat(words(Files.readString(GUIDE))).contains(compiled);
    }

    /** Without regard to where lines are broken. */
    private static String words(String text) {
        return text.replaceAll("\\s+", "");
    }
}
