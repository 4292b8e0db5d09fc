package dev.croupier.raid.round;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The test shows what values of options, or a whole preset, change in play: {@code millTiming=END_OF_BOSS_TURN}, {@code preset=handbook}. Each value has
 * such a test, and the build fails without.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface OfOption {

    /** The values that it shows. */
    String[] value();
}
