/*
 * Compares the files that a build reads with those of the last build. JavaScript, because `npm start` runs it without the development
 * dependencies.
 *
 * Proof  test/build/start.test.ts.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files and folders that a build reads. */
const INPUTS = ['build', 'data', 'docs/library.md', 'package-lock.json', 'package.json', 'skills', 'src', 'tsconfig.json'];

/** The file with the hash of the inputs of a build, and the one that `npm start` runs. */
const HASH = 'dist/inputs.sha256', SERVICE = 'dist/service/main.js';

/** A hash of every input and of the version of Node, whose bytecode is part of the build. */
export function hashInputs(root) {
	const hash = createHash('sha256').update(process.version);
	const add = (path) => {
		const bytes = readFileSync(join(root, path));
		hash.update(`\n${path.replaceAll('\\', '/')} ${bytes.length}\n`).update(bytes);
	};
	for (const input of INPUTS) {
		if (!existsSync(join(root, input))) continue;
		if (/\.\w+$/.test(input)) {
			add(input);
			continue;
		}
		const entries = readdirSync(join(root, input), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
		entries.map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name))).sort().forEach(add);
	}
	return hash.digest('hex');
}

/** True if dist/ was built from the current inputs. */
export const isRunnable = (root) => [SERVICE, HASH].every((file) => existsSync(join(root, file)))
	&& readFileSync(join(root, HASH), 'utf8') === hashInputs(root);

/** True if dist/ and the man page, which only a package needs, were built from the current inputs. */
export const isBuilt = (root) => existsSync(join(root, 'man/tincture.1')) && isRunnable(root);
