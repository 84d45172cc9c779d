#!/bin/sh
# npm run consumers: installs the tools that use the package, checks the types of these tests, and runs them.
# npm run consumers -- frameworks: runs the applications of frameworks that take minutes to install and build.
set -eu

npm install --prefix test/consumers --no-save --silent --ignore-scripts --no-audit --no-fund
node_modules/.bin/tsc -p test/consumers
[ "${1-}" = frameworks ] && exec sh test/files.sh test/consumers '^applications/.*[.]test[.]ts$'
exec sh test/files.sh test/consumers '[.]test[.]ts$' --ignore '^applications/'
