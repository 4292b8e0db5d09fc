package dev.croupier.frontend.host;

import dev.croupier.core.GameId;
import dev.croupier.core.Observer;
import dev.croupier.core.play.Salt;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a table is from its first moment to its last.
 *
 * @param id under which it is found; no secret
 * @param game which rules are played
 * @param chairs who sits where, by seat
 * @param spectators lets in whoever looks on; none where anybody may
 * @param rules how it is kept
 * @param seeded whether the chance of the game is from a seed, which whoever made the table knows
 * @param salt of its recordings; a secret until the game is over
 */
record TableHead(
        String id,
        GameId game,
        Array<Chair> chairs,
        Option<TokenHash> spectators,
        HouseRules rules,
        boolean seeded,
        Salt salt) {

    /** Through whose eyes the bearer of that token sees the table, if at all; without one it may be a spectator. */
    Option<Observer> admits(Option<Token> token) {
        if (token.isEmpty()) {
            return Option.when(rules.open(), Observer.SPECTATOR);
        }
        TokenHash given = TokenHash.of(token.get());
        Option<Observer> found = spectators.filter(key -> key.isSameAs(given)).map(key -> Observer.SPECTATOR);
        for (Chair chair : chairs) {
            if (chair.key().exists(key -> key.isSameAs(given))) {
                found = Option.some(chair.seat());
            }
        }
        return found;
    }
}
