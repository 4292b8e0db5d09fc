package dev.croupier.protocol.codec;

import org.jspecify.annotations.Nullable;

/** A codec some of whose values are no field of an object at all. */
interface Omissible<T> extends Codec<T> {
    /** Whether the value is left out. */
    boolean isLeftOut(@Nullable T value);

    /** The value that is left out. */
    @Nullable
    T leftOut();

    /** The codec of the values that are not. */
    Codec<?> present();
}
