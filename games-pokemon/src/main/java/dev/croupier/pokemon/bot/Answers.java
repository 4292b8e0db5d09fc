package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.ChooseEnergy;
import dev.croupier.pokemon.effect.ChooseNumber;
import dev.croupier.pokemon.effect.ChooseOwn;
import dev.croupier.pokemon.effect.ChoosePokemon;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.effect.SkipStage;
import dev.croupier.pokemon.knockout.PrizeWorth;
import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.ChooseOpponent;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.trigger.Offered;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/** What the answers to a question in the middle of something are worth: what the rest of the text comes to after each. */
final class Answers {
    private final Worth worth;
    private final Foresight foresight;
    private final Strikes strikes;
    private final PokemonState state;
    private final Seat seat;

    Answers(Worth worth, Foresight foresight, Strikes strikes) {
        this.worth = worth;
        this.foresight = foresight;
        this.strikes = strikes;
        this.state = worth.sight().state();
        this.seat = worth.sight().seat();
    }

    /** Fills in what each of them is worth, all of them answers. */
    void rate(IndexedSeq<PokemonAction> legal, double[] worths) {
        Frame<PokemonState, PokemonEvent> frame = state.agenda().top();
        Instruction<PokemonState, PokemonEvent> asked = frame.next();
        List<Instruction<PokemonState, PokemonEvent>> rest = frame.rest().tail();
        for (int i = 0; i < worths.length; i++) {
            Choice choice = ((PokemonAction.Answer) legal.get(i)).choice();
            worths[i] = worth(asked, choice, Scope.of(frame), rest);
        }
    }

    private double worth(
            Instruction<PokemonState, PokemonEvent> asked,
            Choice choice,
            Scope scope,
            List<Instruction<PokemonState, PokemonEvent>> rest) {
        Slots slots = bound(asked, choice, scope.slots());
        if (slots != null) {
            return foresight.of(rest, new Scope(scope.seat(), scope.self(), slots), 0);
        }
        if (asked instanceof Control.May may) {
            return foresight.of(choice instanceof Choice.Yes ? rest.prepend(may.body()) : rest, scope, 0);
        }
        if (asked instanceof Offered offered) {
            return choice instanceof Choice.Yes ? foresight.of(offered.program(), scope, 0) : 0.5;
        }
        if (choice instanceof Choice.OfPokemon of) {
            InPlay pokemon = state.find(of.pokemon());
            return pokemon == null ? 0.0 : pokemon(asked, pokemon, scope);
        }
        if (choice instanceof Choice.OfCard of) {
            return card(asked, of.card());
        }
        if (choice instanceof Choice.OfAttached of) {
            InPlay pokemon = state.find(of.pokemon());
            return pokemon == null ? 0.0 : worth.detach(pokemon, of.card());
        }
        if (choice instanceof Choice.OfAttack of) {
            return attack(of, scope);
        }
        if (choice instanceof Choice.OfNumber of) {
            return of.number();
        }
        if (choice instanceof Choice.OfSeat of) {
            return of.seat().equals(seat) ? 1.0 : 0.0;
        }
        return choice instanceof Choice.Yes ? yes((Asking) asked) : 0.0;
    }

    /** What it is worth to say yes where no text goes on with it. */
    private double yes(Asking asked) {
        PokemonAction offered = asked.offered(state);
        Double points = offered == null ? null : foresight.used(offered);
        return points == null ? 1.0 : points;
    }

    /** What the attack is worth, used by whoever is asked for it. */
    private double attack(Choice.OfAttack chosen, Scope scope) {
        InPlay pokemon = state.find(chosen.pokemon());
        InPlay asking = state.find(scope.self());
        InPlay attacker = asking == null ? pokemon : asking;
        if (pokemon != null && attacker != null) {
            for (Attack attack : Attacks.of(state, pokemon)) {
                if (attack.name().equals(chosen.attack())) {
                    return foresight.attack(attacker, attack);
                }
            }
        }
        return 0.0;
    }

    /** What would be bound by that choice, where it is one that binds; nothing else. */
    private @Nullable Slots bound(Instruction<PokemonState, PokemonEvent> asked, Choice choice, Slots slots) {
        if (asked instanceof ChoosePokemon choose) {
            Group group = slots.get(Group.CHOOSING, Group.none());
            return slots.with(choose.as(), choice instanceof Choice.OfPokemon of ? group.with(of.pokemon()) : group);
        }
        if (asked instanceof ChooseOwn choose) {
            Group group = slots.get(Group.CHOOSING, Group.none());
            return slots.with(choose.as(), choice instanceof Choice.OfPokemon of ? group.with(of.pokemon()) : group);
        }
        if (asked instanceof ChooseOpponent && choice instanceof Choice.OfSeat of) {
            return slots.with(Bound.OPPONENT, of.seat());
        }
        if (asked instanceof ChooseNumber choose && choice instanceof Choice.OfNumber of) {
            return slots.with(choose.as(), of.number());
        }
        if (asked instanceof ChooseEnergy choose) {
            return slots.with(choose.as(), with(slots.get(AttachedCards.CHOOSING, AttachedCards.none()), choice));
        }
        if (asked instanceof Attachments.ChooseAttached choose) {
            return slots.with(choose.as(), with(slots.get(AttachedCards.CHOOSING, AttachedCards.none()), choice));
        }
        return asked instanceof ChooseCards choose ? slots.with(choose.as(), with(choose, choice, slots)) : null;
    }

    private AttachedCards with(AttachedCards chosen, Choice choice) {
        if (!(choice instanceof Choice.OfAttached of)) {
            return chosen;
        }
        InPlay pokemon = state.find(of.pokemon());
        if (pokemon != null) {
            for (Placed placed : pokemon.energy().appendAll(pokemon.tools())) {
                if (placed.card().equals(of.card())
                        && !chosen.all().contains(new AttachedCards.On(of.pokemon(), placed))) {
                    return chosen.with(of.pokemon(), placed);
                }
            }
        }
        return chosen;
    }

    private Picked with(ChooseCards choose, Choice choice, Slots slots) {
        Seat owner = choose.whose().seats(state, Scope.of(state)).headOption().getOrElse(seat);
        Picked chosen = slots.get(Picked.CHOOSING, new Picked(owner, choose.from(), CardSet.empty(), -1));
        if (!(choice instanceof Choice.OfCard of)) {
            return chosen;
        }
        CardSet copies = state.deck(owner).copies(of.card()).minus(chosen.cards());
        return copies.isEmpty() ? chosen : chosen.with(copies.first());
    }

    private double pokemon(Instruction<PokemonState, PokemonEvent> asked, InPlay pokemon, Scope scope) {
        if (asked instanceof Attachments.Attaching attaching) {
            Picked picked = scope.slots().get(attaching.cards());
            return picked == null || picked.isEmpty()
                    ? 0.0
                    : worth.attach(
                            pokemon,
                            state.deck(picked.owner()).card(picked.cards().first()));
        }
        if (asked instanceof Harm.Distributing put) {
            if (!worth.sight().canBeLost(pokemon)) {
                return worth.harm(pokemon, 10, 0);
            }
            int needed = (Numbers.remainingHp(state, pokemon) + 9) / 10;
            return needed <= 0
                    ? 0.0
                    : needed <= put.left()
                            ? worth.harm(pokemon, 10 * needed, 0) / needed
                            : worth.harm(pokemon, 10 * put.left(), 0) / put.left();
        }
        String kind = ((Asking) asked).kind();
        if (kind.equals("promote") || kind.equals("replacement")) {
            return strikes.forward(pokemon);
        }
        double asset = worth.asset(pokemon);
        return worth.sight().isOurs(pokemon) ? -asset : asset;
    }

    private double card(Instruction<PokemonState, PokemonEvent> asked, Card card) {
        if (asked instanceof SkipStage) {
            return 1.0 + Fuel.power(card.pokemon());
        }
        String kind = ((Asking) asked).kind();
        if (kind.equals("place-pokemon")) {
            boolean first = !isPlaced();
            return first ? opener(card) : worth.cards().bench(card) - 4.0;
        }
        if (kind.equals("bench-extra")) {
            return worth.cards().bench(card) - 4.0;
        }
        return worth.cards().held(card);
    }

    private boolean isPlaced() {
        return state.agenda()
                        .slots()
                        .get(Placements.SLOT, Placements.none(state.seats()))
                        .of(seat)
                        .active()
                != Placements.Placement.NONE;
    }

    /** How good a Basic Pokémon is to begin with: one that attacks for little, leaves for little and costs one Prize. */
    private static double opener(Card card) {
        Face.Pokemon face = card.pokemon();
        double cheap = 0.0;
        for (int i = 0; i < face.attacks().size(); i++) {
            int cost = face.attacks().get(i).cost().total();
            double power = 0.2 * face.attacks().get(i).printed().number()
                    + (face.attacks().get(i).after().isEmpty() ? 0.0 : 8.0);
            cheap = Math.max(cheap, power / (1.0 + cost));
        }
        int prizes = PrizeWorth.printed(card.tags());
        return cheap
                + 0.05 * face.hp()
                - 2.0 * face.retreat()
                - 8.0 * (prizes - 1)
                - 4.0 * face.abilities().size();
    }
}
