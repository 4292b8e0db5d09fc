package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Among;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** Numbers to choose from. */
public record Numbers(Array<Integer> numbers) implements Among<HtsState, Integer> {

    public static Numbers of(Integer... numbers) {
        return new Numbers(Array.of(numbers));
    }

    @Override
    public IndexedSeq<Integer> options(HtsState state) {
        return numbers;
    }

    @Override
    public Message description() {
        return HtsMessage.AMONG_NUMBERS.with(
                numbers.map(number -> (number > 0 ? "+" : "") + number).mkString(" or "));
    }
}
