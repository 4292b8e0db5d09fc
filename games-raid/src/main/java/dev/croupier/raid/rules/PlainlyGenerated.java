package dev.croupier.raid.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/** Has code generated without annotations of the generator, so that an embedder compiles without it. */
@Value.Style(allowedClasspathAnnotations = Override.class)
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@interface PlainlyGenerated {}
