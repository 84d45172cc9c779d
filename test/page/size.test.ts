/*
 * The front page stays below its size limit: everything it ever loads, compressed.
 */

import { brotliCompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ASSETS } from '../../src/assets/disk.ts';
import { anonymousCaller, type Reply } from '../../src/doors/door.ts';
import { pageDoors } from '../../src/doors/pages.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

/** Bytes, for the page, its style and its scripts together, every view opened; their headers are counted in a browser. */
const MOST_BYTES = 147_000;

const LANGUAGES = ['en', 'ru'] as const;

const size = suite('the size of the page');

const sent = (text: string): number => brotliCompressSync(text).length;

/** True for assets of the front page in a language. */
const isLoaded = (name: string, language: string): boolean =>
	name.startsWith('page') && (!name.startsWith('page-words') || name === `page-words-${language}.js`);

/** The HTML of the page in a language. */
function pageIn(language: string): string {
	const front = pageDoors(OPERATIONS, { base: '', hasPages: true, assets: ASSETS }).find(({ path }) => path === '/')!;
	const input = { ...anonymousCaller(), reading: 'query', query: '', body: new Uint8Array(), parts: {} } as const;
	const { body, languages } = front.answer(input) as Reply;
	return String(language === 'en' ? body : languages![language]!.body);
}

for (const language of LANGUAGES) size(`everything that the page ever loads in ${language} is below ${MOST_BYTES / 1000} kB`, () => {
	const parts = [
		...ASSETS.all().filter(({ name }) => isLoaded(name, language)).map(({ name, text }) => ({ name, bytes: sent(text) })),
		{ name: 'the page', bytes: sent(pageIn(language)) },
	].sort((a, b) => b.bytes - a.bytes);
	const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0);
	assert.ok(parts.length <= 14, `${parts.length} files`);
	assert.ok(whole < MOST_BYTES, `${whole} bytes: ${parts.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}`);
});

size.run();
