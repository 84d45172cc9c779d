/*
 * HEX in all its lengths, and other texts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseHex } from '../../src/reading/hex.ts';

const hex = suite('reading HEX');

// CSS Color 4 §5.3: three and four digits double each digit.
for (const [short, long] of [['#1234', '#11223344'], ['#fff', '#ffffff'], ['abc', 'aabbcc'], ['#FeD8', '#ffeedd88']] as const) {
	hex(`${short} is ${long}`, () => assert.equal(parseHex(short), parseHex(long)));
}

hex('case and # do not matter', () => {
	for (const text of ['3b82f6', '#3B82F6', '3B82f6']) assert.equal(parseHex(text), parseHex('#3b82f6'));
});

hex('other lengths and other characters are not HEX', () => {
	for (const text of [
		'', '#', '#1', '#12', '#12345', '#1234567', '#123456789', '##123', '#ffg', '#-12', '#+12', '#0x1', '# fff', '#fff ', '#1.2',
		'#ff\0', 'fff\u0100',
		'#ﬀﬀﬀ', '#１２３', '#\ud83d\ude00f', '#12\u0130', '#ff\u00e1', 'rgb', 'none',
	]) assert.is(parseHex(text), undefined, JSON.stringify(text));
});

hex.run();
