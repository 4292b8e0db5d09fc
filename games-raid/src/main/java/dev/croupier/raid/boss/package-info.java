/** Bosses: those that come with the engine, those that somebody wrote as text, and whether they can be played. */
@NullMarked
package dev.croupier.raid.boss;

import org.jspecify.annotations.NullMarked;
