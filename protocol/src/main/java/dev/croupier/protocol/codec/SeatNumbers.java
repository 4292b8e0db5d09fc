package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.core.Seat;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Seats, by index. */
record SeatNumbers(int seats) implements Codec<Seat> {
    @Override
    public void write(Seat value, JsonGenerator out) throws IOException {
        out.writeNumber(value.index());
    }

    @Override
    public @Nullable Seat read(Json json, Place at) {
        Integer index = new Scalars.Whole(0, seats - 1).read(json, at);
        return index == null ? null : Seat.of(index);
    }

    /** How many seats a table has differs from table to table, so that a schema has no bound. */
    @Override
    public Json schema(Definitions definitions) {
        return Json.struct("type", Json.text("integer"), "minimum", new Json.Whole(0));
    }
}
