/**
 * The laws that every game keeps, and the means to check them on a game of one's own. Start at
 * {@link dev.croupier.verification.GameLaws}.
 *
 * <p>Costs: a campaign plays whole games and asks every law at every position, in the thread that calls it. At a position every legal
 * action is applied a few times, some dozens of other actions are tried, and each observer's view is sampled once or twice; so a game
 * costs some hundred times what playing it costs. {@link dev.croupier.verification.Perft} and
 * {@link dev.croupier.verification.SamplerUniformity} enumerate, and are for tiny games and shallow depths.
 */
@NullMarked
package dev.croupier.verification;

import org.jspecify.annotations.NullMarked;
