/*
 * Builds from scratch. npm runs this after an installation from a checkout or from git, and before it packs a package.
 *
 * Some package managers run it without the development dependencies; then it installs them. It is JavaScript because tsx is one of
 * them.
 */

import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const options = { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' };

if (!existsSync(new URL('../node_modules/.bin/tsc', import.meta.url))) {
	execSync('npm ci --ignore-scripts --no-audit --no-fund', options);
}
execSync('npm run --silent build -- clean', options);
execSync('npm run --silent build', options);
