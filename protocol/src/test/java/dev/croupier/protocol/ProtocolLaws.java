package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** What holds of whatever a table says. */
final class ProtocolLaws<S, A extends Action, E extends Event, V, R> implements Sayings.Listener<S> {
    private final ProtocolTable<S, A, E, V, R> table;
    private final Schemas schemas = new Schemas();

    ProtocolLaws(ProtocolTable<S, A, E, V, R> table) {
        this.table = table;
    }

    /** Checks them over one random game, as {@link Sayings#of} plays it. */
    static <S, A extends Action, E extends Event, V, R> void check(
            ProtocolTable<S, A, E, V, R> table, long seed, int most, int every) {
        Sayings.of(table, seed, most, every, new ProtocolLaws<>(table));
    }

    /** A message fits its schema, is read as what was written, and written by the same bytes again. */
    @Override
    public <C extends Content> void said(Format<C> format, C content) {
        byte[] bytes = format.bytes(content);
        Validation<Seq<ReadError>, C> read = format.read(bytes, Limits.usual());
        if (read.isInvalid()) {
            throw new AssertionError(read.getError().map(ReadError::explain).mkString("; ") + " in " + text(bytes));
        }
        if (!Arrays.equals(format.bytes(read.get()), bytes)) {
            throw new AssertionError(text(bytes) + " read and written is " + format.text(read.get()));
        }
        if (!read.get().equals(content)) {
            throw new AssertionError(content + " is read as " + read.get());
        }
        schemas.check(format, text(bytes));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** States that an observer cannot tell apart are written by the same bytes: its view, whose turn it is, and what it may do. */
    @Override
    public void position(S state, Chance chance) {
        for (Observer observer : table.observers().remove(Observer.OMNISCIENT)) {
            S other = table.sampler().sample(table.game().view(state, observer), chance);
            assertThat(view(other, observer)).as("the view of %s", observer).isEqualTo(view(state, observer));
            assertThat(turn(other, observer)).as("whose turn %s sees", observer).isEqualTo(turn(state, observer));
            if (observer instanceof Seat seat) {
                assertThat(offers(other, seat)).as("what seat %s may do", seat).isEqualTo(offers(state, seat));
            }
        }
    }

    private String view(S state, Observer observer) {
        return table.protocol().view().text(new Content.View<>(table.game().view(state, observer)));
    }

    private String turn(S state, Observer observer) {
        return table.protocol().turn().text(new Content.WhoseTurn<>(table.game().turn(state, observer)));
    }

    private String offers(S state, Seat seat) {
        return table.protocol()
                .legalActions()
                .text(table.protocol().offered(seat, table.game().legalActions(state, seat)));
    }
}
