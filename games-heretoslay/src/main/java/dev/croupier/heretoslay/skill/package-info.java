/** Skills that trigger: what they wait for, who orders them, who may decline (HTS-SKILL). */
@NullMarked
package dev.croupier.heretoslay.skill;

import org.jspecify.annotations.NullMarked;
