package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Happening;
import dev.croupier.core.Step;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.ForEach;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Repeat;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.heretoslay.effect.MayReveal;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Roll;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Every effect of every card is carried out in random games: each instruction of its programs, each value of a Modifier, each bonus in a
 * roll, each thing that happens instead, each class that an Item gives, each protection while it was in force. The test names what was not.
 */
class EffectCoverageTest {
    private static final int GAMES = 600;

    private final Set<Object> carriedOut = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<String> seen = new TreeSet<>();

    @Test
    void every_effect_of_every_card_is_carried_out() {
        for (int seats = 2; seats <= 6; seats++) {
            play(HereToSlay.of(HtsRules.seed().withSeats(seats)), GAMES / 5);
        }
        Array<String> missing = HereToSlay.of(HtsRules.seed()).catalogue().all().flatMap(this::missing);
        assertThat(missing).as("effects that no game has shown").isEmpty();
    }

    private void play(HereToSlay game, int games) {
        Seeded seed = Randomness.seeded(game.seats());
        Chance choices = Randomness.seeded(50L + game.seats()).open();
        for (int i = 0; i < games; i++) {
            Step<HtsState, HtsEvent> step = game.start(seed);
            while (step.state().outcome() == null) {
                IndexedSeq<HtsAction> legal = game.legalActions(step.state());
                HtsAction action = legal.get(choices.below(legal.size()));
                Step<HtsState, HtsEvent> next = game.applyUnchecked(step.state(), action, step.randomness());
                follow(step, action);
                next.events().forEach(this::note);
                note(next.state());
                step = next;
            }
            seed = (Seeded) step.randomness();
        }
    }

    /** Does the step again, looking at every instruction that is carried out on the way. */
    private void follow(Step<HtsState, HtsEvent> before, HtsAction action) {
        Happening<HtsEvent> happening = Happening.from(before.randomness());
        carriedOut.add(before.state().agenda().top().next());
        HtsState at = action.accept(Rulebook.Finder.INSTANCE).effect(before.state(), happening);
        while (!at.isHalted() && !at.agenda().isEmpty()) {
            Agenda<HtsState, HtsEvent> agenda = at.agenda();
            Instruction<HtsState, HtsEvent> next = agenda.next();
            if (next == null) {
                at = at.withAgenda(agenda.pop());
            } else if (next.waits(at)) {
                return;
            } else {
                carriedOut.add(next);
                at = next.step(at.withAgenda(agenda.taken()), happening);
            }
        }
    }

    private void note(HtsEvent event) {
        if (event instanceof HtsEvent.Rolled rolled) {
            for (Roll.Part part : rolled.roll().bonuses()) {
                seen.add("bonus of " + part.source());
            }
        } else if (event instanceof HtsEvent.ModifierPlayed played) {
            seen.add(played.card() + " with " + played.value());
        } else if (event instanceof HtsEvent.Challenged challenged) {
            seen.add("challenge by " + challenged.challenge());
        } else if (event instanceof HtsEvent.Saved saved) {
            seen.add("instead by " + saved.by());
        } else if (event instanceof HtsEvent.SkillUsed used) {
            seen.add("instead by " + used.source());
        } else if (event instanceof HtsEvent.GainedPoints) {
            seen.add("points");
        }
    }

    private void note(HtsState state) {
        for (int item : Array.ofAll(state.equipment().items().map(number -> number))) {
            seen.add("worn " + state.card(item));
        }
        state.players()
                .forEach(player -> player.monsters()
                        .forEach(number -> seen.add("slain " + state.catalogue().monster(number))));
    }

    private Array<String> missing(Card card) {
        Face face = card.face();
        Array<String> missing = face.passives().flatMap(passive -> missing(card, passive));
        if (face instanceof Face.Hero hero) {
            return missing.appendAll(missing(card, hero.effect()))
                    .appendAll(Array.ofAll(hero.declared()).flatMap(target -> missing(card, target)));
        }
        if (face instanceof Face.Magic magic) {
            return missing.appendAll(missing(card, magic.effect()));
        }
        if (face instanceof Face.Monster monster) {
            return missing.appendAll(missing(card, monster.penalty())).appendAll(missing(card, monster.reward()));
        }
        if (face instanceof Face.Modifier modifier) {
            return missing.appendAll(
                    modifier.values().map(value -> card + " with " + value).filter(use -> !seen.contains(use)));
        }
        return face instanceof Face.Challenge ? missing.appendAll(unless("challenge by " + card)) : missing;
    }

    private Array<String> missing(Card card, Passive passive) {
        if (passive instanceof Passive.Bonus) {
            return unless("bonus of " + card);
        }
        if (passive instanceof Passive.Trigger trigger) {
            return missing(card, trigger.program());
        }
        if (passive instanceof Passive.Replacement) {
            return unless("instead by " + card);
        }
        if (passive instanceof Passive.Activated activated) {
            return missing(card, activated.target()).appendAll(missing(card, activated.program()));
        }
        return card.face() instanceof Face.Item ? unless("worn " + card) : unless("slain " + card);
    }

    private Array<String> unless(String effect) {
        return seen.contains(effect) ? Array.empty() : Array.of(effect);
    }

    private Array<String> missing(Card card, Instruction<HtsState, HtsEvent> program) {
        Array<String> own = carriedOut.contains(program) ? Array.empty() : Array.of(card + ": " + program);
        if (program instanceof Sequence<HtsState, HtsEvent> sequence) {
            return own.appendAll(sequence.steps().flatMap(step -> missing(card, step)));
        }
        if (program instanceof If<HtsState, HtsEvent> condition) {
            return own.appendAll(missing(card, condition.then()));
        }
        if (program instanceof ForEach<HtsState, HtsEvent, ?> each) {
            return own.appendAll(missing(card, each.body()));
        }
        if (program instanceof Repeat<HtsState, HtsEvent> repeat) {
            return own.appendAll(missing(card, repeat.body()));
        }
        if (program instanceof May<HtsState, HtsEvent> may) {
            return own.appendAll(missing(card, may.body()));
        }
        return program instanceof MayReveal reveal ? own.appendAll(missing(card, reveal.then())) : own;
    }
}
