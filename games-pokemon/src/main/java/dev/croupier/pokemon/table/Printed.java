package dev.croupier.pokemon.table;

/**
 * What is printed beside an attack's name.
 *
 * @param number the number, 0 where none is printed
 * @param sign what stands behind it
 */
public record Printed(int number, Sign sign) {
    private static final Printed BLANK = new Printed(0, Sign.BLANK);

    /** What may stand behind the number. */
    public enum Sign {
        /** No number is printed: the attack does no damage of its own. */
        BLANK(""),
        PLAIN(""),
        PLUS("+"),
        TIMES("×"),
        MINUS("-");

        private final String text;

        Sign(String text) {
            this.text = text;
        }
    }

    public static Printed blank() {
        return BLANK;
    }

    /** A plain number. */
    public static Printed of(int number) {
        return new Printed(number, Sign.PLAIN);
    }

    public boolean isBlank() {
        return sign == Sign.BLANK;
    }

    /** As printed, such as {@code 110+}; nothing where the place is blank. */
    @Override
    public String toString() {
        return isBlank() ? "" : number + sign.text;
    }
}
