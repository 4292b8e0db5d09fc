package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.croupier.core.vocabulary.CardFlaw;
import dev.croupier.protocol.ReadError.Reason;
import dev.croupier.protocol.json.Json;
import dev.croupier.protocol.json.Place;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Cards that are written whole. Those that can be read are checked also where others cannot, so that everything is told at once.
 *
 * @param card one of them
 * @param check what is wrong with them
 */
record Defined<C>(Codec<C> card, Function<Array<Option<C>>, Seq<CardFlaw>> check) implements Codec<Array<C>> {
    @Override
    public void write(Array<C> value, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (C each : value) {
            card.write(each, out);
        }
        out.writeEndArray();
    }

    @Override
    public @Nullable Array<C> read(Json json, Place at) {
        if (!(json instanceof Json.Listing listing)) {
            return at.isNo("an array", json);
        }
        int before = at.problems().count();
        Array<Option<C>> cards = Array.empty();
        for (int i = 0; i < listing.items().size(); i++) {
            cards = cards.append(Option.of(card.read(listing.items().get(i), at.item(i))));
        }
        for (CardFlaw flaw : check.apply(cards)) {
            place(at.item(flaw.card()), flaw.at()).fails(Reason.VALUE, flaw.expected(), flaw.found());
        }
        return at.problems().count() > before ? null : cards.flatMap(each -> each);
    }

    private static Place place(Place card, String component) {
        Place at = card;
        for (String step : component.isEmpty() ? new String[0] : component.split("/", -1)) {
            at = at.field(step);
        }
        return at;
    }

    @Override
    public Json schema(Definitions definitions) {
        return Json.struct("type", Json.text("array"), "items", card.schema(definitions));
    }
}
