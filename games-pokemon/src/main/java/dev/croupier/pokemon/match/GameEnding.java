package dev.croupier.pokemon.match;

import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Outcome;
import dev.croupier.pokemon.table.PokemonMessage;
import io.vavr.collection.Array;

/** How a game ended. */
public enum GameEnding {
    PRIZES(PokemonMessage.ENDED_PRIZES),
    NO_POKEMON(PokemonMessage.ENDED_NO_POKEMON),
    DECK_OUT(PokemonMessage.ENDED_DECK_OUT),
    /** Both won, one in more ways (PKM-T20). */
    MORE_WAYS(PokemonMessage.ENDED_MORE_WAYS),
    CONCEDED(PokemonMessage.ENDED_LEFT),
    EFFECT(PokemonMessage.ENDED_BY_EFFECT),
    /** Both won in equally many ways (PKM-T21). */
    SIMULTANEOUS(PokemonMessage.ENDED_TIE),
    LIMIT(PokemonMessage.ENDED_LIMIT),
    /** An official ended it (PKM-T5, PKM-T31); no game reports that. */
    PENALTY(MatchMessage.ENDED_PENALTY);

    @SuppressWarnings("ImmutableEnumChecker") // a constant of an enum
    private final MessageKey key;

    GameEnding(MessageKey key) {
        this.key = key;
    }

    /** Of a game with that outcome; one that gives no reason known here was ended by an effect, or by a limit when nobody won. */
    static GameEnding of(Outcome outcome, GameResult result) {
        return Array.of(values())
                .find(ending -> ending.key == outcome.reason().key())
                .getOrElse(result == GameResult.DRAWN ? LIMIT : EFFECT);
    }

    /** The key by which an outcome of the game gives it as its reason. */
    public MessageKey key() {
        return key;
    }

    /** The ending in words. */
    public Message message() {
        return this == EFFECT ? key.with(MatchMessage.AN_EFFECT.with()) : key.with();
    }

    /** Whether a game that ends so can have that result. */
    boolean fits(GameResult result) {
        return switch (this) {
            case PENALTY -> false;
            case SIMULTANEOUS -> result == GameResult.BOTH_WON;
            case LIMIT -> result == GameResult.DRAWN;
            case EFFECT -> true;
            default -> result.winner().isDefined();
        };
    }
}
