/*
 * The order in which sets and modifiers apply, as the resolver of design tokens has it: later sources win, sets may use sets, and
 * cycles are refused.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { format } from '../../src/formats/table.ts';
import { randomFrom } from '../../src/math/random.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { isResolved } from '../../src/theme/resolve.ts';
import { createResolver } from '../support/resolver.ts';
import { MOST_MODES } from '../../src/theme/theme.ts';

const resolver = suite('resolver documents');

const token = (value: string): unknown => ({ $type: 'color', $value: value });

const set = (name: string): unknown => ({ $ref: `#/sets/${name}` });

/** The color of `a` in each mode. */
function colorsOfA(document: unknown): Readonly<Record<string, string>> {
	const theme = readTheme(JSON.stringify(document)), { resolveName } = createResolver(theme);
	return Object.fromEntries(theme.modes.map((mode) => {
		const outcome = resolveName(mode, 'a');
		return [mode.name, isResolved(outcome) ? format(outcome.color, 'hex') : 'none'];
	}));
}

resolver('a set that is used twice has the position of its last use', () => {
	const sets = { one: { sources: [{ a: token('#111111') }] }, two: { sources: [{ a: token('#222222') }] } };
	assert.equal(colorsOfA({ sets, resolutionOrder: [set('one'), set('two')] }), { default: '#222222' });
	assert.equal(colorsOfA({ sets, resolutionOrder: [set('one'), set('two'), set('one')] }), { default: '#111111' });
});

resolver('contexts of modifiers are modes, and the default context always applies', () => {
	const sets = { night: { sources: [{ a: token('#eeeeee') }] } };
	const modifiers = { theme: { default: 'day', contexts: { day: [{ a: token('#111111') }], night: [set('night')] } } };
	assert.equal(colorsOfA({ sets, modifiers, resolutionOrder: [{ $ref: '#/modifiers/theme' }] }), { default: '#111111', night: '#eeeeee' });
});

resolver('sets lead to sets through chains of 1,000 references', () => {
	const sets = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) =>
		[`s${i}`, { sources: [i < 999 ? set(`s${i + 1}`) : { a: token('#123456') }] }]));
	assert.equal(colorsOfA({ sets, resolutionOrder: [set('s0')] }), { default: '#123456' });
});

/** The last group that a walk with all repetitions reads; -1 for none. Throws a RangeError on a cycle. A group is its list and a half. */
const lastGroup = (lists: readonly (readonly number[])[], from: number, around: readonly number[]): number => {
	if (around.includes(from)) throw new RangeError('cycle');
	return lists[from]!.reduce((last, next) => {
		const own = Number.isInteger(next) ? lastGroup(lists, next, [...around, from]) : next;
		return own >= 0 ? own : last;
	}, -1);
};

resolver('in 500 random documents, the last source in a walk with all repetitions wins; documents with a cycle are refused', () => {
	const random = randomFrom('resolver');
	let refused = 0;
	for (let round = 0; round < 500; round++) {
		const size = 2 + Math.floor(random() * 4), any = (): number => Math.floor(random() * size);
		const lists = Array.from({ length: size }, (_, i) =>
			Array.from({ length: 1 + Math.floor(random() * 3) }, () => (random() < 0.5 ? any() : i + 0.5)));
		const order = [any(), any(), any()];
		const document = {
			sets: Object.fromEntries(lists.map((list, i) =>
				[`s${i}`, { sources: list.map((next) => (Number.isInteger(next) ? set(`s${next}`) : { a: token(`#00000${i}`) })) }])),
			resolutionOrder: order.map((i) => set(`s${i}`)),
		};
		let last: number | undefined;
		try {
			for (const i of order) {
				const index = lastGroup(lists, i, []);
				if (index >= 0) last = index;
			}
		} catch (error) {
			assert.instance(error, RangeError);
			refused++;
			assert.throws(() => colorsOfA(document), (thrown: unknown) => thrown instanceof InputError);
			continue;
		}
		if (last === undefined) continue;
		assert.equal(colorsOfA(document), { default: `#00000${Math.floor(last)}` }, JSON.stringify(document));
	}
	assert.ok(refused > 50 && refused < 450, String(refused));
});

resolver('contexts beyond the most modes are counted and not read', () => {
	const contexts = Object.fromEntries(Array.from({ length: MOST_MODES + 10 }, (_, i) => [`c${i}`, [{ a: token('#111111') }]]));
	const { modes, leftOut, modesLeftOut } = readTheme(JSON.stringify({ resolutionOrder: [{ contexts }] }));
	assert.equal([modes.length, leftOut, modesLeftOut], [MOST_MODES, 0, 10]);
});

resolver('contexts are left out as one mode each, however many tokens and modifiers they have', () => {
	const contexts = Object.fromEntries(Array.from({ length: MOST_MODES + 3 }, (_, i) =>
		[`c${i}`, [{ a: token('#111111'), b: token('#222222') }]]));
	assert.is(readTheme(JSON.stringify({ resolutionOrder: [{ contexts }, { contexts }] })).modesLeftOut, 3);
});

resolver('contexts of the same name in several modifiers are one mode', () => {
	const contexts = { x: [{ a: token('#111111') }], y: [{ a: token('#222222') }] };
	const { modes, leftOut } = readTheme(JSON.stringify({ resolutionOrder: Array.from({ length: MOST_MODES }, () => ({ contexts })) }));
	assert.equal([modes.map(({ name }) => name), leftOut], [['x', 'y'], 0]);
});

resolver.run();
