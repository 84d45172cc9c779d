#!/bin/sh
# npm run browser: installs the packages of these tests, checks their types, and runs them.
set -eu

npm ci --prefix test/browser --silent --ignore-scripts --no-audit --no-fund
node_modules/.bin/tsc -p test/browser
exec sh test/files.sh test/browser '\.test\.ts$'
