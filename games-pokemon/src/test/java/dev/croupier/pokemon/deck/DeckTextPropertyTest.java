package dev.croupier.pokemon.deck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DeckTextPropertyTest {
    private static final Array<Card> KNOWN = Array.of(
            Cards.TOXEL,
            Cards.TOXTRICITY,
            Cards.basic("Toxel", "TG TG02"),
            Cards.basic("Venusaur", "CEL 15"),
            Cards.basic("Rocket's Zapdos", "CEL 15"),
            Cards.basic("Unown [A]", "UF A"),
            Cards.basic("Unown [!]", "UF !"),
            Cards.tagged(Cards.basic("Giratina ◇", "UPR 58"), Tag.PRISM_STAR),
            Cards.trainer("Energy Removal 2", "EX 80", Face.Sort.ITEM),
            Cards.trainer("Professor's Research (Professor Oak)", "CEL 23", Face.Sort.SUPPORTER),
            Cards.special("Shadowy Darkness Energy", "PBL 83"),
            Cards.energy(EnergyType.DARKNESS, "SVE 7"),
            Cards.card("Basic Darkness Energy", "SVE 15", Cards.DARKNESS.face()),
            Cards.DARKNESS);
    private static final CardIndex INDEX = CardIndex.of(KNOWN);

    @Provide
    Arbitrary<List<Card>> decks() {
        return Arbitraries.of(KNOWN.toJavaList()).list().ofMaxSize(60);
    }

    @Property
    void what_is_written_is_read_as_the_same_cards(@ForAll("decks") List<Card> deck) {
        Array<Card> read = DeckText.parse(DeckText.write(deck), INDEX).get();
        assertThat(read.sorted()).isEqualTo(Array.ofAll(deck).sorted());
        assertThat(DeckText.write(read)).isEqualTo(DeckText.write(deck));
    }

    @Property
    void any_text_is_read_or_refused_with_places_within_it(@ForAll("texts") String text) {
        Array<String> lines = Array.ofAll(text.lines().toList());
        DeckText.parse(text, INDEX)
                .swap()
                .forEach(errors -> errors.forEach(
                        error -> assertThat(lines.get(error.line() - 1).substring(error.column() - 1))
                                .startsWith(error.text())));
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(
                        "4", "0", " ", "x", "×", "Toxel", "PFL", "67", "{D}", "Energy", ":", "\n", "*", "PH", "\ufeff")
                .list()
                .ofMaxSize(20)
                .map(parts -> String.join("", parts));
    }
}
