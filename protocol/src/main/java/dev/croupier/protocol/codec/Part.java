package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.io.SerializedString;
import java.util.function.Function;

/**
 * A component of a product, and the field that it is written as.
 *
 * @param name the field
 * @param of reads it off the value
 * @param codec of its values
 */
record Part(SerializedString name, Function<Object, Object> of, Codec<Object> codec) {}
