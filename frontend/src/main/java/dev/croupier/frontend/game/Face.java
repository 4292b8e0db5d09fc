package dev.croupier.frontend.game;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.frontend.terminal.Ink;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** How one game shows itself on a terminal of 80 columns: lines of plain text, which {@link #painted} makes beautiful. */
public interface Face<A extends Action, E extends Event, V> {

    /** The table. */
    Seq<String> table(V view);

    /** The table in lines of no more than {@code width}, as far as the game can; they are broken between words where it cannot. */
    default Seq<String> table(V view, int width) {
        return table(view);
    }

    /** Whether whoever sees the table so may look on while {@code other} plays, who sees nothing more. */
    default boolean isOpenTo(Seat other, V view) {
        return false;
    }

    /** A message with the seats' names in it. */
    String said(Message message);

    /** Whether the table is worth a look after this, such as a hand that is over. */
    boolean isMilestone(E event);

    /** Whether this is worth telling as it happens; the whole log has everything. */
    default boolean isTold(E event) {
        return true;
    }

    /** What happened, each event a sentence, told to whoever sees the table so after all of it. */
    default Seq<String> told(Seq<E> events, V view) {
        return events.map(event -> said(event.message()));
    }

    /** Under which heading an action stands in the list; nothing where the list has none. */
    default String group(A action) {
        return "";
    }

    /** The number that an action itself answers, under which it stands in the list; none for most. */
    default Option<Integer> number(A action) {
        return Option.none();
    }

    /** An action of the list in words, where the notation is hard to read. */
    default String choice(A action, String notation, V view) {
        return notation;
    }

    /** An action as it would be typed, where that is not its notation. */
    default String shown(A action, String notation, V view) {
        return notation;
    }

    /** What a word of this game tells that is no move; none when what is typed is no such word. */
    default Option<Seq<String>> told(String typed, V view) {
        return Option.none();
    }

    /** What is typed, with short words made long: the action's notation without the seat, or what is missing. */
    Either<String, String> expanded(String typed, V view);

    /** What the analysis says of the decision. */
    Seq<String> hint(V view);

    /** The action that the analysis would take; none where it has no opinion. */
    Option<A> advice(V view, IndexedSeq<A> legal);

    /** What {@link #judge} would do, where it has a choice; none where it is not to say. */
    Option<A> judgement(V view, IndexedSeq<A> legal);

    /** The name of the bot that judges where the analysis does not. */
    String judge();

    /** The score sheet. */
    Seq<String> score(V view);

    /** The options in force. */
    Seq<String> rules();

    /** What can be typed, each line a word and what it does. */
    Seq<String> words();

    /** The line in ink, with signs instead of letters; as wide as before. */
    String painted(String line, Ink ink);
}
