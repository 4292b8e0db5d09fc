package dev.croupier.raid.boss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.table.Card;
import dev.croupier.raid.Boss;
import dev.croupier.raid.Raid;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class BossCheckTest {
    private static final Card LAPRAS = card("Lapras VMAX");
    private static final Card WATER = card("Water Energy");
    private static final Card POTION = card("Potion");
    private static final Card TOXEL = card("Toxel");
    private static final Array<Card> MEWTWO = KnownCards.index().named("Mewtwo V-UNION");

    private static Card card(String name) {
        return KnownCards.index().named(name).head();
    }

    private static Boss boss(Array<Card> pokemon, int cards) {
        return new Boss("it", pokemon, Array.fill(cards, () -> WATER));
    }

    @Test
    @ForRule({"RAID-1", "RAID-2"})
    void one_pokemon_with_sixty_cards_can_be_played_whatever_the_copies() {
        assertThat(BossCheck.problems(boss(Array.of(LAPRAS), 60))).isEmpty();
        assertThat(BossCheck.problems(new Boss("it", Array.of(LAPRAS), Array.fill(60, () -> POTION))))
                .isEmpty();
    }

    @Test
    @ForRule("RAID-S1")
    void four_pieces_of_one_v_union_can_be_played() {
        assertThat(MEWTWO).hasSize(4);
        assertThat(BossCheck.problems(boss(MEWTWO, 60))).isEmpty();
    }

    @Test
    @ForRule("RAID-S1")
    void fewer_pieces_or_one_of_them_twice_are_refused() {
        assertThat(BossCheck.refusals(boss(MEWTWO.take(3), 60)))
                .containsExactly(new BossProblem.IncompleteUnion(MEWTWO.take(3)));
        Array<Card> twice = MEWTWO.take(3).append(MEWTWO.head());
        assertThat(BossCheck.refusals(boss(twice, 60))).containsExactly(new BossProblem.IncompleteUnion(twice));
    }

    @Test
    @ForRule("RAID-S1")
    void two_cards_are_no_boss() {
        Array<Card> same = Array.of(LAPRAS, LAPRAS);
        Array<Card> different = Array.of(LAPRAS, TOXEL);
        assertThat(BossCheck.refusals(boss(same, 60))).containsExactly(new BossProblem.SeveralPokemon(same));
        assertThat(BossCheck.refusals(boss(different, 60))).containsExactly(new BossProblem.SeveralPokemon(different));
    }

    @Test
    @ForRule({"RAID-1", "RAID-2"})
    void everything_wrong_is_said_at_once() {
        assertThat(BossCheck.problems(new Boss("it", Array.of(POTION), Array.of(TOXEL, WATER, TOXEL))))
                .containsExactly(
                        new BossProblem.NoPokemon(Array.of(POTION)),
                        new BossProblem.WrongSize(3),
                        new BossProblem.PokemonInDeck(Array.of(TOXEL, TOXEL)));
        assertThat(BossCheck.problems(boss(Array.empty(), 61)))
                .containsExactly(new BossProblem.NoBoss(), new BossProblem.WrongSize(61));
    }

    @Test
    @ForRule({"RAID-2", "RAID-47"})
    void pokemon_in_the_deck_are_a_warning() {
        Boss boss = new Boss("it", Array.of(LAPRAS), Array.fill(60, () -> TOXEL));

        assertThat(BossCheck.problems(boss).map(BossProblem::isWarning)).containsExactly(true);
        assertThat(BossCheck.refusals(boss)).isEmpty();
        assertThat(BossCheck.problems(boss).head().explain())
                .isEqualTo("the boss discards Pokémon that it draws; there are 60: Toxel [RAID-47]");
    }

    @Test
    @ForRule("RAID-2")
    void a_raid_against_a_refused_boss_is_none() {
        Array<Array<Card>> decks = Array.of(StarterDeck.all().head().cards().get());

        assertThatThrownBy(() -> Raid.of(RaidRules.house(), decks, boss(MEWTWO.take(2), 59)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[RAID-S1]")
                .hasMessageContaining("has exactly 60 cards, not 59 [RAID-2]");
    }
}
