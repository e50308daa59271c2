# Finds the browser for tests, screenshots and measurements, and installs it if possible. To be sourced.

# find_chromium: sets CHROMIUM to a Chromium, installed from Debian's packages if necessary, or prints what is missing.
# The shell without a window does the same with half the processor time, so it is preferred.
find_chromium() {
    chromium_on_path chromium-headless-shell && return
    if can_install; then
        echo "Installing the browser for the tests: apt-get install chromium-headless-shell …"
        install_package chromium-headless-shell && chromium_on_path chromium-headless-shell && return
    fi
    chromium_on_path chromium chromium-browser google-chrome && return
    if can_install && install_package chromium && chromium_on_path chromium; then return; fi
    echo "No Chromium was found for the browser tests." >&2
    echo "Install one (Debian: sudo apt-get install chromium-headless-shell), or set its location: CHROMIUM=/path/to/chromium" >&2
    return 1
}

# chromium_on_path NAMES: the one that the caller has set, or the first that is there.
chromium_on_path() {
    CHROMIUM="${CHROMIUM:-$(command -v "$@" | head -1)}"
    export CHROMIUM
    [[ -x "$CHROMIUM" ]]
}

can_install() { [[ "$(id -u)" -eq 0 ]] && command -v apt-get >/dev/null; }

install_package() {
    apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$1" >/dev/null
}
