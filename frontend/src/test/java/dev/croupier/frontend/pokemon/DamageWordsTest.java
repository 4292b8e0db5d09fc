package dev.croupier.frontend.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DamageWordsTest {
    private static final Laid LAID = Laid.table()
            .side(0, "Judge", "Dreepy, Drakloak, Dragapult ex, Fire Energy, Psychic Energy", "Munkidori")
            .side(1, "Ultra Ball", "Toxel, Toxtricity, Darkness Energy", "Gastly");

    @Test
    void each_attack_tells_its_damage_and_what_is_left() {
        assertThat(LAID.typed(0, "damage"))
                .containsExactly(
                        "Jet Headbutt [C]:",
                        "  Toxtricity #11: 70 damage, which leaves 70 HP",
                        "    base damage: 70",
                        "Phantom Dive [RP]:",
                        "  Toxtricity #11: 200 damage, a Knock Out",
                        "    base damage: 200");
    }

    @Test
    void damage_that_is_there_already_counts() {
        assertThat(LAID.damaged(11, 7).typed(0, "damage")).contains("  Toxtricity #11: 70 damage, a Knock Out");
        assertThat(LAID.damaged(11, 6).typed(0, "damage")).contains("  Toxtricity #11: 70 damage, which leaves 10 HP");
    }

    @Test
    void an_attack_that_cannot_be_paid_is_told_all_the_same() {
        Laid poor = Laid.table().side(0, "Judge", "Dreepy").side(1, "Ultra Ball", "Gastly");

        assertThat(poor.typed(0, "damage"))
                .containsExactly(
                        "Petty Grudge [P] (not possible now):",
                        "  Gastly #11: 10 damage, which leaves 60 HP",
                        "    base damage: 10",
                        "Bite [RP] (not possible now):",
                        "  Gastly #11: 40 damage, which leaves 30 HP",
                        "    base damage: 40");
    }

    @Test
    void Weakness_is_a_step_of_its_own() {
        Laid weak = Laid.table()
                .side(0, "Judge", "Dreepy")
                .side(1, "Darkness Energy", "Gastly, Darkness Energy")
                .then("end");
        Laid against = weak.side(0, "Judge", "Munkidori");

        assertThat(against.typed(1, "damage"))
                .containsSequence("  Munkidori #1: 20 damage, which leaves 90 HP", "    base damage: 10");
        assertThat(against.typed(1, "damage")).anyMatch(line -> line.matches("    .*Weakness.*20.*"));
    }

    @Test
    void hint_is_the_same() {
        assertThat(LAID.face().hint(LAID.view(0))).containsExactlyElementsOf(LAID.typed(0, "damage"));
    }
}
