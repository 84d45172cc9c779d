/*
 * Doc comments of the library: every function has a description, its parameters, its result and an example that runs; every type and
 * field has a description.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findDeclarations, listExports, listFields, parseDoc, signatures, type Exported } from '../../build/docs/doc-comments.ts';
import * as fn from '../../src/fn.ts';
import * as library from '../../src/index.ts';
import * as names from '../../src/names.ts';

const comments = suite('doc comments of the library');

type Scope = Readonly<Record<string, unknown>>;

const ENTRIES: readonly (readonly [path: string, module: Scope])[] = [
	['src/index.ts', library], ['src/fn.ts', fn], ['src/names.ts', names],
];

const evaluate = (scope: Scope, body: string): unknown =>
	(new Function(...Object.keys(scope), body) as (...all: unknown[]) => unknown)(...Object.values(scope));

/** The value of the last line of an example, and the one in its comment. */
function runExample(scope: Scope, example: string): readonly [actual: unknown, expected: unknown] {
	const lines = example.split('\n'), [, call, value] = /^(.+?);? \/\/ (.+)$/.exec(lines.pop()!) ?? [];
	if (call === undefined) throw new Error(`no value in ${example}`);
	return [evaluate(scope, `${lines.join('\n')}\nreturn ${call};`), evaluate({}, `return (${value!});`)];
}

/** Its example needs the lists of names; test/consumers/names-data.test.ts runs it. */
const NOT_RUN = ['loadNames'];

const seen = new Set<string>();

/** Names of the parameters in a signature. */
function parameters(signature: string): string[] {
	const list = signature.replace(/^\w+(?:<.*?>)?(?=\()/, '').replace(/\): .*$/, ')');
	return [...list.matchAll(/(?:^\(|, )(\w+)\??(?=: | = )/g)].map(([, name]) => name!);
}

function checkFunction(one: Exported, scope: Scope): void {
	const { doc } = findDeclarations(one)[0]!;
	assert.ok(doc.words !== '' && doc.returns !== '', `${one.name} needs a description and @returns`);
	assert.ok(doc.params.every(({ words }) => words !== ''), `${one.name} needs a description of each @param`);
	assert.equal(doc.params.map(({ name }) => name).sort(), [...new Set(signatures(one).flatMap(parameters))].sort(), `@param of ${one.name}`);
	if (NOT_RUN.includes(one.name)) return;
	const [actual, expected] = runExample(scope, doc.example);
	assert.equal(actual, expected, doc.example);
}

for (const [path, module] of ENTRIES) {
	for (const one of listExports(path)) {
		const id = `${one.path}: ${one.name}`, value = module[one.name];
		if (seen.has(id)) continue;
		seen.add(id);
		// What two entries share is documented for the smaller one.
		const scope = one.path.startsWith('src/fn/') ? fn : module;
		if (!one.isType && typeof value === 'function' && one.name !== 'InputError') comments(`${id} is documented`, () => checkFunction(one, scope));
		if (one.isType) comments(`${id} and its fields are described`, () => {
			const [declaration] = findDeclarations(one);
			assert.ok(declaration !== undefined && declaration.doc.words !== '', `${one.name} needs a description`);
			if (declaration.kind !== 'interface') return;
			for (const { name, words } of listFields(declaration.rest)) assert.ok(words !== '', `${one.name}.${name} needs a description`);
		});
	}
}

comments('a wrong value is noticed, as are an example without one and a parameter', () => {
	assert.equal(runExample(fn, `toHex(parseHex('#f00')); // '#00f'`), ['#ff0000', '#00f']);
	assert.throws(() => runExample(fn, `toHex(parseHex('#f00'));`), /no value/);
	assert.equal(parameters('mix<S extends string>(first: Color, amount = 0.5): readonly [red: number, green: number]'), ['first', 'amount']);
	assert.is(parseDoc(' Words.\n * @param a One.\n * @returns Two.\n * @throws InputError\n * @example\n * f(); // 1\n ').throws, 'InputError');
});

comments.run();
