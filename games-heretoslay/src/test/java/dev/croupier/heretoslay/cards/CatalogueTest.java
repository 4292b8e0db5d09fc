package dev.croupier.heretoslay.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.croupier.core.agenda.Sequence;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.card.Write;
import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Range;
import dev.croupier.heretoslay.zone.Draw;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The box is complete, and every card has the numbers that are printed on it. */
class CatalogueTest {
    private static final String FACTS = "shared/data/heretoslay-cards.json";
    private static final Catalogue BOX = BaseGame.catalogue();

    @Test
    @ForRule("HTS-B1")
    void the_box_has_115_cards_15_monsters_and_6_party_leaders() {
        assertThat(BOX.mainDeck().size()).isEqualTo(115);
        assertThat(BOX.monsters().size()).isEqualTo(15);
        assertThat(BOX.leaders().size()).isEqualTo(6);
        assertThat(BOX.main().size()).isEqualTo(74);
        assertThat(copies(CardType.HERO)).isEqualTo(48);
        assertThat(copies(CardType.ITEM)).isEqualTo(15);
        assertThat(copies(CardType.MAGIC)).isEqualTo(13);
        assertThat(copies(CardType.MODIFIER)).isEqualTo(25);
        assertThat(copies(CardType.CHALLENGE)).isEqualTo(14);
        assertThat(BOX.main()
                        .filter(card -> card.is(CardType.ITEM) && card.item().cursed())
                        .map(Card::copies)
                        .sum()
                        .intValue())
                .isEqualTo(4);
    }

    private static int copies(CardType type) {
        return BOX.ofType(type).size();
    }

    @Test
    @ForRule("HTS-B16")
    void each_class_has_eight_heroes_and_a_party_leader() {
        for (HeroClass heroClass : HeroClass.values()) {
            assertThat(BOX.main()
                            .filter(card -> card.is(CardType.HERO))
                            .count(card -> card.hero().heroClass() == heroClass))
                    .as(heroClass.word())
                    .isEqualTo(8);
            assertThat(BOX.leaders().count(card -> card.leader().heroClass() == heroClass))
                    .as(heroClass.word())
                    .isEqualTo(1);
        }
    }

    @Test
    void a_card_is_found_by_its_id_which_comes_from_its_name() {
        for (Card card : BOX.all()) {
            assertThat(BOX.named(card.id())).as(card.name()).isEqualTo(Option.some(card));
            if (!card.is(CardType.MODIFIER)) {
                assertThat(card.id()).isEqualTo(Write.id(card.name()));
            }
        }
        assertThat(BOX.named("no-such-card")).isEqualTo(Option.none());
    }

    @Test
    @ForRule({"HTS-B1", "HTS-MON-01", "HTS-MON-03"})
    void every_card_has_the_numbers_of_the_collected_facts() {
        Array<Fact> facts = facts();
        assertThat(facts.map(Fact::name).sorted())
                .isEqualTo(BOX.all().map(Card::name).sorted());
        for (Fact fact : facts) {
            Card card = BOX.all().find(any -> any.name().equals(fact.name())).get();
            assertThat(said(card)).as(fact.name()).isEqualTo(fact.said());
        }
    }

    /** What a card says in numbers, as {@link Fact#said} writes it. */
    private static String said(Card card) {
        String copies = card.type() + " × " + card.copies() + ": ";
        if (card.face() instanceof Face.Hero hero) {
            return copies + hero.heroClass() + " " + hero.roll();
        }
        if (card.face() instanceof Face.Item item) {
            return copies + (item.cursed() ? "cursed" : "");
        }
        if (card.face() instanceof Face.Modifier modifier) {
            return copies + modifier.values().mkString(" ");
        }
        if (card.face() instanceof Face.Challenge challenge) {
            return copies + challenge.bonus() + " " + challenge.heroClass().isDefined();
        }
        if (card.face() instanceof Face.Leader leader) {
            return copies + leader.heroClass();
        }
        if (card.face() instanceof Face.Monster monster) {
            return copies + monster.heroes() + " " + monster.classes().mkString(" ") + " slain by " + monster.slay()
                    + ", fights back at " + monster.fightBack() + ": " + penalty(monster) + ", brings "
                    + reward(monster);
        }
        return copies;
    }

    private static String penalty(Face.Monster monster) {
        return monster.penalty().equals(Discard.cards(2))
                ? "DISCARD 2"
                : monster.penalty().equals(Write.sacrificeHero()) ? "SACRIFICE_HERO 1" : "another penalty";
    }

    private static int reward(Face.Monster monster) {
        return monster.reward().equals(Sequence.of())
                ? 0
                : Array.of(1, 2)
                        .find(cards -> monster.reward().equals(Draw.cards(cards)))
                        .getOrElse(-1);
    }

    private static Array<Fact> facts() {
        Path file = Stream.iterate(Path.of("").toAbsolutePath(), folder -> folder != null, Path::getParent)
                .map(folder -> folder.resolve(FACTS))
                .filter(Files::isReadable)
                .findFirst()
                .orElse(Path.of(FACTS));
        assumeTrue(Files.isRegularFile(file), "the file " + FACTS + " is not here; the totals are tested anyway");
        try {
            String[] cards = Files.readString(file).split("\"id\": \"", -1);
            return Array.of(cards).tail().map(Fact::new);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text of one card among the facts, from its id to that of the next. */
    private record Fact(String text) {
        private static final Pattern QUOTED = Pattern.compile("\"([A-Z]+)\"");

        String name() {
            return word("\"name\": \"([^\"]*)\"");
        }

        /** What the card says in numbers. */
        String said() {
            String type = word("\"type\": \"([A-Z_]*)\"");
            String copies = (type.equals("CURSED_ITEM") ? "ITEM" : type) + " × " + word("\"copies\": (\\d+)") + ": ";
            return switch (type) {
                case "HERO" -> copies + word("\"hero_class\": \"([A-Z]+)\"") + " " + word("\"roll_min\": (\\d+)") + "+";
                case "CURSED_ITEM" -> copies + "cursed";
                case "MODIFIER" ->
                    copies
                            + Array.of(word("\"options\": \\[([^\\]]*)\\]")
                                            .strip()
                                            .split("[ ,\n]+", -1))
                                    .mkString(" ");
                case "CHALLENGE" ->
                    copies + word("\"roll_bonus\": (\\d+)") + " "
                            + !word("\"class_requirement\": (\\w+)").equals("null");
                case "PARTY_LEADER" -> copies + word("\"hero_class\": \"([A-Z]+)\"");
                case "MONSTER" ->
                    copies + word("\"hero_symbols\": (\\d+)") + " " + classes() + " slain by " + range("slay_range")
                            + ", fights back at " + range("fight_back_range") + ": "
                            + word("\"penalty\": \\{\\s*\"op\": \"([A-Z_]+)\"") + " "
                            + word("\"penalty\": \\{[^}]*\"count\": (\\d+)") + ", brings "
                            + (text.contains("\"on_slay_bonus\": null")
                                    ? "0"
                                    : word("\"on_slay_bonus\": \\{\\s*\"op\": \"DRAW\",\\s*\"count\": (\\d+)"));
                default -> copies;
            };
        }

        private String classes() {
            return Array.ofAll(QUOTED.matcher(word("\"class_symbols\": \\[([^\\]]*)\\]"))
                            .results()
                            .map((MatchResult found) -> found.group(1))
                            .toList())
                    .mkString(" ");
        }

        private String range(String which) {
            String range = "\"" + which + "\": \\{\\s*\"op\": \"([<>]=)\",\\s*\"value\": (\\d+)";
            return word(range, 2) + (word(range, 1).equals(">=") ? "+" : "-");
        }

        private String word(String pattern) {
            return word(pattern, 1);
        }

        private String word(String pattern, int group) {
            var found = Pattern.compile(pattern).matcher(text);
            assertThat(found.find()).as(pattern + " in " + text).isTrue();
            return found.group(group);
        }
    }

    @Test
    void a_range_is_written_like_on_a_card() {
        assertThat(Range.atLeast(8)).hasToString("8+");
        assertThat(Range.atMost(5)).hasToString("5-");
    }
}
