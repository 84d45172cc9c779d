#!/bin/sh
# npm run consumers: installs the tools that use the package, checks the types of these tests, and runs them.
set -eu

npm install --prefix test/consumers --no-save --silent --ignore-scripts --no-audit --no-fund
node_modules/.bin/tsc -p test/consumers
exec sh test/files.sh test/consumers '\.test\.ts$'
