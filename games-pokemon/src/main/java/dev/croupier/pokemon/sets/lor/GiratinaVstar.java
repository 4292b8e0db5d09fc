package dev.croupier.pokemon.sets.lor;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.onceAGame;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.requires;
import static dev.croupier.pokemon.table.Attack.OncePerGame.VSTAR;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class GiratinaVstar {
    static final Card CARD = pokemon("Giratina VSTAR", "LOR", "131", "F")
            .vstar("Giratina V", 280, DRAGON)
            .attack("Lost Impact", "GPC", 280, after(Do.putEnergy(Those.yours(Where.IN_PLAY), COLORLESS, 2, Zone.LOST)))
            .attack(
                    "Star Requiem",
                    "GP",
                    onceAGame(VSTAR),
                    requires(Whens.atLeast(HowManys.cards(Whose.YOURS, Zone.LOST, Kinds.Simply.CARD), 10)),
                    after(Do.knockOut(Those.defender())))
            .retreat(2)
            .build();

    private GiratinaVstar() {}
}
