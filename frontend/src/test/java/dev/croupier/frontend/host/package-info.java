/** Tables as those who sit there meet them, without a network between: time stands still until a test moves it. */
@NullMarked
package dev.croupier.frontend.host;

import org.jspecify.annotations.NullMarked;
