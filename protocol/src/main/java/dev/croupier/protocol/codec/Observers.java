package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who looks: a seat by its index, or {@code spectator} or {@code omniscient}. */
record Observers(Codec<Seat> seats) implements Codec<Observer> {
    private static final String SPECTATOR = "spectator";
    private static final String OMNISCIENT = "omniscient";

    @Override
    public void write(Observer value, JsonGenerator out) throws IOException {
        if (value instanceof Seat seat) {
            seats.write(seat, out);
        } else {
            out.writeString(value.equals(Observer.SPECTATOR) ? SPECTATOR : OMNISCIENT);
        }
    }

    @Override
    public @Nullable Observer read(Json json, Place at) {
        if (!(json instanceof Json.Text text)) {
            return seats.read(json, at);
        }
        if (text.text().equals(SPECTATOR)) {
            return Observer.SPECTATOR;
        }
        return text.text().equals(OMNISCIENT) ? Observer.OMNISCIENT : at.hasNo("a seat, spectator or omniscient", json);
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct(
                "anyOf",
                new Json.Listing(List.of(
                        seats.schema(definitions), Json.struct("enum", Json.texts(List.of(SPECTATOR, OMNISCIENT))))));
    }
}
