package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.PokemonVocabulary;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Cards of one's own as JSON. */
class CardFileTest {
    private static final CardFile<Card> OWN = CardFile.of(PokemonVocabulary.cards());
    /** Where no card comes with the engine, so that those that do can be read. */
    private static final CardFile<Card> ALL = CardFile.of(PokemonVocabulary.cards(CardIndex.of(Array.empty())));

    private static final String ACE = """
            {"key":{"set":"OWN","number":"1"},"name":"Ace","mark":"","tags":[],"face":{"type":"pokemon","stage":"BASIC","evolvesFrom":[],
             "hp":70,"types":["FIRE"],"abilities":[],"attacks":[{"name":"Play","cost":"R","printed":{"number":30,"sign":"PLAIN"},
             "once":"NO","when":[],"before":[],"base":[],"after":[]}],
             "weaknesses":[{"energyType":"WATER","times":2,"plus":0}],"resistances":[],"retreat":1,"passives":[]}}""";

    @Test
    void every_known_card_of_the_Pokemon_TCG_is_read_as_it_is_written() {
        Array<Card> cards = PokemonCards.all();
        assertThat(cards).hasSizeGreaterThan(200);
        String text = ALL.write(cards);
        Array<Card> read = ALL.read(text).get();
        assertThat(read).isEqualTo(cards);
        assertThat(ALL.write(read)).isEqualTo(text);
        new Schemas().check(ALL.format(), text);
    }

    @Test
    void decks_that_were_read_play_as_those_that_were_compiled() {
        for (int first = 0; first < StarterDeck.all().size(); first++) {
            Array<Array<Card>> compiled = StarterDeck.all()
                    .drop(first)
                    .appendAll(StarterDeck.all())
                    .take(2)
                    .map(deck -> deck.cards().get());
            Array<Array<Card>> read = compiled.map(CardFileTest::readAgain);
            assertThat(played(read, first)).isEqualTo(played(compiled, first)).hasSizeGreaterThan(20);
        }
    }

    private static Array<Card> readAgain(Array<Card> deck) {
        Array<Card> kinds = ALL.read(ALL.write(deck.distinct())).get();
        return deck.map(card -> kinds.find(card::equals).get());
    }

    /** The states of a random game, by their canonical forms. */
    private static Array<String> played(Array<Array<Card>> decks, int seed) {
        Pokemon game = Pokemon.of(PokemonRules.seed(), decks);
        Chance chance = Randomness.seeded(seed + 100).open();
        Randomness cards = Randomness.seeded(seed);
        var step = game.start(cards);
        Array<String> states = Array.of(game.canonicalForm(step.state()));
        while (game.outcome(step.state()).isEmpty() && states.size() < 400) {
            IndexedSeq<PokemonAction> legal = game.legalActions(step.state());
            step = game.applyUnchecked(step.state(), legal.get(chance.below(legal.size())), step.randomness());
            states = states.append(game.canonicalForm(step.state()));
        }
        return states;
    }

    @Nested
    class What_is_wrong {
        @Test
        void is_nothing_in_a_card_of_ones_own() {
            Validation<Seq<ReadError>, Array<Card>> read = OWN.read(file(ACE));
            assertThat(read.map(cards -> cards.map(Card::name)).get()).containsExactly("Ace");
        }

        @Test
        void is_told_of_all_cards_at_once_each_with_its_place() {
            String noNumber = ACE.replace(",\"number\":\"1\"", "");
            String wrongHp = ACE.replace("\"1\"", "\"2\"").replace("\"hp\":70", "\"hp\":75");
            String noWord = ACE.replace("\"1\"", "\"3\"").replace("\"when\":[]", "\"when\":[{\"type\":\"luck\"}]");
            String negative = ACE.replace("\"1\"", "\"4\"").replace("\"retreat\":1", "\"retreat\":-1");
            assertThat(OWN.read(file(noNumber, wrongHp, noWord, negative)).getError())
                    .extracting(ReadError::pointer)
                    .containsExactlyInAnyOrder(
                            "/cards/0/key/number",
                            "/cards/2/face/attacks/0/when/0/type",
                            "/cards/1/face/hp",
                            "/cards/3/face/retreat");
        }

        @Test
        void is_a_printing_that_there_is() {
            String known = ACE.replace("\"set\":\"OWN\",\"number\":\"1\"", "\"set\":\"TWM\",\"number\":\"95\"");
            assertThat(OWN.read(file(known, ACE, ACE)).getError())
                    .extracting(ReadError::pointer, ReadError::found)
                    .containsExactly(
                            tuple("/cards/0/key", PokemonCards.card("TWM", "95") + " TWM 95"),
                            tuple("/cards/2/key", "that of card 1"));
        }

        @Test
        void is_a_name_that_evolves_from_nothing() {
            String king = ACE.replace("\"1\"", "\"2\"")
                    .replace("\"Ace\"", "\"King\"")
                    .replace("\"BASIC\",\"evolvesFrom\":[]", "\"STAGE_1\",\"evolvesFrom\":[\"Ace\"]");
            assertThat(OWN.read(file(king)).getError())
                    .containsExactly(new ReadError(
                            ReadError.Reason.VALUE,
                            "/cards/0/face/evolvesFrom/0",
                            "the name of a card that there is",
                            "Ace"));
            assertThat(OWN.read(file(ACE, king)).get()).hasSize(2);
        }

        @Test
        void is_what_no_card_can_say() {
            assertThat(wrong("\"hp\":70", "\"hp\":0")).containsExactly("/cards/0/face/hp");
            assertThat(wrong("\"number\":30", "\"number\":35"))
                    .containsExactly("/cards/0/face/attacks/0/printed/number");
            assertThat(wrong("\"times\":2", "\"times\":0")).containsExactly("/cards/0/face/weaknesses/0");
            assertThat(wrong("\"set\":\"OWN\"", "\"set\":\"own\"")).containsExactly("/cards/0/key/set");
            assertThat(wrong("\"number\":\"1\"", "\"number\":\"01\"")).containsExactly("/cards/0/key/number");
            assertThat(wrong("\"Ace\"", "\"\"")).containsExactly("/cards/0/name");
            assertThat(wrong("\"Ace\"", "\"Fire Energy\"")).containsExactly("/cards/0/name");
            assertThat(wrong("\"mark\":\"\"", "\"mark\":\"jj\"")).containsExactly("/cards/0/mark");
            assertThat(wrong("\"BASIC\"", "\"STAGE_2\"")).containsExactly("/cards/0/face/evolvesFrom");
            assertThat(wrong("\"R\"", "\"RX\"")).containsExactly("/cards/0/face/attacks/0/cost");
            assertThat(wrong("\"hp\":70", "\"hp\":70,\"luck\":7")).containsExactly("/cards/0/face/luck");
        }

        private Seq<String> wrong(String right, String instead) {
            assertThat(ACE).contains(right);
            return OWN.read(file(ACE.replace(right, instead))).getError().map(ReadError::pointer);
        }

        @Test
        void is_told_a_hundred_times_at_most_and_no_card_is_made_of_what_was_not_read() {
            String empty = "{}";
            Seq<ReadError> hundred = OWN.read(file(Array.fill(21, empty).toJavaArray(String[]::new)))
                    .getError();
            assertThat(hundred).hasSize(100);
            assertThat(OWN.read(file(Array.fill(300, empty).toJavaArray(String[]::new)))
                            .getError())
                    .isEqualTo(hundred);
        }

        @Test
        void is_another_games_file_or_none() {
            assertThat(OWN.read(file(ACE).replace("\"pokemon\",\"version\"", "\"raid\",\"version\""))
                            .getError())
                    .extracting(ReadError::pointer)
                    .containsExactly("/game");
            assertThat(OWN.read("{").getError()).extracting(ReadError::reason).containsExactly(ReadError.Reason.SYNTAX);
        }

        private String file(String... cards) {
            return "{\"protocol\":1,\"game\":\"pokemon\",\"version\":1,\"type\":\"cards\",\"cards\":["
                    + String.join(",", cards) + "]}";
        }
    }
}
