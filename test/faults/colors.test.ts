/*
 * Color texts that once held the process, overflowed its stack or crashed it, and generated families around them: each gives a
 * color or an InputError for a bounded number of work units.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCss4 } from '../../src/fn.ts';
import { InputError } from '../../src/errors.ts';
import { createBudget, isTooComplex, withBudget, WORK_LIMIT } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import type { Steps } from '../../src/math/steps.ts';
import { readColor } from '../../src/names/parse-color.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { LONGEST_COLOR } from '../../src/reading/css-text.ts';
import { MOST_VARIABLES } from '../../src/reading/css-variables.ts';
import { decodeJson, decodeJsonInSteps } from '../../src/schema/decode.ts';

const colors = suite('hostile color texts');

/** Units that reading a text takes, whether it is a color or not. */
function unitsFor(text: string, variables?: Readonly<Record<string, string>>): number {
	const budget = createBudget();
	withBudget(budget, () => {
		try {
			readColor(text, { variables });
		} catch (error) {
			assert.instance(error, InputError, `${text}: ${String(error)}`);
		}
	});
	return budget.spent;
}

/** Units of work that an operation takes, in all and at most between two pauses; a fault of the input ends it. */
function measureWork(name: string, sent: unknown): { readonly all: number; readonly turn: number } {
	const { input, run: answer, steps } = OPERATIONS.find((one) => one.name === name)!, budget = createBudget();
	let turn = 0;
	const drive = <T>(work: Steps<T>): T => {
		for (;;) {
			const before = budget.spent, { done, value } = withBudget(budget, () => work.next());
			turn = Math.max(turn, budget.spent - before);
			if (done === true) return value;
		}
	};
	try {
		const decoded = drive(decodeJsonInSteps(input, sent)) as never;
		if (steps === undefined) withBudget(budget, () => answer(decoded));
		else drive(steps(decoded));
	} catch (error) {
		assert.instance(error, InputError, String(error));
		assert.is(isTooComplex(error), false, `${name}: ${JSON.stringify(sent).slice(0, 200)}`);
	}
	return { all: budget.spent, turn };
}

/** The answer of an operation. Throws InputError. */
function run(name: string, sent: unknown): unknown {
	const { input, run: answer } = OPERATIONS.find((one) => one.name === name)!;
	return answer(decodeJson(input, sent) as never);
}

colors('a reference with many comments and no name is refused at once', () => {
	assert.throws(() => readColor(`var(${'/**/'.repeat(28)} x)`), /not a name like --brand/);
	const parts = ['/**/', '/* */', ' ', '\t', '/*-*/', '--a', '-', ',', 'x'];
	for (const one of parts) for (const other of parts) for (const end of [' x)', ')', ',)', '--a)', '--a x)', ',,)', '', '/*)'])
		unitsFor(`var(${(one + other).repeat(50 / (one + other).length)}${end}`);
});

colors('comments that open and close at once are skipped at once', () => {
	const around = [['x/*', 'x'], ['red/*', '*/'], ['/*', '*/red x']] as const;
	for (const part of ['*//*', '/**/', '/*', '*/', '**//*', ' ']) for (const [start, end] of around) {
		const text = start + part.repeat((LONGEST_COLOR - 10) / part.length) + end;
		assert.ok(parseCss4(text) === undefined || withBudget(createBudget(), () => readColor(text)).color.alpha === 1, text);
		unitsFor(text);
	}
});

colors('a chain of variables with nested fallbacks fits the stack', () => {
	const variables: Record<string, string> = {};
	for (let i = 0; i < MOST_VARIABLES; i++) {
		let text = i === 0 ? 'red' : `var(--v${i - 1})`;
		while (text.length + 9 <= LONGEST_COLOR) text = `var(--x,${text})`;
		variables[`--v${i}`] = text;
	}
	const { color } = readColor(`var(--v${MOST_VARIABLES - 1})`, { variables });
	assert.equal(color.coords, [1, 0, 0]);
});

colors('a variable that depends on a cycle names it, whichever color was read before', () => {
	const variables = { '--a': 'var(--b)', '--b': 'rgb(var(--c) 0 0)', '--c': 'var(--a)', '--in': 'color-mix(red, var(--b))' };
	for (const [text, cycle] of [
		['var(--a)', '--a → --b → --c → --a'], ['var(--b)', '--b → --c → --a → --b'], ['var(--c)', '--c → --a → --b → --c'],
		['var(--in)', '--b → --c → --a → --b'],
	] as const) {
		for (const page of [{ variables }, { variables: { ...variables } }])
			assert.throws(() => readColor(text, page), (error: Error) => error.message.includes(`itself: ${cycle}.`), `${text}: ${cycle}`);
	}
});

colors('hues without enough visible colors are refused, and no set has a color twice', () => {
	const read = (given: object): unknown => run('generate-data-colors', given);
	assert.throws(() => read({ background: '#3b82f6', hues: [213.32] }), /hues have \d+ colors with 3:1 on the background, and \d+ are needed\. Leave out hues\./);
	for (const background of ['#3b82f6', '#777', '#fff', '#0a0']) for (let hue = 0; hue <= 360; hue += 15) for (const count of [3, 8, 12]) {
		try {
			const { colors: set } = read({ background, hues: [hue], count }) as { readonly colors: readonly { readonly hex: string }[] };
			assert.is(new Set(set.map(({ hex }) => hex)).size, count, `${background} ${hue} ${count}`);
		} catch (error) {
			assert.ok(error instanceof InputError && error.issues[0].path[0] === 'hues', String(error));
		}
	}
});

colors('diverging hues that give both sides the same colors are refused with hues that work', () => {
	const read = (fields: object): unknown => run('generate-data-colors', { kind: 'diverging', ...fields });
	assert.throws(() => read({ count: 12, hues: [135, 135], background: '#777' }), /hues must differ more.*Write \[135, 315\]/);
	for (let hue = 0; hue <= 360; hue += 60) {
		for (const count of [4, 7, 8, 12]) for (const apart of [0, 0.5, 1, 2, 3, 5]) {
			for (const background of [undefined, 'black', '#777']) {
				const fields = { count, background };
				try {
					read({ ...fields, hues: [hue, (hue + apart) % 360] });
				} catch (error) {
					assert.ok(error instanceof InputError && error.issues[0].path[0] === 'hues', String(error));
					read({ ...fields, hues: [hue, (hue + 180) % 360] });
				}
			}
		}
	}
});

/** 15 ms at 2 us a unit. */
const MOST_UNITS_A_TURN = 7500;

colors('text on eight translucent gradients of 32 stops takes a third of the budget, in short turns', () => {
	const random = randomFrom('stacks');
	const gradient = (stops: number, at: (i: number) => string): string => `linear-gradient(in hsl longer hue,${
		Array.from({ length: stops }, (_, i) => `oklch(.5 .4 ${Math.floor(random() * 360)}/.5)${at(i)}`).join(',')})`;
	const stack = (layers: number, stops: number, text: string, at: (i: number) => string): object =>
		({ text, background: gradient(stops, at), layers: Array.from({ length: layers }, () => gradient(stops, at)) });
	const aside = (i: number): string => (i > 0 && i < 16 ? ` ${(i * 6 + 6 * random()).toFixed(1)}%` : '');
	for (const [layers, stops] of [[8, 32], [8, 17], [8, 4], [3, 32], [1, 32], [1, 2]] as const) {
		for (const text of ['white', '#777', 'rgb(120 130 140 / .5)']) for (const at of [() => '', aside]) {
			const { all, turn } = measureWork('check-contrast', stack(layers, stops, text, at)), said = `${layers} x ${stops}, ${text}: ${all}, ${turn}`;
			assert.ok(all < (text.startsWith('rgb') ? 0.75 : 0.5) * WORK_LIMIT, said);
			assert.ok(turn < MOST_UNITS_A_TURN, said);
		}
	}
});

colors('ends of diverging colors are judged in short turns', () => {
	const random = randomFrom('ends'), hex = (): string => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`;
	for (let n = 0; n < 120; n++) {
		const fields = { kind: 'diverging', count: 3 + n % 10, keep: [hex(), hex()], ...(n % 2 === 0 && { background: hex() }) };
		const { all, turn } = measureWork('generate-data-colors', fields), said = `${JSON.stringify(fields)}: ${all}, ${turn}`;
		assert.ok(all < WORK_LIMIT / 4 && turn < MOST_UNITS_A_TURN, said);
	}
});

/** A request with 200 names of the caller's own. */
const among = (color: (i: number) => string, more: object = {}): object =>
	({ query: 'rose', ...more, among: Array.from({ length: 200 }, (_, i) => ({ name: `rose ${i}`, color: color(i) })) });

const MISSPELT = ['teeal', 'darkk blu', 'turqoise bleu', 'lihgt grene', 'сниий', 'ceruleann sky', 'rubbyy', 'ochree brown', 'lavendr mist'];

colors('200 misspelt colors take less than half of the budget, in short turns', () => {
	const others = ['a b c d e f g', 'qwerty '.repeat(8).trim(), 'x'.repeat(60), 'rgb(10 20', 'color-mix(in oklb, teal, blu)'];
	for (const misspelt of [...MISSPELT, ...others]) {
		const { all, turn } = measureWork('find-colors', among((i) => `${misspelt}${'bcdfghklmn'[i % 10]}${'aeiouy'[i % 6]}`));
		assert.ok(all < WORK_LIMIT / 2, `${misspelt}: ${all}`);
		assert.ok(turn < MOST_UNITS_A_TURN, `${misspelt}: ${turn}`);
	}
});

const chain = (text: (before: string, i: number) => string, first = 'red'): Record<string, string> => Object.fromEntries(
	Array.from({ length: MOST_VARIABLES }, (_, i) => [`--v${i}`, i === 0 ? first : text(`var(--v${i - 1})`, i)]),
);

colors('variables are expanded once for all colors of a request', () => {
	const last = `var(--v${MOST_VARIABLES - 1})`;
	for (const [what, variables] of [
		['a chain', chain((before) => before)],
		['fallbacks', chain((before) => `var(--x, var(--y, ${before}))`)],
		['relative colors', chain((before, i) => (i < 20 ? `oklch(from ${before} calc(l * 0.99) c h)` : before))],
		['a cycle', { ...chain((before) => before), '--v0': last }],
		['a missing name', { ...chain((before) => before), '--v0': 'var(--v)' }],
		['fan-out', chain((before, i) => (i < 7 ? `${before} ${before}` : before))],
		['fan-out of nothing', chain((before) => Array(7).fill(before).join(' '), '')],
	] as const) {
		const one = measureWork('find-colors', { ...among(() => last, { variables }), among: [{ name: 'a', color: last }] }).all;
		const { all, turn } = measureWork('find-colors', among(() => last, { variables }));
		assert.ok(all < one + 200 * 200, `${what}: ${one}, ${all}`);
		assert.ok(turn < MOST_UNITS_A_TURN, `${what}: ${turn}`);
	}
});

colors('nested functions take a bounded part of the budget', () => {
	const nest = (open: string, inner: string, close: string): string => {
		let text = inner;
		while (text.length + open.length + close.length <= LONGEST_COLOR) text = open + text + close;
		return text;
	};
	for (const text of [
		nest('color-mix(in oklch,red,', 'teal', ')'), nest('color-mix(', 'red', ')'), nest('oklch(from ', 'teal', ' l c h)'),
		nest('light-dark(red,', 'teal', ')'), nest('contrast-color(', 'red', ')'), nest('alpha(from ', 'red', '/.5)'),
		`rgb(${nest('calc(1*', '2', ')').slice(0, 100)} 0 0)`, `rgb(${nest('(', '2', ')').slice(8)} 0 0)`, `color-mix(${'red,'.repeat(26)}teal)`,
		`rgb(min(${'1,'.repeat(50)}1) 0 0)`, `rgb(${'('.repeat(100)}`, nest('color-mix(in oklb,rd,', 'tel', ')'), nest('var(--a,', 'red', ')'),
	]) {
		assert.ok(unitsFor(text) < 1000, `${text}: ${unitsFor(text)}`);
		assert.ok(unitsFor(text, {}) < 1000, `${text}: ${unitsFor(text, {})}`);
		const { all } = measureWork('find-colors', among(() => text));
		assert.ok(all < WORK_LIMIT / 3, `${text}: ${all}`);
	}
});

colors.run();
