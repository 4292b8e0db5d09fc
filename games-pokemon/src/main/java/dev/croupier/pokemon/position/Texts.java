package dev.croupier.pokemon.position;

import dev.croupier.pokemon.effect.Lasts;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Program;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The texts of a card that hold for a while once they are carried out, in the order of the card: a position names each by its place. */
final class Texts {
    private Texts() {}

    /** All of them, equal ones once. */
    static Array<Passive> of(Card card) {
        Array<Passive> found = ofPassives(card.face().passives());
        if (card.face() instanceof Face.Trainer trainer) {
            found = found.appendAll(ofProgram(trainer.program()))
                    .appendAll(ofUse(trainer.use()))
                    .appendAll(trainer.fossil() == null ? Array.empty() : ofPokemon(trainer.fossil()));
        } else if (card.face() instanceof Face.Pokemon pokemon) {
            found = found.appendAll(ofPokemon(pokemon));
        }
        return found.distinct();
    }

    private static Array<Passive> ofPokemon(Face.Pokemon pokemon) {
        return pokemon.abilities()
                .flatMap(ability -> ofUse(ability.use()).appendAll(ofPassives(ability.passives())))
                .appendAll(pokemon.attacks().flatMap(Texts::ofAttack));
    }

    private static Array<Passive> ofAttack(Attack attack) {
        return attack.before()
                .appendAll(attack.base())
                .appendAll(attack.after())
                .flatMap(Texts::ofEffect);
    }

    private static Array<Passive> ofUse(@Nullable Activation use) {
        return use == null ? Array.empty() : ofProgram(use.program());
    }

    private static Array<Passive> ofProgram(@Nullable Program program) {
        return program == null ? Array.empty() : program.all().flatMap(Texts::ofEffect);
    }

    private static Array<Passive> ofPassives(Array<Passive> passives) {
        return passives.flatMap(Texts::within);
    }

    /** The texts that a passive sets off or lends. */
    private static Array<Passive> within(Passive passive) {
        if (passive instanceof Passive.Trigger trigger) {
            return ofProgram(trigger.program());
        }
        return passive instanceof Passive.Grants grants ? grants.attacks().flatMap(Texts::ofAttack) : Array.empty();
    }

    private static Array<Passive> ofEffect(Effect effect) {
        Array<Passive> parts = effect.parts().flatMap(Texts::ofEffect);
        if (effect instanceof Lasts.OnPokemon lasts) {
            return parts.append(lasts.passive()).appendAll(within(lasts.passive()));
        }
        return effect instanceof Lasts.OnPlayer lasts
                ? parts.append(lasts.passive()).appendAll(within(lasts.passive()))
                : parts;
    }
}
