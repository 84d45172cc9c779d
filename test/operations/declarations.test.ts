/*
 * The declarations of operations that the build writes: the same types as the compiler infers, with a comment on every field.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { operationDeclarations } from '../../build/declarations.ts';
import { titleCase } from '../../src/math/camel-case.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { ROOT } from '../support/project.ts';

const declarations = suite('declarations of operations');

const text = operationDeclarations(OPERATIONS);

/** Compiles programs in a temporary directory with the project's strictness; returns the errors. */
function compile(files: Readonly<Record<string, string>>): string {
	const directory = mkdtempSync(join(tmpdir(), 'declarations-'));
	try {
		writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify({
			extends: join(ROOT, 'tsconfig.json'),
			compilerOptions: { noEmit: true, typeRoots: [join(ROOT, 'node_modules/@types')], skipLibCheck: false },
			files: Object.keys(files),
		}));
		writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
		for (const [file, content] of Object.entries(files)) writeFileSync(join(directory, file), content);
		return spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', directory, '--pretty', 'false'], { encoding: 'utf8' }).stdout;
	} finally {
		rmSync(directory, { recursive: true });
	}
}

const source = (path: string): string => JSON.stringify(join(ROOT, 'src', path));

/** The declarations with the compiler's own parts taken from the sources. */
const declared = text.replace(/from "\.\/(.+)\.js"/g, (_, path: string) => `from ${source(`${path}.ts`)}`);

const compareTypes = (file: string, types: readonly string[], rest = ''): string => `import type * as declared from './${file}';
import type * as inferred from ${source('operations.ts')};
${types.map((type) => `export const from${type} = (x: inferred.${type}): declared.${type} => x;\n`
	+ `export const to${type} = (x: declared.${type}): inferred.${type} => x;`).join('\n')}
${rest}`;

declarations('are the inferred types, input and result of every operation, both ways; a wrong one is an error of the compiler', () => {
	const wrong = declared.replace('readonly deltaEOK: number;', 'readonly deltaEOK: string;');
	assert.is.not(wrong, declared);
	const errors = compile({
		'operations.d.ts': declared,
		'program.ts': compareTypes(
			'operations.d.ts',
			OPERATIONS.flatMap(({ name }) => ['Input', 'Result'].map((part) => titleCase(name) + part)),
			`type Converted = ReturnType<typeof declared.convertColor<['lab', 'hex']>>['formats'];
export const both = (x: Converted): { readonly lab: string; readonly hex: string } => x;
`,
		),
		'wrong.d.ts': wrong,
		'mistake.ts': compareTypes('wrong.d.ts', ['ParseColorResult']),
	});
	// An error begins with its file; more lines about it are indented.
	const [mistakes, others] = [true, false].map((isExpected) =>
		errors.split('\n').filter((line) => /^\S/.test(line) && /mistake\.ts\(/.test(line) === isExpected));
	assert.equal(others, []);
	assert.is(mistakes!.length, 2);
	assert.match(errors, /deltaEOK/);
});

declarations('have a comment on every field, function, input and result', () => {
	const lines = text.split('\n');
	const silent = lines.filter((line, i) =>
		/^\s*(?:readonly [\w$']+\??:|export (?:interface|declare))/.test(line) && !/\*\/$/.test(lines[i - 1] ?? ''));
	assert.equal(silent, []);
	for (const { summary } of OPERATIONS) assert.ok(text.includes(summary), summary);
});

declarations('close every comment once', () => {
	assert.is(text.match(/\/\*\*/g)?.length, text.match(/\*\//g)?.length);
});

declarations.run();
