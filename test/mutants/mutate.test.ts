/*
 * Mutants change only code that runs, and those listed as equivalent exist.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sourcesUnder } from '../support/project.ts';
import { EQUIVALENT } from './equivalent.ts';
import { applied, isListed, mutantsIn } from './mutate.ts';

const mutants = suite('mutants');

const changed = (text: string): string[] => mutantsIn('x.ts', text).map((mutant) => applied(text, mutant));

mutants('operators, bounds, branches and arguments are changed, one at a time', () => {
	assert.equal(changed('if (a < 5) f(a, b);'), [
		'if (false) f(a, b);', 'if (a <= 5) f(a, b);', 'if (a < 6) f(a, b);', 'if (a < 5) f(b, a);',
	]);
});

mutants('comments, strings, types, imports, names and fractions are not', () => {
	for (const text of [
		'// a < 5', '/* a && b */', '"1 + 2";', '`a < 5`;', 'import { a } from "b";', 'interface A { b: 5 | 6 }', 'type A = 5 | 6;',
		'x1;', 'y = 0.25;', 'z = 1e9;', 'function f(a, b) {}', 'const f = (a, b) => a;', 'f(a, a);',
		'Math.min(a, b);', 'function f(i: 0 | 1 | 2) {}', 'function f(): 1 | -1 | 0 {}', 'x as 1 | -1;', 'const f: () => 1 | 0 = g;',
		'const m = new Map<string, number>();',
	]) assert.equal(changed(text), [], text);
});

mutants('prices of work are estimates, and are not changed', () => {
	for (const text of ['spend(1 + n / 5);', 'const READ_UNITS = 3;', 'const A_COST = 1, B_COST = 2;', 'const UNITS_OF_TEXT = 200;'])
		assert.equal(changed(text), [], text);
	assert.equal(changed('spend(2); x = 3;'), ['spend(2); x = 4;']);
});

mutants('code inside a template is code', () => assert.equal(changed('`${a + b}`;'), ['`${a - b}`;']));

mutants('a mutant has its file and line', () => {
	const [mutant] = mutantsIn('x.ts', 'a;\nb = c || d;');
	assert.equal([mutant!.line, mutant!.kind, mutant!.before, mutant!.after], [2, 'operator', '||', '&&']);
});

mutants('an entry for a part of a line is for the changes in it', () => {
	const text = 'a < b && c < d;', entry = { file: 'x.ts', code: 'c < d', change: ['<', '<='], reason: '' } as const;
	assert.equal(mutantsIn('x.ts', text).map((mutant) => isListed(entry, mutant, text)), [false, false, true]);
});

mutants('every mutant listed as equivalent exists', () => {
	const texts = new Map(sourcesUnder('src').map(({ path, text }) => [path, text]));
	const mutantsOf = new Map([...new Set(EQUIVALENT.map(({ file }) => file))].map((file) => [file, mutantsIn(file, texts.get(file) ?? '')]));
	const missing = EQUIVALENT.filter((entry) =>
		!mutantsOf.get(entry.file)!.some((mutant) => isListed(entry, mutant, texts.get(entry.file)!)));
	assert.equal(missing.map(({ file, code, change }) => `${file}: ${code} ${change.join(' to ')}`), []);
});

mutants.run();
