/*
 * `tincture list`: every color of the lists of names, painted.
 *
 * Proof  test/cli/list-and-paint.test.ts.
 */

import { printHex } from '../formats/hex.ts';
import { spend } from '../math/budget.ts';
import { commonIn, getList, type ListId } from '../names/lists.ts';
import { hexText } from '../operations/describe.ts';
import { localeField } from '../operations/fields.ts';
import { choice, fallback, list, object, text, type Infer } from '../schema/schema.ts';
import { strip } from './blocks.ts';
import { COMMANDS, localOperation } from './commands.ts';
import type { Picture } from './draw.ts';
import { plainTable } from './table.ts';
import type { Tools } from './walk.ts';

const LISTS = ['css', 'common', 'tailwind', 'extended'] as const;

/** More than all lists have together. */
const MOST = 100_000;

function readList(id: ListId) {
	const { size, name, rgb24 } = getList(id);
	spend(size / 100);
	return Array.from({ length: size }, (_, i) => ({ name: name(i), hex: printHex(rgb24(i)) }));
}

export const operation = localOperation({
	name: 'list',
	title: 'List the named colors',
	summary: COMMANDS.list.doc,
	input: object('', {
		lists: fallback(list('The lists of names.', choice('A list.', LISTS), 1, LISTS.length), ['css']),
		locale: localeField,
	}),
	result: object('The named colors.', {
		colors: list('In the order of the lists.', object('A color.', { name: text('The name.', 1, 100), hex: hexText('The color.') }), 1, MOST),
	}),
	values: ['colors.name'],
	rows: ['colors'],
	examples: [
		{ input: {}, shows: 'the keywords of CSS' },
		{ input: { lists: ['tailwind'] }, shows: 'the colors of Tailwind' },
	],
	run: ({ lists, locale }) =>
		({ colors: [...new Set(lists)].flatMap((id) => readList(id === 'common' ? commonIn(locale) : id)) }),
});

/** Paints each name in its color; without colors, a table of names and HEX. */
export function picture({ colors }: Infer<typeof operation.result>, { width, paint }: Tools): Picture {
	const lines = paint.depth > 0
		? strip(colors.map(({ hex, name }) => ({ hex, words: [` ${name} `] })), width, paint, 30)
		: plainTable([colors.map(({ name }) => name), colors.map(({ hex }) => hex)], width);
	return { lines, fields: ['colors'] };
}
