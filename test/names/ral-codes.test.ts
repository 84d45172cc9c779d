/*
 * Codes of RAL Classic, as people write them. Expected values are those of the published list for five series.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { parse, readColor } from '../../src/names/parse-color.ts';
import { findRal, nearestRal } from '../../src/names/ral-codes.ts';
import { search } from '../../src/names/search.ts';

const ral = suite('codes of RAL Classic');

for (const [text, rgb24] of [
	['RAL 7016', 0x383e42], ['ral 7016', 0x383e42], ['RAL7016', 0x383e42], ['ral-7016', 0x383e42], ['RAL_7016', 0x383e42],
	[' RAL  7016 ', 0x383e42], ['РАЛ 7016', 0x383e42], ['рал7016', 0x383e42],
	['RAL 1000', 0xcdba88], ['RAL 3020', 0xbb1e10], ['RAL 5015', 0x007cb0], ['RAL 9010', 0xf1ece1],
] as const) {
	ral(`"${text}" is #${rgb24.toString(16).padStart(6, '0')}`, () => {
		const { color, form } = readColor(text);
		assert.equal([toRgb24(color), form], [rgb24, 'ral']);
	});
}

ral('has 213 codes, in the nine series, and search returns each alone', () => {
	const codes = Array.from({ length: 9000 }, (_, i) => `RAL ${1000 + i}`).filter((code) => findRal(code) !== undefined);
	assert.is(codes.length, 213);
	assert.equal([...new Set(codes.map((code) => code[4]))].join(''), '123456789');
	for (const code of codes) {
		const { total, results: [first] } = search(code.toLowerCase(), { limit: 5 });
		assert.equal([total, first!.name, first!.source, first!.match], [1, code, 'ral', 'exact']);
		assert.is(toRgb24(parse(first!.name)), Number.parseInt(first!.hex.slice(1), 16));
	}
});

for (const [text, nearest] of [
	['RAL 7014', 'RAL 7013'], ['ral 9999', 'RAL 9023'], ['RAL 0000', undefined], ['RAL 701', undefined],
] as const) {
	ral(`"${text}" is not a code${nearest === undefined ? '' : `, and ${nearest} is suggested`}`, () => {
		assert.is(nearestRal(text), nearest);
		assert.throws(() => parse(text), (error: unknown) =>
			error instanceof InputError && (nearest === undefined || error.issues[0].detail.includes(nearest)));
	});
}

ral.run();
