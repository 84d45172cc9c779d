/*
 * Themes that are expensive to audit and repair: the work grows about linearly with the file or is refused as too complex, every step
 * between two pauses is short, and a repaired file does not change when it is repaired again.
 *
 * Units of the work budget are counted, not time; test/budget/calibration.test.ts relates them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBudget, isTooComplex, withBudget, WORK_LIMIT } from '../../src/math/budget.ts';
import type { Steps } from '../../src/math/steps.ts';
import { auditThemeColors } from '../../src/theme/audit.ts';
import { requestPairs } from '../../src/theme/judge-pairs.ts';
import { readTheme, readThemeInSteps } from '../../src/theme/read-theme.ts';
import { repairTheme, type Repair } from '../../src/theme/repair.ts';

/** Six hex digits that differ from those of other numbers. */
const digits = (i: number): string => ((i * 2654435761 >>> 8) & 0xffffff).toString(16).padStart(6, '0');

/** A middle gray, nearly. */
const nearly = (start: string, i: number): string => `#${start}${digits(i).slice(1)}`;

/** `begin`, as many parts as fit into the length, and `end`. */
const filled = (begin: string, part: (i: number) => string, end: string) => (length: number): string => {
	let text = begin;
	for (let i = 0; text.length + part(i).length + end.length <= length; i++) text += part(i);
	return text + end;
};

/** `.a1-theme,.b1-theme`: each is enough. */
const themes = (i: number, letters: string): string => [...letters].map((letter) => `.${letter}${i}-theme`).join();

/** A chain whose first name needs all others. */
const chain = (length: number): string => {
	let text = ':root{', i = 0;
	for (; text.length < length - 90; i++) text += `--e${i}:oklch(from var(--e${i + 1}) calc(l + .001) c h);--on-e${i}:#777;`;
	return `${text}--e${i}:#888}`;
};

const SHAPES: Readonly<Record<string, (length: number) => string>> = {
	'texts that fail on one background': filled(':root{--a:#888;', (i) => `--a-${i}:var(--a);--a-${i}-foreground:${nearly('8', i)};`, '}'),
	'pairs that fail each by itself': filled(':root{', (i) => `--b${i}:${nearly('8', i)};--on-b${i}:${nearly('7', i)};`, '}'),
	'one text on many backgrounds': filled(':root{--t:#888;', (i) => `--b${i}:#${digits(i)};--on-b${i}:var(--t);`, '}'),
	'a ring of pairs': filled(':root{', (i) => `--b${i}:${nearly('8', i)};--on-b${i}:var(--b${i + 1});`, '--b9999:#888}'),
	'chains of names': filled(':root{--a0:#888;', (i) => `--a${i + 1}:var(--a${i});--on-a${i}:var(--a${i});`, '}'),
	'modes without end': filled(':root{--a:#888;--on-a:#777}', (i) => `.t${i}-theme{--a:#${digits(i)}}`, ''),
	'media lists': filled('', (i) => `@media ${Array.from({ length: 20 }, (_, j) => `(min-width:${20 * i + j}px)`).join()}{:root{--a:#111;--on-a:#${digits(i)}}}`, ''),
	'names that each mode changes': filled(
		`:root{--a0:#888;${Array.from({ length: 90 }, (_, i) => `--a${i + 1}:var(--a${i});--on-a${i}:var(--a${i});`).join('')}}`,
		(i) => `.t${i % 64}-theme{--a${i % 90}:#${digits(i)}}`, '',
	),
	'lists in lists': filled('', (i) => `${themes(i, 'abcd')}{${themes(i, 'efghij')}{${themes(i, 'klm')}{--a:#111;--on-a:#777}}}`, ''),
	'colors outside of every gamut': filled(':root{', (i) => `--e${i}:lab(50 3${i % 90} -3${i % 77});--on-e${i}:lab(49 3${i % 90} -3${i % 70});`, '}'),
	'mixtures of mixtures': filled(':root{--a:#888;', (i) => `--e${i + 1}:color-mix(in oklch, var(--a), var(--e${i}, red) 30%);--on-e${i}:var(--a);`, '}'),
	'colors computed from one': filled(':root{--a:#888;', (i) => `--e${i}:oklch(from var(--a) calc(l*1.${i % 10}) c h);--on-e${i}:${nearly('7', i)};`, '}'),
	'colors computed from the one before': filled(':root{--e0:#888;',
		(i) => `--e${i + 1}:oklch(from var(--e${i}) calc(l + .01) c h);--on-e${i}:${nearly('7', i)};`, '}'),
	'colors computed from the one behind': chain,
	'translucent texts on one translucent surface': filled(':root{--background:#8888;--t:lab(50 70 -70/.5);',
		(i) => `--e${i}:var(--t);--on-e${i}:lab(49 3${i % 90} -3${i % 70}/.${i % 9 + 1});`, '}'),
	'translucent surfaces on the page of each mode': filled(':root{--card:#8888;--on-card:#777;--a:#8888;--on-a:#7777}',
		(i) => `.t${i % 64}-theme{--background:#${digits(i)};--card-${i}:#${digits(i + 5)}88;--on-card-${i}:#777}`, ''),
	'texts between black and white': filled(':root{--w:#fff;--k:#000;--t:#777;',
		(i) => `--e${i}-a:#${digits(i)};--on-e${i}-a:var(--t);--e${i}-b:var(--k);--on-e${i}-b:var(--t);`, '}'),
	'two colors in each value': filled(':root{',
		(i) => `--b${i}:light-dark(#${digits(i)},#${digits(i + 9)});--on-b${i}:light-dark(#${digits(i + 3)},#${digits(i + 7)});`, '}'),
};

interface Spent<T> {
	/** Undefined if the work was refused. */
	readonly result: T | undefined;
	readonly units: number;
	/** The most units between two pauses. */
	readonly longest: number;
}

/** Runs work under a budget, as a request does. */
function measure<T>(work: Steps<T>, limit: number): Spent<T> {
	const budget = createBudget(limit);
	for (let longest = 0, before = 0; ; before = budget.spent) {
		try {
			const { done, value } = withBudget(budget, () => work.next());
			longest = Math.max(longest, budget.spent - before);
			if (done === true) return { result: value, units: budget.spent, longest };
		} catch (error) {
			if (!isTooComplex(error)) throw error;
			return { result: undefined, units: budget.spent, longest };
		}
	}
}

function repaired(text: string, limit = Infinity): Spent<Repair> {
	const theme = readTheme(text);
	return measure(function* () {
		const requested = yield* requestPairs(theme, [], 'aa'), audit = yield* auditThemeColors(theme, requested);
		return yield* repairTheme(audit, requested, readThemeInSteps, { lock: [], prefer: 'least' });
	}(), limit);
}

/** The most units of a step: at two microseconds a unit, 13 of the 15 ms that a turn may take. */
const LONGEST_STEP = 6500;

const hostile = suite('expensive themes');

for (const [shape, make] of Object.entries(SHAPES)) {
	hostile(`${shape}: four times the file is at most 4^1.3 times the work, or refused, in short steps`, () => {
		const long = repaired(make(60_000), WORK_LIMIT);
		if (long.result !== undefined) {
			const short = repaired(make(15_000), WORK_LIMIT);
			assert.ok(long.units <= 4 ** 1.3 * short.units + 1000, `${short.units} and ${long.units} units`);
		}
		assert.ok(long.longest <= LONGEST_STEP, `a step of ${long.longest} units`);
	});

	hostile(`${shape}: a second repair changes nothing`, () => {
		const { text } = repaired(make(3_000)).result!;
		assert.is(repaired(text).result!.text, text);
	});
}

hostile('reading stops at every value and every block, so that none holds up others', () => {
	for (const [shape, make] of Object.entries(SHAPES)) {
		let steps = 0;
		const reading = readThemeInSteps(make(12_000));
		for (;; steps++) {
			const { done, value } = reading.next();
			if (done !== true) continue;
			assert.ok(steps >= value.entries.length && value.entries.length > 5, `${shape}: ${steps} steps for ${value.entries.length} values`);
			break;
		}
	}
});

hostile('a thousand pairs like those of real themes are repaired within the limit', () => {
	// A tenth of the pairs fails: 2,000 colors in 60,000 characters.
	const text = filled(':root{', (i) => `--b${i}:#fff;--on-b${i}:${i % 10 === 0 ? nearly('9', i) : `#0000${digits(i).slice(4)}`};`, '}')(60_000);
	const { result, units } = repaired(text, WORK_LIMIT);
	assert.equal(result?.failing, []);
	assert.ok(units < WORK_LIMIT * 3 / 4, `${units} units`);
});

hostile.run();
