/*
 * What the front page costs a visitor: everything it ever loads, compressed as it is sent, stays below the promise.
 */

import { brotliCompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ASSETS } from '../../src/assets/disk.ts';
import { NOBODY, type Reply } from '../../src/doors/door.ts';
import { pageDoors } from '../../src/doors/pages.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

/** Bytes, for the page, its style and its scripts together, every view opened; their headers are counted in a browser. */
const MOST_BYTES = 97_000;

const LANGUAGES = ['en', 'ru'] as const;

const size = suite('the size of the page');

const sent = (text: string): number => brotliCompressSync(text).length;

/** Assets of other pages are none of this, nor are the words of the other language. */
const isLoaded = (name: string, language: string): boolean =>
	name.startsWith('page') && (!name.startsWith('page-words') || name === `page-words-${language}.js`);

/** The page as it is sent in a language. */
function pageIn(language: string): string {
	const front = pageDoors(OPERATIONS, { base: '', assets: ASSETS }).find(({ path }) => path === '/')!;
	const { body, languages } = front.answer({ ...NOBODY, reading: 'query', query: '', body: new Uint8Array(), parts: {} }) as Reply;
	return String(language === 'en' ? body : languages![language]!.body);
}

for (const language of LANGUAGES) size(`everything that the page ever loads in ${language} leaves room below 100 kB`, () => {
	const parts = [
		...ASSETS.all().filter(({ name }) => isLoaded(name, language)).map(({ name, text }) => ({ name, bytes: sent(text) })),
		{ name: 'the page', bytes: sent(pageIn(language)) },
	].sort((a, b) => b.bytes - a.bytes);
	const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0);
	assert.is(parts.length, 6, 'the page, its style, its script, its words, two parts that are loaded when views are opened');
	assert.ok(whole < MOST_BYTES, `${whole} bytes: ${parts.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}`);
});

size.run();
