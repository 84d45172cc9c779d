/*
 * Loops and recursion over caller input spend from the work budget (`src/math/budget.ts`).
 *
 * In the rooms below, every declaration with a loop calls `spend`, or something that does, or is called only by functions of its file
 * that call `spend` themselves. Everything else is in the list of exemptions, with the bound that makes spending unnecessary.
 *
 * This reads names and not values: it finds forgotten loops, but cannot check the number of units. That is measured
 * by `test/budget/calibration.test.ts` and searched for by `npm run worst`.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { declarationsIn, type Declaration } from '../support/declarations.ts';
import { sourcesUnder } from '../support/project.ts';
import { UNPAID, type Unpaid } from '../support/unpaid-loops.ts';

const GUARDED = /^src\/(?:theme|reading|schema|palette|doors)\/|^src\/names\/(?:search|match-words)/;

const SPEND = 'src/math/budget.ts#spend';

const declarations = declarationsIn(sourcesUnder('src'));

/** Ids of functions that call `spend`, directly or indirectly. */
function findPaying(): ReadonlySet<string> {
	const paying = new Set([SPEND]);
	for (let size = 0; size !== paying.size;) {
		size = paying.size;
		for (const { id, uses } of declarations) if (uses.some((one) => paying.has(one))) paying.add(id);
	}
	return paying;
}

const paysItself = ({ uses }: Declaration): boolean => uses.includes(SPEND);

function findUnpaid(): Declaration[] {
	const paying = findPaying();
	const isPaidByCallers = ({ id, path, isExported }: Declaration): boolean => {
		const callers = declarations.filter((one) => one.path === path && one.id !== id && one.uses.includes(id));
		return !isExported && callers.length > 0 && callers.every(paysItself);
	};
	return declarations.filter((one) => GUARDED.test(one.path) && one.loops.length > 0 && !paying.has(one.id) && !isPaidByCallers(one));
}

/** True if the place is a directory above the declaration, its file, or names it behind its file. */
function covers(place: string, { path, name }: Declaration): boolean {
	const [file = '', names] = place.split('#');
	if (names !== undefined) return file === path && names.split(' ').includes(name);
	return file === path || (file.endsWith('/') && path.startsWith(file));
}

const spending = suite('loops spend');

const unpaid = findUnpaid();

spending('every loop over caller input spends, or its bound is stated', () => {
	const open = unpaid.filter((one) => !UNPAID.some(({ at }) => covers(at, one)));
	assert.equal(open.map(({ path, line, name, loops }) => `${path}:${line} ${name}: ${loops.join(', ')}`), [],
		'call spend, or state the bound in test/support/unpaid-loops.ts');
});

/** The places of an exemption, one for each name. */
const placesIn = ({ at }: Unpaid): string[] => {
	const [file = '', names] = at.split('#');
	return names === undefined ? [file] : names.split(' ').map((name) => `${file}#${name}`);
};

spending('every exemption is needed', () => {
	assert.equal(UNPAID.flatMap(placesIn).filter((place) => !unpaid.some((one) => covers(place, one))), []);
});

spending('a file that spends is exempt by name, so that a call of spend cannot get lost in it', () => {
	const files = new Set(declarations.filter(paysItself).map(({ path }) => path));
	assert.equal(UNPAID.filter(({ at }) => files.has(at)).map(({ at }) => at), []);
});

spending('every exemption states a bound, and no place has two', () => {
	assert.equal(UNPAID.filter(({ bound }) => !/\d|once|constant|linear|schema/.test(bound)).map(({ at }) => at), []);
	assert.is(new Set(UNPAID.map(({ at }) => at)).size, UNPAID.length);
});

spending('loops and spending are found in a file', () => {
	const text = `import { spend } from '../math/budget.ts';
const plain = (x: string): string => x;
const all = (xs: string[]): string[] => xs.map(plain);
function deep(x: number): number {
	return x > 0 ? deep(x - 1) : 0;
}
function paid(xs: string[]): void {
	for (const x of xs) spend(x.length);
	inner(xs);
}
const inner = (xs: string[]): string[] => xs.filter(plain);
const even = (n: number): boolean => n === 0 || odd(n - 1), other = 1;
const odd = (n: number): boolean => n !== 0 && even(n - 1);
`;
	const declared = declarationsIn([{ path: 'src/theme/x.ts', text }, { path: 'src/math/budget.ts', text: 'export function spend() {}\n' }]);
	assert.equal(declared.filter(({ loops }) => loops.length > 0).map(({ name, loops }) => `${name}: ${loops.join()}`), [
		'all: .map', 'deep: recursion', 'paid: for', 'inner: .filter', 'even: recursion', 'odd: recursion',
	]);
	assert.equal(declared.filter(({ uses }) => uses.includes(SPEND)).map(({ name }) => name), ['paid']);
});

spending.run();
