package dev.croupier.heretoslay.skill;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Player;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * Finds the skills that something triggers, and puts them on the agenda: those of the player whose turn it is first, then clockwise
 * (HTS-MOD-12); a player with several orders them (HTS-ITM-12).
 */
public final class Triggers {
    private Triggers() {}

    /** The skills of a player's Party Leader and slain Monsters that wait for that. */
    public static List<Fired> of(HtsState state, Seat seat, Passive.When when, Slots slots) {
        List<Fired> fired = List.empty();
        Player player = state.player(seat);
        for (List<Integer> monsters = player.monsters(); !monsters.isEmpty(); monsters = monsters.tail()) {
            fired = with(fired, state.catalogue().monster(monsters.head()), seat, when, slots);
        }
        return player.leader() == Player.NO_LEADER
                ? fired
                : with(fired, state.catalogue().leader(player.leader()), seat, when, slots);
    }

    /** The skills of the Items that a Hero wears; they concern {@code seat}, who rolled for it (HTS-ITM-05). */
    public static List<Fired> ofItems(HtsState state, Seat seat, int hero, Passive.When when, Slots slots) {
        List<Fired> fired = List.empty();
        CardSet items = state.equipment().on(hero);
        for (var numbers = items.iterator(); numbers.hasNext(); ) {
            fired = with(fired, state.card(numbers.nextInt()), seat, when, slots);
        }
        return fired;
    }

    private static List<Fired> with(List<Fired> fired, Card card, Seat seat, Passive.When when, Slots slots) {
        List<Fired> more = fired;
        Array<Passive> passives = card.face().passives();
        for (int i = 0; i < passives.size(); i++) {
            if (passives.get(i) instanceof Passive.Trigger trigger && trigger.when() == when) {
                more = more.prepend(new Fired(seat, card, trigger, slots));
            }
        }
        return more;
    }

    /** Puts triggered skills on the agenda, so that they are carried out before anything else. */
    public static HtsState push(HtsState state, List<Fired> fired) {
        if (fired.isEmpty()) {
            return state;
        }
        Agenda<HtsState, HtsEvent> agenda = state.agenda();
        if (fired.tail().isEmpty()) {
            return state.withAgenda(agenda.push(fired.head().frame(state.rules())));
        }
        for (Seat seat : state.clockwiseFrom(state.turn().seat()).reverse()) {
            Array<Fired> own = Array.ofAll(fired.filter(one -> one.seat().equals(seat)));
            if (own.size() == 1) {
                agenda = agenda.push(own.head().frame(state.rules()));
            } else if (!own.isEmpty()) {
                agenda = agenda.push(Frame.of(seat, "", new OrderSkills(own)));
            }
        }
        return state.withAgenda(agenda);
    }

    /** Puts skills that ask about a hidden card on the agenda, in the order of the Party: to order them would tell nothing but take time. */
    public static HtsState pushSilently(HtsState state, List<Fired> fired) {
        Agenda<HtsState, HtsEvent> agenda = state.agenda();
        for (Fired one : fired.reverse()) {
            agenda = agenda.push(
                    Frame.of(one.seat(), one.source().id(), one.trigger().program())
                            .withSlots(one.slots()));
        }
        return fired.isEmpty() ? state : state.withAgenda(agenda);
    }
}
