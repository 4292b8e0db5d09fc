package dev.croupier.frontend.serve;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.regex.Pattern;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A browser without a window. Tests that need one are skipped where there is none. */
final class Browser implements AutoCloseable {
    private static final Array<String> BROWSERS = Array.of("chromium", "chromium-browser", "google-chrome", "chrome");
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    static Browser opened() {
        Option<Path> browser = BROWSERS.flatMap(Browser::installed).headOption();
        Option<Path> control = installed("chromedriver");
        assumeTrue(browser.isDefined() && control.isDefined(), "skipped: no Chromium with chromedriver is on the path");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.get().toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--window-size=1400,1000");
        LoggingPreferences logging = new LoggingPreferences();
        logging.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logging);
        return new Browser(new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(control.get().toFile())
                        .usingAnyFreePort()
                        .build(),
                options));
    }

    private static Option<Path> installed(String program) {
        String path = Option.of(System.getenv("PATH")).getOrElse("");
        return Array.of(path.split(Pattern.quote(File.pathSeparator), -1))
                .map(folder -> Path.of(folder, program))
                .find(Files::isExecutable);
    }

    void open(String address) {
        driver.get(address);
    }

    /** All that a CSS selector finds. */
    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    /** The first that it finds, once it is there. */
    WebElement one(String selector) {
        return new WebDriverWait(driver, PATIENCE).until(now -> now.findElement(By.cssSelector(selector)));
    }

    boolean has(String selector) {
        return !all(selector).isEmpty();
    }

    /** What can be read there. */
    String text(String selector) {
        return until(() -> Option.some(one(selector).getText()));
    }

    /** Waits until that is so; elements that were drawn anew meanwhile are looked for again. */
    void await(Supplier<Boolean> isSo) {
        until(() -> Option.when(isSo.get(), true));
    }

    /** Waits a moment for that to be so; a click on what a game has drawn anew meanwhile changes nothing. */
    void linger(Supplier<Boolean> isSo) {
        long end = System.nanoTime() + Duration.ofSeconds(2).toNanos();
        while (!isSo.get() && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    private <T> T until(Supplier<Option<T>> seen) {
        return new WebDriverWait(driver, PATIENCE, Duration.ofMillis(40))
                .ignoring(StaleElementReferenceException.class)
                .until(now -> seen.get().getOrNull());
    }

    /** Clicks as a person would; false where it was drawn anew before. */
    boolean click(WebElement element) {
        try {
            element.click();
            return true;
        } catch (StaleElementReferenceException drawnAnew) {
            return false;
        }
    }

    /** Its address now. */
    String place() {
        return Objects.requireNonNull(driver.getCurrentUrl());
    }

    /** Says yes to what the page asks. */
    void agree() {
        new WebDriverWait(driver, PATIENCE).until(now -> now.switchTo().alert()).accept();
    }

    /** Presses the mouse on an element, moves it and lets go. */
    void drag(WebElement element, int right) {
        new Actions(driver)
                .clickAndHold(element)
                .moveByOffset(right / 2, 0)
                .pause(Duration.ofMillis(100))
                .moveByOffset(right - right / 2, 0)
                .release()
                .perform();
    }

    /** Two clicks as fast as a hand can. */
    void doubleClick(WebElement element) {
        new Actions(driver).doubleClick(element).perform();
    }

    /** Whether the server cannot be reached under addresses of that form. */
    void block(String... addresses) {
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand("Network.setBlockedURLs", Map.of("urls", List.of(addresses)));
    }

    /** What a script says of the page. */
    @SuppressWarnings("unchecked")
    Map<String, Object> look(String script) {
        return (Map<String, Object>) Objects.requireNonNull(driver.executeScript(script));
    }

    WebElement focused() {
        return driver.switchTo().activeElement();
    }

    /** What went wrong on the pages since this was asked before. */
    Array<String> complaints() {
        return Array.ofAll(driver.manage().logs().get(LogType.BROWSER))
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage);
    }

    /** Keeps a picture among what the build leaves behind. */
    void picture(String name) {
        try {
            Path folder = Files.createDirectories(Path.of("target", "pictures"));
            Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
