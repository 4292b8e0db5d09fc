/** What a Party has, as queries: classes, skills, bonuses, protections. Nothing here is ever counted up and down. */
@NullMarked
package dev.croupier.heretoslay.party;

import org.jspecify.annotations.NullMarked;
