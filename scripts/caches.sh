# Creates Java 25 AOT caches for faster starts (docs/decisions/0001). Sourced by ./strategos.
# Java itself checks that a cache matches the jars and the JDK, and ignores it otherwise.

readonly TRIAL_MATCH='{"preset":"modern","board":"world","opening":"dealt","pace":"fast","seats":[{"kind":"you"},{"kind":"bot","bot":"rush"}]}'

# make_caches FOLDER: serve.aot for the server and strategos.aot for all other commands, in the folder of the jar.
make_caches() {
    train "$1" strategos.aot --help >/dev/null || rm -f "$1/strategos.aot"
    train_server "$1" || rm -f "$1/serve.aot"
}

# train FOLDER CACHE ARGUMENTS: runs the program once, and caches the classes it loaded.
train() {
    local folder="$1" cache="$2"
    shift 2
    "$JAVA_HOME/bin/java" -XX:AOTCacheOutput="$folder/$cache" -jar "$folder/strategos.jar" "$@" 2>/dev/null
}

# train_server FOLDER: starts a server briefly, and sends it the first requests of a browser.
train_server() {
    local data server port match
    data="$(mktemp -d)"
    "$JAVA_HOME/bin/java" -XX:AOTCacheOutput="$1/serve.aot" -jar "$1/strategos.jar" \
        serve --port 0 --data "$data" >"$data/says" 2>/dev/null &
    server=$!
    port="$(await_port "$data/says" "$server")"
    if [[ -n "$port" ]]; then
        ask "$port" GET / >/dev/null
        ask "$port" GET /api/catalogue >/dev/null
        match="$(ask "$port" POST /api/matches "$TRIAL_MATCH" | sed -n 's/.*"id":"\([^"]*\)".*/\1/p')"
        ask "$port" GET "/api/matches/$match" >/dev/null
    fi
    kill -TERM "$server" 2>/dev/null || true
    wait "$server" || true
    rm -rf "$data"
    [[ -n "$port" ]]
}

# await_port FILE PROCESS: waits for a starting server to print its port to the file.
await_port() {
    local port=""
    while [[ -z "$port" ]] && kill -0 "$2" 2>/dev/null; do
        sleep 0.1
        port="$(sed -n 's/.*http:.*:\([0-9]*\)$/\1/p' "$1")"
    done
    echo "$port"
}

# ask PORT METHOD PATH [BODY]: the answer of a server on this machine.
ask() {
    local body="${4:-}"
    exec 3<>"/dev/tcp/127.0.0.1/$1"
    printf '%s %s HTTP/1.0\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s' "$2" "$3" "${#body}" "$body" >&3
    cat <&3
    exec 3>&-
}
