package dev.croupier.pokemon;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The test shows what values of options, or a whole preset, change in play: {@code mulliganDraw=PER_MULLIGAN}, {@code preset=sealed}. Each value has
 * such a test, and the build fails without.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface OfOption {

    /** The values that it shows. */
    String[] value();
}
