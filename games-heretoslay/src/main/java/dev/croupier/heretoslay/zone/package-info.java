/** Where cards lie and how they get from one place to another, with what everybody learns of it. */
@NullMarked
package dev.croupier.heretoslay.zone;

import org.jspecify.annotations.NullMarked;
