/*
 * The command tells nothing of its own but what stands in the table of messages, where each has every language; and each is told.
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

guard('stand in one table, but for what even the start may say', () => {
	// report.ts writes what is told; main.ts tells of a bug with nothing loaded.
	const own = FILES.filter(([name, text]) => /tincture: [a-z$]/.test(text) && !['report.ts', 'main.ts'].includes(name));
	assert.equal(own.map(([name]) => name), []);
	const problems = FILES.filter(([name, text]) => text.includes('new InputError({') && !['report.ts', 'stream.ts'].includes(name));
	assert.equal(problems.map(([name]) => name), [], 'InputError where commandError is meant');
});

guard('are all told somewhere', () => {
	const said = FILES.filter(([name]) => name !== 'messages.ts').map(([, text]) => text).join('');
	assert.equal(Object.keys(MESSAGES).filter((name) => !said.includes(`'${name}'`)), []);
});

guard.run();
