package dev.croupier.protocol;

import dev.croupier.core.vocabulary.CardWords;
import dev.croupier.protocol.codec.Codecs;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.nio.charset.StandardCharsets;

/**
 * Cards of one's own as JSON: what they say and what they do, with the words of the game. Thread-safe.
 *
 * @param <C> the game's cards
 */
public final class CardFile<C> {
    /** No card speaks of a seat by its number, so that it does not matter how many there are. */
    private static final int SEATS = 2;

    /** More than any card needs; that nobody has a host flip a billion coins. */
    private static final int MOST = 9_999;

    private final Format<Content.Cards<C>> format;

    @SuppressWarnings("unchecked") // the content's cards are those of the words
    private CardFile(CardWords<C> words) {
        Codecs codecs = new Codecs(EngineWords.in(words.vocabulary()), SEATS, MOST);
        format = new Format<>(
                words.game(),
                words.vocabulary().version(),
                "cards",
                (Class<Content.Cards<C>>) (Class<?>) Content.Cards.class,
                codecs.definitions(Content.Cards.class, words),
                read -> Option.none());
    }

    /**
     * Files of cards that are written with those words.
     *
     * @throws IllegalArgumentException naming the type that the vocabulary does not say how to write
     */
    public static <C> CardFile<C> of(CardWords<C> words) {
        return new CardFile<>(words);
    }

    /** How they are written, for whoever publishes the schema. */
    public Format<Content.Cards<C>> format() {
        return format;
    }

    /** The cards as JSON: the same text for equal cards. */
    public String write(Array<C> cards) {
        return format.text(new Content.Cards<>(cards));
    }

    /** All of the cards, or everything that is wrong with the text and with what it says. */
    public Validation<Seq<ReadError>, Array<C>> read(byte[] bytes) {
        return format.read(bytes, Limits.usual()).map(Content.Cards::cards);
    }

    /** The same from a text. */
    public Validation<Seq<ReadError>, Array<C>> read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }
}
