/** The table server: tables over HTTP, JSON and server-sent events, and the pages of the web table. */
@NullMarked
package dev.croupier.frontend.serve;

import org.jspecify.annotations.NullMarked;
