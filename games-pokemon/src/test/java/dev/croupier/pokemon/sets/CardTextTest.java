package dev.croupier.pokemon.sets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Message;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PassiveText;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.When;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every text of every card can be said in words. */
class CardTextTest {

    @Test
    void each_instruction_and_condition_has_words() {
        assertThat(PokemonCards.all())
                .allSatisfy(card -> assertThat(words(card))
                        .as("words of %s", card.key())
                        .allSatisfy(message -> assertThat(message.english())
                                .isNotBlank()
                                .doesNotContain("{", "null", "WHOSE_", "WHERE_", "  ", "(any)", "[whom", "=")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            TWM-129 | look at the top 2 cards of your deck; choose 1 card of those; put them into the hand; put the other on the bottom of the deck
            TWM-130 | put 6 damage counters on your opponent's Benched Pokémon in any way
            TWM-95  | choose 1 of your Pokémon with damage counters; choose 1 of your opponent's Pokémon; choose a number up to 3, at most the number of damage counters on the chosen Pokémon; move that number of damage counters from the chosen Pokémon to the Pokémon chosen second
            SFA-20  | during the next turn of your opponent: the Defending Pokémon cannot retreat
            SFA-38  | draw 3 cards
            SFA-39  | choose 1 of your Benched Darkness Pokémon not named Pecharunt ex; the chosen Pokémon becomes Active; the chosen Pokémon is Poisoned now
            TEF-144 | search your deck; choose up to 2 cards (a Basic Pokémon with 70 HP or less), but no more than the room on your Bench, from the deck; put them onto the Bench; shuffle your deck
            MEG-124 | during this turn: damage of attacks of your Fighting Pokémon
            TEF-154 | damage of attacks of this Pokémon to your opponent's Active ex Pokémon: +50
            TEF-152 | HP of this Pokémon: +100
            SVI-96  | Abilities of Basic Pokémon have no effect, but for Mischievous Lock, while this Pokémon is Active
            DRI-10  | damage of attacks of your opponent's Pokémon is not done to your Benched Pokémon without a Rule Box
            SSP-57  | if this Pokémon had no damage and would be Knocked Out by damage of an attack, it stays with 10 HP left
            TEF-104 | when a card is attached to your opponent's Pokémon from the hand: only if the card is an Energy: put 2 damage counters on that Pokémon
            PRE-4   | during the next turn of your opponent: your opponent cannot play Items
            MEG-119 | if the number of your remaining Prizes is 6, draw 8 cards; otherwise draw 6 cards
            SCR-133 | choose 1 card of those; reveal them and put them into the hand; attach each of the others to one of your Pokémon
            PBL-44  | your opponent chooses 1 of its own Benched Pokémon; the chosen Pokémon becomes Active
            SCR-133 | choose up to 2 cards (a Basic Energy) of different types from the deck
            LOR-163 | choose up to 2 cards (a Basic Energy) of different types from the deck
            UNM-57  | choose any amount of Lightning Energy attached to this Pokémon
            UNM-57  | as often as the amount of Lightning Energy chosen, it does 30 damage to one of your opponent's Pokémon; this damage is not changed by Weakness and Resistance
            TM-94   | choose cards (a Pokémon), up to the amount of Psychic Energy attached to this Pokémon, from the hand of your opponent
            POR-63  | choose cards (a Basic Energy), up to the number of heads, from the deck
            SVI-96  | before the damage: choose all cards (Pokémon Tool) attached to the Defending Pokémon; put them into the discard pile
            JTG-49  | before the damage: choose all cards (Pokémon Tool) attached to the Defending Pokémon; put them into the discard pile; then: if that was done, the Defending Pokémon is Paralyzed now
            TWM-167 | Prizes for a Knock Out of this Pokémon by damage of an attack of your opponent's Pokémon: 1 fewer; once a game
            MEG-10  | a Basic Grass Energy on your Pokémon provides Grass, Grass; several of these count once
            PFL-56  | by damage of an attack of your opponent's ex Pokémon: 1 fewer; several of these count once
            JTG-8   | when this Pokémon (Active) is Knocked Out by damage of an attack: put 6 damage counters on your opponent's Attacking Pokémon
            MEW-110 | when this Pokémon is Knocked Out by damage of an attack: only if this Pokémon is Active and your opponent's Attacking Pokémon is in play
            POR-50  | if this Pokémon would be Knocked Out by damage of an attack of your opponent's Pokémon, its card goes to the hand
            TWM-164 | if this Pokémon had no damage and would be Knocked Out by damage of an attack of your opponent's Pokémon, it stays with 10 HP left
            JTG-159 | is damaged by an attack: put 2 damage counters on your opponent's Attacking Pokémon
            PBL-73  | this Pokémon cannot retreat
            PBL-73  | Special Conditions are not given to this Pokémon
            FO-62   | this Pokémon that is out of HP is discarded, but not Knocked Out, and no Prize is taken for it
            PFL-90  | choose up to 1 card (a Darkness Pokémon) of those; put them onto the Bench; put the others, shuffled, on the bottom of the deck
            CRI-82  | shuffle your opponent's hand and put it on the bottom of the deck
            PAL-185 | shuffle everybody's hand and put it on the bottom of the deck
            TWM-60  | when this Pokémon moves from the Active Spot to the Bench: you may do this
            POR-62  | choose up to 1 card (Supporter) from the deck; reveal them and put them into the hand; shuffle your deck; no more than one Last-Ditch Ability a turn
            BST-125 | each other player does this (choose 1 of its own Benched Pokémon; the chosen Pokémon becomes Active); choose 1 of your Benched Pokémon; the chosen Pokémon becomes Active
            MEG-87  | when your Active Darkness Pokémon is damaged by an attack: only if
            PFL-87  | choose up to 1 card (Stage 2) from the deck; reveal them and put them into the hand; shuffle your deck
            WHT-84  | choose up to 1 card (an Energy) from the deck; reveal them and put them into the hand; shuffle your deck
            MEG-122 | draw until having as many cards as the number of your Psychic Pokémon
            UPR-120 | the number of your opponent's Benched Pokémon is 3 or more
            UPR-120 | your opponent chooses 2 of its own Benched Pokémon
            TWM-149 | all Special Conditions are removed from Pokémon with Energy
            TWM-77  | Abilities of non-Future Pokémon with a Rule Box have no effect
            SSP-76  | Retreat Cost of your Basic Pokémon: none
            """)
    void a_text_says_what_the_card_does(String key, String text) {
        Card card = PokemonCards.all()
                .find(one -> key.equals(one.key().set() + "-" + one.key().number()))
                .get();

        assertThat(words(card).map(Message::english).mkString("; ")).contains(text);
    }

    @Test
    void each_passive_has_words_of_its_own() {
        Array<String> unsaid = PokemonCards.all()
                .flatMap(card -> holding(card)
                        .filter(passive -> PassiveText.of(passive).english().equals("nothing happens"))
                        .map(passive -> card.key() + ": " + passive));

        assertThat(unsaid).isEmpty();
    }

    @Test
    void each_attack_without_a_number_has_a_text() {
        assertThat(PokemonCards.all().filter(Card::isPokemon))
                .allSatisfy(card -> assertThat(card.pokemon()
                                .attacks()
                                .filter(attack -> attack.printed().isBlank()))
                        .as("attacks of %s", card.key())
                        .allSatisfy(attack -> assertThat(
                                        attack.before().appendAll(attack.base()).appendAll(attack.after()))
                                .isNotEmpty()));
    }

    private static Array<Message> words(Card card) {
        Array<Message> own = passives(card.face().passives());
        if (card.face() instanceof Face.Trainer trainer) {
            Face.Pokemon fossil = trainer.fossil();
            return own.appendAll(words(trainer.program()))
                    .appendAll(words(trainer.use()))
                    .appendAll(fossil == null ? Array.empty() : passives(fossil.passives()));
        }
        return card.face() instanceof Face.Pokemon pokemon
                ? own.appendAll(pokemon.attacks().flatMap(CardTextTest::words))
                        .appendAll(pokemon.abilities().flatMap(CardTextTest::words))
                : own;
    }

    /** Everything that holds while the card is in play. */
    private static Array<Passive> holding(Card card) {
        Array<Passive> own = card.face().passives();
        return card.face() instanceof Face.Pokemon pokemon
                ? own.appendAll(pokemon.abilities().flatMap(Ability::passives))
                : own;
    }

    private static Array<Message> words(Ability ability) {
        return words(ability.use()).appendAll(passives(ability.passives()));
    }

    private static Array<Message> words(Attack attack) {
        return attack.when().map(When::description).append(PassiveText.done(attack, CardTextTest::steps));
    }

    private static Message steps(Array<Effect> steps) {
        return new Control.All(steps).description();
    }

    private static Array<Message> words(@Nullable Activation use) {
        return use == null ? Array.empty() : words(use.program());
    }

    private static Array<Message> words(@Nullable Program program) {
        return program == null
                ? Array.empty()
                : program.when()
                        .map(When::description)
                        .append(steps(program.costs()))
                        .append(steps(program.steps()));
    }

    private static Array<Message> passives(Array<Passive> passives) {
        return passives.map(PassiveText::of);
    }
}
