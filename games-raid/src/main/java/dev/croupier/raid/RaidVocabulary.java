package dev.croupier.raid;

import dev.croupier.core.vocabulary.Roots;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.PokemonVocabulary;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.raid.round.RaidMessage;
import dev.croupier.raid.round.RaidRound;
import dev.croupier.raid.rules.RaidRules;

/** What the values of raids are made of, besides those of the Pokémon TCG. */
public final class RaidVocabulary {
    private static final String WORDS = """
            round BeginRaid BossAttack BossDraws BossRecovers BossUses ChooseBossAttack CountPlayers LoseBossCards PayAttack
            round PlayDrawn RaidCourse Reshuffle ShowHands
            """;

    private RaidVocabulary() {}

    /** Of a raid with those decks. */
    public static Vocabulary<PokemonAction, PokemonEvent, PokemonView, RaidRules> of(Pokemon raid) {
        return PokemonVocabulary.of(
                        raid,
                        new Roots<>(
                                PokemonAction.class,
                                PokemonEvent.class,
                                PokemonView.class,
                                RaidRules.class,
                                PokemonViolation.class),
                        RaidRules.options())
                .withMessages(RaidMessage.values())
                .withWordsBelow(RaidVocabulary.class, WORDS)
                .withBound(RaidRound.class);
    }
}
