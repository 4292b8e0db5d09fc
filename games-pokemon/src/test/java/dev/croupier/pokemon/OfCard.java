package dev.croupier.pokemon;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The tests of a card: its printing, as {@code TWM 95}. Each card with a text has such tests, and the build fails without. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface OfCard {

    /** The printings that are tested. */
    String[] value();
}
