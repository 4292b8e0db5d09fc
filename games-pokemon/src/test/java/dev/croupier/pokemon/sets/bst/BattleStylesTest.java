package dev.croupier.pokemon.sets.bst;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BattleStylesTest {
    private static final Card ROPE = card("BST", "125");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card DREEPY = card("TWM", "128");
    private static final Card ZACIAN = card("SSH", "138");

    @Nested
    @OfCard("BST 125")
    @ForRule("PKM-Q48")
    class Escape_Rope {
        private Scene holding() {
            return scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(GASTLY))
                    .hand(YOU, ROPE);
        }

        @Test
        void lets_each_player_change_its_active_pokemon_the_opponent_first() {
            Scene scene = holding()
                    .bench(YOU, spot(DREEPY), spot(ZACIAN))
                    .bench(OPPONENT, spot(DREEPY), spot(ZACIAN))
                    .playTrainer(ROPE);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
            assertThat(scene.answers()).hasSize(2);
            scene.answer(scene.bench(OPPONENT, 1));
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Zacian V");
            assertThat(scene.active(YOU).name()).isEqualTo("Dreepy");
            assertThat(scene.discard(YOU)).containsExactly("Escape Rope");
        }

        @Test
        void leaves_who_has_no_bench_alone() {
            Scene mine = holding().bench(YOU, spot(DREEPY)).playTrainer(ROPE);
            mine.answer(mine.bench(YOU, 0));
            assertThat(mine.active(YOU).name()).isEqualTo("Dreepy");
            assertThat(mine.active(OPPONENT).name()).isEqualTo("Gastly");
            Scene theirs = holding().bench(OPPONENT, spot(DREEPY)).playTrainer(ROPE);
            theirs.answer(theirs.bench(OPPONENT, 0));
            assertThat(theirs.active(OPPONENT).name()).isEqualTo("Dreepy");
            assertThat(theirs.active(YOU).name()).isEqualTo("Gastly");
        }

        @Test
        void cannot_be_played_where_nobody_has_a_bench() {
            assertThat(holding().refusals(new PokemonAction.PlayTrainer(YOU, ROPE)))
                    .containsExactly("PKM-TURN-14");
        }
    }
}
