package dev.croupier.frontend.raid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Run;
import dev.croupier.frontend.terminal.Terminals;
import dev.croupier.raid.boss.Bosses;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BossCommandTest {
    @TempDir
    Path folder = Path.of("");

    private static Run boss(String... more) {
        return Run.in(
                StandardCharsets.UTF_8,
                Terminals.NONE,
                "",
                Stream.concat(Stream.of("raid", "boss"), Stream.of(more)).toArray(String[]::new));
    }

    private String written(String list) throws IOException {
        return Files.writeString(folder.resolve("boss.txt"), list).toString();
    }

    @Test
    void without_a_name_all_are_listed_a_line_each() {
        Run run = boss();

        assertThat(run.status()).isZero();
        assertThat(run.lines()).hasSize(Bosses.all().size());
        assertThat(run.lines().get(0)).isEqualTo("harbour-giant  The Giant of the Harbour: Lapras VMAX");
        assertThat(run.lines().get(4)).isEqualTo("fourfold-mind  The Fourfold Mind: Mewtwo V-UNION");
    }

    @Test
    void one_is_printed_as_it_is_written() {
        Run run = boss("Harbour-Giant");

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("""
                        The Giant of the Harbour: Lapras VMAX, with 60 cards
                        It can be played.

                        Boss: 1
                        1 Lapras VMAX SSH 50

                        Trainer: 44
                        """).endsWith("Total Cards: 60\n");
    }

    @Test
    void a_warning_does_not_keep_it_from_being_played() throws IOException {
        Run run = boss(written("Boss\n1 Lapras VMAX SSH 50\n\n1 Toxel PFL 67\n59 Water Energy MEE 3\n"));

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains(
                        "It can be played, but:",
                        "  the boss discards Pokémon that it draws; there are 1: Toxel [RAID-47]");
    }

    @Test
    void everything_wrong_is_told_with_its_rule() throws IOException {
        Run run = boss(written("4 Potion POR 83\n1 Toxel PFL 67\n"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.lines())
                .containsExactly(
                        "boss.txt: nobody, with 5 cards",
                        "It cannot be played:",
                        "  no card is the boss: it stands under the header Boss [RAID-1]",
                        "  the deck of a boss has exactly 60 cards, not 5 [RAID-2]",
                        "  the boss discards Pokémon that it draws; there are 1: Toxel [RAID-47]");
    }

    @Test
    void lines_that_name_no_card_are_told_apart() throws IOException {
        Run run = boss(written("Boss\n1 Nobody XXX 1\nsome words\n"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("line 2, column 3", "line 3, column 1");
    }

    @Test
    void a_file_that_is_not_there_is_no_boss() {
        Run run = boss("no-such-file");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("no-such-file cannot be read", "harbour-giant");
    }
}
