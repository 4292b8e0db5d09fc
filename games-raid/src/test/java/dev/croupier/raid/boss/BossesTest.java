package dev.croupier.raid.boss;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

class BossesTest {

    @Test
    @ForRule({"RAID-1", "RAID-2", "RAID-S1"})
    void every_boss_can_be_played_without_a_warning() {
        for (KnownBoss known : Bosses.all()) {
            assertThat(BossCheck.problems(known.boss())).as(known.id()).isEmpty();
            assertThat(known.boss().name()).isEqualTo(known.title());
        }
    }

    @Test
    void there_are_five_of_several_kinds() {
        assertThat(Bosses.all().map(KnownBoss::id).distinct()).hasSize(5);
        for (Tag tag : new Tag[] {Tag.VMAX, Tag.TAG_TEAM, Tag.VSTAR, Tag.MEGA, Tag.V_UNION}) {
            assertThat(Bosses.all()
                            .count(known -> known.boss()
                                    .pokemon()
                                    .exists(card -> card.tags().has(tag))))
                    .as(tag.toString())
                    .isEqualTo(1);
        }
    }

    @Test
    void they_are_found_by_their_ids() {
        assertThat(Bosses.named("Fourfold-Mind").map(KnownBoss::title)).contains("The Fourfold Mind");
        assertThat(Bosses.named("fourfold-mind")
                        .get()
                        .boss()
                        .pokemon()
                        .map(Card::name)
                        .distinct())
                .containsExactly("Mewtwo V-UNION");
        assertThat(Bosses.named("nobody")).isEmpty();
    }
}
