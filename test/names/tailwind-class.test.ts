/*
 * Tailwind classes as people copy them: alone, behind a utility, with opacity.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { getList } from '../../src/names/lists.ts';
import { nearestClass, readClass } from '../../src/names/tailwind-class.ts';

const classes = suite('Tailwind classes');

/** As published in Tailwind CSS 4: oklch(68.5% 0.169 237.323). */
const SKY_500 = [0.685, 0.169, 237.323];

for (const [text, alpha] of [
	['sky-500', 1], ['SKY-500', 1], ['Sky 500', 1], ['sky500', 1], ['bg-sky-500', 1], ['text-sky-500', 1], ['border-sky-500', 1],
	['border-t-sky-500', 1],
	['ring-offset-sky-500', 1], ['inset-shadow-sky-500', 1], ['from-sky-500', 1], ['to-sky-500', 1], ['decoration-sky-500', 1],
	['Bg-Sky-500', 1],
	['text-sky-500/50', 0.5], ['sky-500/0', 0], ['sky-500/100', 1], ['sky-500/12.5', 0.125], ['bg-sky-500/[0.25]', 0.25],
	['bg-sky-500/[.3]', 0.3], ['bg-sky-500/[25%]', 0.25],
] as const) {
	classes(`${text} is sky-500 with alpha ${alpha}`, () => {
		const read = readClass(text);
		assert.ok(read);
		assert.is(read.space, 'oklch');
		assert.equal(read.coords, SKY_500);
		assert.is(read.alpha, alpha);
		assert.is(read.none, 0);
	});
}

classes('every class is read, alone and behind a utility', () => {
	const list = getList('tailwind');
	assert.is(list.size, 288);
	for (let i = 0; i < list.size; i++) {
		assert.equal(readClass(list.name(i)), list.color(i));
		assert.equal(readClass(`bg-${list.name(i)}/100`), list.color(i));
	}
});

classes('black and white have no steps', () => {
	assert.equal(readClass('bg-black')!.coords, [0, 0, 0]);
	assert.is(readClass('white/20')!.alpha, 0.2);
});

classes('the hue of a gray is missing, as published', () => {
	assert.is(readClass('neutral-500')!.none, 4);
});

for (const text of [
	'', 'sky', 'sky-', 'sky-550', 'sky-5000', 'sky-500/', 'sky-500/101', 'sky-500/-1', 'sky-500/x', 'sky-500/[2]',
	'sky-500/[101%]', 'skye-500', 'foo-sky-500',
	'bg--sky-500', '-sky-500', 'sky-500!', 'sky\u200b-500', 'bg-', 'bg-500', 'constructor-500', '__proto__', 'sky-500 /50', 'text',
	's'.repeat(120), `sky-${'0'.repeat(110)}500`,
]) {
	classes(`${JSON.stringify(text.slice(0, 40))} is not a class`, () => assert.is(readClass(text), undefined));
}

classes('a step that the family does not have may mean the next one', () => {
	for (const [text, expected] of [
		['sky-550', 'sky-500'], ['bg-red-75', 'red-50'], ['slate-1000', 'slate-950'], ['sky-500/150', 'sky-500'],
		['Zinc 90', 'zinc-100'], ['red-10', 'red-50'],
	] as const) {
		assert.is(nearestClass(text), expected);
	}
	for (const text of ['teal', 'x-500', '', 'sky', 'gold-500', 'red-9', 'red-1001']) assert.is(nearestClass(text), undefined);
});

classes.run();
