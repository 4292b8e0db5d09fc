package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.attack.AttackDamage;
import dev.croupier.pokemon.attack.Targets;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.EvolveEach;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.effect.HitOneByOne;
import dev.croupier.pokemon.effect.Lasts;
import dev.croupier.pokemon.effect.MoveCards;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.effect.SkipStage;
import dev.croupier.pokemon.query.Evolutions;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What single instructions are worth to a seat on the table as it stands, where the choices before them are made. */
final class Deeds {
    /** That the own hand has gone away before. */
    static final Slot<Boolean> EMPTIED = Slot.of("emptied", Boolean.class);

    /** How many cards have come into the own deck before. */
    static final Slot<Integer> RETURNED = Slot.of("returned", Integer.class);

    private final Worth worth;
    private final Strikes strikes;
    private final PokemonState state;
    private final Seat seat;

    Deeds(Worth worth) {
        this.worth = worth;
        this.strikes = new Strikes(worth);
        this.state = worth.sight().state();
        this.seat = worth.sight().seat();
    }

    /** That the instruction is carried out from that point of view. */
    double of(Instruction<PokemonState, PokemonEvent> deed, Scope scope) {
        if (deed instanceof MoveCards
                || deed instanceof Moves.PutOnBench
                || deed instanceof Attachments.Attach
                || deed instanceof Attachments.AttachEach
                || deed instanceof Attachments.Detach
                || deed instanceof Attachments.MoveAttached
                || deed instanceof Moves.EvolveWith
                || deed instanceof Moves.Exchange) {
            return moved(deed, scope);
        }
        if (deed instanceof Hit.Also also) {
            InPlay attacker = state.find(scope.self());
            double sum = 0.0;
            int damage = also.damage().in(state, scope);
            for (InPlay target : also.which().of(state, scope)) {
                sum += attacker == null ? 0.0 : harm(scope, target, damage(scope, attacker, target, damage));
            }
            return sum;
        }
        if (deed instanceof HitOneByOne hits) {
            return spread(hits.which(), hits.times().in(state, scope), hits.damage(), scope);
        }
        if (deed instanceof Moves.MoveToActive move) {
            boolean inAttack = scope.slots().binds(Bound.ATTACK);
            return sum(move.which(), scope, pokemon -> comesForward(pokemon, inAttack));
        }
        if (deed instanceof Moves.Leave leave) {
            boolean inAttack = scope.slots().binds(Bound.ATTACK);
            return sum(
                    leave.which(),
                    scope,
                    pokemon -> (inAttack ? 0.0 : successor(pokemon)) - leaves(pokemon, leave.stackTo()));
        }
        if (deed instanceof Moves.Devolve devolve) {
            return sum(devolve.which(), scope, pokemon -> worth.sight().isOwn(pokemon) ? -20.0 : 20.0);
        }
        if (deed instanceof SkipStage skip) {
            return sum(skip.which(), scope, this::skipping);
        }
        if (deed instanceof EvolveEach each) {
            return 30.0 * scope.slots().get(each.pokemon(), Group.none()).size();
        }
        if (deed instanceof Control.EndTurn) {
            return scope.seat().equals(seat) ? -15.0 : 15.0;
        }
        if (deed instanceof Control.Win) {
            return state.setting().areOpponents(seat, scope.seat()) ? -Worth.WIN : Worth.WIN;
        }
        if (deed instanceof Lasts.OnPokemon lasts) {
            return sum(
                    lasts.which(),
                    scope,
                    pokemon -> lasting(lasts.passive(), worth.sight().isOwn(pokemon)));
        }
        if (deed instanceof Lasts.OnPlayer lasts) {
            double sum = 0.0;
            for (Seat player : lasts.whose().seats(state, scope.seat())) {
                sum += lasting(lasts.passive(), player.equals(seat));
            }
            return sum;
        }
        double drawn = drawn(deed, scope);
        return drawn != 0.0 ? drawn : harmed(deed, scope);
    }

    /** How much damage an attack does that has that base. */
    int damage(Scope scope, InPlay attacker, InPlay target, int base) {
        Attack attack = scope.slots().get(Bound.ATTACK);
        Ignored ignored = scope.slots().get(Targets.IGNORED, Ignored.nothing());
        return AttackDamage.of(state, attacker, target, base, ignored, attack == null ? "" : attack.name());
    }

    /** What more damage to a Pokémon is worth, if the attack has damaged it already. */
    private double harm(Scope scope, InPlay target, int damage) {
        boolean isAttacked = target.id().equals(scope.slots().get(Bound.DEFENDER));
        int already = isAttacked ? scope.slots().get(Bound.DEALT, 0) : 0;
        return worth.harm(target, damage, already);
    }

    private interface Valued {
        double of(InPlay pokemon);
    }

    private double sum(Which which, Scope scope, Valued valued) {
        double sum = 0.0;
        Array<InPlay> all = which.of(state, scope);
        for (int i = 0; i < all.size(); i++) {
            sum += valued.of(all.get(i));
        }
        return sum;
    }

    private double harmed(Instruction<PokemonState, PokemonEvent> deed, Scope scope) {
        if (deed instanceof Harm.PutCounters put) {
            int damage = 10 * put.count().in(state, scope);
            return sum(put.which(), scope, pokemon -> harm(scope, pokemon, damage));
        }
        if (deed instanceof Harm.DistributeCounters put) {
            return spread(put.which(), put.count().in(state, scope), 10, scope);
        }
        if (deed instanceof Harm.MoveCounters move) {
            Array<InPlay> from = move.from().of(state, scope);
            Array<InPlay> to = move.to().of(state, scope);
            if (from.isEmpty() || to.isEmpty()) {
                return 0.0;
            }
            int moved = 10 * Math.min(from.head().counters(), move.count().in(state, scope));
            return worth.heal(from.head(), moved) + harm(scope, to.head(), moved);
        }
        if (deed instanceof Harm.Heal heal) {
            int healed = heal.damage().in(state, scope);
            return sum(heal.which(), scope, pokemon -> worth.heal(pokemon, healed));
        }
        if (deed instanceof Harm.Inflict inflict) {
            return sum(inflict.which(), scope, pokemon -> inflicted(pokemon, inflict.condition()));
        }
        if (deed instanceof Harm.Recover recover) {
            return sum(recover.which(), scope, pokemon -> {
                double gain = pokemon.conditions().isNone() ? 0.0 : 14.0;
                return worth.sight().isOwn(pokemon) ? gain : -gain;
            });
        }
        if (deed instanceof Harm.KnockOut out) {
            return sum(out.which(), scope, pokemon -> harm(scope, pokemon, Numbers.hp(state, pokemon)));
        }
        if (deed instanceof Harm.KnockOutSelf out) {
            return sum(out.self(), scope, pokemon -> harm(scope, pokemon, Numbers.hp(state, pokemon)));
        }
        return 0.0;
    }

    /** What so many counters, or hits of so much, are worth that are spread as it likes. */
    private double spread(Which which, int times, int damage, Scope scope) {
        Array<InPlay> all = which.of(state, scope).sortBy(pokemon -> Numbers.remainingHp(state, pokemon));
        int left = times;
        double sum = 0.0;
        double rest = 0.0;
        for (int i = 0; i < all.size(); i++) {
            int needed = (Numbers.remainingHp(state, all.get(i)) + damage - 1) / damage;
            if (needed <= left) {
                sum += worth.harm(all.get(i), needed * damage, 0);
                left -= needed;
            } else {
                rest = Math.max(rest, worth.harm(all.get(i), left * damage, 0));
            }
        }
        return sum + rest;
    }

    private double inflicted(InPlay pokemon, SpecialCondition condition) {
        if (pokemon.conditions().has(condition)) {
            return 0.0;
        }
        double pain = switch (condition) {
            case PARALYZED -> 24.0;
            case ASLEEP -> 14.0;
            case CONFUSED -> 16.0;
            case BURNED -> 10.0;
            case POISONED -> 8.0;
        };
        return worth.sight().isOwn(pokemon) ? -pain : pain;
    }

    private double drawn(Instruction<PokemonState, PokemonEvent> deed, Scope scope) {
        if (deed instanceof Deck.Draw draw) {
            return eachOf(
                    draw.whose(), scope, player -> draw(player, draw.count().in(state, scope), scope));
        }
        if (deed instanceof Deck.EachDraws draw) {
            return eachOf(draw.whose(), scope, player -> {
                Scope of = new Scope(player, scope.self(), scope.slots());
                return draw(player, draw.count().in(state, of), scope);
            });
        }
        if (deed instanceof Deck.DrawUntil draw) {
            int wanted = draw.count().in(state, scope);
            return eachOf(draw.whose(), scope, player -> {
                int held = scope.slots().binds(EMPTIED) ? 0 : state.hand(player).size();
                return draw(player, Math.max(0, wanted - held), scope);
            });
        }
        if (deed instanceof Deck.MoveHand move) {
            return eachOf(move.whose(), scope, player -> {
                CardSet hand = state.hand(player);
                double kept = move.to() == Zone.DISCARD || move.to() == Zone.LOST ? 0.0 : worth.decked(hand.size());
                return player.equals(seat) ? kept - 0.7 * worth.hand(hand) : 6.0 * hand.size();
            });
        }
        if (deed instanceof Deck.Mill mill) {
            int cards = mill.count().in(state, scope);
            return eachOf(mill.whose(), scope, player -> player.equals(seat) ? -2.0 * cards : 2.0 * cards);
        }
        return deed instanceof Deck.LookAtTop ? 4.0 : 0.0;
    }

    private double draw(Seat player, int count, Scope scope) {
        return worth.draw(
                player, count, scope.slots().binds(EMPTIED), scope.slots().get(RETURNED, 0));
    }

    private interface Shared {
        double of(Seat player);
    }

    private double eachOf(Whose whose, Scope scope, Shared shared) {
        double sum = 0.0;
        for (Seat player : whose.seats(state, scope.seat())) {
            sum += shared.of(player);
        }
        return sum;
    }

    private double comesForward(InPlay pokemon, boolean inAttack) {
        if (state.isActive(pokemon)) {
            return 0.0;
        }
        return inAttack ? 3.0 : strikes.gain(pokemon);
    }

    /** What it costs the seat that a Pokémon leaves play. */
    private double leaves(InPlay pokemon, Zone to) {
        double lost = worth.asset(pokemon) + (state.isActive(pokemon) ? 10.0 : 0.0);
        boolean isLast = state.side(pokemon.owner()).inPlay().size() == 1;
        double back = to == Zone.HAND ? 0.5 : 0.0;
        double saved = 25.0 * Worth.prizes(pokemon) * pokemon.counters() / Math.max(1, Numbers.hp(state, pokemon) / 10);
        double loss = isLast ? Worth.WIN : (1.0 - back) * lost - saved;
        return worth.sight().isOwn(pokemon) ? loss : -loss;
    }

    /** What it does in this turn for the seat that another takes the place of its Active Pokémon. */
    private double successor(InPlay leaving) {
        double best = 0.0;
        if (worth.sight().isOwn(leaving) && state.isActive(leaving)) {
            for (InPlay next : worth.sight().own().bench()) {
                best = Math.max(best, strikes.gain(next));
            }
        }
        return best;
    }

    private double skipping(InPlay pokemon) {
        double best = 0.0;
        for (var numbers = Evolutions.skipping(state, pokemon).iterator(); numbers.hasNext(); ) {
            Card card = state.deck(pokemon.owner()).card(numbers.nextInt());
            best = Math.max(best, 10.0 + worth.evolve(pokemon, card));
        }
        return best;
    }

    private double lasting(Passive passive, boolean own) {
        double good = switch (passive.hook()) {
            case FORBID -> -12.0;
            case PREVENT_DAMAGE -> 14.0;
            case PREVENT_EFFECTS, ALLOW, RECOVERS, IMMUNITY, WOULD_BE_KNOCKED_OUT -> 6.0;
            case TRIES_TO_ATTACK -> -10.0;
            case DAMAGE_DEALT, HP -> 4.0;
            case DAMAGE_TAKEN, RETREAT_COST -> 3.0;
            default -> 1.0;
        };
        if (passive instanceof Passive.Forbids forbids && forbids.who() == Passive.Who.OPPONENTS) {
            return own ? 10.0 : -10.0;
        }
        if (passive.hook() == Hook.FORBID && own) {
            return -6.0;
        }
        return own ? good : -good;
    }

    private double moved(Instruction<PokemonState, PokemonEvent> deed, Scope scope) {
        if (deed instanceof MoveCards move) {
            Picked picked = scope.slots().get(move.cards());
            return picked == null ? 0.0 : cards(picked, move.to());
        }
        if (deed instanceof Moves.PutOnBench put) {
            Picked picked = scope.slots().get(put.cards());
            double sum = 0.0;
            for (Card card : cards(picked)) {
                sum += picked != null && picked.owner().equals(seat) ? Math.max(0.0, worth.bench(card)) : -10.0;
            }
            return sum;
        }
        if (deed instanceof Attachments.Attach attach) {
            Array<InPlay> targets = attach.to().of(state, scope);
            return targets.isEmpty() ? 0.0 : attached(scope.slots().get(attach.cards()), Array.of(targets.head()));
        }
        if (deed instanceof Attachments.AttachEach attach) {
            return attached(scope.slots().get(attach.cards()), attach.among().of(state, scope));
        }
        if (deed instanceof Attachments.Detach detach) {
            return detached(scope.slots().get(detach.cards(), AttachedCards.none()), detach.to());
        }
        if (deed instanceof Attachments.MoveAttached move) {
            AttachedCards cards = scope.slots().get(move.cards(), AttachedCards.none());
            Array<InPlay> targets = move.to().of(state, scope);
            double sum = targets.isEmpty() ? 0.0 : detached(cards, Zone.PLAY);
            for (AttachedCards.On on : targets.isEmpty() ? Array.<AttachedCards.On>empty() : cards.all()) {
                sum += worth.attach(targets.head(), on.card().card());
            }
            return sum;
        }
        Which which = deed instanceof Moves.EvolveWith evolve ? evolve.which() : ((Moves.Exchange) deed).which();
        Picked picked = scope.slots()
                .get(deed instanceof Moves.EvolveWith evolve ? evolve.card() : ((Moves.Exchange) deed).card());
        Array<Card> cards = cards(picked);
        return cards.isEmpty() || !cards.head().isPokemon()
                ? 0.0
                : sum(which, scope, pokemon -> worth.evolve(pokemon, cards.head()));
    }

    private Array<Card> cards(@Nullable Picked picked) {
        return picked == null ? Array.empty() : state.deck(picked.owner()).cards(picked.cards());
    }

    private double cards(Picked picked, Zone to) {
        boolean own = picked.owner().equals(seat);
        boolean fromHand = picked.where() == Zone.HAND;
        if (to == Zone.HAND && !fromHand || to == Zone.DECK_TOP && !fromHand) {
            double left = picked.where() == Zone.DECK ? worth.decked(picked.size()) : 0.0;
            return own ? held(picked.cards()) - left : -6.0 * picked.size();
        }
        if (fromHand && to != Zone.HAND) {
            boolean stays = to == Zone.DECK || to == Zone.DECK_TOP || to == Zone.DECK_BOTTOM;
            double kept = stays ? worth.decked(picked.size()) : 0.0;
            return own ? kept - held(picked.cards()) : others(picked);
        }
        return 0.0;
    }

    private double held(CardSet cards) {
        return worth.hand(cards);
    }

    /** What it is worth that another player loses these cards: such as are played most often. */
    private double others(Picked picked) {
        double sum = 0.0;
        for (Card card : cards(picked)) {
            sum += card.isTrainer() ? 9.0 : card.isEnergy() ? 6.0 : 8.0;
        }
        return sum;
    }

    private double attached(@Nullable Picked picked, Array<InPlay> among) {
        double sum = 0.0;
        for (Card card : cards(picked)) {
            double best = 0.0;
            for (int i = 0; i < among.size(); i++) {
                double gain = worth.attach(among.get(i), card);
                best = i == 0 ? gain : Math.max(best, gain);
            }
            sum += best;
        }
        return sum;
    }

    private double detached(AttachedCards cards, Zone to) {
        double sum = 0.0;
        for (AttachedCards.On on : cards.all()) {
            InPlay pokemon = state.find(on.pokemon());
            double lost =
                    pokemon == null ? 0.0 : worth.detach(pokemon, on.card().card());
            sum += to == Zone.HAND ? 0.4 * lost : lost;
        }
        return sum;
    }
}
