/** The course of a raid: its set-up, the turn that the players share, the turn of the boss, what a round costs the boss, who is out, who has won. */
@NullMarked
package dev.croupier.raid.round;

import org.jspecify.annotations.NullMarked;
