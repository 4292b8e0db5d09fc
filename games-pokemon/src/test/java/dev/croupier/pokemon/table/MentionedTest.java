package dev.croupier.pokemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.EachPlayer;
import dev.croupier.pokemon.effect.Lasts;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class MentionedTest {

    /** An effect that is no record. */
    private static final class Opaque implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return state;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.NO;
        }

        @Override
        public Message description() {
            return CoreMessage.NOTHING.with();
        }
    }

    private static boolean ofDefender(Effect effect) {
        return Mentioned.by(effect).speaksOf(Bound.DEFENDER);
    }

    @Test
    void it_is_found_however_deep_it_lies() {
        assertThat(ofDefender(Do.knockOut(Those.defender()))).isTrue();
        assertThat(ofDefender(Do.knockOut(Those.self()))).isFalse();
        assertThat(ofDefender(Do.more(HowManys.times(
                        20,
                        HowManys.plus(
                                HowManys.fixed(1), HowManys.counters(Those.only(Those.defender(), Likes.basic())))))))
                .isTrue();
        assertThat(ofDefender(Do.when(
                        Whens.not(Whens.exists(Those.yours(Where.IN_PLAY, Likes.otherThan(Those.defender())))),
                        Do.draw(1))))
                .isTrue();
        assertThat(ofDefender(Do.onHeads(Do.may(Do.discardEnergy(Those.defender(), 1)))))
                .isTrue();
        assertThat(ofDefender(Do.putCounters(Those.theirs(Where.ACTIVE), 1))).isTrue();
        assertThat(ofDefender(Do.putCounters(Those.theirs(Where.BENCHED), 1))).isFalse();
    }

    @Test
    void slots_are_found_as_parts_and_where_a_word_stands_for_them() {
        assertThat(Mentioned.by(Do.toHand(true)).slots()).containsExactly(Do.CARDS);
        assertThat(Mentioned.by(Do.flip(1)).slots()).containsExactly(Bound.HEADS);
        assertThat(Mentioned.by(Whens.not(Whens.heads())).slots()).containsExactly(Bound.HEADS);
        assertThat(Mentioned.by(Do.switchOut()).speaksOf(Bound.OPPONENT)).isTrue();
        assertThat(Mentioned.by(Do.gust()).speaksOf(Bound.OPPONENT)).isFalse();
    }

    @Test
    void whose_sides_it_speaks_of_is_found_but_not_what_a_passive_says() {
        assertThat(Mentioned.by(Do.gust()).speaksOf(Whose.OPPONENTS)).isTrue();
        assertThat(Mentioned.by(EachPlayer.does(Whose.EVERYBODYS, Do.draw(1))).whose())
                .containsExactly(Whose.EVERYBODYS, Whose.YOURS);
        Passive passive = Always.preventsDamage(Likes.Simply.SELF, Likes.theirs());
        Effect lasts = new Lasts.OnPlayer(Whose.YOURS, passive, Lasts.Duration.THIS_TURN);
        assertThat(Mentioned.by(passive).whose()).isEmpty();
        assertThat(Mentioned.by(lasts).whose()).containsExactly(Whose.YOURS);
    }

    @Test
    void the_parts_of_an_instruction_can_be_left_aside() {
        Effect choice = Do.when(Whens.exists(Those.yours(Where.BENCHED)), Do.knockOut(Those.defender()));
        assertThat(Mentioned.besidesParts(choice).speaksOf(Bound.DEFENDER)).isFalse();
        assertThat(Mentioned.by(choice).speaksOf(Bound.DEFENDER)).isTrue();
        assertThat(Mentioned.besidesParts(Control.All.of(Do.knockOut(Those.defender())))
                        .speaksOf(Bound.DEFENDER))
                .isFalse();
    }

    @Test
    void what_cannot_be_read_could_speak_of_anything() {
        Mentioned opaque = Mentioned.by(Control.All.of(new Opaque()));
        assertThat(opaque.isReadable()).isFalse();
        assertThat(opaque.speaksOf(Bound.DEFENDER)).isTrue();
        assertThat(opaque.speaksOf(Whose.OPPONENTS)).isTrue();
    }

    /** The words of a text are written apart from its data: where they name the Defending Pokémon, the data has it, and nowhere else. */
    @Test
    void every_attack_is_read_as_its_words_say() {
        int named = 0;
        for (Card card : PokemonCards.all().filter(Card::isPokemon)) {
            for (Attack attack : card.pokemon().attacks()) {
                for (Effect step : attack.before().appendAll(attack.base()).appendAll(attack.after())) {
                    String words = step.description().english();
                    boolean isNamed = words.replace("effects on the Defending Pokémon", "")
                                    .replace("damage done to the Defending Pokémon", "")
                                    .contains("the Defending Pokémon")
                            || words.contains("opponent's Active");
                    Mentioned mentioned = Mentioned.by(step);
                    assertThat(mentioned.isReadable()).as("%s: %s", card, step).isTrue();
                    assertThat(ofDefender(step)).as("%s: %s", card, words).isEqualTo(isNamed);
                    named += isNamed ? 1 : 0;
                }
            }
        }
        assertThat(named).isGreaterThan(20);
    }

    @Test
    void every_program_can_be_read() {
        Array<Program> programs = PokemonCards.all()
                .flatMap(card -> card.face() instanceof Face.Trainer trainer
                        ? io.vavr.control.Option.of(trainer.program())
                        : io.vavr.control.Option.none());
        assertThat(programs)
                .isNotEmpty()
                .allMatch(program -> Mentioned.by(program).isReadable());
    }
}
