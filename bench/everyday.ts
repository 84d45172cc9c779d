/*
 * Chains of calls from texts to HEX or a number: `tincture` with texts, its own `tincture/fn` with objects, and @colordx/core.
 */

import { colordx, extend } from '@colordx/core';
import a11y from '@colordx/core/plugins/a11y';
import lab from '@colordx/core/plugins/lab';
import mix from '@colordx/core/plugins/mix';
import type * as objects from '../src/fn.ts';
import { built, type Engine } from './engine.ts';
import { eightBit, INPUTS, inOklch, type Triple } from './inputs.ts';
import { contender, type Aim, type Contender, type Contest } from './measure.ts';

extend([a11y, lab, mix]);

const fn = await built<typeof objects>('fn');

const AIMS: readonly Aim[] = [{ over: '@colordx/core', by: 1.5 }, { over: 'tincture/fn', by: 1 / 1.15 }];

const toText = ([r, g, b]: Triple): string => `#${[r, g, b].map((x) => Math.round(x * 255).toString(16).padStart(2, '0')).join('')}`;

/** HEX and CSS texts are valid. */
const parse = (text: string): NonNullable<ReturnType<typeof fn.parse>> => fn.parse(text)!;

type Pair = readonly [first: string, second: string];

/** Pairs of HEX texts whose mixture is inside sRGB: outside, @colordx/core clips. */
function pairs(): Pair[] {
	const texts = eightBit(2 * INPUTS).map(toText), all = texts.map((text, i): Pair => [text, texts.at(i - 1)!]);
	return all.filter(([first, second]) => fn.inGamut(fn.mix(parse(first), parse(second), 0.3), fn.srgb)).slice(0, INPUTS);
}

/** Texts of muted colors: of any lightness from 0.4 to 0.8 they are inside sRGB. */
const mutedTexts = (): string[] => inOklch().map(([l, c, h]) => `oklch(${(0.4 + l * 0.4).toFixed(4)} ${(c / 6).toFixed(4)} ${h.toFixed(2)})`);

interface Chain<I> {
	readonly title: string;
	readonly inputs: readonly I[];
	readonly library: (library: Engine['library'], input: I) => string | number;
	readonly objects: (input: I) => string | number;
	readonly colordx: (input: I) => string | number;
	/** Tolerance of numbers. */
	readonly within?: number;
}

const contest = <I>(engines: readonly Engine[], { title, inputs, library, objects, colordx, within = 0 }: Chain<I>): Contest => {
	const one = (name: string, run: (input: I) => string | number): Contender => contender(name, inputs, run, (out) => [out], within);
	return {
		title,
		inputs: inputs.length,
		aims: AIMS,
		contenders: [
			...engines.map((engine) => one(engine.name, (input) => library(engine.library, input))),
			one('tincture/fn', objects),
			one('@colordx/core', colordx),
		],
	};
};

export const everydayContests = (engines: readonly Engine[]): Contest[] => [
	contest(engines, {
		title: 'set the lightness of an oklch() text, #rrggbb',
		inputs: mutedTexts(),
		library: ({ adjust, toHex }, text) => toHex(adjust(text, { l: 0.6 }, 'oklch')),
		objects: (text) => fn.toHex(fn.adjust(parse(text), { l: 0.6 }, fn.oklch)),
		colordx: (text) => colordx(text).lightness(0.6).toHex(),
	}),
	contest(engines, {
		title: 'mix two HEX texts in OKLab, #rrggbb',
		inputs: pairs(),
		library: ({ mix, toHex }, [first, second]) => toHex(mix(first, second, 0.3, 'oklab')),
		objects: ([first, second]) => fn.toHex(fn.mix(parse(first), parse(second), 0.3)),
		colordx: ([first, second]) => colordx(first).mixOklab(second, 0.3).toHex(),
	}),
	contest(engines, {
		title: 'WCAG ratio of two HEX texts',
		inputs: pairs(),
		library: ({ contrastRatio }, [first, second]) => contrastRatio(first, second),
		objects: ([first, second]) => fn.contrastRatio(parse(first), parse(second)),
		colordx: ([first, second]) => colordx(first).contrast(second),
		// @colordx/core rounds to two decimals.
		within: 0.01,
	}),
	contest(engines, {
		title: 'HEX text to OKLCH',
		inputs: eightBit().map(toText),
		library: ({ convert }, text) => convert(text, 'oklch').coords[0],
		objects: (text) => fn.convert(parse(text), fn.oklch).coords[0],
		colordx: (text) => colordx(text).toOklch().l,
		within: 1e-4,
	}),
];
