/** The whole program, played in a real Chromium: a server process, and people at it. */
@org.jspecify.annotations.NullMarked
package strategos.browser;
