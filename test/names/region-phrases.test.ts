/*
 * Of the phrases of region-phrases-en.ts and region-phrases-ru.ts at least 95 of 100 are read, and of these 90 of 100 as a color in the
 * region that a person expects.
 *
 * Hues are angles of OKLCH, judged around those of the primary and secondary colors of screens; a gray has little chroma.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { parse } from '../../src/names/parse-color.ts';
import type { Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { REGIONS_EN } from './region-phrases-en.ts';
import { REGIONS_RU } from './region-phrases-ru.ts';

const regions = suite('phrases and regions');

type Range = readonly [from: number, to: number];

const HUES: Readonly<Record<string, Range>> = {
	red: [8, 42], orange: [36, 78], brown: [25, 98], yellow: [72, 122], green: [108, 172], teal: [162, 226], blue: [218, 288],
	purple: [280, 342], pink: [326, 388],
};

/** Chroma up to which a color passes as a gray, and from which it has a hue. */
const GRAY_TO = 0.04, HUE_FROM = 0.004;

const inHundredths = (text: string): Range => {
	const [from = 0, to = 0] = text.split('-').map((number) => Number(number) / 100);
	return [from - 0.005, to + 0.005];
};

const ROW = /^(.+) = (\S+) (\S+) (\S+)$/;

const isWithin = (value: number, [from, to]: Range): boolean => value >= from && value <= to;

function isIn(color: Color, hues: string, lightness: string, chroma: string): boolean {
	const [l, c, h] = convert(color, 'oklch').coords;
	const hasHue = hues.split('/').some((hue) => (hue === 'gray' ? c <= GRAY_TO
		: c >= HUE_FROM && [h, h + 360].some((angle) => isWithin(angle, HUES[hue]!))));
	return hasHue && isWithin(l, inHundredths(lightness)) && isWithin(c, inHundredths(chroma));
}

function tryParse(phrase: string): Color | undefined {
	try {
		return parse(phrase);
	} catch (error) {
		assert.instance(error, InputError);
		return undefined;
	}
}

for (const [language, table] of [['English', REGIONS_EN], ['Russian', REGIONS_RU]] as const) {
	regions(`95 of 100 ${language} phrases are read, 90 of 100 as a color in their region`, () => {
		const rows = table.trim().split(/;\s(?=\S)|\n\s*/).map((row) => ROW.exec(row)!);
		assert.ok(rows.length >= 300 && new Set(rows.map(([, phrase]) => phrase)).size === rows.length, `${rows.length} rows`);
		const read = rows.map(([, phrase = '', ...region]) => ({ phrase, region, color: tryParse(phrase) }));
		const unread = read.filter(({ color }) => color === undefined);
		const wrong = read.filter(({ color, region: [hues = '', l = '', c = ''] }) => color !== undefined && !isIn(color, hues, l, c));
		const list = (some: typeof read): string => some.map(({ phrase }) => phrase).join(', ');
		assert.ok(unread.length <= 0.05 * rows.length, `unread: ${list(unread)}`);
		assert.ok(wrong.length <= 0.1 * (rows.length - unread.length), `wrong: ${list(wrong)}`);
	});
}

regions.run();
