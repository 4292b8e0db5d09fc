package dev.croupier.pokemon;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import org.junit.jupiter.api.Test;

class SceneTest {
    private static final Card GASTLY = PokemonCards.card("PFL", "54");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    @Test
    void an_attack_puts_counters_on_the_defender_and_ends_the_turn() {
        Scene scene = scene().active(YOU, spot(GASTLY).with(DARKNESS))
                .active(OPPONENT, spot(GASTLY))
                .attack("Petty Grudge");
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        assertThat(scene.side(OPPONENT).hand().size()).isEqualTo(1);
    }

    @Test
    void a_knock_out_gives_a_prize_and_with_nobody_left_wins() {
        Scene scene = scene().active(YOU, spot(GASTLY).with(DARKNESS))
                .active(OPPONENT, spot(GASTLY).damaged(6))
                .attack("Petty Grudge");
        assertThat(scene.discard(OPPONENT)).containsExactly("Gastly");
        scene.answer(new dev.croupier.pokemon.table.Choice.OfPrize(YOU, 0));
        assertThat(scene.game().outcome(scene.state()).get().isWinner(YOU)).isTrue();
    }
}
