package dev.croupier.raid.round;

import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.supporter;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;

import dev.croupier.pokemon.card.Clause;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.PokemonCard;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.which.Those;

/** Cards of no set, that do one thing each. */
final class TestCards {
    /** A Basic Pokémon without anything. */
    static final Card DUD = pokemon("Dud", "TEST", "1").basic(60, COLORLESS).build();
    /** A Pokémon as a boss that can do nothing. */
    static final Card BOSS =
            pokemon("Idle Boss", "TEST", "2").basic(200, COLORLESS).build();

    static final Card WEAK_TO_COLORLESS = pokemon("Weak", "TEST", "3")
            .basic(200, COLORLESS)
            .weakness(COLORLESS, times(2))
            .build();

    static final Card DRAW_THREE =
            supporter("Draw Three", "TEST", "10").does(Do.draw(3)).build();
    static final Card DRAW_TO_FIVE = supporter("Draw to Five", "TEST", "11")
            .does(Do.drawUntil(HowManys.fixed(5)))
            .build();
    static final Card FIND_ENERGY = item("Find Energy", "TEST", "12")
            .does(Do.searchToHand(Kinds.Simply.ENERGY, 1))
            .build();
    static final Card RECOVER = item("Recover", "TEST", "13")
            .does(Do.chooseFromDiscard(Kinds.Simply.TRAINER, 1), Do.toHand(true))
            .build();
    static final Card HEAL_SIXTY =
            item("Heal Sixty", "TEST", "14").does(Do.healOne(60)).build();
    static final Card HEAL_TWENTY =
            item("Heal Twenty", "TEST", "15").does(Do.healOne(20)).build();
    static final Card HEAL_ALL = item("Heal All", "TEST", "16")
            .does(Do.choose(Those.yours(Those.Where.IN_PLAY)), Do.healAll(Do.chosen()))
            .build();

    static final Card FIRE = PokemonCards.card("MEE", "2");
    static final Card WATER = PokemonCards.card("MEE", "3");

    private TestCards() {}

    private static PokemonCard basic(String name, int hp) {
        return pokemon(name, "TEST", name).basic(hp, COLORLESS);
    }

    /** A Basic Pokémon with so many HP and a free attack, Hit, for so much. */
    static Card hitter(int damage, Clause... text) {
        return basic("Hitter " + damage, 200).attack("Hit", "", damage, text).build();
    }

    /** The same of Fire. */
    static Card fireHitter(int damage) {
        return pokemon("Fire Hitter", "TEST", "30")
                .basic(200, EnergyType.FIRE)
                .attack("Hit", "", damage)
                .build();
    }

    /** A Basic Pokémon with so many HP. */
    static Card ofHp(int hp) {
        return basic("Dud of " + hp, hp).build();
    }

    /** A boss with one attack, Blow. */
    static Card boss(String cost, int damage, Clause... text) {
        return basic("Boss", 300).attack("Blow", cost, damage, text).build();
    }

    static Card itemThat(Effect... effects) {
        return item("Item", "TEST", "50").does(effects).build();
    }

    static Card supporterThat(Effect... effects) {
        return supporter("Supporter", "TEST", "51").does(effects).build();
    }
}
