#!/bin/sh
# test/files.sh DIRECTORY PATTERN [OPTIONS OF UVU]: runs test files. Those that failed run once more, alone: what waits for a
# browser or a server may come too late beside the others on a busy machine. A fault fails both times.
set -u

log=$(mktemp)
trap 'rm -f "$log" "$log.status"' EXIT
trap 'exit 130' INT TERM

{ node --import tsx node_modules/uvu/bin.js "$@"; echo $? >"$log.status"; } | tee "$log"
status=$(cat "$log.status")
[ "$status" = 0 ] && exit 0

failed=$(sed 's/\x1b\[[0-9;]*m//g' "$log" | awk '/[.]test[.]ts$/ { file = $0 } /^ *FAIL/ && !seen[file]++ { printf "%s%s", sep, file; sep = "|" }')
[ -n "$failed" ] || exit "$status"
printf '\nOnce more, alone: %s\n' "$failed"
node --import tsx node_modules/uvu/bin.js "$1" "^($failed)\$"
