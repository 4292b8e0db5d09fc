package dev.croupier.raid.boss;

import dev.croupier.core.MessageKey;

/** The texts about bosses: what is wrong with one. */
public enum BossMessage implements MessageKey {
    WRONG_SIZE("raid.boss.wrong-size", "the deck of a boss has exactly {0} cards, not {1}"),
    NO_BOSS("raid.boss.no-boss", "no card is the boss: it stands under the header Boss"),
    NO_POKEMON("raid.boss.no-pokemon", "a boss is a Pokémon, which this is not: {0}"),
    SEVERAL_POKEMON("raid.boss.several-pokemon", "a boss is one card, or the four pieces of one V-UNION, not {0}: {1}"),
    INCOMPLETE_UNION("raid.boss.incomplete-union", "{0} needs its four different pieces, not {1}"),
    POKEMON_IN_DECK("raid.boss.pokemon-in-deck", "the boss discards Pokémon that it draws; there are {0}: {1}");

    private final String key;
    private final String english;

    BossMessage(String key, String english) {
        this.key = key;
        this.english = english;
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public String english() {
        return english;
    }
}
