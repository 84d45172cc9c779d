/*
 * What the front page costs a visitor: everything it ever loads, compressed as it is sent, stays below the promise.
 */

import { brotliCompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ASSETS } from '../../src/assets/disk.ts';
import { frontPage } from '../../src/doors/front-page.ts';
import { RUSSIAN_OPERATIONS } from '../../src/doors/front-words-ru.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

/** Bytes, for the page, its styles and its scripts together, every view opened. */
const MOST_BYTES = 100_000;

/** What the other language has alone. */
const IN_RUSSIAN = RUSSIAN_OPERATIONS['harmonies'].title;

const size = suite('the size of the page');

const sent = (text: string): number => brotliCompressSync(text).length;

/** Assets of other pages are none of this. */
const isOurs = (name: string): boolean => name === 'style.css' || name.startsWith('page');

size('everything that the page ever loads in one language is below 100 kB', () => {
	const parts = [
		...ASSETS.all().filter(({ name, text }) => isOurs(name) && !text.includes(IN_RUSSIAN))
			.map(({ name, text }) => ({ name, bytes: sent(text) })),
		{ name: 'the page', bytes: sent(frontPage('', OPERATIONS)) },
	].sort((a, b) => b.bytes - a.bytes);
	const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0);
	assert.ok(parts.length > 7, 'views are loaded when they are opened');
	assert.ok(whole < MOST_BYTES, `${whole} bytes: ${parts.slice(0, 8).map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}`);
});

size.run();
