package dev.croupier.frontend.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalsTest {
    @Test
    void a_terminal_has_colors() {
        assertThat(Terminals.hasColors(Map.of("TERM", "xterm-256color"))).isTrue();
        assertThat(Terminals.hasColors(Map.of("WT_SESSION", "1"))).isTrue();
    }

    @Test
    void a_dumb_or_unknown_one_has_none() {
        assertThat(Terminals.hasColors(Map.of("TERM", "dumb"))).isFalse();
        assertThat(Terminals.hasColors(Map.of())).isFalse();
    }

    @Test
    void the_environment_may_refuse_them() {
        assertThat(Terminals.hasColors(Map.of("TERM", "xterm", "NO_COLOR", "1")))
                .isFalse();
        assertThat(Terminals.hasColors(Map.of("TERM", "xterm", "NO_COLOR", ""))).isTrue();
    }

    @Test
    void a_narrow_one_is_as_wide_as_it_is() {
        assertThat(Terminals.columns("60")).isEqualTo(60);
        assertThat(Terminals.columns("200")).isEqualTo(80);
        assertThat(Terminals.columns("7")).isEqualTo(40);
    }

    @Test
    void who_does_not_say_how_wide_it_is_has_the_usual_width() {
        assertThat(Terminals.columns("")).isEqualTo(80);
        assertThat(Terminals.columns("0")).isEqualTo(80);
        assertThat(Terminals.columns("wide")).isEqualTo(80);
    }
}
