package dev.croupier.pokemon.position;

import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * Writes and reads positions. What is written is read back as the same position: every view of it is the same, copies of a card may be numbered
 * otherwise.
 */
public final class PositionText {
    private PositionText() {}

    /** The position as text, or the reason why it cannot be written. */
    public static Either<PositionRefusal, String> write(PokemonState state) {
        Option<PositionRefusal> refusal = Refusing.reason(state);
        return refusal.isDefined() ? Either.left(refusal.get()) : Either.right(new TableText(state).text());
    }

    /**
     * The position that the text says.
     *
     * @param index the cards that it may speak of
     * @return or everything that is wrong with it, in the order of the text
     */
    public static Validation<Seq<PositionError>, Position> parse(String text, CardIndex index) {
        Problems problems = new Problems();
        TableDraft draft = new ReadPosition(new Entries(index, ReadPosition.seats(text), problems)).of(text);
        Option<Position> position = new Building(draft, problems).position();
        return problems.isEmpty() ? Validation.valid(position.get()) : Validation.invalid(problems.all());
    }
}
