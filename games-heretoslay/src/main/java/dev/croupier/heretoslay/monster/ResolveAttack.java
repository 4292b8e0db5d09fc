package dev.croupier.heretoslay.monster;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.heretoslay.ending.Endings;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Piles;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.collection.Array;
import java.util.Objects;

/**
 * What an attack comes to: the Monster is slain, fights back, or nothing happens (HTS-B28, HTS-MON-03). A slain Monster joins the Party with
 * its skill; three win at once (HTS-WIN-01); then follow what the slayer draws and the next Monster (HTS-MON-05).
 */
record ResolveAttack(Card monster) implements Instruction<HtsState, HtsEvent> {
    private static final int TO_WIN = 3;

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Seat seat = state.agenda().top().owner();
        Roll roll = Objects.requireNonNull(state.agenda().slots().get(Rolls.SLOT))
                .rolls()
                .head();
        Face.Monster face = monster.monster();
        boolean slain = face.slay().contains(roll.total());
        happening.tell(new HtsEvent.RollEnded(roll, slain));
        HtsState over = state.withAgenda(state.agenda().unbind(Rolls.SLOT));
        if (slain) {
            return slain(over, seat, happening);
        }
        if (face.fightBack().contains(roll.total())) {
            happening.tell(new HtsEvent.FoughtBack(seat, monster));
            return over.withAgenda(over.agenda().then(face.penalty()));
        }
        return over;
    }

    private HtsState slain(HtsState state, Seat seat, Happening<HtsEvent> happening) {
        int number = state.catalogue().monsters().indexOf(monster);
        Piles piles = state.piles();
        happening.tell(new HtsEvent.Slain(seat, monster));
        HtsState joined = state.withPiles(piles.withMonsters(
                        piles.monsterDeck(), piles.monsterRow().remove(number)))
                .withPlayer(seat, state.player(seat).withMonster(number));
        if (joined.player(seat).monsters().size() >= TO_WIN) {
            return Endings.won(joined, seat, HtsMessage.WON_BY_MONSTERS.with(seat), happening);
        }
        HtsState gained = withPoints(joined, seat, happening);
        return gained.withAgenda(
                gained.agenda().thenAll(Array.of(monster.monster().reward(), new TurnUpMonster())));
    }

    /** A skill that gives action points gives them in the turn in which it was won, too (HTS-TRN-06). */
    private HtsState withPoints(HtsState state, Seat seat, Happening<HtsEvent> happening) {
        int points = Party.extraPoints(monster);
        if (points == 0 || !state.rules().megaSlimeSameTurn()) {
            return state;
        }
        happening.tell(new HtsEvent.GainedPoints(seat, points));
        return state.withTurn(state.turn().withPoints(state.turn().points() + points));
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
