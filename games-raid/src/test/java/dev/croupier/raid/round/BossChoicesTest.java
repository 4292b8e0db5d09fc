package dev.croupier.raid.round;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.raid.round.RaidScene.A;
import static dev.croupier.raid.round.RaidScene.raid;
import static dev.croupier.raid.round.RaidScene.spot;
import static dev.croupier.raid.round.TestCards.FIRE;
import static dev.croupier.raid.round.TestCards.WATER;
import static dev.croupier.raid.round.TestCards.boss;
import static dev.croupier.raid.round.TestCards.itemThat;
import static dev.croupier.raid.round.TestCards.ofHp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.odds.Outcomes;
import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.ChooseEnergy;
import dev.croupier.pokemon.effect.HitOneByOne;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What chance chooses for the boss: every whole choice is as likely as any other, as all draws together say. */
@ForRule("RAID-46")
class BossChoicesTest {
    private static final Card GRASS = PokemonCards.card("MEE", "1");
    private static final Card DOUBLE = specialEnergy("Double", "TEST", "60")
            .provides(EnergyType.COLORLESS, EnergyType.COLORLESS)
            .build();

    /** How likely each result of the turn is that begins when the only player is done. */
    private static Map<String, Probability> results(RaidScene scene, Function<PokemonState, String> told) {
        PokemonState before = scene.state();
        PokemonAction last = new PokemonAction.EndTurn(A);
        return Outcomes.of(draws -> scene.game().applyUnchecked(before, last, draws), 10_000)
                .by(step -> told.apply(step.state()))
                .entries()
                .toLinkedMap(entry -> entry.value(), entry -> entry.probability());
    }

    private static void assertEven(Map<String, Probability> results, int number) {
        assertThat(results.keySet()).hasSize(number);
        assertThat(results.values()).containsOnly(Probability.of(1, number));
    }

    private static String damage(PokemonState state) {
        return state.side(A).bench().map(pokemon -> pokemon.counters()).mkString(",");
    }

    private static String energy(PokemonState state) {
        return Array.ofAll(state.side(A).inPlay())
                .map(pokemon -> pokemon.energy()
                        .map(placed -> placed.card().name())
                        .sorted()
                        .mkString("+"))
                .mkString(",");
    }

    /** A player with so many Benched Pokémon against a boss with this attack. */
    private static RaidScene attacked(int benched, Effect... attack) {
        RaidScene.Spot[] bench = Array.fill(benched, () -> spot(ofHp(200))).toJavaArray(RaidScene.Spot[]::new);
        return raid(1).boss(spot(boss("", 0, base(attack)))).bench(A, bench);
    }

    @Test
    @ForOption("bossChoices=RANDOM")
    void cards_up_to_so_many() {
        RaidScene scene = raid(1).bossDeck(9, PokemonCards.card("WHT", "82")).bossDiscard(3, FIRE, WATER);
        assertEven(
                results(
                        scene,
                        state -> state.side(scene.boss())
                                .inPlay()
                                .head()
                                .energy()
                                .map(placed -> placed.card().name())
                                .mkString("+")),
                3);
    }

    @Test
    void cards_of_which_some_are_copies() {
        Card two = itemThat(Do.chooseFromDiscard(Kinds.Simply.BASIC_ENERGY, 2), Do.toHand(true));
        RaidScene scene = raid(1).bossDeck(9, two).bossDiscard(0, FIRE, FIRE, WATER, GRASS);
        assertEven(
                results(
                        scene,
                        state -> state.side(scene.boss())
                                .inPlay()
                                .head()
                                .energy()
                                .map(placed -> placed.card().name())
                                .sorted()
                                .mkString("+")),
                3 + 4);
    }

    @Test
    void cards_that_have_to_differ() {
        Card differing = itemThat(
                new ChooseCards(
                        Do.CARDS,
                        Whose.YOURS,
                        Whose.YOURS,
                        PokemonEvent.Zone.DISCARD,
                        null,
                        Kinds.Simply.BASIC_ENERGY,
                        HowManys.fixed(0),
                        HowManys.fixed(2),
                        ChooseCards.Different.BY_TYPE),
                Do.toHand(true));
        RaidScene scene = raid(1).bossDeck(9, differing).bossDiscard(0, FIRE, FIRE, WATER, GRASS);
        assertEven(
                results(
                        scene,
                        state -> state.side(scene.boss())
                                .inPlay()
                                .head()
                                .energy()
                                .map(placed -> placed.card().name())
                                .sorted()
                                .mkString("+")),
                1 + 3 + 3);
    }

    @Test
    void so_many_pokemon() {
        Effect hit = Do.hit(Do.chosen(), 10);
        assertEven(
                results(attacked(3, Do.choose(Those.theirs(Those.Where.BENCHED), 2), hit), BossChoicesTest::damage), 3);
        assertEven(
                results(attacked(5, Do.choose(Those.theirs(Those.Where.BENCHED), 3), hit), BossChoicesTest::damage),
                10);
    }

    @Test
    void pokemon_up_to_so_many() {
        assertEven(
                results(
                        attacked(4, Do.chooseUpTo(Those.theirs(Those.Where.BENCHED), 2), Do.hit(Do.chosen(), 10)),
                        BossChoicesTest::damage),
                4 + 6);
    }

    @Test
    void where_counters_are_put() {
        assertEven(
                results(
                        attacked(3, Do.distributeCounters(3, Those.theirs(Those.Where.BENCHED))),
                        BossChoicesTest::damage),
                10);
    }

    @Test
    void what_is_hit_several_times() {
        assertEven(
                results(
                        attacked(3, new HitOneByOne(HowManys.fixed(2), Those.theirs(Those.Where.BENCHED), 10)),
                        BossChoicesTest::damage),
                6);
    }

    @Test
    void attached_cards_of_which_some_are_copies() {
        Card gone = itemThat(Do.discardAttached(Those.theirs(Those.Where.IN_PLAY), Kinds.Simply.ENERGY, 2));
        RaidScene scene = raid(1).bossDeck(9, gone)
                .active(A, spot(ofHp(200)).with(FIRE, WATER, FIRE))
                .bench(A, spot(ofHp(200)).with(FIRE));
        assertEven(results(scene, BossChoicesTest::energy), 4);
    }

    @Test
    void energy_by_how_much_it_provides() {
        Card gone = itemThat(
                new ChooseEnergy(
                        Do.ATTACHED,
                        Those.theirs(Those.Where.ACTIVE),
                        EnergyType.COLORLESS,
                        HowManys.fixed(2),
                        HowManys.fixed(2)),
                new Attachments.Detach(Do.ATTACHED, PokemonEvent.Zone.DISCARD));
        RaidScene scene = raid(1).bossDeck(9, gone).active(A, spot(ofHp(200)).with(FIRE, WATER, FIRE, DOUBLE));
        assertEven(results(scene, BossChoicesTest::energy), 5);
    }
}
