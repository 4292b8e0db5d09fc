package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.attack.UseAttack;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.raid.payment.AttachedEnergy;
import dev.croupier.raid.payment.BossPayment;
import dev.croupier.raid.rules.BossChoices;
import dev.croupier.raid.rules.BossPaymentTiming;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * The boss discards what its attack costs: the fewest cards (RAID-51). Where there are several ways, whoever has its seat and makes its choices says which cards;
 * else they follow from the rule. After the attack, which may have discarded some itself, the cost is paid as far as it goes (RAID-D20).
 *
 * @param cost how many units
 * @param chosen the places of the cards chosen so far among its Energy
 */
record PayAttack(int cost, Array<Integer> chosen) implements Asking {

    /** The boss attacks: that is told, and the attack is paid for and carried out, in the order that the options say. */
    static PokemonState begun(PokemonState state, Attack attack, Happening<PokemonEvent> happening) {
        Seat boss = RaidCourse.boss(state);
        InPlay pokemon = java.util.Objects.requireNonNull(state.side(boss).active());
        happening.tell(new PokemonEvent.Attacked(boss, pokemon.id(), attack.name()));
        PayAttack pay = new PayAttack(Attacks.cost(state, pokemon, attack).total(), Array.empty());
        if (RaidCourse.rules(state).bossPaymentTiming() == BossPaymentTiming.BEFORE_ATTACK) {
            return state.withAgenda(state.agenda().then(new Attacking(attack)).then(pay));
        }
        return UseAttack.used(state.withAgenda(state.agenda().then(pay)), boss, attack);
    }

    /** The attack is used: it was paid for. */
    private record Attacking(Attack attack) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return UseAttack.used(state, RaidCourse.boss(state), attack);
        }

        @Override
        public String toString() {
            return "Attacking[" + attack.name() + "]";
        }
    }

    private static Array<Placed> energy(PokemonState state) {
        InPlay pokemon = state.side(RaidCourse.boss(state)).active();
        return pokemon == null ? Array.empty() : pokemon.energy();
    }

    private BossPayment payment(PokemonState state) {
        InPlay pokemon = state.side(RaidCourse.boss(state)).active();
        return new BossPayment(
                energy(state)
                        .map(placed -> new AttachedEnergy(
                                pokemon == null
                                        ? 0
                                        : Energies.unitsOf(state, pokemon, placed)
                                                .size(),
                                placed.card().isBasicEnergy())),
                cost);
    }

    /** The cards that may be discarded next, where somebody chooses and there is a choice. */
    private Array<Integer> next(PokemonState state) {
        if (RaidCourse.rules(state).bossChoices() != BossChoices.BOSS) {
            return Array.empty();
        }
        Array<Integer> next = payment(state).next(chosen);
        Array<Placed> energy = energy(state);
        boolean isChoice = next.exists(place ->
                !energy.get(place).card().equals(energy.get(next.head()).card()));
        return isChoice ? next : Array.empty();
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return next(state).isEmpty() ? Array.empty() : Array.of(RaidCourse.boss(state));
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        Array<Placed> energy = energy(state);
        return next(state).map(place ->
                (Choice) new Choice.OfOption(place, energy.get(place).card().name()));
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        int place = ((Choice.OfOption) choice).place();
        return state.withAgenda(state.agenda().replacing(new PayAttack(cost, chosen.append(place))));
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        BossPayment payment = payment(state);
        Array<Integer> more = chosen.isEmpty() ? Array.empty() : payment.next(chosen);
        if (!more.isEmpty()) {
            return state.withAgenda(state.agenda().then(new PayAttack(cost, chosen.append(more.head()))));
        }
        Array<Integer> places = chosen.isEmpty() ? payment.discardedAsFarAsItGoes() : chosen;
        PokemonState at = state;
        for (Placed placed : places.map(energy(state)::get)) {
            InPlay pokemon = at.side(RaidCourse.boss(at)).active();
            at = pokemon == null ? at : Board.detach(at, pokemon, placed, Zone.DISCARD, happening);
        }
        return at;
    }

    @Override
    public String rule(PokemonState state) {
        return "RAID-51";
    }

    @Override
    public String kind() {
        return "boss-payment";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return RaidMessage.ASK_BOSS_PAYMENT.with(payment(state).fewest().getOrElse(0) - chosen.size());
    }
}
