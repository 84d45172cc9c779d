/*
 * adjust-color: everyday changes in equal perceived steps, with the CSS that makes the same change.
 */

import { phrase, suggest } from '../../errors.ts';
import { lighten, darken, saturate, desaturate, rotate, grayscale, invert } from '../../fn/change.ts';
import { relativeInverse, relativeOklch } from '../../formats/relative-color.ts';
import { spend } from '../../math/budget.ts';
import { asCss } from '../../names/as-css.ts';
import { warm } from '../../palette/warm.ts';
import { choice, list, number, object, optional, ruled, type Broken } from '../../schema/schema.ts';
import type { Color } from '../../spaces/color.ts';
import { cssText, SHADE, shade, SWATCH, swatch } from '../describe.ts';
import { colorsField, MOST_COLORS } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const CHANGES = ['lighten', 'darken', 'saturate', 'desaturate', 'rotate', 'warm', 'cool', 'opacity', 'grayscale', 'invert'] as const;

type Change = (typeof CHANGES)[number];

/** Amounts without a request; null for changes without an amount. */
const AMOUNTS: Readonly<Record<Change, number | null>> = {
	lighten: 10, darken: 10, saturate: 10, desaturate: 10, rotate: 180, warm: 10, cool: 10, opacity: 50, grayscale: null, invert: null,
};

const LARGEST_TURN = 360, WHOLE = 100;

function adjust(color: Color, change: Change, amount: number): Color {
	const share = amount / WHOLE;
	switch (change) {
		case 'lighten': return lighten(color, share);
		case 'darken': return darken(color, share);
		case 'saturate': return saturate(color, share);
		case 'desaturate': return desaturate(color, share);
		case 'rotate': return rotate(color, amount);
		case 'warm': return warm(color, share);
		case 'cool': return warm(color, -share);
		case 'opacity': return { ...color, alpha: share };
		case 'grayscale': return grayscale(color);
		case 'invert': return invert(color);
		default: return change satisfies never;
	}
}

/** Checks that the change takes the amount. */
function checkAmount({ change, amount }: { readonly change: Change; readonly amount?: number | undefined }): Broken | undefined {
	if (amount === undefined) return undefined;
	if (AMOUNTS[change] === null) return { field: 'amount', claim: phrase`is not used by ${change}. Leave it out` };
	if (change !== 'rotate' && (amount < 0 || amount > WHOLE))
		return {
			field: 'amount', claim: phrase`of ${change} must be a number from 0 to ${WHOLE}, got ${amount}`,
			advice: suggest`Write ${amount < 0 ? 0 : WHOLE}.`,
		};
	return undefined;
}

const change = choice(words.fields.change, CHANGES);

export const adjustColor = operation({
	name: 'adjust-color',
	order: 143,
	words,
	group: 'Make',
	input: ruled(object('', {
		colors: colorsField(words.fields.colors, 1, MOST_COLORS),
		change,
		amount: optional(number(words.fields.amount, -LARGEST_TURN, LARGEST_TURN)),
	}), checkAmount),
	result: object(words.result.whole, {
		change,
		amount: optional(number(words.result.amount, -LARGEST_TURN, LARGEST_TURN)),
		colors: list(resultWords.inOrder, object('A changed color.', {
			from: SWATCH,
			...SHADE.fields,
			css: cssText(words.result.css),
		}), 1, MOST_COLORS),
	}),
	values: ['colors.hex'],
	rows: ['colors'],
	examples: [
		{ colors: ['#3b82f6'], change: 'darken', amount: 15 },
		{ colors: ['tomato', 'teal'], change: 'rotate', amount: 30 },
	],
}).runs(({ colors, change, amount = AMOUNTS[change] ?? undefined }) => {
	spend(12 * colors.length);
	return {
		change,
		...(amount !== undefined && { amount }),
		colors: colors.map((sent) => {
			const changed = adjust(sent.color, change, amount ?? 0), from = asCss(sent);
			return {
				from: swatch(sent),
				...shade(changed),
				css: change === 'invert' ? relativeInverse(from) : relativeOklch(from, sent.color, changed),
			};
		}),
	};
});
