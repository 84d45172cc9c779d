/*
 * Compares the files that a build reads and those that the service reads with their state after the last build. JavaScript, because
 * `npm start` runs it without the development dependencies.
 *
 * Proof  test/build/start.test.ts.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files and folders that a build reads. */
const INPUTS = ['build', 'data', 'docs/library.md', 'package-lock.json', 'package.json', 'skills', 'src', 'tsconfig.json'];

/** Folders of dist/ that the service reads. A damaged file in them is built again. */
const OUTPUTS = ['assets', 'names', 'service'];

/** The file with the hashes of the inputs and of the outputs of a build. */
const HASHES = 'inputs.sha256';

/** A hash of files, of all files in folders, and of the version of Node, whose bytecode is part of the build. */
function hashFiles(root, paths) {
	const hash = createHash('sha256').update(process.version);
	const add = (path) => {
		const bytes = readFileSync(join(root, path));
		hash.update(`\n${path.replaceAll('\\', '/')} ${bytes.length}\n`).update(bytes);
	};
	for (const input of paths) {
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

/** A hash of every input. */
export const hashInputs = (root) => hashFiles(root, INPUTS);

const printHashes = (inputs, dist) => `${inputs}\n${hashFiles(dist, OUTPUTS)}\n`;

/** Writes the hashes of a finished build into its folder `dist`. */
export const writeHashes = (inputs, dist) => writeFileSync(join(dist, HASHES), printHashes(inputs, dist));

/** True if dist/ was built from the current inputs, and its files are as the build wrote them. */
export function isRunnable(root) {
	const dist = join(root, 'dist'), hashes = join(dist, HASHES);
	return existsSync(hashes) && readFileSync(hashes, 'utf8') === printHashes(hashInputs(root), dist);
}

/** True if dist/ and the man page, which only a package needs, are as a build of the current inputs wrote them. */
export const isBuilt = (root) => existsSync(join(root, 'man/tincture.1')) && isRunnable(root);
