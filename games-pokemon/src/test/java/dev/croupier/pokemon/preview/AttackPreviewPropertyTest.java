package dev.croupier.pokemon.preview;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.Scene.Spot;
import dev.croupier.pokemon.damage.Trace;
import dev.croupier.pokemon.round.UsualCourse;
import dev.croupier.pokemon.rules.AttackDiscardTiming;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.SeatProfile;
import dev.croupier.pokemon.table.Seating;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a preview says is what the attack then does, on random tables with every Pokémon that there is as the attacker. */
class AttackPreviewPropertyTest {
    private static final int TABLES_FOR_EACH = 2;
    private static final int ATTEMPTS = 100;
    private static final int FEW = 4;
    private static final Array<Card> POKEMON =
            PokemonCards.all().filter(card -> card.isPokemon() && card.pokemon().hp() > 0);
    private static final Array<Card> ENERGY = PokemonCards.all().filter(Card::isEnergy);
    private static final Array<Card> TOOLS = sorted(Face.Sort.TOOL);
    private static final Array<Card> STADIUMS = sorted(Face.Sort.STADIUM);

    private static final SeatProfile ATTACKS_ALL = SeatProfile.player().attackingAll();
    private static final Seating SEATING = new Seating(
            Array.of(0, 1, 1, 1), Array.fill(3, SeatProfile::player).prepend(ATTACKS_ALL), new UsualCourse());

    private static Array<Card> sorted(Face.Sort sort) {
        return PokemonCards.all().filter(card -> card.face() instanceof Face.Trainer trainer && trainer.sort() == sort);
    }

    private static Card any(Array<Card> cards, Chance chance) {
        return cards.get(chance.below(cards.size()));
    }

    private static Spot anybody(Card card, Chance chance) {
        Spot spot = spot(card).damaged(chance.below(Math.max(1, card.pokemon().hp() / 10)));
        for (int i = chance.below(3); i > 0; i--) {
            spot.with(any(ENERGY, chance));
        }
        return chance.below(3) == 0 ? spot.with(any(TOOLS, chance)) : spot;
    }

    /** The attacker can pay for everything: it has ten Energy of each type. */
    private static Spot attacker(Card card, Chance chance) {
        Spot spot = anybody(card, chance);
        for (Card energy : ENERGY.filter(Card::isBasicEnergy)) {
            for (int i = 0; i < 5; i++) {
                spot.with(energy);
            }
        }
        return spot;
    }

    /** With those further opponents of the attacker, all of one team. */
    private static Scene table(PokemonRules rules, Card attacker, Chance chance, Seat... further) {
        Scene scene = further.length == 0 ? scene() : Scene.at(SEATING);
        for (Seat seat : further) {
            scene = scene.active(seat, anybody(any(POKEMON, chance), chance))
                    .bench(seat, bench(chance))
                    .prizesLeft(seat, 1 + chance.below(6));
        }
        scene = scene.rules(rules)
                .active(YOU, attacker(attacker, chance))
                .active(OPPONENT, anybody(any(POKEMON, chance), chance))
                .bench(YOU, bench(chance))
                .bench(OPPONENT, bench(chance))
                .hand(YOU, Array.fill(4, () -> any(PokemonCards.all(), chance)).toJavaArray(Card[]::new))
                .discard(
                        YOU,
                        Array.fill(4, () -> any(PokemonCards.all(), chance)).toJavaArray(Card[]::new))
                .prizesLeft(YOU, 1 + chance.below(6))
                .prizesLeft(OPPONENT, 1 + chance.below(6));
        return chance.below(2) == 0 ? scene.stadium(any(STADIUMS, chance), YOU) : scene;
    }

    private static Spot[] bench(Chance chance) {
        return Array.fill(chance.below(4), () -> anybody(any(POKEMON, chance), chance))
                .toJavaArray(Spot[]::new);
    }

    private static Map<PokemonId, Integer> previewed(AttackPreview.Possible possible) {
        Map<PokemonId, Integer> sums = LinkedHashMap.empty();
        for (AttackPreview.Hit hit : possible.hits()) {
            sums = sums.put(hit.pokemon(), hit.calculation().damage(), Integer::sum);
        }
        return sums;
    }

    private static Map<PokemonId, Integer> done(Step<PokemonState, PokemonEvent> step) {
        Map<PokemonId, Integer> sums = LinkedHashMap.empty();
        for (PokemonEvent event : step.events()) {
            if (event instanceof PokemonEvent.Damaged damaged) {
                sums = sums.put(damaged.pokemon(), damaged.damage(), Integer::sum);
            }
        }
        return sums;
    }

    private static void addsUp(Trace trace, int damage) {
        assertThat(trace.damage()).isEqualTo(damage).isNotNegative();
        int number = 0;
        for (Trace.Line line : trace.lines()) {
            assertThat(line.before()).as("%s", trace).isEqualTo(number);
            number = line.after();
        }
    }

    @ParameterizedTest
    @EnumSource(AttackDiscardTiming.class)
    void an_attack_does_what_was_previewed(AttackDiscardTiming timing) {
        comparesAll(timing);
    }

    @ParameterizedTest
    @EnumSource(AttackDiscardTiming.class)
    void an_attack_on_several_does_what_was_previewed(AttackDiscardTiming timing) {
        comparesAll(timing, Seat.of(2), Seat.of(3));
    }

    private static void comparesAll(AttackDiscardTiming timing, Seat... further) {
        PokemonRules rules =
                PokemonRules.seed().with("attackDiscardTiming", timing.name()).get();
        int compared = 0;
        int withCoins = 0;
        int answered = 0;
        for (Card card : POKEMON) {
            for (int i = 0; i < TABLES_FOR_EACH; i++) {
                Chance chance =
                        Randomness.seeded(31L * POKEMON.indexOf(card) + i).open();
                Scene scene = table(rules, card, chance, further);
                Array<AttackPreview> previews = AttackPreview.all(scene.state(), YOU);
                for (AttackPreview preview : previews) {
                    assertPossible(preview);
                    if (isComparable(scene, preview, previews)) {
                        compared++;
                        withCoins += preview.possible().size() > 1 ? 1 : 0;
                        compare(scene, preview);
                    }
                    if (preview.isOpen() && isUsable(scene, preview, previews)) {
                        answered += preview.choices().size();
                        preview.choices().take(FEW).forEach(chosen -> compareAnswered(scene, preview, chosen));
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(300);
        assertThat(withCoins).isGreaterThan(5);
        assertThat(answered).isGreaterThan(20);
    }

    private static void assertPossible(AttackPreview preview) {
        if (!preview.possible().isEmpty()) {
            assertThat(preview.possible()
                            .map(AttackPreview.Possible::probability)
                            .reduce(Probability::plus))
                    .isEqualTo(Probability.ONE);
        }
        preview.possible()
                .flatMap(AttackPreview.Possible::hits)
                .forEach(hit ->
                        addsUp(hit.calculation().trace(), hit.calculation().damage()));
    }

    /** Whether nothing but the attack itself decides: it may be used, it is the only one of its name, and it asks nothing. */
    private static boolean isComparable(Scene scene, AttackPreview preview, Array<AttackPreview> all) {
        return !preview.isOpen() && !preview.possible().isEmpty() && isUsable(scene, preview, all);
    }

    private static boolean isUsable(Scene scene, AttackPreview preview, Array<AttackPreview> all) {
        String name = preview.attack().name();
        return scene.isLegal(new PokemonAction.UseAttack(YOU, name))
                && all.count(one -> one.attack().name().equals(name)) == 1;
    }

    /** Answers as a way of the preview does: then what it tells is done. */
    private static void compareAnswered(Scene scene, AttackPreview preview, AttackPreview.Chosen chosen) {
        Pokemon game = scene.game();
        Set<Map<PokemonId, Integer>> previewed =
                chosen.possible().map(one -> previewed(one)).toSet();
        PokemonAction action = new PokemonAction.UseAttack(YOU, preview.attack().name());
        Step<PokemonState, PokemonEvent> step = game.applyUnchecked(scene.state(), action, Randomness.seeded(1));
        for (Choice answer : chosen.answers()) {
            step = game.applyUnchecked(step.state(), new PokemonAction.Answer(YOU, answer), Randomness.seeded(1));
        }
        assertThat(previewed)
                .as("%s, %s: %s", preview.attack(), chosen.answers(), game.canonicalForm(scene.state()))
                .contains(done(step));
    }

    /** Who surely has no HP left leaves, unless a text keeps it in play; who has some is not Knocked Out by the attack itself. */
    private static void compareKnockOuts(Pokemon game, AttackPreview preview, Step<PokemonState, PokemonEvent> step) {
        Array<AttackPreview.Doomed> doomed = preview.possible().head().doomed();
        Array<PokemonEvent> events = settled(game, step);
        for (AttackPreview.Doomed one : doomed) {
            boolean isSaved = one.probability().equals(Probability.ZERO);
            assertThat(events.exists(event -> isSaved
                            ? event instanceof PokemonEvent.Survived saved
                                    && saved.pokemon().equals(one.pokemon())
                            : event instanceof PokemonEvent.LeftPlay left
                                    && left.pokemon().equals(one.pokemon())))
                    .as("%s: %s", preview.attack(), one)
                    .isTrue();
        }
    }

    /** What happens until the attack has been carried out, whatever its text asks for after the damage. */
    private static Array<PokemonEvent> settled(Pokemon game, Step<PokemonState, PokemonEvent> step) {
        Array<PokemonEvent> events = Array.ofAll(step.events());
        Step<PokemonState, PokemonEvent> at = step;
        while (at.state().outcome() == null && at.state().pending() instanceof Asking) {
            at = game.applyUnchecked(at.state(), game.legalActions(at.state()).head(), at.randomness());
            events = events.appendAll(at.events());
        }
        return events;
    }

    private static void compare(Scene scene, AttackPreview preview) {
        Pokemon game = scene.game();
        PokemonAction action = new PokemonAction.UseAttack(YOU, preview.attack().name());
        Set<Map<PokemonId, Integer>> previewed =
                preview.possible().map(one -> previewed(one)).toSet();
        Set<Map<PokemonId, Integer>> done = LinkedHashSet.empty();
        int attempts = previewed.size() == 1 ? 1 : ATTEMPTS;
        for (int seed = 0; seed < attempts; seed++) {
            Step<PokemonState, PokemonEvent> step = game.applyUnchecked(scene.state(), action, Randomness.seeded(seed));
            Map<PokemonId, Integer> damage = done(step);
            assertThat(previewed)
                    .as("%s: %s", preview.attack(), game.canonicalForm(scene.state()))
                    .contains(damage);
            done = done.add(damage);
            if (preview.possible().size() == 1) {
                compareKnockOuts(game, preview, step);
            }
        }
        if (previewed.size() <= FEW) {
            assertThat(done).as("%s", preview.attack()).hasSize(previewed.size());
        }
    }
}
