/*
 * A developer in strict TypeScript has brand colors and wants typed tokens without a cast, and a red line under a wrong channel.
 */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';
import { installed } from './installed.ts';

const job = suite('typed tokens');

const PROGRAM = `
import { adjust, convert, toCss, type Color } from 'tincture';

const brand = { indigo: '#6366f1', amber: '#f59e0b' } as const;
const hover = (text: string): Color<'oklch'> => adjust(convert(text, 'oklch'), { l: (l) => l - 0.05 });
export const tokens: Record<keyof typeof brand, string> = { indigo: toCss(hover(brand.indigo)), amber: toCss(hover(brand.amber)) };
`;

const check = (text: string): string => {
	writeFileSync(join(installed(), 'tokens.ts'), text);
	const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), [
		'--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--module', 'nodenext', '--target', 'es2022',
		'--types', '', '--pretty', 'false', 'tokens.ts',
	], { cwd: installed(), encoding: 'utf8', timeout: 60_000 });
	return stdout;
};

job('compile, and a channel that the space does not have fails', () => {
	assert.is(check(PROGRAM), '');
	assert.match(check(PROGRAM.replace('{ l: (l) => l - 0.05 }', '{ lightness: 0.5 }')), /^tokens\.ts\(5,.*error/);
});

job.run();
