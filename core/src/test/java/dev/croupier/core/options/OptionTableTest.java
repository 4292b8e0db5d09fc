package dev.croupier.core.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.Tuple;
import io.vavr.control.Either;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionTableTest {
    private enum Weather {
        SUN,
        RAIN
    }

    /** The rules of a picnic. */
    private record Picnic(int guests, boolean cake, Weather weather) {
        Picnic withGuests(int other) {
            return new Picnic(other, cake, weather);
        }

        Picnic withCake(boolean other) {
            return new Picnic(guests, other, weather);
        }

        Picnic withWeather(Weather other) {
            return new Picnic(guests, cake, other);
        }
    }

    private static final Picnic USUAL = new Picnic(4, true, Weather.SUN);

    private static final OptionTable<Picnic> TABLE = OptionTable.of(
            RuleOption.number("guests", 2, 12, Picnic::guests, Picnic::withGuests),
            RuleOption.flag("cake", Picnic::cake, Picnic::withCake),
            RuleOption.choice("weather", Weather.class, Picnic::weather, Picnic::withWeather));

    private static Either<OptionError, Picnic> parse(String text) {
        return TABLE.parse(USUAL, text);
    }

    @Nested
    class Text {
        @Test
        void has_every_option_in_order() {
            assertThat(TABLE.text(USUAL)).isEqualTo("guests=4,cake=true,weather=SUN");
        }

        @Test
        void reads_back() {
            Picnic other = new Picnic(12, false, Weather.RAIN);
            assertThat(parse(TABLE.text(other)).get()).isEqualTo(other);
        }

        @Test
        void leaves_what_it_does_not_name() {
            assertThat(parse("").get()).isEqualTo(USUAL);
            assertThat(parse("  ").get()).isEqualTo(USUAL);
            assertThat(parse("cake=false").get()).isEqualTo(USUAL.withCake(false));
        }

        @Test
        void may_have_any_order_letter_case_and_spaces() {
            assertThat(parse(" WEATHER = rain , Cake=FALSE").get()).isEqualTo(new Picnic(4, false, Weather.RAIN));
        }
    }

    @Nested
    class Errors {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "wine=red | 'wine' is unknown; known are: guests cake weather",
                    "guests=1 | guests=1: expected a number 2…12",
                    "guests=13 | guests=13: expected a number 2…12",
                    "guests=-3 | guests=-3: expected a number 2…12",
                    "guests=some | guests=some: expected a number 2…12",
                    "guests=9999999999 | guests=9999999999: expected a number 2…12",
                    "cake=yes | cake=yes: expected true or false",
                    "weather=SNOW | weather=SNOW: expected SUN or RAIN",
                    "weather= | weather='': expected SUN or RAIN",
                    "guests=5,guests=6 | guests=6: expected each option once",
                    "guests=5,cake=true, GUESTS = 5 | GUESTS=5: expected each option once",
                    "cake | cake=(nothing): expected a value, written name=value",
                    "weather=SNOW,guests=1 | weather=SNOW: expected SUN or RAIN"
                })
        void say_what_could_stand_there(String text, String message) {
            assertThat(parse(text).getLeft().explain()).isEqualTo(message);
        }

        @Test
        void are_told_of_an_empty_place_in_the_list() {
            assertThat(parse("cake=true,").getLeft())
                    .isEqualTo(new OptionError("", "(nothing)", "a value, written name=value"));
        }
    }

    @Nested
    class Problems {
        @Test
        void are_values_that_could_not_be_read() {
            assertThat(TABLE.problems(USUAL.withGuests(40)).map(OptionError::explain))
                    .containsExactly("guests=40: expected a number 2…12");
        }

        @Test
        void are_none_at_the_ends_of_a_range() {
            assertThat(TABLE.problems(USUAL.withGuests(2))).isEmpty();
            assertThat(TABLE.problems(USUAL.withGuests(12))).isEmpty();
        }
    }

    @Nested
    class A_table {
        @Test
        void sets_one_option_by_name() {
            assertThat(TABLE.with(USUAL, "GUESTS", "7").get()).isEqualTo(USUAL.withGuests(7));
            assertThat(TABLE.with(USUAL, "wine", "red").getLeft().option()).isEqualTo("wine");
        }

        @Test
        void tells_what_an_option_may_be_and_is() {
            RuleOption<Picnic> weather = TABLE.named("weather").get();
            assertThat(weather.values()).isEqualTo("SUN or RAIN");
            assertThat(weather.text(USUAL)).isEqualTo("SUN");
            assertThat(TABLE.names()).containsExactly("guests", "cake", "weather");
        }

        @Test
        void has_no_two_options_of_one_name() {
            RuleOption<Picnic> cake = RuleOption.flag("cake", Picnic::cake, Picnic::withCake);
            RuleOption<Picnic> again = RuleOption.flag("Cake", Picnic::cake, Picnic::withCake);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> OptionTable.of(cake, again))
                    .withMessage("two options of one name: cake Cake");
        }

        @ParameterizedTest
        @CsvSource({"-1, 3", "4, 3", "0, 1000000000"})
        void has_no_range_that_nothing_could_be_read_in(int least, int most) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> RuleOption.number("guests", least, most, Picnic::guests, Picnic::withGuests))
                    .withMessage("guests: no range of numbers: " + least + "…" + most);
        }
    }

    @Nested
    class Presets {
        private final PresetTable<Picnic> presets =
                PresetTable.of(Tuple.of("usual", USUAL), Tuple.of("wet", USUAL.withWeather(Weather.RAIN)));

        @Test
        void are_found_by_name_in_any_letter_case() {
            assertThat(presets.named("WET").get().weather()).isEqualTo(Weather.RAIN);
            assertThat(presets.names()).containsExactly("usual", "wet");
        }

        @Test
        void that_are_unknown_are_told_the_known_ones() {
            assertThat(presets.named("dry").getLeft().explain()).isEqualTo("'dry' is unknown; known are: usual wet");
        }

        @Test
        void have_one_name_each() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PresetTable.of(Tuple.of("wet", USUAL), Tuple.of("Wet", USUAL)))
                    .withMessage("two presets of one name: wet Wet");
        }
    }
}
