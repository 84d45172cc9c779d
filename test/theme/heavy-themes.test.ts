/*
 * Themes made to hold the service up: requests that once did, sent to a real server, and themes of every form in which each
 * construction repeats, whose cost must grow as their length.
 *
 * Cost is counted in units of work, not in time.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { createBudget, isTooComplex, withBudget, WORK_LIMIT } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { auditTheme } from '../../src/operations.ts';
import { readThemeInSteps } from '../../src/theme/read-theme.ts';
import { createResolver } from '../support/resolver.ts';
import { HEAVY_THEMES } from './heavy-themes.ts';
import { withServer } from '../support/server.ts';

const faults = suite('heavy themes');

const fan = (names: number, uses: number, end: string): string => {
	const lines = Array.from({ length: names }, (_, i) => `--n${i}:${Array.from({ length: uses }, () => `var(--n${i + 1})`).join(' ')};`);
	return `:root{--card:white;--card-foreground:rgb(var(--n0) 0 0);${lines.join('')}--n${names}:${end};}`;
};

const TOKEN = { c: { $type: 'color', $value: '#fff' } };

const setOfItself = (references: number): string => JSON.stringify({
	resolutionOrder: [{ $ref: '#/sets/a' }],
	sets: { a: { sources: [...Array.from({ length: references }, () => ({ $ref: '#/sets/a' })), TOKEN] } },
});

/** Sets that each refer to the next one several times, without a cycle. */
const setsThatFanOut = (sets: number, references: number): string => JSON.stringify({
	resolutionOrder: [{ $ref: '#/sets/s0' }],
	sets: Object.fromEntries(Array.from({ length: sets + 1 }, (_, i) => [`s${i}`, {
		sources: i === sets ? [TOKEN] : Array.from({ length: references }, () => ({ $ref: `#/sets/s${i + 1}` })),
	}])),
});

/** Each request, and the status of its answer. */
const REQUESTS: readonly (readonly [claim: string, theme: string, status: number])[] = [
	['20 variables that name the next one eight times, with an empty text at the end', fan(20, 8, ' '), 200],
	['the same with a number at the end', fan(20, 8, '1'), 200],
	['fallbacks of the same name in one another', `:root{--b:red;--c:rgb(${'var(--a,'.repeat(40)}1${')'.repeat(40)} 0 0)}`, 200],
	['a variable with itself as its fallbacks', `:root{--b:red;--a:rgb(${'var(--a,'.repeat(40)}1${')'.repeat(40)} 0 0)}`, 200],
	['a set that refers to itself 30 times', setOfItself(30), 400],
	['a set that refers to itself 12 times', setOfItself(12), 400],
	['sets that fan out 20 deep without a cycle', setsThatFanOut(20, 30), 200],
	['base64 with 60,000 blanks and a sign at its end', `${'a'.repeat(12)}${' '.repeat(60_000)}!`, 400],
	['15,000 empty modes of Figma', `{"variableCollections":{},"variableModes":[${'{},'.repeat(14_999)}{}]}`, 400],
	['a property with 28,000 blanks and 3,900 syntaxes', `@property${' '.repeat(28_000)}x{${'syntax:a;'.repeat(3_900)}}`, 400],
	['references without end in rgba()', `{"$metadata":{},"s":{"a":{"value":"#fff","type":"color"},"b":{"value":"rgba(${'{a}'.repeat(18_000)})","type":"color"}}}`, 200],
	['a long key over many tokens', JSON.stringify({ ['k'.repeat(20_000)]: Object.fromEntries(
		Array.from({ length: 800 }, (_, i) => [`t${i}`, { $type: 'color', $value: '#fff' }])) }), 400],
	['3,000 numeric modes of a variable of Figma', JSON.stringify({ variableCollections: {}, variables: { 1: {
		name: 'a', valuesByMode: Object.fromEntries(Array.from({ length: 1_900 }, (_, i) => [i, { r: 0, g: 0, b: 0 }])) } } }), 200],
];

for (const [claim, theme, status] of REQUESTS) {
	faults(`${claim}: an answer with status ${status}`, () => withServer(async (url) => {
		const answer = await fetch(`${url}/api/v1/audit-theme`, {
			method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ theme }),
		});
		assert.is(answer.status, status, await answer.text());
		assert.is((await fetch(`${url}/livez`)).status, 200);
	}));
}

faults('a cycle of sets is refused with the reference that closes it', () => {
	assert.throws(() => auditTheme({ theme: setOfItself(2) }), (error: unknown) =>
		error instanceof InputError && error.message.includes('"#/sets/a"') && error.message.includes('cycle'));
});

faults('what one theme is answered does not depend on another', () => {
	const themes = [
		fan(3, 2, '1'),
		':root{--a:#777;--on-a:hsl(var(--h) 0% 50%);--h:10;--b:var(--a',
		':root{--a:rgb(var(--x) 0 0);--x:1;--on-a:#000}',
	];
	const alone = themes.map((theme) => JSON.stringify(auditTheme({ theme })));
	for (const i of [0, 1, 2, 1, 0, 2, 2, 0, 1]) assert.is(JSON.stringify(auditTheme({ theme: themes[i]! })), alone[i]);
});

interface Cost {
	readonly units: number;
	readonly entries: number;
}

/** Units for reading a theme and resolving every entry, and every name in every mode; up to the number of requests that an audit makes. */
function measure(text: string, limit = Infinity): Cost {
	const budget = createBudget(limit);
	let entries = 0;
	try {
		withBudget(budget, () => {
			const theme = whole(readThemeInSteps(text)), resolver = createResolver(theme);
			entries = theme.entries.length;
			const modes = new Map(theme.modes.map((mode) => [mode.conditions.join('\n'), mode]));
			for (const entry of theme.entries) resolver.resolveEntry(modes.get(entry.when[0]!.join('\n')) ?? theme.modes[0]!, entry);
			const keys = [...new Set(theme.entries.map(({ key }) => key))].slice(0, Math.ceil(8_000 / theme.modes.length));
			for (const mode of theme.modes) for (const key of keys) resolver.resolveName(mode, key);
		});
	} catch (error) {
		assert.instance(error, InputError);
	}
	return { units: budget.spent, entries };
}

for (const [shape, make] of Object.entries(HEAVY_THEMES)) {
	faults(`${shape}: four times the length costs at most 4 to the power of 1.3`, () => {
		const short = measure(make(15_000)), long = measure(make(60_000));
		assert.ok(long.units <= 4 ** 1.3 * short.units + 1_000, `${short.units} and ${long.units} units`);
		assert.ok(long.units <= WORK_LIMIT, `${long.units} units`);
	});
}

faults('400 random mixtures of heavy constructions stay within the budget', () => {
	const random = randomFrom('heavy themes'), shapes = Object.values(HEAVY_THEMES);
	for (let round = 0; round < 400; round++) {
		const pick = (): string => shapes[Math.floor(random() * shapes.length)]!(200 + Math.floor(random() * 2_000));
		const [one, other] = [pick(), pick()], cut = Math.floor(random() * one.length);
		const { units } = measure(random() < 0.5 ? one + other : one.slice(0, cut) + other + one.slice(cut), WORK_LIMIT);
		assert.ok(units <= WORK_LIMIT, `${units} units`);
	}
});

faults('a budget that is used up while a theme is read gives no partial theme', () => {
	const text = HEAVY_THEMES['CSS colors']!(20_000);
	assert.throws(() => withBudget(createBudget(500), () => whole(readThemeInSteps(text))), isTooComplex);
});

faults.run();
