#!/bin/sh
# npm run cover: compiles sources, build and tests to .cov/, runs the tests there, and fails below 95 % of the lines of src/.
set -eu

node_modules/.bin/tsc -p tsconfig.cov.json
ln -sfn ../data .cov/data
ln -sfn ../docs .cov/docs
sed 's/[.]ts/.js/' src/package.json > .cov/src/package.json

exec node_modules/.bin/c8 --all --check-coverage --lines 95 --exclude-after-remap \
	--include 'src/**' --include '.cov/src/**' --exclude 'src/page/**' --exclude '.cov/src/page/**' \
	--exclude 'src/operations/*/view.ts' --exclude '.cov/src/operations/*/view.ts' \
	node --enable-source-maps node_modules/uvu/bin.js .cov/test '\.test\.js$' --ignore 'calibration|deploy|faults|fixes|hostile|arbitrary|declarations|regexes'
