package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.table.When;
import dev.croupier.pokemon.turn.TakeTurn;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.TreeMap;
import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * Every effect of every card comes about in random games: each attack is used, each instruction of each program is carried out, and each passive is in
 * force with its condition met and a Pokémon that it is for. The test names what was not. Games with random decks come first, then games with decks
 * around each card that has something left.
 */
class EffectCoverageTest {
    private static final PokemonRules RULES =
            PokemonRules.official2026().withTurnLimit(60).withActionsPerTurnLimit(200);

    private static final TreeMap<Card, Array<String>> STRINGS =
            TreeMap.ofEntries(PokemonCards.all().map(card -> Tuple.of(card, strings(card.face()))));
    private static final TreeMap<Card, Array<Passive>> PASSIVES =
            TreeMap.ofEntries(PokemonCards.all().map(card -> Tuple.of(card, passives(card.face()))));

    private final Set<Object> carriedOut = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<String> used = new TreeSet<>();
    /** In games of wanted cards nobody attacks before that turn, and Abilities are used seldom where it is not the first one. */
    private int patience;

    private final Chance chance = Randomness.seeded(2).open();

    @Test
    void every_effect_of_every_card_comes_about() {
        for (int game = 0; game < Integer.getInteger("games", 150); game++) {
            play(Array.fill(2, () -> RandomDecks.draw(chance)), Array.empty());
        }
        for (Card card : PokemonCards.all()) {
            for (int game = 0;
                    game < Integer.getInteger("tries", 1000) && !missing(card).isEmpty();
                    game++) {
                Array<Card> partners = partners(card);
                int energies = game % 2 * 20;
                play(Array.fill(2, () -> RandomDecks.around(partners.prepend(card), energies, chance)), Array.of(card));
            }
        }
        assertThat(PokemonCards.all().flatMap(this::missing))
                .as("effects that no game has shown")
                .isEmpty();
    }

    /** The cards that its text names, and those whose texts name it. */
    private static Array<Card> partners(Card card) {
        Array<String> names = STRINGS.get(card).get();
        return PokemonCards.all()
                .filter(other -> !other.name().equals(card.name())
                        && !other.isEnergy()
                        && (names.contains(other.name())
                                || STRINGS.get(other).get().contains(card.name())));
    }

    private static Array<String> strings(Object whole) {
        if (whole instanceof Program program) {
            return strings(parts(program));
        }
        return whole instanceof String text
                ? Array.of(text)
                : whole instanceof Array<?> all
                        ? Array.ofAll(all).flatMap(EffectCoverageTest::strings)
                        : whole instanceof Record parts
                                ? parts(parts).flatMap(EffectCoverageTest::strings)
                                : Array.empty();
    }

    private void play(Array<Array<Card>> decks, Array<Card> wanted) {
        Pokemon game = Pokemon.of(RULES, decks);
        Step<PokemonState, PokemonEvent> step = game.start(Randomness.seeded(chance.below(1_000_000)));
        Array<Passive> passives = decks.flatMap(deck -> deck)
                .distinct()
                .flatMap(card -> PASSIVES.get(card).get());
        boolean isFull = wanted.isEmpty();
        patience = chance.below(3) * 12;
        while (step.state().outcome() == null) {
            if (!isFull && step.state().turn().phase() == TurnState.Phase.TURN) {
                step = new Step<>(filled(step.state(), wanted.head()), step.events(), step.draws(), step.randomness());
                isFull = true;
            }
            if (isFull && !wanted.isEmpty() && step.state().pending() instanceof TakeTurn && chance.below(10) == 0) {
                step = new Step<>(hurt(step.state()), step.events(), step.draws(), step.randomness());
            }
            PokemonState state = step.state();
            IndexedSeq<PokemonAction> legal = game.legalActions(state);
            PokemonAction action = chosen(state, legal, wanted);
            follow(step, action);
            Step<PokemonState, PokemonEvent> next = game.applyUnchecked(state, action, step.randomness());
            for (PokemonEvent event : next.events()) {
                note(state, event);
            }
            Array<Passive> left = passives.filter(passive -> !carriedOut.contains(passive));
            passives = left;
            note(next.state(), left);
            step = next;
        }
    }

    /** The same table later in a game: cards of the decks are in the hands, in the discard piles, all pieces of a V-UNION too, and in the Lost Zones. */
    private PokemonState filled(PokemonState state, Card wanted) {
        PokemonState at = state;
        for (Seat seat : state.seatsInPlay()) {
            Side side = at.side(seat);
            CardSet[] lots = {side.hand(), side.discard(), side.lost()};
            CardSet left = side.pile().cards();
            if (wanted.tags().has(Tag.V_UNION)) {
                DeckList deck = at.deck(seat);
                CardSet pieces = left.filter(number -> deck.card(number).name().equals(wanted.name()));
                lots[1] = lots[1].union(pieces);
                left = left.minus(pieces);
            }
            for (int card = 0; card < 28 && left.size() > 10; card++) {
                int next = chance.pick(left);
                left = left.without(next);
                lots[card % lots.length] = lots[card % lots.length].with(next);
            }
            at = at.withSide(
                    seat,
                    side.withHand(lots[0])
                            .withDiscard(lots[1])
                            .withLost(lots[2])
                            .withPile(DrawPile.shuffled(left)));
        }
        return at;
    }

    /** The same table, where some Pokémon are damaged and the Active ones suffer from something. */
    private PokemonState hurt(PokemonState state) {
        PokemonState at = state;
        for (InPlay pokemon : state.sides().flatMap(Side::inPlay)) {
            int most = Math.max(1, pokemon.face().hp() / 10 - 1);
            at = chance.below(2) == 0 ? at.with(pokemon.withCounters(chance.below(Math.min(most, 12)))) : at;
        }
        for (Side side : at.sides()) {
            if (side.active() != null && chance.below(3) == 0) {
                SpecialCondition condition = SpecialCondition.values()[chance.below(SpecialCondition.values().length)];
                at = at.with(side.active()
                        .withConditions(side.active()
                                .conditions()
                                .with(condition, 1, state.turn().number())));
            }
        }
        return at;
    }

    /** Any action, but those of the wanted cards rather than others, and ending the turn when there is little else. */
    private PokemonAction chosen(PokemonState state, IndexedSeq<PokemonAction> legal, Array<Card> wanted) {
        PokemonAction best = legal.get(chance.below(legal.size()));
        for (int i = 0; i < 4; i++) {
            PokemonAction other = legal.get(chance.below(legal.size()));
            best = weight(state, other, wanted) > weight(state, best, wanted) ? other : best;
        }
        return best;
    }

    private int weight(PokemonState state, PokemonAction action, Array<Card> wanted) {
        if (action instanceof PokemonAction.EndTurn) {
            return 0;
        }
        if (action instanceof PokemonAction.UseAttack attack) {
            InPlay active = state.side(action.seat()).active();
            if (state.turn().number() < patience) {
                return 0;
            }
            boolean isNew = active != null && !used.contains(active.name() + ": " + attack.attack());
            return wanted.isEmpty() ? 1 : isNew || active != null && wanted.contains(active.card()) ? 3 : 0;
        }
        if (action instanceof PokemonAction.AttachEnergy attach) {
            InPlay pokemon = state.find(attach.pokemon());
            boolean isOfLine = pokemon != null
                    && wanted.exists(card -> card.name().equals(pokemon.name())
                            || card.isPokemon() && card.pokemon().evolvesFrom().contains(pokemon.name()));
            return isOfLine ? 5 : 2;
        }
        if (action instanceof PokemonAction.Retreat) {
            InPlay active = state.side(action.seat()).active();
            return active != null && wanted.contains(active.card()) ? 1 : 3;
        }
        if (action instanceof PokemonAction.UseAbility) {
            return patience == 0 ? 3 : 1;
        }
        return action instanceof PokemonAction.Answer ? 2 : 3;
    }

    /** Does the step again, looking at every instruction that is carried out on the way. */
    private void follow(Step<PokemonState, PokemonEvent> before, PokemonAction action) {
        Happening<PokemonEvent> happening = Happening.from(before.randomness());
        if (before.state().agenda().next() != null) {
            carriedOut.add(before.state().agenda().next());
        }
        PokemonState at = effect(before.state().decided(), action.accept(Rulebook.Finder.INSTANCE), happening);
        while (!at.isHalted() && !at.agenda().isEmpty()) {
            Agenda<PokemonState, PokemonEvent> agenda = at.agenda();
            Instruction<PokemonState, PokemonEvent> next = agenda.next();
            if (next == null) {
                at = at.withAgenda(agenda.pop());
            } else if (next.waits(at)) {
                carriedOut.add(next);
                return;
            } else {
                carriedOut.add(next);
                at = next.step(at.withAgenda(agenda.taken()), happening);
            }
        }
    }

    private static <A extends PokemonAction> PokemonState effect(
            PokemonState state, Rulebook.Found<A> found, Happening<PokemonEvent> happening) {
        return found.rule().effect(state, found.action(), happening);
    }

    private void note(PokemonState before, PokemonEvent event) {
        if (event instanceof PokemonEvent.Attacked attacked) {
            InPlay attacker = before.find(attacked.attacker());
            used.add((attacker == null ? "" : attacker.name()) + ": " + attacked.attack());
        }
    }

    /** The passives among these that are in force. */
    private void note(PokemonState state, Array<Passive> wanted) {
        if (wanted.isEmpty()) {
            return;
        }
        for (Side side : state.sides()) {
            side.lasting().forEach(lasting -> note(state, lasting.passive(), Scope.of(lasting.by(), PokemonId.NONE)));
            for (InPlay pokemon : side.inPlay()) {
                Scope scope = Scope.of(pokemon.owner(), pokemon.id());
                pokemon.lasting()
                        .forEach(lasting -> note(state, lasting.passive(), Scope.of(lasting.by(), pokemon.id())));
                for (Placed placed : pokemon.energy().appendAll(pokemon.tools()).append(pokemon.top())) {
                    PASSIVES.get(placed.card()).get().forEach(passive -> note(state, passive, scope));
                }
            }
        }
        if (state.stadium() != null) {
            Scope scope = Scope.of(state.stadium().by(), PokemonId.NONE);
            PASSIVES.get(state.stadium().card()).get().forEach(passive -> note(state, passive, scope));
        }
    }

    private void note(PokemonState state, Passive passive, Scope scope) {
        if (!carriedOut.contains(passive) && isInForce(state, passive, scope)) {
            carriedOut.add(passive);
        }
    }

    private static boolean isInForce(PokemonState state, Passive passive, Scope scope) {
        return isMet(passive, "when", part -> !(part instanceof When when) || when.holds(state, scope))
                && isMet(
                        passive,
                        "whom",
                        part -> !(part instanceof Like like)
                                || state.sides()
                                        .exists(side ->
                                                side.inPlay().exists(pokemon -> like.accepts(state, scope, pokemon))));
    }

    private static boolean isMet(Passive passive, String component, Predicate<Object> met) {
        Array<String> names = Array.of(passive.getClass().getRecordComponents()).map(RecordComponent::getName);
        int at = names.indexOf(component);
        return at < 0 || met.test(parts((Record) passive).get(at));
    }

    private static Array<Object> parts(Program program) {
        return Array.of(program.when(), program.costs(), program.steps());
    }

    private static Array<Object> parts(Record whole) {
        Array<Object> parts = Array.empty();
        for (RecordComponent component : whole.getClass().getRecordComponents()) {
            try {
                component.getAccessor().setAccessible(true);
                parts = parts.append(component.getAccessor().invoke(whole));
            } catch (ReflectiveOperationException unreadable) {
                throw new IllegalStateException(unreadable);
            }
        }
        return parts;
    }

    /** All passives that something holds, those that its programs begin included. */
    private static Array<Passive> passives(Object whole) {
        if (whole instanceof Array<?> all) {
            return Array.ofAll(all).flatMap(EffectCoverageTest::passives);
        }
        if (whole instanceof Program program) {
            return passives(parts(program));
        }
        if (!(whole instanceof Record parts) || !isPartOfAText(whole)) {
            return Array.empty();
        }
        Array<Passive> inside = parts(parts).flatMap(EffectCoverageTest::passives);
        return whole instanceof Passive passive ? inside.append(passive) : inside;
    }

    private Array<String> missing(Card card) {
        Array<String> missing = missing(card.name() + " " + card.key(), card.face());
        return card.isPokemon()
                ? missing.appendAll(card.pokemon()
                        .attacks()
                        .map(Attack::name)
                        .filter(attack -> !used.contains(card.name() + ": " + attack))
                        .map(attack -> card.name() + " " + card.key() + ": " + attack))
                : missing;
    }

    /** What a face, an Ability, a program or an instruction holds that did not come about. */
    private Array<String> missing(String of, Object whole) {
        if (whole instanceof Array<?> all) {
            return Array.ofAll(all).flatMap(one -> missing(of, one));
        }
        if (whole instanceof Program program) {
            return missing(of, parts(program));
        }
        boolean isEmpty = whole instanceof dev.croupier.pokemon.effect.Control.All steps
                && steps.steps().isEmpty();
        if (!(whole instanceof Record parts) || isEmpty || !isPartOfAText(whole)) {
            return Array.empty();
        }
        Array<String> inside = parts(parts).flatMap(part -> missing(of, part));
        boolean counts = whole instanceof Effect || whole instanceof Passive && !(whole instanceof Passive.Trigger);
        return counts && !carriedOut.contains(whole) ? inside.append(of + ": " + whole) : inside;
    }

    private static boolean isPartOfAText(Object whole) {
        return whole instanceof Face
                || whole instanceof Ability
                || whole instanceof Attack
                || whole instanceof dev.croupier.pokemon.table.Activation
                || whole instanceof Effect
                || whole instanceof Passive;
    }
}
