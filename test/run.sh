#!/bin/sh
# npm test. The proofs with real servers wait for them most of the time: they run beside the others and print after them.
# With a pattern, such as `npm test -- '^(guards|names)'`, runs only the suites whose path under test/ matches.
set -u

[ $# -eq 0 ] || exec sh test/files.sh test "(?=.*[.]test[.]ts\$)(?:$1)"

log=$(mktemp)
sh test/files.sh test '^deploy/.*[.]test[.]ts$' >"$log" 2>&1 &
beside=$!
trap 'kill "$beside" 2>/dev/null; rm -f "$log"' EXIT
trap 'exit 130' INT TERM

sh test/files.sh test '[.]test[.]ts$' --ignore '^(browser|consumers|deploy)/'
status=$?
wait "$beside" || status=$?
cat "$log"
exit "$status"
