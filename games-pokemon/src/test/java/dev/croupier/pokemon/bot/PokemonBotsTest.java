package dev.croupier.pokemon.bot;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.search.Budget;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.PokemonSampler;
import dev.croupier.pokemon.Prior;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.DeckLists;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SpecialCondition;
import io.vavr.collection.Array;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PokemonBotsTest {
    private static final Card FIGHTING = PokemonCards.card("MEE", "6");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");
    private static final Card RIOLU = PokemonCards.card("MEG", "76");
    private static final Card MEGA_LUCARIO_EX = PokemonCards.card("MEG", "77");
    private static final Card MAKUHITA = PokemonCards.card("MEG", "72");
    private static final Card SNORLAX = PokemonCards.card("POR", "63");
    private static final Card GASTLY = PokemonCards.card("PFL", "54");
    private static final Card HAUNTER = PokemonCards.card("PFL", "55");
    private static final Card BUDEW = PokemonCards.card("PRE", "4");
    private static final Card LILLIES_DETERMINATION = PokemonCards.card("MEG", "119");
    private static final Card BOSSS_ORDERS = PokemonCards.card("MEG", "114");
    private static final Card POTION = PokemonCards.card("POR", "83");
    private static final Card SWITCH = PokemonCards.card("MEG", "130");

    private static final Budget SHORT = Budget.iterations(3);

    @Nested
    class By_name {
        @Test
        void they_are_known() {
            assertThat(PokemonBots.names()).containsExactly("random", "heuristic", "ismcts");
            for (String name : PokemonBots.names()) {
                assertThat(PokemonBots.named(name, SHORT, Array.empty()).isRight())
                        .isTrue();
                assertThat(PokemonBots.named(name.toUpperCase(Locale.ROOT), SHORT, Array.empty())
                                .isRight())
                        .isTrue();
            }
        }

        @Test
        void an_unknown_one_is_refused_with_the_known_names() {
            assertThat(PokemonBots.named("oracle", SHORT, Array.empty())
                            .getLeft()
                            .explain())
                    .isEqualTo("'oracle' is unknown; known are: random heuristic ismcts");
        }
    }

    /** What the heuristic does in that position. */
    private static PokemonAction chosen(Scene scene) {
        PokemonState state = scene.state();
        Seat seat = scene.game().turn(state).toAct().head();
        return choice(scene.game(), PokemonBots.heuristic(), state, seat, 1);
    }

    private static PokemonAction choice(
            Pokemon game, Bot<PokemonAction, PokemonView> bot, PokemonState state, Seat seat, long chance) {
        return bot.choose(
                game.view(state, seat),
                game.legalActions(state, seat),
                Seeded.of(chance).open());
    }

    @Nested
    class The_heuristic {
        @Test
        void attacks_for_the_Knock_Out() {
            Scene scene = scene().active(YOU, spot(RIOLU, MEGA_LUCARIO_EX).with(FIGHTING, FIGHTING))
                    .active(OPPONENT, spot(RIOLU, MEGA_LUCARIO_EX).damaged(10))
                    .bench(OPPONENT, spot(GASTLY));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.UseAttack(YOU, "Mega Brave"));
        }

        @Test
        void attacks_with_less_where_that_Knocks_Out_and_does_more_besides() {
            Scene scene = scene().active(YOU, spot(RIOLU, MEGA_LUCARIO_EX).with(FIGHTING, FIGHTING))
                    .bench(YOU, spot(RIOLU))
                    .discard(YOU, FIGHTING, FIGHTING, FIGHTING)
                    .active(OPPONENT, spot(GASTLY))
                    .bench(OPPONENT, spot(GASTLY));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.UseAttack(YOU, "Aura Jab"));
        }

        @Test
        void attacks_for_little_where_that_keeps_the_opponent_from_playing_Items() {
            Scene scene = scene().active(YOU, spot(BUDEW))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(SNORLAX))
                    .bench(OPPONENT, spot(GASTLY));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.UseAttack(YOU, "Itchy Pollen"));
        }

        @Test
        void attaches_where_that_completes_an_attack() {
            Scene scene = scene().active(YOU, spot(GASTLY, HAUNTER))
                    .bench(YOU, spot(GASTLY))
                    .hand(YOU, DARKNESS)
                    .active(OPPONENT, spot(SNORLAX))
                    .bench(OPPONENT, spot(GASTLY));
            assertThat(chosen(scene))
                    .isEqualTo(new PokemonAction.AttachEnergy(
                            YOU, DARKNESS, scene.active(YOU).id()));
        }

        @Test
        void attaches_to_a_Benched_Pokemon_where_the_Active_one_has_enough() {
            Scene scene = scene().active(YOU, spot(GASTLY).with(DARKNESS))
                    .bench(YOU, spot(MAKUHITA), spot(GASTLY, HAUNTER))
                    .hand(YOU, DARKNESS)
                    .active(OPPONENT, spot(SNORLAX))
                    .bench(OPPONENT, spot(GASTLY));
            assertThat(chosen(scene))
                    .isEqualTo(new PokemonAction.AttachEnergy(
                            YOU, DARKNESS, scene.bench(YOU, 1).id()));
        }

        @Test
        void evolves() {
            Scene scene = scene().active(YOU, spot(GASTLY)).hand(YOU, HAUNTER).active(OPPONENT, spot(SNORLAX));
            assertThat(chosen(scene))
                    .isEqualTo(new PokemonAction.Evolve(
                            YOU, HAUNTER, scene.active(YOU).id()));
        }

        @Test
        void benches_a_Basic_Pokemon_where_it_has_but_one_in_play() {
            Scene scene = scene().active(YOU, spot(GASTLY)).hand(YOU, SNORLAX).active(OPPONENT, spot(SNORLAX));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.PlayBasic(YOU, SNORLAX));
        }

        @Test
        void plays_a_Supporter_that_draws_when_its_hand_is_thin() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .hand(YOU, LILLIES_DETERMINATION)
                    .deck(YOU, Array.fill(30, () -> DARKNESS).toJavaArray(Card[]::new))
                    .active(OPPONENT, spot(SNORLAX));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.PlayTrainer(YOU, LILLIES_DETERMINATION));
        }

        @Test
        void does_not_draw_its_last_cards() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .hand(YOU, LILLIES_DETERMINATION)
                    .deck(YOU, Array.fill(6, () -> DARKNESS).toJavaArray(Card[]::new))
                    .active(OPPONENT, spot(SNORLAX));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.EndTurn(YOU));
        }

        @Test
        void calls_the_Pokemon_forward_that_it_can_Knock_Out() {
            Scene scene = scene().active(YOU, spot(GASTLY, HAUNTER).with(DARKNESS))
                    .hand(YOU, BOSSS_ORDERS)
                    .active(OPPONENT, spot(SNORLAX))
                    .bench(OPPONENT, spot(RIOLU, MEGA_LUCARIO_EX), spot(GASTLY).damaged(4));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.PlayTrainer(YOU, BOSSS_ORDERS));
            scene.playTrainer(BOSSS_ORDERS);
            assertThat(chosen(scene))
                    .isEqualTo(new PokemonAction.Answer(
                            YOU, new Choice.OfPokemon(scene.bench(OPPONENT, 1).id())));
        }

        @Test
        void keeps_that_card_where_it_gains_nothing() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .hand(YOU, BOSSS_ORDERS)
                    .active(OPPONENT, spot(SNORLAX))
                    .bench(OPPONENT, spot(GASTLY));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.EndTurn(YOU));
        }

        @Test
        void heals_no_more_than_is_worth_it() {
            Scene healthy = scene().active(YOU, spot(SNORLAX).damaged(1))
                    .hand(YOU, POTION)
                    .active(OPPONENT, spot(SNORLAX));
            assertThat(chosen(healthy)).isEqualTo(new PokemonAction.EndTurn(YOU));
            Scene hurt = scene().active(YOU, spot(SNORLAX).damaged(12))
                    .hand(YOU, POTION)
                    .active(OPPONENT, spot(SNORLAX));
            assertThat(chosen(hurt)).isEqualTo(new PokemonAction.PlayTrainer(YOU, POTION));
        }

        @Test
        void retreats_for_a_Pokemon_that_can_attack() {
            Scene scene = scene().active(YOU, spot(GASTLY).with(PSYCHIC))
                    .bench(YOU, spot(RIOLU, MEGA_LUCARIO_EX).with(FIGHTING, FIGHTING))
                    .active(OPPONENT, spot(SNORLAX));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.Retreat(YOU));
        }

        @Test
        void switches_an_Active_Pokemon_that_is_stuck() {
            Scene scene = scene().active(YOU, spot(SNORLAX).having(SpecialCondition.PARALYZED))
                    .bench(YOU, spot(GASTLY), spot(RIOLU).with(FIGHTING))
                    .hand(YOU, SWITCH)
                    .active(OPPONENT, spot(SNORLAX));
            assertThat(chosen(scene)).isEqualTo(new PokemonAction.PlayTrainer(YOU, SWITCH));
            scene.playTrainer(SWITCH);
            assertThat(chosen(scene))
                    .isEqualTo(new PokemonAction.Answer(
                            YOU, new Choice.OfPokemon(scene.bench(YOU, 1).id())));
        }

        @Test
        void promotes_the_Pokemon_that_can_attack() {
            Scene scene = scene().turn(4)
                    .active(YOU, spot(GASTLY).damaged(6))
                    .bench(YOU, spot(SNORLAX), spot(RIOLU).with(FIGHTING), spot(GASTLY))
                    .active(OPPONENT, spot(RIOLU).with(FIGHTING))
                    .bench(OPPONENT, spot(GASTLY));
            scene.play(new PokemonAction.UseAttack(OPPONENT, "Accelerating Stab"));
            while (scene.game().turn(scene.state()).toAct().head().equals(OPPONENT)) {
                scene.answer(scene.answers().head());
            }
            assertThat(chosen(scene))
                    .isEqualTo(new PokemonAction.Answer(
                            YOU, new Choice.OfPokemon(scene.bench(YOU, 1).id())));
        }
    }

    private static Array<Card> starter(String id) {
        return StarterDeck.named(id).get().cards().get();
    }

    /** Every preset, open deck lists, and different decks. */
    static Iterable<Pokemon> games() {
        Array<Array<Card>> starters = StarterDeck.all().map(deck -> deck.cards().get());
        Array<Pokemon> mirrors = starters.map(deck -> Pokemon.of(PokemonRules.simulation(), Array.of(deck, deck)));
        Array<Pokemon> presets = Array.ofAll(PokemonRules.presetNames())
                .map(name -> Pokemon.of(
                        PokemonRules.preset(name).get(), Array.of(starter("dark-box"), starter("gengar-gang"))));
        return mirrors.appendAll(presets)
                .append(Pokemon.of(
                        PokemonRules.seed().withDeckLists(DeckLists.OPEN).withCutAfterShuffle(true),
                        Array.of(starter("dragapult-ex"), starter("mega-gardevoir-ex"))));
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_choice_is_legal(Pokemon game) {
        assertThat(Simulation.of(game)
                        .bots(Array.of(PokemonBots.heuristic(), PokemonBots.random()))
                        .games(2)
                        .seed(6)
                        .run()
                        .games())
                .isEqualTo(2L);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_choice_of_a_search_is_legal(Pokemon game) {
        Array<Array<Card>> likely = StarterDeck.all().map(deck -> deck.cards().get());
        assertThat(Simulation.of(game)
                        .bots(Array.of(PokemonBots.ismcts(SHORT, likely), PokemonBots.ismcts(SHORT, Array.empty())))
                        .seed(7)
                        .run()
                        .games())
                .isEqualTo(1L);
    }

    @Test
    void every_choice_is_legal_at_a_table_of_three() {
        Pokemon game = Pokemon.of(
                PokemonRules.simulation(),
                Array.of(starter("dark-box"), starter("gengar-gang"), starter("beginner-lucario")));
        assertThat(Simulation.of(game)
                        .bots(Array.of(
                                PokemonBots.heuristic(),
                                PokemonBots.ismcts(SHORT, Array.empty()),
                                PokemonBots.heuristic()))
                        .seed(8)
                        .run()
                        .games())
                .isEqualTo(1L);
    }

    /** A choice that is not legal, or a text that the bot cannot read, would end the run. */
    @Test
    void every_choice_is_legal_with_decks_of_any_cards() {
        for (int seed = 0; seed < 40; seed++) {
            Pokemon game = Pokemon.of(PokemonRules.simulation(), Array.of(anyDeck(2 * seed), anyDeck(2 * seed + 1)));
            assertThat(Simulation.of(game)
                            .bots(Array.of(PokemonBots.heuristic(), PokemonBots.heuristic()))
                            .seed(seed)
                            .run()
                            .games())
                    .isEqualTo(1L);
        }
    }

    /** Six Basic Pokémon with what evolves from them, two dozen other cards, Energy. */
    private static Array<Card> anyDeck(int seed) {
        var chance = Seeded.of(seed).open();
        Array<Card> all = PokemonCards.all();
        Array<Card> basics = all.filter(Card::isBasicPokemon);
        Array<Card> others = all.filter(card -> card.isTrainer());
        Array<Card> energy = all.filter(Card::isEnergy);
        Array<Card> deck = Array.empty();
        for (int line = 0; line < 6; line++) {
            Card basic = basics.get(chance.below(basics.size()));
            Array<Card> second = evolving(all, basic);
            Array<Card> third = second.flatMap(card -> evolving(all, card));
            deck = deck.append(basic).append(basic).appendAll(second.take(2)).appendAll(third.take(1));
        }
        while (deck.size() < 44) {
            deck = deck.append(others.get(chance.below(others.size())));
        }
        while (deck.size() < 60) {
            deck = deck.append(energy.get(chance.below(energy.size())));
        }
        return deck;
    }

    private static Array<Card> evolving(Array<Card> all, Card from) {
        return all.filter(card ->
                card.face() instanceof Face.Pokemon face && face.evolvesFrom().contains(from.name()));
    }

    @Nested
    class A_choice {
        @Test
        void of_a_search_is_the_same_for_the_same_chance() {
            Bot<PokemonAction, PokemonView> bot = PokemonBots.ismcts(SHORT, Array.empty());
            assertThat(actions(bot)).isEqualTo(actions(bot));
        }

        /** The first actions of a game that the bot plays against itself. */
        private static Array<PokemonAction> actions(Bot<PokemonAction, PokemonView> bot) {
            Pokemon game = Pokemon.of(PokemonRules.simulation(), Array.of(starter("dark-box"), starter("gengar-gang")));
            var step = game.start(Randomness.seeded(3));
            Array<PokemonAction> actions = Array.empty();
            while (game.outcome(step.state()).isEmpty() && actions.size() < 60) {
                Seat seat = game.turn(step.state()).toAct().head();
                PokemonAction action = choice(game, bot, step.state(), seat, actions.size());
                actions = actions.append(action);
                step = game.applyUnchecked(step.state(), action, step.randomness());
            }
            return actions;
        }

        @Test
        void is_the_same_in_states_that_the_seat_cannot_tell_apart() {
            int seed = 0;
            for (StarterDeck starter : StarterDeck.all()) {
                Array<Card> deck = starter.cards().get();
                Pokemon game = Pokemon.of(PokemonRules.simulation(), Array.of(deck, deck));
                Prior prior = Prior.none().with(Seat.of(0), deck).with(Seat.of(1), deck);
                var step = game.start(Randomness.seeded(++seed));
                for (int decision = 0; game.outcome(step.state()).isEmpty(); decision++) {
                    PokemonState state = step.state();
                    Seat seat = game.turn(state).toAct().head();
                    PokemonState other = PokemonSampler.determinizer(prior)
                            .sample(game.view(state, seat), Seeded.of(decision).openUnnoted());
                    PokemonAction action = choice(game, PokemonBots.heuristic(), state, seat, decision);
                    assertThat(choice(game, PokemonBots.heuristic(), other, seat, decision + 1_000_000))
                            .isEqualTo(action);
                    assertThat(new Judgement(state, seat).best(game.legalActions(state, seat)))
                            .as("on the table as it is")
                            .isEqualTo(action);
                    step = game.applyUnchecked(state, action, step.randomness());
                }
            }
        }
    }
}
