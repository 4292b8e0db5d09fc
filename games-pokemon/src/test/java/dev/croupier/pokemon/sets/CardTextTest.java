package dev.croupier.pokemon.sets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Program;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What every card says, in the engine's own words. */
class CardTextTest {

    @Test
    void every_text_that_does_something_can_be_told() {
        assertThat(PokemonCards.all())
                .isNotEmpty()
                .allSatisfy(card -> assertThat(texts(card))
                        .allSatisfy(text -> assertThat(
                                        new Control.All(text).description().english())
                                .isNotBlank()
                                .doesNotContain("{", "WHOSE_", "WHERE_")));
    }

    private static Array<Array<Effect>> texts(Card card) {
        Array<Array<Effect>> texts = ofPassives(card.face().passives());
        if (card.face() instanceof Face.Pokemon pokemon) {
            for (Attack attack : pokemon.attacks()) {
                texts = texts.append(attack.before()).append(attack.base()).append(attack.after());
            }
            texts = texts.appendAll(pokemon.abilities()
                    .flatMap(ability -> ofPassives(ability.passives())
                            .appendAll(Array.ofAll(io.vavr.control.Option.of(ability.use()))
                                    .map(Activation::program)
                                    .map(Program::all))));
        }
        if (card.face() instanceof Face.Trainer trainer) {
            texts = texts.appendAll(io.vavr.control.Option.of(trainer.program()).map(Program::all))
                    .appendAll(io.vavr.control.Option.of(trainer.use())
                            .map(Activation::program)
                            .map(Program::all));
        }
        return texts.filter(text -> !text.isEmpty());
    }

    private static Array<Array<Effect>> ofPassives(Array<Passive> passives) {
        return passives.filter(Passive.Trigger.class::isInstance)
                .map(passive -> ((Passive.Trigger) passive).program().all());
    }
}
