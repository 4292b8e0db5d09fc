package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Side;
import io.vavr.control.Option;

/**
 * A player looks at the bottom cards of the own deck, which are bound and stay where they are.
 *
 * @param as where they are bound
 * @param count how many
 */
public record LookAtBottom(Slot<Picked> as, HowMany count) implements Effect {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Seat you = state.agenda().top().owner();
        Side side = state.side(you);
        DrawPile rest = side.pile();
        CardSet seen = CardSet.empty();
        for (int left = count.in(state); left > 0 && !rest.isEmpty(); left--) {
            DrawPile.Drawn drawn = rest.drawFromBottom(happening.chance());
            seen = seen.with(drawn.card());
            rest = drawn.rest();
        }
        int sees = state.setting().lookers(you);
        happening.tell(new PokemonEvent.Seen(
                you, Zone.DECK_BOTTOM, seen.size(), Option.some(state.deck(you).cards(seen)), sees));
        PokemonState looked = state.withSide(you, side.withPile(rest.putUnder(seen, sees)));
        return looked.withAgenda(looked.agenda().bind(as, new Picked(you, Zone.DECK, seen, sees)));
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        boolean any = !outlook.state().side(outlook.scope().seat()).pile().isEmpty();
        if (any) {
            outlook.foresee(as);
        }
        return any ? Prospect.MAYBE : Prospect.NO;
    }

    @Override
    public Message description() {
        boolean isOne = Counted.number(count.description()).contains(1);
        return (isOne ? PokemonMessage.DO_LOOK_AT_BOTTOM_CARD : PokemonMessage.DO_LOOK_AT_BOTTOM)
                .with(count.description());
    }
}
