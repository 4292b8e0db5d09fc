package dev.croupier.pokemon.deck;

import dev.croupier.core.vocabulary.CardFlaw;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Printed;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** What is wrong with one card of one's own; for one check. */
final class FlawsOfCard {
    /** Damage is counted in tens. */
    private static final int TEN = 10;

    private static final int MOST_HP = 990;
    private static final int MOST_DAMAGE = 9990;
    private static final int MOST_RETREAT = 15;
    private static final Pattern SET = Pattern.compile("[A-Z0-9]{1,8}(?:-[A-Z0-9]{1,8})?");
    private static final Pattern NUMBER = Pattern.compile("(?!0)[A-Z0-9]{1,8}");
    private static final Pattern NAME = Pattern.compile("(?! )[^\\p{Cntrl}\"]{1,80}(?<! )");
    private static final Pattern MARK = Pattern.compile("[A-Z]?");

    private final int at;
    private final Card card;
    private Array<CardFlaw> all = Array.empty();

    FlawsOfCard(int at, Card card) {
        this.at = at;
        this.card = card;
    }

    Array<CardFlaw> all() {
        return all;
    }

    private void unless(boolean right, String where, String expected, Object found) {
        all = right ? all : all.append(new CardFlaw(at, where, expected, String.valueOf(found)));
    }

    /** What names the card. */
    void printing(CardIndex known, Option<Integer> before) {
        CardKey key = card.key();
        unless(
                SET.matcher(key.set()).matches(),
                "key/set",
                "1 to 8 capital letters and digits, such as OWN",
                key.set());
        unless(
                NUMBER.matcher(key.number()).matches(),
                "key/number",
                "1 to 8 capital letters and digits, no 0 first",
                key.number());
        known.printed(key)
                .headOption()
                .forEach(other -> unless(false, "key", "a printing of its own", other + " " + key));
        before.forEach(place -> unless(false, "key", "a printing of its own", "that of card " + place));
        name("name", card.name());
        unless(MARK.matcher(card.mark()).matches(), "mark", "a capital letter, or nothing", card.mark());
        unless(
                Spelling.basicEnergy(card.name()).isEmpty() || card.isBasicEnergy(),
                "name",
                "a Basic Energy where it is named so",
                card.name());
    }

    private void name(String where, String name) {
        unless(NAME.matcher(name).matches(), where, "a name of 1 to 80 characters without quotation marks", name);
    }

    void evolvesFromNothing(int place, String name) {
        unless(false, "face/evolvesFrom/" + place, "the name of a card that there is", name);
    }

    void face() {
        if (card.face() instanceof Face.Pokemon pokemon) {
            pokemon(pokemon, "face/");
        } else if (card.face() instanceof Face.Trainer trainer) {
            trainer(trainer);
        } else if (card.face() instanceof Face.Energy energy) {
            energy(energy);
        }
    }

    private void pokemon(Face.Pokemon pokemon, String where) {
        boolean evolves = pokemon.stage() != Stage.BASIC && pokemon.stage() != Stage.V_UNION;
        unless(
                evolves != pokemon.evolvesFrom().isEmpty(),
                where + "evolvesFrom",
                evolves ? "what it evolves from" : "nothing, as it does not evolve",
                pokemon.evolvesFrom().mkString(", "));
        unless(
                isTens(pokemon.hp(), MOST_HP) && pokemon.hp() > 0,
                where + "hp",
                "a multiple of 10, 10…990",
                pokemon.hp());
        unless(
                pokemon.retreat() >= 0 && pokemon.retreat() <= MOST_RETREAT,
                where + "retreat",
                "0…15",
                pokemon.retreat());
        Array<Ability> abilities = pokemon.abilities();
        for (int i = 0; i < abilities.size(); i++) {
            name(where + "abilities/" + i + "/name", abilities.get(i).name());
        }
        attacks(pokemon.attacks(), where + "attacks/");
        for (int i = 0; i < pokemon.weaknesses().size(); i++) {
            Affinity weakness = pokemon.weaknesses().get(i);
            unless(
                    weakness.times() >= 1 && weakness.plus() >= 0 && isTens(weakness.plus(), MOST_HP),
                    where + "weaknesses/" + i,
                    "times 1 or more, or plus a multiple of 10",
                    weakness);
        }
        for (int i = 0; i < pokemon.resistances().size(); i++) {
            Affinity resistance = pokemon.resistances().get(i);
            unless(
                    resistance.times() == 1 && resistance.plus() < 0 && isTens(-resistance.plus(), MOST_HP),
                    where + "resistances/" + i,
                    "times 1, and a negative multiple of 10 to add",
                    resistance);
        }
    }

    private void attacks(Array<Attack> attacks, String where) {
        for (int i = 0; i < attacks.size(); i++) {
            Attack attack = attacks.get(i);
            name(where + i + "/name", attack.name());
            int same = attacks.indexWhere(other -> other.name().equals(attack.name()));
            unless(same == i, where + i + "/name", "another name than attack " + same + " has", attack.name());
            Printed printed = attack.printed();
            unless(
                    printed.isBlank() ? printed.number() == 0 : isTens(printed.number(), MOST_DAMAGE),
                    where + i + "/printed/number",
                    printed.isBlank() ? "0 where nothing is printed" : "a multiple of 10, 0…9990",
                    printed.number());
        }
    }

    private static boolean isTens(int number, int most) {
        return number >= 0 && number <= most && number % TEN == 0;
    }

    private void trainer(Face.Trainer trainer) {
        boolean isDone = trainer.sort() == Face.Sort.ITEM || trainer.sort() == Face.Sort.SUPPORTER;
        unless(
                !isDone || trainer.program() != null || trainer.fossil() != null,
                "face/program",
                "what playing it does",
                "nothing");
        unless(
                trainer.use() == null || trainer.sort() == Face.Sort.STADIUM,
                "face/use",
                "nothing, as it is no Stadium",
                "a use");
        Face.Pokemon fossil = trainer.fossil();
        if (fossil != null) {
            unless(
                    fossil.stage() == Stage.BASIC,
                    "face/fossil/stage",
                    "BASIC",
                    fossil.stage().name());
            pokemon(fossil, "face/fossil/");
        }
    }

    private void energy(Face.Energy energy) {
        Array<Types> units = energy.units();
        if (energy.basic()) {
            unless(
                    units.size() == 1 && units.head().all().size() == 1,
                    "face/units",
                    "one unit of one type",
                    units.mkString(", "));
            unless(
                    Spelling.basicEnergy(card.name())
                            .exists(type -> units.size() == 1 && units.head().equals(Types.of(type))),
                    "name",
                    "that of a Basic Energy of its type, such as Fire Energy",
                    card.name());
        }
    }
}
