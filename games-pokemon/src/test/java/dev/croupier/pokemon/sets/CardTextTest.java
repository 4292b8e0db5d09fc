package dev.croupier.pokemon.sets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.When;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Every text of every card can be said in words. */
class CardTextTest {

    @Test
    void each_instruction_and_condition_has_words() {
        assertThat(PokemonCards.all())
                .allSatisfy(card -> assertThat(words(card))
                        .as("words of %s", card.key())
                        .allSatisfy(message -> assertThat(message.english())
                                .isNotBlank()
                                .doesNotContain("{", "null", "WHOSE_", "WHERE_")));
    }

    @Test
    void each_attack_without_a_number_has_a_text() {
        assertThat(PokemonCards.all().filter(Card::isPokemon))
                .allSatisfy(card -> assertThat(card.pokemon()
                                .attacks()
                                .filter(attack -> attack.printed().isBlank()))
                        .as("attacks of %s", card.key())
                        .allSatisfy(attack -> assertThat(words(attack)).isNotEmpty()));
    }

    private static Array<Message> words(Card card) {
        Array<Message> own = passives(card.face().passives());
        if (card.face() instanceof Face.Trainer trainer) {
            return own.appendAll(words(trainer.program())).appendAll(words(trainer.use()));
        }
        return card.face() instanceof Face.Pokemon pokemon
                ? own.appendAll(pokemon.attacks().flatMap(CardTextTest::words))
                        .appendAll(pokemon.abilities().flatMap(CardTextTest::words))
                : own;
    }

    private static Array<Message> words(Ability ability) {
        return words(ability.use()).appendAll(passives(ability.passives()));
    }

    private static Array<Message> words(Attack attack) {
        return attack.when()
                .map(When::description)
                .appendAll(attack.before()
                        .appendAll(attack.base())
                        .appendAll(attack.after())
                        .map(Instruction::description));
    }

    private static Array<Message> words(@Nullable Activation use) {
        return use == null ? Array.empty() : words(use.program());
    }

    private static Array<Message> words(@Nullable Program program) {
        return program == null
                ? Array.empty()
                : program.when().map(When::description).appendAll(program.all().map(Instruction::description));
    }

    private static Array<Message> passives(Array<Passive> passives) {
        return passives.flatMap(passive ->
                passive instanceof Passive.Trigger trigger ? words(trigger.program()) : Array.<Message>empty());
    }
}
