/*
 * Values of a result as a person reads them: few decimals, and titles instead of ids.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { convertColor } from '../../src/operations/convert-color/declaration.ts';
import { METHOD_NAMES } from '../../src/operations/gamut-method.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { readState } from '../../src/page/state.ts';
import type { MakeView, Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { decodeJson } from '../../src/schema/decode.ts';
import { fakeDocument, restoreGlobals, type FakeElement } from './elements.ts';

const values = suite('readable values'), fake = fakeDocument();

restoreGlobals(values);

const { makeView: makeConvert } = await import('../../src/operations/convert-color/view.ts');
const { printPickerColor, toPickerColor } = await import('../../src/page/picker/oklch.ts');
const { readColor } = await import('../../src/page/names/parse-color.ts');
const { methodTitle } = await import('../../src/page/gamut-methods.ts');

/** The result for an input in JSON. */
const resultOf = ({ input, run }: AnyOperation, fields: object): unknown => run(decodeJson(input, fields) as never);

/** The element of a view that shows a result. */
function shown(make: MakeView, query: string, value: unknown): FakeElement {
	const state = readState(query);
	// The views use no other function of a page.
	const view = make({ words: en, locale: 'en', state: () => state, later: () => undefined } as unknown as Page);
	view.show(state, { text: '', isProblem: false, value, from: 'here' });
	return fake(view.element);
}

values('a color that sliders write has four decimals, two of the hue', () => {
	// rebeccapurple is oklch(44.027% 0.1603 303.373) in CSS Color 4, section 9.
	assert.is(printPickerColor(toPickerColor(readColor('rebeccapurple').color)), 'oklch(0.4403 0.1603 303.37)');
});

values('OKLCH of a conversion has four decimals, two of the hue', () => {
	const color = 'oklch(0.62345 0.12345 123.456)';
	const element = shown(makeConvert, 'view=convert-color&formats=oklch', resultOf(convertColor, { color, formats: ['oklch'] }));
	const [, digits] = /^oklch\(([\d. ]+)\)$/.exec(element.all('.value-text')[0]!.textContent)!;
	const counts = digits!.split(' ').map((number) => number.split('.')[1]?.length ?? 0);
	assert.ok(counts.every((count, i) => count <= [4, 4, 2][i]!), digits);
});

values('the gamut method of CSS has a title, under both of its ids', () => {
	assert.equal(METHOD_NAMES.map(methodTitle), ['CSS Color 4', 'CSS Color 4', 'edge-seeker', 'raytrace', 'chroma', 'clip']);
	const query = { color: 'color(display-p3 0 1 0)', method: 'all' };
	const element = shown(makeConvert, 'view=convert-color&method=all', resultOf(convertColor, query));
	assert.equal(element.all('.chip-label').map(({ textContent }) => textContent)[0], 'CSS Color 4');
});

values.run();
