/*
 * Selection of the content coding by the rules and examples of RFC 9110 §12.5.3 "Accept-Encoding", and of the
 * language by §12.5.4 "Accept-Language".
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Coding } from '../../src/assets/asset.ts';
import { selectCoding, selectLanguage } from '../../src/doors/negotiation.ts';

const coding = suite('coding of content');

const BOTH = ['br', 'gzip'] as const;

for (const [accept, there, expected] of [
	// The five examples of the RFC: the first takes either, the second nothing, `*` anything.
	['compress, gzip', BOTH, 'gzip'],
	['', BOTH, null],
	['*', BOTH, 'br'],
	['compress;q=0.5, gzip;q=1.0', BOTH, 'gzip'],
	['gzip;q=1.0, identity; q=0.5, *;q=0', BOTH, 'gzip'],
	// Headers of browsers and programs.
	['gzip, deflate, br, zstd', BOTH, 'br'],
	['gzip, deflate, br, zstd', ['gzip'], 'gzip'],
	['gzip, deflate', ['br'], null],
	['identity', BOTH, null],
	['GZIP', BOTH, 'gzip'],
	// Weights.
	['br;q=0.5, gzip', BOTH, 'gzip'],
	['br;q=0.5, gzip;q=0.5', BOTH, 'br'],
	['br;q=0, *', BOTH, 'gzip'],
	['br;q=0, gzip;q=0', BOTH, null],
	['gzip;q=0.3, identity;q=0.8', BOTH, null],
	['gzip;q=0.8, identity;q=0.8', BOTH, 'gzip'],
	['*;q=0', BOTH, null],
	[' br ; q=0.001 ', BOTH, 'br'],
	// Unreadable items are ignored.
	['br;q=2', BOTH, null],
	['br;q=', BOTH, null],
	['br;q=-1, gzip;q=NaN', BOTH, null],
	[',,;;=,', BOTH, null],
	[null, BOTH, null],
	['br', [], null],
] as const satisfies readonly (readonly [string | null, readonly Coding[], Coding | null])[]) {
	coding(`${JSON.stringify(accept)} of ${there.join(' and ') || 'none'} is ${expected ?? 'no coding'}`, () => {
		assert.is(selectCoding(accept, there), expected);
	});
}

for (const [accept, expected] of [
	// Headers of browsers.
	['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'], ['en-US,en;q=0.9,ru;q=0.8', 'en'], ['ru', 'ru'], ['RU-kz', 'ru'], ['kk-KZ,ru;q=0.8', 'ru'],
	['de-DE,de;q=0.9', 'en'], ['de, ru;q=0.2, en;q=0.1', 'ru'], ['en, ru', 'en'], ['ru, en', 'ru'],
	// Nothing that is there, nothing that can be read, nothing at all.
	['*', 'en'], ['ru;q=0', 'en'], ['ru;q=2', 'en'], ['rus', 'en'], ['', 'en'], [',;=', 'en'], ['__proto__, constructor', 'en'], [null, 'en'],
] as const) {
	coding(`${JSON.stringify(accept)} selects ${expected}`, () => assert.is(selectLanguage(accept, ['ru']), expected));
}

coding.run();
