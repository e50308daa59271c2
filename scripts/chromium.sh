# Finds the browser that tests, pictures and measurements drive, and installs it where that is possible. To be sourced.

# find_chromium: puts a Chromium into CHROMIUM, from Debian's packages if there is none yet, or says what is missing.
find_chromium() {
    chromium_on_path && return
    echo "There is no Chromium here for the browser tests."
    if [[ "$(id -u)" -ne 0 ]] || ! command -v apt-get >/dev/null; then
        echo "Install one (Debian: sudo apt-get install chromium), or name one that is elsewhere: CHROMIUM=/path/to/it" >&2
        return 1
    fi
    echo "Installing it: apt-get install chromium …"
    apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium >/dev/null && chromium_on_path
}

chromium_on_path() {
    CHROMIUM="${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome)}"
    export CHROMIUM
    [[ -x "$CHROMIUM" ]]
}
