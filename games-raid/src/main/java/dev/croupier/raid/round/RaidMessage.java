package dev.croupier.raid.round;

import dev.croupier.core.MessageKey;

/** The texts of raids. */
public enum RaidMessage implements MessageKey {
    ENDED_BOSS_DECK("raid.ended.boss-deck", "the boss has no card left for the Lost Zone"),
    ENDED_NO_PLAYERS("raid.ended.no-players", "all players are out of the game"),
    OUT_PRIZES("raid.out.prizes", "the last Prize is taken"),
    OUT_PRIZES_OWED("raid.out.prizes-owed", "more Prizes were to be taken than are left"),
    OUT_NO_POKEMON("raid.out.no-pokemon", "no Pokémon is left in play"),
    OUT_NO_CARD("raid.out.no-card", "there was no card to draw"),
    ASK_BOSS_ATTACK("raid.ask.boss-attack", "which attack does the boss use?"),
    ASK_BOSS_USES("raid.ask.boss-uses", "does the boss use {0}?"),
    ASK_BOSS_PAYMENT("raid.ask.boss-payment", "which Energy does the boss discard? {0} more");

    private final String key;
    private final String english;

    RaidMessage(String key, String english) {
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
