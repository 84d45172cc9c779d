/*
 * The state of the page and its URL: every state is read back from its URL.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { findSpec, VIEW_IDS } from '../../src/page/catalog.ts';
import { FIRST_COLOR } from '../../src/page/view-spec.ts';
import {
	readState, slotsIn, slotValue, startFields, withColor, withFields, withSlotAt, withView, writeState, type Fields, type State,
} from '../../src/page/state.ts';

const state = suite('the state of the page');

const first = readState('');

state('an address without a query is the first view with the first color', () => {
	assert.equal(first, { view: 'parse-color', at: 'color', color: FIRST_COLOR, fields: startFields('parse-color'), tray: [] });
	assert.is(writeState(first), '');
});

for (const [query, expected] of [
	['color=teal', { view: 'parse-color', at: 'color', color: 'teal' }],
	['?color=%233b82f6', { view: 'parse-color', color: '#3b82f6' }],
	['view=check-contrast&text=%23777&background=dark+teal&at=background', { view: 'check-contrast', at: 'background', color: 'dark teal' }],
	['view=make-gradient&colors=rgb(255,0,0),teal&at=colors.1', { view: 'make-gradient', at: 'colors.1', color: 'teal' }],
	['view=find-colors&query=dusty+rose&color=olive', { view: 'find-colors', at: '', color: 'olive' }],
	['view=nothing&color=teal', { view: 'parse-color', color: 'teal' }],
	['view=make-gradient&at=colors.9', { view: 'make-gradient', at: 'colors.0' }],
	['color=100%', { color: '100%' }],
	['color=%E0%A4%A', { color: '%E0%A4%A' }],
	['__proto__=1&constructor=2&view=__proto__', { view: 'parse-color' }],
	['&&=&color', { view: 'parse-color', color: '' }],
] as const) {
	state(`${query} is read`, () => {
		const read: { readonly [name: string]: unknown } = { ...readState(query) };
		for (const [name, value] of Object.entries(expected)) assert.is(read[name], value, name);
	});
}

state('the color of the page goes along to another view, and comes back changed', () => {
	const teal = withColor(first, 'teal');
	const contrast = withView(teal, 'check-contrast');
	assert.is(contrast.fields['text'], 'teal');
	const blue = withColor(contrast, 'blue');
	assert.is(withView(blue, 'parse-color').fields['color'], 'blue');
	assert.is(withView(blue, 'find-colors').color, 'blue');
});

state('a slot that is taken away is edited no longer', () => {
	const gradient = withSlotAt(readState('view=make-gradient&colors=red,lime,blue'), 'colors.2');
	assert.is(gradient.color, 'blue');
	assert.is(withFields(gradient, { colors: ['red', 'lime'] }).at, 'colors.0');
});

/** Texts that a field may hold, and that an address has to carry. */
const TEXTS = [
	'teal', 'тёмно-бирюзовый', 'rgb(255, 0, 0)', 'color(display-p3 1 0 0 / 50%)', '#3b82f680', 'a,b', ')(', '(', 'a&b=c+d%20e#f?',
	'\'"<>\\', '100%', '😀', '', ' ', 'x'.repeat(120), 'rgb(1 2 3', 'a)b,c',
];

state('every state is read back from its address', () => {
	const seed = 'state', random = randomFrom(seed);
	const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
	const pickTray = (): State['tray'] => Array.from({ length: Math.floor(random() * 3) }, () => ({
		color: pick(TEXTS.filter((text) => text !== '')), name: pick(TEXTS).slice(0, 40), isLocked: random() < 0.5,
	}));
	for (let i = 0; i < 4000; i++) {
		const view = pick(VIEW_IDS), { list } = findSpec(view);
		const fields: Fields = Object.fromEntries(Object.entries(startFields(view)).map(([field, value]) => [
			field,
			// A list with one empty item would become an empty list.
			Array.isArray(value)
				? Array.from({ length: Math.max(list?.start.length ?? 0, Math.floor(random() * 5)) }, () => pick(TEXTS.filter((text) => text !== '')))
				: random() < 0.5 ? value : pick(TEXTS),
		]));
		const slots = slotsIn(view, fields), at = slots.length === 0 || (!findSpec(view).takesColor && random() < 0.5) ? '' : pick(slots);
		const made: State = withSlotAt({ view, at, fields, color: pick(TEXTS), tray: pickTray() }, at);
		const shared = writeState(made);
		assert.match(shared, /^[\w\-.!~*(),/:@%=&+]*$/, `seed ${seed}, case ${i}`);
		assert.equal(readState(shared), made, `seed ${seed}, case ${i}: ${shared}`);
		if (made.at !== '') assert.is(slotValue(made.fields, made.at), made.color);
	}
});

state('any text is some state', () => {
	const seed = 'any', random = randomFrom(seed), characters = 'view=&color%,()+.at\u0000ё😀#?23'.split('');
	for (let i = 0; i < 5000; i++) {
		const text = Array.from({ length: 1 + random() * 40 }, () => characters[Math.floor(random() * characters.length)]).join('');
		const read = readState(text);
		assert.equal(readState(writeState(read)), read, `seed ${seed}, case ${i}: ${JSON.stringify(text)}`);
	}
});

state.run();
