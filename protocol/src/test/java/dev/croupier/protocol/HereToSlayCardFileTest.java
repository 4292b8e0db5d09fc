package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.HtsSampler;
import dev.croupier.heretoslay.HtsVocabulary;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.verification.GameLaws;
import dev.croupier.verification.Law;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards of one's own for Here to Slay as JSON. */
class HereToSlayCardFileTest {
    private static final CardFile<Card> FILE = CardFile.of(HtsVocabulary.cards());
    private static final String HEAD =
            "{\"protocol\":1,\"game\":\"heretoslay\",\"version\":1,\"type\":\"cards\",\"cards\":[";
    private static final String LUCK = """
            {"id":"modest-luck","name":"Modest Luck","copies":1,"face":{"type":"modifier","values":[1,-1]}}""";

    @Test
    void every_card_is_read_as_it_is_written() {
        Array<Card> cards = BaseGame.catalogue().all();
        assertThat(cards).hasSizeGreaterThan(80);
        String text = FILE.write(cards);
        Array<Card> read = FILE.read(text).get();
        assertThat(read).isEqualTo(cards);
        assertThat(read.map(Card::face)).isEqualTo(cards.map(Card::face));
        assertThat(read.map(Card::copies)).isEqualTo(cards.map(Card::copies));
        assertThat(read.map(Card::name)).isEqualTo(cards.map(Card::name));
        new Schemas().check(FILE.format(), text);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void a_box_that_was_read_plays_as_the_one_that_was_compiled(int seed) {
        Catalogue compiled = BaseGame.catalogue();
        Catalogue read = compiled.with(FILE.read(FILE.write(compiled.all())).get());
        assertThat(played(read, seed)).isEqualTo(played(compiled, seed)).hasSizeGreaterThan(50);
    }

    /** The states of a random game, by their canonical forms. */
    private static Array<String> played(Catalogue box, int seed) {
        HereToSlay game = HereToSlay.of(HtsRules.seed(), box);
        Chance chance = Randomness.seeded(seed + 100).open();
        var step = game.start(Randomness.seeded(seed));
        Array<String> states = Array.of(game.canonicalForm(step.state()));
        while (game.outcome(step.state()).isEmpty() && states.size() < 400) {
            IndexedSeq<HtsAction> legal = game.legalActions(step.state());
            step = game.applyUnchecked(step.state(), legal.get(chance.below(legal.size())), step.randomness());
            states = states.append(game.canonicalForm(step.state()));
        }
        return states;
    }

    @Test
    void one_is_added_and_one_takes_the_place_of_another() {
        Card luck = FILE.read(HEAD + LUCK + "]}").get().head();
        assertThat(BaseGame.catalogue().with(Array.of(luck)).main().last()).isEqualTo(luck);
        String other = LUCK.replace("modest-luck", "bad-axe");
        Catalogue box = BaseGame.catalogue().with(FILE.read(HEAD + other + "]}").get());
        assertThat(box.all()).hasSameSizeAs(BaseGame.catalogue().all());
        assertThat(box.named("bad-axe").get().name()).isEqualTo("Modest Luck");
    }

    @Test
    void what_is_wrong_is_told_of_all_cards_at_once_each_with_its_place() {
        String bad = String.join(
                ",",
                LUCK.replace("modest-luck", "Luck"),
                LUCK.replace("\"copies\":1", "\"copies\":0"),
                LUCK.replace("[1,-1]", "[]"),
                LUCK.replace("modifier", "luck"));
        assertThat(FILE.read(HEAD + bad + "]}").getError())
                .extracting(ReadError::pointer)
                .containsExactlyInAnyOrder(
                        "/cards/0/id", "/cards/1/copies", "/cards/2/face/values", "/cards/2/id", "/cards/3/face/type");
    }

    private static final Catalogue BOX = BaseGame.catalogue().with(guide());

    /** The cards of the guide: one of every kind, one in the place of another, and one that is taken out. */
    private static Array<Card> guide() {
        try {
            String page = Files.readString(Path.of("..", "docs", "heretoslay.md"));
            int begin = page.indexOf("```json\n") + "```json\n".length();
            return FILE.read(page.substring(begin, page.indexOf("```", begin))).get();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_laws_hold_with_cards_that_were_read(Law law) {
        GameLaws.of(HereToSlay.of(HtsRules.seed().withSeats(4), BOX))
                .sampler(HtsSampler.determinizer())
                .games(3)
                .check(law);
    }

    @Test
    void a_box_is_another_where_a_card_says_something_else_under_the_same_id() {
        Card axe = BaseGame.catalogue().named("bad-axe").get();
        Card other = new Card(axe.id(), axe.name(), 2, axe.face());
        assertThat(BaseGame.catalogue().with(Array.of(axe))).isEqualTo(BaseGame.catalogue());
        assertThat(BaseGame.catalogue().with(Array.of(other))).isNotEqualTo(BaseGame.catalogue());
    }

    @Test
    void a_card_of_the_box_may_be_taken_out_and_no_other() {
        String none = LUCK.replace("\"copies\":1", "\"copies\":0");
        assertThat(BaseGame.catalogue()
                        .with(FILE.read(HEAD + none.replace("modest-luck", "bad-axe") + "]}")
                                .get())
                        .named("bad-axe"))
                .isEmpty();
        assertThat(FILE.read(HEAD + none + "]}").getError())
                .extracting(ReadError::pointer, ReadError::expected)
                .containsExactly(tuple("/cards/0/copies", "1…128"));
    }

    @Test
    void no_number_on_a_card_is_above_9999() {
        assertThat(FILE.read(HEAD + LUCK.replace("-1]", "-10000]") + "]}").getError())
                .extracting(ReadError::pointer)
                .containsExactly("/cards/0/face/values/1");
    }

    @Test
    void a_box_has_room_for_128_monsters() {
        String monster = FILE.write(BaseGame.catalogue().monsters().take(1));
        String one = monster.substring(monster.indexOf("[") + 1, monster.length() - 2);
        String many = Array.range(0, 114)
                .map(number -> one.replaceFirst("\"id\":\"[a-z-]+\"", "\"id\":\"beast-" + number + "\""))
                .mkString(",");
        assertThat(FILE.read(HEAD + many + "]}").getError())
                .extracting(ReadError::pointer, ReadError::expected)
                .containsExactly(tuple("/cards/113/copies", "a deck of Monsters of 128 cards at most"));
    }

    @Test
    void more_than_a_hundred_errors_are_told_up_to_a_hundred() {
        String nameless = LUCK.replace("\"name\":\"Modest Luck\",", "");
        String bad = String.join(",", Array.fill(101, nameless));
        assertThat(FILE.read(HEAD + bad + "]}").getError()).hasSize(100);
    }

    @Test
    void the_box_has_room_for_128_cards() {
        assertThat(FILE.read(HEAD + LUCK.replace("\"copies\":1", "\"copies\":100") + "]}")
                        .getError())
                .extracting(ReadError::pointer, ReadError::expected)
                .containsExactly(tuple("/cards/0/copies", "a main deck of 128 cards at most"));
    }
}
