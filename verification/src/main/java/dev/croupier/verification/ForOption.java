package dev.croupier.verification;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the values of options, or the whole preset, whose effect on play a test shows: {@code mulliganDraw=PER_MULLIGAN}, {@code preset=sealed}.
 * {@link OptionCoverage} reads it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface ForOption {
    /** Values such as {@code preset=sealed}. */
    String[] value();
}
