package dev.croupier.core;

/**
 * The name of a text and its English pattern. Games keep their keys in one enum, which is the catalogue for a translator.
 */
public interface MessageKey {

    /** The stable, dotted key under which a translation stands, such as {@code gin.knock.over-limit}. */
    String key();

    /** The English text; {@code {0}}, {@code {1}} … stand for the arguments. */
    String english();

    /** The message of this key with those arguments. */
    default Message with(Object... arguments) {
        return Message.of(this, arguments);
    }
}
