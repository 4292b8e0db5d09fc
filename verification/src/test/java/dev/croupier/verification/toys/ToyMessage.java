package dev.croupier.verification.toys;

import dev.croupier.core.MessageKey;

/** A text of a toy game. */
public record ToyMessage(String key, String english) implements MessageKey {}
