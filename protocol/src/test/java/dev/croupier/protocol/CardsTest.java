package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.heretoslay.HtsVocabulary;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.pokemon.PokemonVocabulary;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.protocol.codec.Codec;
import dev.croupier.protocol.codec.Codecs;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.JsonReader;
import dev.croupier.protocol.json.Place;
import dev.croupier.protocol.json.Problems;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What cards say is data: every word of the languages of effects is written and read. */
class CardsTest {

    @Test
    void of_Here_to_Slay_are_read_as_they_are_written() throws IOException {
        Codec<Object> cards = codec(HtsVocabulary.of(), dev.croupier.heretoslay.table.Card.class);
        for (var card : BaseGame.catalogue().all()) {
            var read = (dev.croupier.heretoslay.table.Card) readAndWritten(cards, card);
            assertThat(read).isEqualTo(card);
            assertThat(read.face()).as(card.id()).isEqualTo(card.face());
        }
    }

    @Test
    void of_the_Pokemon_TCG_are_read_as_they_are_written() throws IOException {
        Codec<Object> cards = codec(PokemonVocabulary.of(Tables.pokemonGame()), dev.croupier.pokemon.table.Card.class);
        assertThat(PokemonCards.all()).hasSizeGreaterThan(200);
        for (var card : PokemonCards.all()) {
            assertThat(readAndWritten(cards, card)).isEqualTo(card);
        }
    }

    private static Codec<Object> codec(Vocabulary<?, ?, ?, ?> vocabulary, Class<?> card) {
        return new Codecs(EngineWords.in(vocabulary), 2).definition(card);
    }

    private static Object readAndWritten(Codec<Object> codec, Object value) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = new JsonFactory().createGenerator(text)) {
            codec.write(value, out);
        }
        Problems problems = new Problems();
        Json json = Objects.requireNonNull(new JsonReader(Limits.usual()).read(text.toString(), problems));
        Object read = codec.read(json, Place.whole(problems));
        assertThat(problems.errors()).as(text.toString()).isEmpty();
        return Objects.requireNonNull(read);
    }
}
