/**
 * Bots that play Here to Slay: functions of what their seat may know. They are made by {@link dev.croupier.heretoslay.bot.HtsBots}.
 */
@NullMarked
package dev.croupier.heretoslay.bot;

import org.jspecify.annotations.NullMarked;
