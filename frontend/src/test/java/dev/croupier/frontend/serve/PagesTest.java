package dev.croupier.frontend.serve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PagesTest {
    private Served served;

    @BeforeAll
    void serve() {
        served = new Served();
    }

    @AfterAll
    void stop() {
        served.close();
    }

    @Test
    void are_served_with_their_type_and_a_strict_policy() {
        Reply page = served.get("/probe.css");

        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text()).isEqualTo("body { color: black }\n");
        assertThat(page.header("Content-Type")).isEqualTo("text/css; charset=utf-8");
        assertThat(page.header("Content-Security-Policy")).startsWith("default-src 'self';");
        assertThat(served.get("/folder/probe.txt").text()).isEqualTo("probe\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nothing.html",
                "/../Croupier.class",
                "/folder/../../Croupier.class",
                "/%2e%2e/Croupier.class",
                "/..%2fCroupier.class",
                "/folder//probe.txt",
                "/.hidden.txt",
                "/folder",
                "/folder/",
                "/probe.exe",
                "/probe.css%00.txt",
            })
    void are_files_of_their_folder_and_nothing_else(String path) {
        String answer = served.raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

        assertThat(answer).containsPattern("^HTTP/1\\.1 40[04] ");
    }

    @Test
    void are_read_alone() {
        assertThat(served.post("/probe.css", "", "{}").status()).isEqualTo(405);
        assertThat(served.raw("HEAD /probe.css HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 200 ")
                .endsWith("\r\n\r\n");
    }
}
