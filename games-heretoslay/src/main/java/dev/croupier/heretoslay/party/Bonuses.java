package dev.croupier.heretoslay.party;

import dev.croupier.core.Seat;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Lasting;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Player;
import dev.croupier.heretoslay.table.Roll;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** The fixed bonuses of a roll, which are added when the dice land (HTS-MOD-13, HTS-CHL-08, HTS-CHL-09). */
public final class Bonuses {
    /** No Hero is rolled for. */
    public static final int NO_HERO = -1;

    private Bonuses() {}

    /**
     * What counts for a roll of {@code seat}, by source.
     *
     * @param hero the number of the Hero that is rolled for, or {@link #NO_HERO}
     */
    public static Array<Roll.Part> of(HtsState state, Seat seat, Roll.Purpose purpose, int hero) {
        List<Roll.Part> parts = List.empty();
        Card leader = Party.leader(state, seat);
        if (leader != null) {
            parts = with(parts, state, leader, seat, purpose);
        }
        Player player = state.player(seat);
        for (List<Integer> monsters = player.monsters(); !monsters.isEmpty(); monsters = monsters.tail()) {
            parts = with(parts, state, state.catalogue().monster(monsters.head()), seat, purpose);
        }
        if (hero != NO_HERO && state.equipment().wearers().contains(hero)) {
            for (var items = state.equipment().on(hero).iterator(); items.hasNext(); ) {
                parts = with(parts, state, state.card(items.nextInt()), seat, purpose);
            }
        }
        for (int i = 0; i < state.lasting().size(); i++) {
            Lasting lasting = state.lasting().get(i);
            if (lasting.seat().equals(seat)
                    && lasting.passive() instanceof Passive.Bonus bonus
                    && counts(bonus.scope(), purpose, state.rules())) {
                parts = parts.prepend(new Roll.Part(lasting.source(), seat, bonus.amount()));
            }
        }
        if (parts.isEmpty()) {
            return Array.empty();
        }
        return parts.tail().isEmpty() ? Array.of(parts.head()) : Array.ofAll(parts.reverse());
    }

    private static List<Roll.Part> with(
            List<Roll.Part> parts, HtsState state, Card card, Seat seat, Roll.Purpose purpose) {
        List<Roll.Part> more = parts;
        Array<Passive> passives = card.face().passives();
        for (int i = 0; i < passives.size(); i++) {
            if (passives.get(i) instanceof Passive.Bonus bonus && counts(bonus.scope(), purpose, state.rules())) {
                more = more.prepend(new Roll.Part(card, seat, bonus.amount()));
            }
        }
        return more;
    }

    private static boolean counts(Passive.Scope scope, Roll.Purpose purpose, HtsRules rules) {
        return switch (scope) {
            case EVERY_ROLL -> true;
            case HERO_ROLL, ROLL_OF_WEARER -> purpose == Roll.Purpose.USE_HERO;
            case ATTACK_ROLL -> purpose == Roll.Purpose.ATTACK;
            case CHALLENGER_ROLL ->
                purpose == Roll.Purpose.CHALLENGE || (purpose == Roll.Purpose.DEFEND && rules.fistOfReasonAsDefender());
            case CHALLENGE_ROLL ->
                purpose == Roll.Purpose.CHALLENGE || (purpose == Roll.Purpose.DEFEND && rules.titanWyvernAsDefender());
        };
    }
}
