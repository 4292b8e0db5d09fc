package dev.croupier.core;

/**
 * A rule by its id in the rulebooks under {@code docs/rules}, such as {@code GIN-16}.
 *
 * @param id as it is printed there
 */
public record RuleRef(String id) {

    /** The rules of the engine itself, which every game shares. */
    public static final RuleRef CORE_TURN = new RuleRef("CORE-TURN");

    public static final RuleRef CORE_OVER = new RuleRef("CORE-OVER");
    public static final RuleRef CORE_CARD = new RuleRef("CORE-CARD");

    @Override
    public String toString() {
        return id;
    }
}
