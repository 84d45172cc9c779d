/*
 * The text of src/doors/about.ts, as package.json has it.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.ts';

interface Package {
	readonly version: string;
	readonly license: string;
	readonly homepage: string;
}

export function aboutText(): string {
	const { version, license, homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package;
	return `/*
 * What package.json says of the whole; \`npm run docs\` writes it here, so that nothing has to read a file for it.
 */

export const ABOUT = {
	version: '${version}',
	license: '${license}',
	homepage: '${homepage}',
} as const;
`;
}
