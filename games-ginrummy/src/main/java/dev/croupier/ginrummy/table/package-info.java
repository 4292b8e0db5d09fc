/** What lies on the table and what may be done there: states, actions, events and views. */
@NullMarked
package dev.croupier.ginrummy.table;

import org.jspecify.annotations.NullMarked;
