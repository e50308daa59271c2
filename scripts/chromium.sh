# Finds the browser for tests, screenshots and measurements, and installs it if possible. To be sourced.

# find_chromium: sets CHROMIUM to a Chromium, installed from Debian's packages if necessary, or prints what is missing.
find_chromium() {
    chromium_on_path && return
    echo "No Chromium was found for the browser tests."
    if [[ "$(id -u)" -ne 0 ]] || ! command -v apt-get >/dev/null; then
        echo "Install one (Debian: sudo apt-get install chromium), or set its location: CHROMIUM=/path/to/chromium" >&2
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
