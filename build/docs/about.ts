/*
 * Generates src/doors/about.ts from package.json.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

interface Package {
	readonly version: string;
	readonly license: string;
	readonly homepage: string;
}

/** The text of src/doors/about.ts. */
export function aboutText(): string {
	const { version, license, homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package;
	return `/*
 * Facts from package.json, written by \`npm run docs\`, so that no code reads that file.
 */

export const ABOUT = {
	version: '${version}',
	license: '${license}',
	homepage: '${homepage}',
} as const;
`;
}
