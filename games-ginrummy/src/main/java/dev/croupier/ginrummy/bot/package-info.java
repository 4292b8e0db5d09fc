/**
 * Bots that play Gin Rummy: functions of what their seat may know. They are made by {@link dev.croupier.ginrummy.bot.GinBots}.
 */
@NullMarked
package dev.croupier.ginrummy.bot;

import org.jspecify.annotations.NullMarked;
