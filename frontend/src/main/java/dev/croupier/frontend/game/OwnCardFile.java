package dev.croupier.frontend.game;

import dev.croupier.core.vocabulary.CardWords;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.protocol.CardFile;
import dev.croupier.protocol.ReadError;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Supplier;

/**
 * Cards of one's own as they come: as a text, or as a word of a recording.
 *
 * @param <C> the game's cards
 */
public final class OwnCardFile<C> {
    private static final String BREAK = "\n  ";
    private static final String SPACE = " ";
    /** How JSON writes a space within a text, where there may be none. */
    private static final String SPACE_ESCAPED = "\\u0020";

    private final Lazy<CardFile<C>> file;

    /** Files with those words, which are asked for when they are needed. */
    public OwnCardFile(Supplier<CardWords<C>> words) {
        this.file = Lazy.of(() -> CardFile.of(words.get()));
    }

    /** Everything that is wrong with that text; none where it can be read. */
    public Seq<Flaw> flaws(Brought text) {
        return read(text).fold(errors -> errors.map(Flaw::of), cards -> Array.empty());
    }

    /** The cards in that text, or in English everything that is wrong with it. */
    public Either<String, Array<C>> cards(Brought text) {
        return read(text).mapLeft(errors -> unreadable(text.name(), errors));
    }

    private Either<Seq<ReadError>, Array<C>> read(Brought brought) {
        String text = brought.text().getOrElse("");
        return file.get()
                .read(text.stripLeading().startsWith("[") ? whole(text) : text)
                .toEither();
    }

    /** A file with the cards of that array. */
    private String whole(String array) {
        String nothing = file.get().write(Array.empty());
        return nothing.substring(0, nothing.lastIndexOf("[")) + array + "}";
    }

    /** Cards in one word, from which {@link #inOneWord} reads them. */
    public String word(Array<C> cards) {
        return file.get().write(cards).replace(SPACE, SPACE_ESCAPED);
    }

    /** The cards that {@link #word} wrote, or in English why they cannot be read. */
    public Either<String, Array<C>> inOneWord(String word) {
        return file.get()
                .read(word)
                .toEither()
                .mapLeft(errors ->
                        unreadable(FrontendMessage.CARDS_RECORDED.with().english(), errors));
    }

    private static String unreadable(String where, Seq<ReadError> errors) {
        return FrontendMessage.CARDS_UNREADABLE
                .with(where, errors.map(ReadError::explain).mkString(BREAK, BREAK, ""))
                .english();
    }
}
