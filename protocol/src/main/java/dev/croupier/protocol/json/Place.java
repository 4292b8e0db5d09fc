package dev.croupier.protocol.json;

import dev.croupier.protocol.ReadError;
import dev.croupier.protocol.ReadError.Reason;
import org.jspecify.annotations.Nullable;

/** A place in a text that is read, and where its errors are gathered. */
@SuppressWarnings("TypeParameterUnusedInFormals") // what fails answers nothing, whatever was to be read
public final class Place {
    private final @Nullable Place outer;
    private final String key;
    private final Problems problems;

    private Place(@Nullable Place outer, String key, Problems problems) {
        this.outer = outer;
        this.key = key;
        this.problems = problems;
    }

    /** The whole text. */
    public static Place whole(Problems problems) {
        return new Place(null, "", problems);
    }

    public Place field(String name) {
        return new Place(this, name, problems);
    }

    public Place item(int index) {
        return new Place(this, Integer.toString(index), problems);
    }

    public Problems problems() {
        return problems;
    }

    /** Notes an error here. Nothing can be read, so that is the answer. */
    public <T> @Nullable T fails(Reason reason, String expected, String found) {
        problems.add(new ReadError(reason, pointer(), expected, found));
        return null;
    }

    /** Notes that a value of another kind stands here. */
    public <T> @Nullable T isNo(String expected, Json found) {
        return fails(Reason.TYPE, expected, found.describe());
    }

    /** Notes that there is no such value. */
    public <T> @Nullable T hasNo(String expected, Json found) {
        return fails(Reason.VALUE, expected, found.describe());
    }

    /** The JSON pointer. */
    public String pointer() {
        Place around = outer;
        return around == null
                ? ""
                : around.pointer() + "/" + key.replace("~", "~0").replace("/", "~1");
    }
}
