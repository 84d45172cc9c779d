/*
 * The fast path answers like the full command and leaves everything else to it. It is bundled here as in the command, without
 * names.
 */

import { buildSync } from 'esbuild';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commandWords } from '../../src/doors/command-words.ts';
import type * as source from '../../src/cli/quick.ts';
import { randomFrom } from '../../src/math/random.ts';
import { convertColor } from '../../src/operations/convert-color/declaration.ts';
import { legalInput } from '../support/arbitrary.ts';
import { tincture, type Ran, type World } from '../support/cli.ts';
import { ROOT } from '../support/project.ts';

const { outputFiles } = buildSync({
	entryPoints: [join(ROOT, 'src/cli/quick.ts')], external: ['node:*'],
	bundle: true, write: false, platform: 'browser', format: 'cjs', logLevel: 'error',
});

/** The module of the bundle. */
function opened(text: string): typeof source {
	const module = { exports: {} };
	// The text is what was bundled above, as CommonJS wraps it.
	new Function('module', 'exports', 'require', text)(module, module.exports, createRequire(import.meta.url));
	return module.exports as typeof source;
}

const { quick } = opened(outputFiles[0]!.text);

/** Marks words that the fast path leaves to the full command. */
const IS_LEFT = -1;

/** The answer of the fast path; undefined if it leaves the words, in which case it must not print anything. */
async function said(words: readonly string[], world?: World): Promise<Ran | undefined> {
	const ran = await tincture(words, world, async (given, io) => await quick(given, io) ?? IS_LEFT);
	if (ran.code !== IS_LEFT) return ran;
	assert.equal(ran, { code: IS_LEFT, out: '', err: '', written: {} }, JSON.stringify(words));
	return undefined;
}

const quickly = suite('quick answers');

const ANSWERED = [
	['#abc'], ['abc'], ['teal', 'hex'], ['#abcd', '--json'], ['rgb(1 2 3 / 50%)', 'rgb,hsl', 'oklch'], ['oklch(0.7 0.3 150)', '--json'],
	['--color=#f00', '--formats', 'swiftui', '--color=always'], ['--color', 'never', '#123456', '--locale=ru'], ['hsl(0 none 50%)', '--json'],
];

for (const words of ANSWERED) {
	quickly(`convert-color ${words.join(' ')} is answered, as by the whole command`, async () => {
		for (const world of [{}, { columns: 70, environment: { FORCE_COLOR: '3', LANG: 'ru_RU.UTF-8' } }]) {
			const all = ['convert-color', ...words];
			assert.equal(await said(all, world), await tincture(all, world));
		}
	});
}

const LEFT = [
	['dark teal'], ['#abc', '--csv'], ['#abc', '--output', 'x'], ['#abc', '--code'], ['-'], ['@file'], ['#abc', '--help'],
	['#abc', '--version'], ['#abcde'], ['#abc', 'hexx'], ['#abc', '--frob'], [], ['#abc', '--json', '--csv'], ['sky-500'], ['rgb(1 2)'],
];

for (const words of LEFT) {
	quickly(`convert-color ${words.join(' ')} is left to the whole command`, async () => {
		assert.is(await said(['convert-color', ...words]), undefined);
	});
}

quickly('any other word is', async () => {
	for (const words of [[], ['#abc'], ['help'], ['serve'], ['parse-color', '#abc'], ['constructor'], ['--help']]) {
		assert.is(await said(words), undefined, words.join(' '));
	}
});

quickly('answers random words like the full command, or leaves them', async () => {
	const seed = 'quick', random = randomFrom(seed);
	let answered = 0;
	for (let i = 0; i < 400; i++) {
		const words = [...commandWords(convertColor, legalInput(convertColor.input, random)), ...(i % 2 === 0 ? ['--json'] : [])];
		const answer = await said(words);
		if (answer === undefined) continue;
		answered++;
		assert.equal(answer, await tincture(words), `seed ${seed}, case ${i}: ${JSON.stringify(words)}`);
	}
	assert.ok(answered > 200, `${answered} of 400`);
});

quickly.run();
