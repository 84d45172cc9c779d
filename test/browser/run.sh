#!/bin/sh
# npm run browser: installs the packages of these tests, unless they are there, checks their types, and runs them.
# npm run browser -- ^page-: runs the files whose names match.
set -eu

[ test/browser/node_modules/.package-lock.json -nt test/browser/package-lock.json ] ||
	npm ci --prefix test/browser --silent --ignore-scripts --no-audit --no-fund
node_modules/.bin/tsc -p test/browser
exec sh test/files.sh test/browser "${1-[.]test[.]ts\$}"
