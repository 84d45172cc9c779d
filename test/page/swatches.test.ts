/*
 * Swatches of a result, named colors of a list, and numbers as the page shows them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deltaText, lcText, ratioText, shortText, signed } from '../../src/page/figures.ts';
import { named, ownNames } from '../../src/page/named-color.ts';
import { strip } from '../../src/page/swatches.ts';
import type { Page } from '../../src/page/view.ts';
import { en } from '../../src/page/words-en.ts';
import { fakeDocument } from './elements.ts';

const swatches = suite('swatches of the page'), fake = fakeDocument();

/** A page whose palette has red; `calls` are the changes that were requested. */
function createPage() {
	const calls: unknown[] = [];
	// Swatches use no other function of a page.
	const page = {
		words: en, state: () => ({ tray: [{ color: '#ff0000', name: '', isLocked: false }] }), announce: () => undefined,
		setColor: (...values: unknown[]) => void calls.push(values),
		setTray: (tray: readonly { readonly color: string }[]) => void calls.push(tray.map(({ color }) => color).join()),
	} as unknown as Page;
	return { page, calls };
}

swatches('a swatch has its color, readable text, and what is above and below', () => {
	const { page } = createPage(), list = strip(page), element = fake(list.element);
	list.show([{ hex: '#ffff00', css: 'oklch(0.968 0.211 109.77)', label: '100', note: 'AA' }, { hex: '#00008b' }]);
	const chips = element.querySelectorAll('.chip');
	assert.equal(chips.map(({ textContent }) => textContent), ['100#ffff00AA', '#00008b']);
	assert.equal(chips.map(({ styles }) => styles.get('color')), ['black', 'white']);
	assert.equal(chips.map(({ styles }) => styles.get('background')), ['oklch(0.968 0.211 109.77)', '#00008b']);
	assert.equal(chips.map((one) => one.getAttribute('title')), ['Copy #ffff00', 'Copy #00008b']);
	assert.equal(chips.map((one) => one.getAttribute('tabindex')), ['0', '-1']);
});

swatches('a swatch is added to the palette by its button, the key + and a drag', () => {
	const { page, calls } = createPage(), list = strip(page), dragged: string[] = [];
	list.show([{ hex: '#008080' }]);
	const [chip, add] = fake(list.element).all('button');
	chip!.fire('keydown', { key: 'a' });
	assert.equal(calls, []);
	chip!.fire('keydown', { key: '+' });
	add!.fire('click');
	chip!.fire('dragstart', { dataTransfer: { setData: (_: string, text: string) => dragged.push(text) } });
	assert.equal([calls, dragged], [['#ff0000,#008080', '#ff0000,#008080'], ['#008080']]);
});

swatches('rows of swatches are as long as each other: at most 5 on a phone, 12 on a wide page', () => {
	for (const [count, columns, wide] of [[1, '1', '1'], [5, '5', '5'], [6, '3', '6'], [11, '4', '11'], [13, '5', '7']] as const) {
		const list = strip(createPage().page, 'small', 'many'), element = fake(list.element);
		list.show(Array.from({ length: count }, () => ({ hex: '#008080' })));
		assert.equal([element.styles.get('--columns'), element.styles.get('--wide-columns')], [columns, wide], String(count));
		assert.is(element.getAttribute('class'), 'strip strip-small strip-many');
	}
});

swatches('a press on a named color makes its HEX the color of the page, next to the color it is compared with', () => {
	const { page, calls } = createPage(), part = named(page), element = fake(part.element), [button] = element.all('button');
	part.show({ name: 'Teal', hex: '#008080', note: 'near' }, 0);
	button!.fire('click');
	assert.equal([calls, button!.textContent], [[['#008080', 'settled']], 'Teal#008080near']);
	const [, own, other] = element.all('span');
	assert.equal([other, own].map((one) => one!.styles.get('background')), ['#008080', '#008080']);
	part.show({ name: 'Teal', hex: '#008080', note: 'near', beside: '#ff0000' }, 0);
	assert.equal([other, own].map((one) => one!.styles.get('background')), ['#ff0000', '#008080']);
});

swatches('lines of own names have a name before the last equals sign', () => {
	assert.equal(ownNames('brand = #3b82f6\n\n a=b = red \n#fff\n= teal'), [
		{ name: 'brand', color: '#3b82f6' }, { name: 'a=b', color: 'red' }, { name: '', color: '#fff' }, { name: '', color: 'teal' },
	]);
});

swatches('numbers have a fixed number of digits, and a minus as wide as a plus', () => {
	assert.equal([ratioText(4.5), lcText(-60.24), deltaText(0.0204)], ['4.50\u00a0:\u00a01', 'Lc −60.2', 'ΔE OK 0.020']);
	assert.equal([signed(1, 1, '+'), signed(-1, 1, '+'), signed(-0.04, 1, '+'), signed(0, 0)], ['+1.0', '−1.0', '0.0', '0']);
	assert.is(shortText('not a color'), 'not a color');
	assert.is(shortText('oklch(0.543210 0.092710 194.7690)'), 'oklch(0.5432 0.0927 194.77)');
});

swatches.run();
