package dev.croupier.verification;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the rules, by their ids in the rulebook, that a test or all tests of a class show. {@link RuleCoverage} reads it. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface ForRule {
    /** Ids such as {@code GIN-16}. */
    String[] value();
}
