package dev.croupier.pokemon.position;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.WYRM;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.stadium;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.after;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.effect.Lasts;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Round;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Until;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;
import io.vavr.collection.Array;
import java.lang.reflect.RecordComponent;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PositionTextTest {
    private static final Card GYM = stadium("Gym").build();
    private static final Card BAND = tool("Band").build();
    private static final Card SLEEPY = basic("Sleepy", 80, EnergyType.PSYCHIC)
            .attack("Lull", "", after(Do.onDefenderNextTurn(Always.cannotRetreat(Likes.Simply.SELF))))
            .attack(
                    "Hush",
                    "",
                    after(new Lasts.OnPlayer(
                            Whose.OPPONENTS,
                            Always.cannotPlay(Passive.Forbidden.PLAY_ITEM, Passive.Who.OPPONENTS),
                            Lasts.Duration.OPPONENTS_NEXT_TURN)))
            .build();

    private static final CardIndex INDEX =
            CardIndex.of(PokemonCards.all().appendAll(Array.of(KIT, FOX, WYRM, PUP, GYM, BAND, SLEEPY)));

    private static final String SMALL = """
            rules: seed
            decks: free
            turn: 3, seat 0
            stadium: Gym TST Gym, by seat 1

            // You can win.
            seat 0
            done: Energy
            active: Kit TST Kit + Fox TST Fox
              energy: 2 Fire Energy MEE 2
              tools: Band TST Band
              damage: 20
              conditions: Poisoned, Confused
            bench: Pup TST Pup
              entered: turn 3
            hand: Wyrm TST Wyrm, Fire Energy MEE 2
            deck: 3 Water Energy MEE 3
            prizes: Pup TST Pup, Fire Energy MEE 2
            discard: 2 Pup TST Pup

            seat 1
            active: Pup TST Pup
            deck in order: Fire Energy MEE 2, Water Energy MEE 3
            prizes: 3 Fire Energy MEE 2
            """;

    private static Position read(String text) {
        return PositionText.parse(text, INDEX)
                .toEither()
                .getOrElseThrow(errors ->
                        new AssertionError(errors.map(PositionError::explain).mkString("\n")));
    }

    private static String written(PokemonState state) {
        return PositionText.write(state).get();
    }

    /** What is written of it is read back as the same. */
    private static void requireReadBack(PokemonState state) {
        Position position = read(written(state));
        for (Observer observer : Array.of(YOU, OPPONENT, Observer.SPECTATOR, Observer.OMNISCIENT)) {
            assertThat(position.game().view(position.state(), observer))
                    .isEqualTo(position.game().view(state, observer));
        }
    }

    @Nested
    class Reading {
        private final Position position = read(SMALL);
        private final PokemonState state = position.state();

        @Test
        void puts_every_card_where_it_is_said_to_lie() {
            Side side = state.side(YOU);
            assertThat(requireNonNull(side.active()).stack().map(card -> card.card()))
                    .containsExactly(KIT, FOX);
            assertThat(requireNonNull(side.active()).energy().map(card -> card.card()))
                    .containsExactly(FIRE, FIRE);
            assertThat(requireNonNull(side.active()).tools().map(card -> card.card()))
                    .containsExactly(BAND);
            assertThat(requireNonNull(side.active()).counters()).isEqualTo(2);
            assertThat(requireNonNull(side.active()).conditions().poison()).isEqualTo(Conditions.POISON);
            assertThat(requireNonNull(side.active()).conditions().has(SpecialCondition.CONFUSED))
                    .isTrue();
            assertThat(side.bench().head().card()).isEqualTo(PUP);
            assertThat(state.deck(YOU).cards(side.hand())).containsExactly(FIRE, WYRM);
            assertThat(side.pile().size()).isEqualTo(3);
            assertThat(state.deck(YOU).cards(side.discard())).containsExactly(PUP, PUP);
            assertThat(side.prizes().left()).isEqualTo(2);
            assertThat(requireNonNull(state.stadium()).by()).isEqualTo(OPPONENT);
            assertThat(state.deck(YOU).size()).isEqualTo(5 + 1 + 2 + 3 + 2 + 2);
        }

        @Test
        void takes_as_usual_what_is_not_said() {
            assertThat(state.side(YOU).taken()).isEqualTo(4);
            assertThat(state.side(YOU).prizesToWin()).isEqualTo(6);
            assertThat(state.turn().first()).isEqualTo(YOU);
            assertThat(state.turn().turns()).containsExactly(2, 1);
            assertThat(requireNonNull(state.side(YOU).active()).entered()).isZero();
            assertThat(requireNonNull(state.side(YOU).active()).id().number()).isEqualTo(1);
            assertThat(requireNonNull(state.side(OPPONENT).active()).id().number())
                    .isEqualTo(3);
            assertThat(state.entered()).isEqualTo(3);
        }

        @Test
        void lets_the_player_act_as_the_rules_say() {
            Array<PokemonAction> legal = Array.ofAll(position.game().legalActions(state, YOU));
            assertThat(legal)
                    .contains(new PokemonAction.UseAttack(YOU, "Blaze"))
                    .contains(new PokemonAction.Evolve(
                            YOU, WYRM, requireNonNull(state.side(YOU).active()).id()))
                    .noneMatch(PokemonAction.AttachEnergy.class::isInstance);
        }

        @Test
        void keeps_a_deck_in_order_in_that_order() {
            PokemonState next = position.game()
                    .apply(state, new PokemonAction.EndTurn(YOU), Randomness.seeded(1))
                    .get()
                    .state();
            assertThat(next.deck(OPPONENT).cards(next.hand(OPPONENT))).containsExactly(FIRE);
            assertThat(next.deck(OPPONENT).cards(next.side(OPPONENT).pile().cards()))
                    .containsExactly(WATER);
        }

        @Test
        void does_not_mind_capitals_blanks_and_line_ends() {
            String other = SMALL.replace("done: Energy", "  DONE :  energy ")
                    .replace("rules: seed", "Rules: SEED")
                    .replace("\n", "\r\n");
            assertThat(written(read(other).state())).isEqualTo(written(state));
        }
    }

    @Nested
    class Writing {

        @Test
        void says_what_a_reader_would_write() {
            assertThat(written(read(SMALL).state())).isEqualTo("""
                    rules: seed
                    decks: free
                    turn: 3, seat 0
                    stadium: Gym TST Gym, by seat 1

                    seat 0
                    done: Energy
                    active: #1 Kit TST Kit + Fox TST Fox
                      energy: 2 Fire Energy MEE 2
                      tools: Band TST Band
                      damage: 20
                      conditions: Poisoned, Confused
                    bench: #2 Pup TST Pup
                      entered: turn 3
                    hand: Fire Energy MEE 2, Wyrm TST Wyrm
                    deck: 3 Water Energy MEE 3
                    prizes: Pup TST Pup, Fire Energy MEE 2
                    discard: 2 Pup TST Pup

                    seat 1
                    active: #3 Pup TST Pup
                    deck in order: Fire Energy MEE 2, Water Energy MEE 3
                    prizes: Fire Energy MEE 2, Fire Energy MEE 2, Fire Energy MEE 2
                    """);
        }

        @Test
        void of_options_names_a_preset_or_what_differs() {
            Scene scene = scene().rules(PokemonRules.seed().withPrizes(4).withTurnLimit(30));
            assertThat(written(scene.state())).startsWith("rules: prizes=4,turnLimit=30\n");
            requireReadBack(scene.state());
            assertThat(written(scene().rules(PokemonRules.sealed()).state())).startsWith("rules: sealed\n");
        }

        @Test
        void of_what_attacks_did_names_the_text_that_says_it() {
            Scene scene = scene().active(YOU, spot(SLEEPY))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(KIT))
                    .attack("Lull");
            assertThat(written(scene.state()))
                    .contains("  effect: Sleepy TST Sleepy, 1, \"Lull\", ATTACK, by seat 0, until turn 2 of seat 1\n");
            Position position = read(written(scene.state()));
            assertThat(position.game().legalActions(position.state(), OPPONENT))
                    .noneMatch(PokemonAction.Retreat.class::isInstance);
            requireReadBack(scene.state());
        }

        @Test
        void of_a_player_too() {
            Card drink = PokemonCards.named("Ultra Ball").head();
            Scene scene = scene().active(YOU, spot(SLEEPY))
                    .active(OPPONENT, spot(PUP))
                    .hand(OPPONENT, drink)
                    .deck(OPPONENT, PUP, PUP)
                    .attack("Hush");
            assertThat(written(scene.state())).contains("player effect: Sleepy TST Sleepy, 2, \"Hush\"");
            requireReadBack(scene.state());
        }

        @Test
        void tells_what_is_rare() {
            Scene scene = scene().active(
                            YOU, spot(KIT).having(SpecialCondition.BURNED).having(SpecialCondition.ASLEEP))
                    .active(OPPONENT, spot(FOX))
                    .bench(OPPONENT, spot(KIT))
                    .lost(YOU, WATER)
                    .turn(5)
                    .round(new Round(2, 6, Round.Aim.FIRST_PRIZE));
            PokemonState state = scene.state();
            Side side = state.side(YOU);
            Array<Integer> slots = side.prizes().slots().update(2, Prizes.TAKEN);
            Side changed = side.withHand(side.hand().with(side.prizes().slots().get(2)))
                    .withPrizes(new Prizes(slots, 0b10, true))
                    .withSpent("GX")
                    .withTaken(3)
                    .withTurn(side.turn().withName("Dig").withRetreated());
            PokemonState rare = state.withSide(YOU, changed).withEntered(9);
            assertThat(written(rare))
                    .contains("round: 2, prizes 6, FIRST_PRIZE\n")
                    .contains("pokemon entered: 9\n")
                    .contains("taken: 3\n")
                    .contains("spent: \"GX\"\n")
                    .contains("names used: \"Dig\"\n")
                    .contains("done: retreat\n")
                    .contains("known prizes: ")
                    .contains(", face up ")
                    .contains(", -, ")
                    .contains("lost: Water Energy MEE 3\n")
                    .contains("conditions: Burned, Asleep since turn 2\n")
                    .contains("Fox TST Fox, as it is\n");
            requireReadBack(rare);
        }

        @Test
        void is_possible_for_all_cards_that_come_with_the_engine() {
            for (Card card : PokemonCards.all()) {
                assertThat(card.name()).doesNotContain(",", "\"", "+", "/");
            }
        }
    }

    @Nested
    class Refused {

        @Test
        void is_a_game_in_its_set_up() {
            Pokemon game = Pokemon.of(PokemonRules.seed(), Array.fill(2, () -> Array.fill(60, () -> KIT)));
            assertThat(PositionText.write(game.start(Randomness.seeded(1)).state())
                            .getLeft())
                    .isInstanceOf(PositionRefusal.InSetup.class);
        }

        @Test
        void is_the_middle_of_an_effect() {
            Card ball = item("Ball", Do.searchToHand(Kinds.Simply.BASIC_POKEMON, 1));
            Scene scene = scene().hand(YOU, ball).playTrainer(ball);
            PositionRefusal refusal = PositionText.write(scene.state()).getLeft();
            assertThat(refusal).isEqualTo(new PositionRefusal.InEffect("Ball"));
            assertThat(refusal.explain()).isEqualTo("Ball is being carried out");
            Scene out = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(KIT).damaged(5))
                    .bench(OPPONENT, spot(PUP))
                    .attack("Bite");
            assertThat(PositionText.write(out.state()).getLeft()).isEqualTo(new PositionRefusal.InEffect(""));
        }

        @Test
        void is_a_game_that_is_over() {
            Scene scene = scene().deck(OPPONENT, new Card[0]).endTurn();
            assertThat(PositionText.write(scene.state()).getLeft()).isEqualTo(new PositionRefusal.Over());
        }

        @Test
        void is_what_no_card_of_the_decks_says() {
            PokemonState state = scene().state();
            Lasting strange = new Lasting(
                    Always.cannotRetreat(Likes.Simply.SELF), Origin.ATTACK, YOU, "Nothing", new Until(0, 2, false));
            PokemonState changed = state.change(YOU, side -> side.withLasting(Array.of(strange)));
            assertThat(PositionText.write(changed).getLeft()).isEqualTo(new PositionRefusal.UnknownText(strange));
        }

        @Test
        void is_a_name_that_could_not_be_read() {
            PokemonState state = scene().state().change(YOU, side -> side.withSpent("A \"B\""));
            assertThat(PositionText.write(state).getLeft()).isEqualTo(new PositionRefusal.UnwritableName("A \"B\""));
        }
    }

    /** Everything that lasts in the text of any card is found: looked for in every component of every card. */
    @Test
    void all_texts_that_hold_for_a_while_have_a_place() throws ReflectiveOperationException {
        int found = 0;
        for (Card card : PokemonCards.all()) {
            Array<Passive> all = lasting(card.face());
            assertThat(Texts.of(card)).as(card.key().toString()).containsExactlyInAnyOrderElementsOf(all.distinct());
            found += all.size();
        }
        assertThat(found).isGreaterThan(20);
    }

    private static Array<Passive> lasting(Object at) throws ReflectiveOperationException {
        Array<Passive> found = Array.empty();
        if (at instanceof Lasts.OnPokemon lasts) {
            found = found.append(lasts.passive());
        } else if (at instanceof Lasts.OnPlayer lasts) {
            found = found.append(lasts.passive());
        }
        if (at instanceof Iterable<?> all) {
            for (Object one : all) {
                found = found.appendAll(lasting(one));
            }
        } else if (at instanceof Program program) {
            found = found.appendAll(lasting(program.when()))
                    .appendAll(lasting(program.costs()))
                    .appendAll(lasting(program.steps()));
        } else if (at instanceof Record) {
            for (RecordComponent component : at.getClass().getRecordComponents()) {
                component.getAccessor().setAccessible(true);
                Object value = component.getAccessor().invoke(at);
                found = value == null ? found : found.appendAll(lasting(value));
            }
        }
        return found;
    }
}
