package dev.croupier.pokemon;

import dev.croupier.pokemon.attack.UseAttack;
import dev.croupier.pokemon.play.Answer;
import dev.croupier.pokemon.play.Assemble;
import dev.croupier.pokemon.play.AttachEnergy;
import dev.croupier.pokemon.play.AttachTool;
import dev.croupier.pokemon.play.DiscardFossil;
import dev.croupier.pokemon.play.EndTurn;
import dev.croupier.pokemon.play.Evolve;
import dev.croupier.pokemon.play.PlayBasic;
import dev.croupier.pokemon.play.PlayTrainer;
import dev.croupier.pokemon.play.Retreat;
import dev.croupier.pokemon.play.UseAbility;
import dev.croupier.pokemon.play.UseStadium;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonRule;
import dev.croupier.pokemon.turn.MainRule;
import io.vavr.collection.Array;

/** The rules of all kinds of actions. */
final class Rulebook {
    private static final Answer ANSWER = new Answer();
    private static final PlayBasic PLAY_BASIC = new PlayBasic();
    private static final Evolve EVOLVE = new Evolve();
    private static final AttachEnergy ATTACH_ENERGY = new AttachEnergy();
    private static final AttachTool ATTACH_TOOL = new AttachTool();
    private static final PlayTrainer PLAY_TRAINER = new PlayTrainer();
    private static final UseAbility USE_ABILITY = new UseAbility();
    private static final UseStadium USE_STADIUM = new UseStadium();
    private static final Retreat RETREAT = new Retreat();
    private static final Assemble ASSEMBLE = new Assemble();
    private static final DiscardFossil DISCARD_FOSSIL = new DiscardFossil();
    private static final UseAttack USE_ATTACK = new UseAttack();
    private static final EndTurn END_TURN = new EndTurn();

    /** The rules of a player's own turn, in canonical order. */
    static final Array<MainRule<? extends PokemonAction>> TURN = Array.of(
            PLAY_BASIC,
            EVOLVE,
            ATTACH_ENERGY,
            ATTACH_TOOL,
            PLAY_TRAINER,
            USE_ABILITY,
            USE_STADIUM,
            RETREAT,
            ASSEMBLE,
            DISCARD_FOSSIL,
            USE_ATTACK,
            END_TURN);

    /** All rules in canonical order. */
    static final Array<PokemonRule<? extends PokemonAction>> ALL =
            Array.<PokemonRule<? extends PokemonAction>>of(ANSWER).appendAll(TURN);

    private Rulebook() {}

    /** The answers to what is asked. */
    static Answer answer() {
        return ANSWER;
    }

    /** The end of a player's own turn. */
    static EndTurn endTurn() {
        return END_TURN;
    }

    /** Finds the rule of an action, with the action that it is for. */
    enum Finder implements PokemonAction.Visitor<Found<?>> {
        INSTANCE;

        @Override
        public Found<?> answer(PokemonAction.Answer action) {
            return new Found<>(ANSWER, action);
        }

        @Override
        public Found<?> playBasic(PokemonAction.PlayBasic action) {
            return new Found<>(PLAY_BASIC, action);
        }

        @Override
        public Found<?> evolve(PokemonAction.Evolve action) {
            return new Found<>(EVOLVE, action);
        }

        @Override
        public Found<?> attachEnergy(PokemonAction.AttachEnergy action) {
            return new Found<>(ATTACH_ENERGY, action);
        }

        @Override
        public Found<?> attachTool(PokemonAction.AttachTool action) {
            return new Found<>(ATTACH_TOOL, action);
        }

        @Override
        public Found<?> playTrainer(PokemonAction.PlayTrainer action) {
            return new Found<>(PLAY_TRAINER, action);
        }

        @Override
        public Found<?> useAbility(PokemonAction.UseAbility action) {
            return new Found<>(USE_ABILITY, action);
        }

        @Override
        public Found<?> useStadium(PokemonAction.UseStadium action) {
            return new Found<>(USE_STADIUM, action);
        }

        @Override
        public Found<?> retreat(PokemonAction.Retreat action) {
            return new Found<>(RETREAT, action);
        }

        @Override
        public Found<?> useAttack(PokemonAction.UseAttack action) {
            return new Found<>(USE_ATTACK, action);
        }

        @Override
        public Found<?> assemble(PokemonAction.Assemble action) {
            return new Found<>(ASSEMBLE, action);
        }

        @Override
        public Found<?> discardFossil(PokemonAction.DiscardFossil action) {
            return new Found<>(DISCARD_FOSSIL, action);
        }

        @Override
        public Found<?> endTurn(PokemonAction.EndTurn action) {
            return new Found<>(END_TURN, action);
        }
    }

    /** An action with its rule. */
    record Found<A extends PokemonAction>(PokemonRule<A> rule, A action) {}
}
