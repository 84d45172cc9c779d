/*
 * All messages of the command are in one table, which has every language, and the command uses each of them.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MESSAGES } from '../../src/cli/messages.ts';
import { ROOT } from '../support/project.ts';

const guard = suite('the messages of the command');

const ROOM = join(ROOT, 'src/cli');

const FILES = readdirSync(ROOM).filter((name) => name.endsWith('.ts'))
	.map((name) => [name, readFileSync(join(ROOM, name), 'utf8')] as const);

guard('are in one table, except those of the start', () => {
	// report.ts writes the messages; main.ts reports a bug before anything is loaded.
	const own = FILES.filter(([name, text]) => /tincture: [a-z$]/.test(text) && !['report.ts', 'main.ts'].includes(name));
	assert.equal(own.map(([name]) => name), []);
	const problems = FILES.filter(([name, text]) => text.includes('new InputError({') && !['report.ts', 'stream.ts'].includes(name));
	assert.equal(problems.map(([name]) => name), [], 'InputError instead of commandError');
});

guard('are all used', () => {
	const said = FILES.filter(([name]) => name !== 'messages.ts').map(([, text]) => text).join('');
	assert.equal(Object.keys(MESSAGES).filter((name) => !said.includes(`'${name}'`)), []);
});

guard.run();
