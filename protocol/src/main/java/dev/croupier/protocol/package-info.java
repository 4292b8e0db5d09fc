/**
 * What a table and its clients say to each other, as JSON: start at {@link dev.croupier.protocol.GameProtocol}. Nothing here knows a game;
 * what is written is derived from the types that a game's {@link dev.croupier.core.vocabulary.Vocabulary} names.
 */
@NullMarked
package dev.croupier.protocol;

import org.jspecify.annotations.NullMarked;
