package dev.croupier.protocol;

/**
 * Why a text cannot be read.
 *
 * @param reason what is wrong
 * @param pointer where: a JSON pointer, empty for the whole
 * @param expected what could stand there, in words
 * @param found what stands there, in words
 */
public record ReadError(Reason reason, String pointer, String expected, String found) {
    /** What can be wrong. */
    public enum Reason {
        /** It is no JSON. */
        SYNTAX,
        /** It is longer, deeper or more than is read. */
        LIMIT,
        /** A value of another kind stands there, such as a text instead of a number. */
        TYPE,
        /** A field is missing. */
        MISSING,
        /** There is no such field. */
        UNKNOWN,
        /** A field stands there twice. */
        TWICE,
        /** The kind of value is right, but there is no such one: out of range, an unknown name, or parts that do not fit each other. */
        VALUE
    }

    /** The error in one English sentence. */
    public String explain() {
        return (pointer.isEmpty() ? "the text" : pointer) + ": expected " + expected + ", found " + found;
    }
}
