package dev.croupier.pokemon.table;

/** Which hooks the passives of a card are asked at, as bits: where nothing in play has a bit, the printed value holds, and nobody looks further. */
final class Hooks {
    private Hooks() {}

    static long of(Card card) {
        long hooks = of(card.face());
        if (card.face() instanceof Face.Trainer trainer && trainer.fossil() != null) {
            hooks |= of(trainer.fossil());
        }
        if (isWithoutHp(card)) {
            hooks |= Hook.HP.bit();
        }
        return card.tags().has(Tag.TERA) ? hooks | Hook.PREVENT_DAMAGE.bit() : hooks;
    }

    /** One without printed HP is looked at like one whose HP a text changes. */
    private static boolean isWithoutHp(Card card) {
        return (card.isPokemon() || card.face() instanceof Face.Trainer trainer && trainer.fossil() != null)
                && card.pokemon().hp() <= 0;
    }

    private static long of(Face face) {
        long hooks = 0L;
        for (Passive passive : face.passives()) {
            hooks |= passive.hook().bit();
        }
        if (face instanceof Face.Pokemon pokemon) {
            for (Ability ability : pokemon.abilities()) {
                for (Passive passive : ability.passives()) {
                    hooks |= passive.hook().bit();
                }
            }
        }
        return hooks;
    }
}
