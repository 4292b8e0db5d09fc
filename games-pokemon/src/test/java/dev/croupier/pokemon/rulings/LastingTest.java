package dev.croupier.pokemon.rulings;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WYRM;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.supporter;
import static dev.croupier.pokemon.card.Write.after;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Lasts;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.effect.SkipStage;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LastingTest {
    private static final Card SWAP = item("Swap", Do.switchActive());

    @Nested
    class What_keeps_effects_of_attacks_from_a_pokemon {
        private final Card pollen = basic("Pollen", 60, EnergyType.GRASS)
                .attack("Itch", "", 10, after(Do.opponentsCannotPlay(Passive.Forbidden.PLAY_ITEM)))
                .attack("Daze", "", after(Do.inflict(Those.defender(), SpecialCondition.CONFUSED)))
                .build();
        private final Card shielded = basic("Shielded", 100, EnergyType.WATER)
                .passive(Always.preventsEffects(Likes.Simply.SELF, Likes.Simply.ANY))
                .build();

        @Test
        @ForRule("PKM-Q16")
        void does_not_keep_them_from_its_player() {
            Card drink = item("Drink", Do.draw(1));
            Scene scene = scene().active(YOU, spot(pollen))
                    .active(OPPONENT, spot(shielded))
                    .hand(OPPONENT, drink)
                    .attack("Itch");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(OPPONENT, drink)))
                    .containsExactly("PKM-Q45");
        }

        @Test
        @ForRule("PKM-Q16")
        void keeps_special_conditions_from_it() {
            Scene scene = scene().active(YOU, spot(pollen))
                    .active(OPPONENT, spot(shielded))
                    .attack("Daze");
            assertThat(scene.active(OPPONENT).conditions().isNone()).isTrue();
        }
    }

    @Nested
    class Devolving {
        @Test
        @ForRule({"PKM-Q33", "PKM-R81", "PKM-R62"})
        void ends_conditions_and_effects_of_attacks_and_keeps_damage() {
            Card chain = basic("Chain", 60, EnergyType.FIRE)
                    .attack("Bind", "", after(Do.onDefenderNextTurn(Always.cannotRetreat(Likes.Simply.SELF))))
                    .build();
            Card back = item("Back", new Moves.Devolve(Those.yours(Where.ACTIVE), 1, Zone.HAND));
            Scene scene = scene().active(YOU, spot(chain))
                    .active(
                            OPPONENT,
                            spot(KIT, FOX)
                                    .damaged(3)
                                    .having(SpecialCondition.CONFUSED)
                                    .with(FIRE, FIRE))
                    .bench(OPPONENT, spot(PUP))
                    .hand(OPPONENT, back)
                    .attack("Bind");
            assertThat(scene.isLegal(new PokemonAction.Retreat(OPPONENT))).isFalse();
            scene.play(new PokemonAction.PlayTrainer(OPPONENT, back));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Kit");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
            assertThat(scene.active(OPPONENT).conditions().isNone()).isTrue();
            assertThat(scene.isLegal(new PokemonAction.Retreat(OPPONENT))).isTrue();
        }
    }

    @Nested
    class A_trainer {
        @Test
        @ForRule("PKM-Q36")
        void that_heals_cannot_be_played_where_nobody_has_damage() {
            Card balm = item("Balm", Do.heal(Those.yours(Where.IN_PLAY), 30));
            PokemonAction play = new PokemonAction.PlayTrainer(YOU, balm);
            assertThat(scene().active(YOU, spot(KIT)).hand(YOU, balm).refusals(play))
                    .containsExactly("PKM-TURN-14");
            assertThat(scene().active(YOU, spot(KIT).damaged(1)).hand(YOU, balm).isLegal(play))
                    .isTrue();
        }

        @Test
        @ForRule({"PKM-Q41", "PKM-R79"})
        void that_leaves_out_a_stage_waits_as_long_as_evolving_where_it_says_so() {
            Card candy =
                    item("Candy", new SkipStage(Those.yours(Where.IN_PLAY, Likes.not(Likes.Simply.ENTERED_THIS_TURN))));
            assertThat(scene().active(YOU, spot(KIT).isNew())
                            .hand(YOU, candy, WYRM)
                            .deck(YOU, FOX, PUP)
                            .isLegal(new PokemonAction.PlayTrainer(YOU, candy)))
                    .isFalse();
            Scene scene = scene().active(YOU, spot(KIT)).hand(YOU, candy, WYRM).deck(YOU, FOX, PUP);
            scene.playTrainer(candy).answer(scene.active(YOU)).answer(WYRM);
            assertThat(scene.active(YOU).name()).isEqualTo("Wyrm");
        }

        @Test
        @ForRule("PKM-R61")
        void for_all_your_pokemon_is_for_those_that_come_later_too() {
            Card wall = supporter(
                    "Wall",
                    new Lasts.OnPlayer(
                            Whose.YOURS,
                            Always.damageTaken(Likes.yours(), Likes.theirs(), -20),
                            Lasts.Duration.OPPONENTS_NEXT_TURN));
            Scene scene = scene().active(YOU, spot(PUP))
                    .active(
                            OPPONENT,
                            spot(basic("Cub", 60, EnergyType.FIRE)
                                    .attack("Claw", "", 30)
                                    .build()))
                    .hand(YOU, wall, SWAP, KIT)
                    .playTrainer(wall);
            scene.play(new PokemonAction.PlayBasic(YOU, KIT));
            scene.playTrainer(SWAP).answer(scene.bench(YOU, 0)).endTurn();
            scene.play(new PokemonAction.UseAttack(OPPONENT, "Claw"));
            assertThat(scene.active(YOU).name()).isEqualTo("Kit");
            assertThat(scene.active(YOU).counters()).isEqualTo(1);
        }
    }

    @Nested
    class What_an_attack_left_on_its_pokemon {
        private final Card boast = basic("Boast", 200, EnergyType.FIRE)
                .attack("Roar", "", after(Do.onSelfNextTurn(Always.cannotUse(Likes.Simply.SELF, "Roar"))))
                .attack(
                        "Brace",
                        "",
                        after(Do.onSelfOpponentsTurn(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -20))))
                .attack("Wait", "")
                .build();

        @Test
        @ForRule("PKM-S23")
        void during_your_next_turn_is_over_after_that_turn() {
            Scene scene =
                    scene().active(YOU, spot(boast)).active(OPPONENT, spot(PUP)).attack("Roar");
            scene.endTurn();
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Roar"))).isFalse();
            scene.attack("Wait").endTurn();
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Roar"))).isTrue();
        }

        @Test
        @ForRule({"PKM-S23", "PKM-TURN-10"})
        void is_over_when_it_goes_to_the_bench() {
            Scene scene = scene().active(YOU, spot(boast))
                    .bench(YOU, spot(PUP))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, SWAP, SWAP)
                    .attack("Roar");
            scene.endTurn();
            scene.playTrainer(SWAP).answer(scene.bench(YOU, 0));
            scene.playTrainer(SWAP).answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Boast");
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Roar"))).isTrue();
        }

        @Test
        @ForRule("PKM-R62")
        void during_your_opponents_next_turn_is_over_after_that_turn() {
            Scene scene =
                    scene().active(YOU, spot(boast)).active(OPPONENT, spot(PUP)).attack("Brace");
            scene.play(new PokemonAction.UseAttack(OPPONENT, "Lick"));
            assertThat(scene.active(YOU).counters()).isEqualTo(1);
            scene.attack("Wait").play(new PokemonAction.UseAttack(OPPONENT, "Lick"));
            assertThat(scene.active(YOU).counters()).isEqualTo(4);
        }
    }
}
