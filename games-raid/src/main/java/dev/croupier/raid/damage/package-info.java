/** What the damage of a round comes to: cards of the boss for the Lost Zone, and what is left over (RAID-30 to RAID-38). A pure function of numbers. */
@NullMarked
package dev.croupier.raid.damage;

import org.jspecify.annotations.NullMarked;
