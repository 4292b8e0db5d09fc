/** Which Energy the boss discards for an attack (RAID-50, RAID-51): a pure function of what its cards provide. */
@NullMarked
package dev.croupier.raid.payment;

import org.jspecify.annotations.NullMarked;
