# Finds the JDK that Strategos needs. Sourced by ./strategos and ./verify; works in bash 3.2, the version of macOS.

readonly JAVA_NEEDED=25

# find_jdk: sets JAVA_HOME to a JDK of at least JAVA_NEEDED, or prints what to install and exits with 2.
find_jdk() {
    if [[ -n "${STRATEGOS_JAVA_HOME:-}" ]]; then
        is_jdk "$STRATEGOS_JAVA_HOME" || refuse_jdk "STRATEGOS_JAVA_HOME is $STRATEGOS_JAVA_HOME, but there is no JDK $JAVA_NEEDED or newer there."
        export JAVA_HOME="$STRATEGOS_JAVA_HOME"
        return
    fi
    local home
    for home in \
        "${JAVA_HOME:-}" \
        "$(home_of_java_on_path)" \
        /usr/lib/jvm/* \
        /usr/java/* \
        /opt/java/* /opt/jdk* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        "${SDKMAN_DIR:-${HOME:-}/.sdkman}"/candidates/java/* \
        "${HOME:-}"/.jdks/* \
        "${HOME:-}"/.local/share/mise/installs/java/* \
        "${HOME:-}"/.asdf/installs/java/*; do
        if [[ -n "$home" ]] && is_jdk "$home"; then
            export JAVA_HOME="$home"
            return
        fi
    done
    refuse_jdk "Strategos needs JDK $JAVA_NEEDED or newer, but none was found."
}

# is_jdk HOME: whether there is a compiler, and a release file with a recent enough version. Starts no process.
is_jdk() {
    [[ -x "$1/bin/javac" && -r "$1/release" ]] || return 1
    local line version
    while IFS= read -r line; do
        if [[ "$line" == JAVA_VERSION=* ]]; then
            version="${line#JAVA_VERSION=\"}"
            version="${version%%[!0-9]*}"
            [[ -n "$version" && "$version" -ge $JAVA_NEEDED ]]
            return
        fi
    done <"$1/release"
    return 1
}

home_of_java_on_path() {
    local java
    java="$(command -v java)" || return 0
    java="$(follow_links "$java")"
    echo "${java%/bin/java}"
}

# follow_links FILE: the file at the end of a chain of symbolic links.
follow_links() {
    local file="$1" target
    while [[ -L "$file" ]]; do
        target="$(readlink "$file")"
        case "$target" in
            /*) file="$target" ;;
            *) file="$(dirname "$file")/$target" ;;
        esac
    done
    echo "$file"
}

refuse_jdk() {
    cat >&2 <<END
$1

Install one, for example Eclipse Temurin $JAVA_NEEDED:
  Debian, Ubuntu   apt install openjdk-$JAVA_NEEDED-jdk   (or temurin-$JAVA_NEEDED-jdk from Adoptium)
  Fedora           dnf install java-$JAVA_NEEDED-openjdk-devel
  macOS            brew install openjdk@$JAVA_NEEDED
  SDKMAN           sdk install java $JAVA_NEEDED-tem
or set its location: STRATEGOS_JAVA_HOME=/path/to/jdk
END
    exit 2
}

# find_maven: checks that Maven is installed, and suppresses its warnings on a new Java.
find_maven() {
    if ! command -v mvn >/dev/null; then
        echo "Strategos needs Maven 3.8 or newer, but mvn is not on the PATH. Install it: apt install maven, brew install maven, sdk install maven." >&2
        exit 2
    fi
    export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED ${MAVEN_OPTS:-}"
}
