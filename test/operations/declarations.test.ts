/*
 * The declarations that the build writes for the operations are the types that the compiler infers, and every field of
 * them says something.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { operationDeclarations } from '../../src/operations/declarations.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { ROOT } from '../support/project.ts';

const declarations = suite('declarations of the operations');

const text = operationDeclarations(OPERATIONS);

const titled = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What the compiler says of a program in a directory of its own, with the project's strictness. */
function compiled(files: Readonly<Record<string, string>>): string {
	const directory = mkdtempSync(join(tmpdir(), 'declarations-'));
	try {
		writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify({
			extends: join(ROOT, 'tsconfig.json'),
			compilerOptions: { noEmit: true, typeRoots: [join(ROOT, 'node_modules/@types')], skipLibCheck: false },
			files: Object.keys(files),
		}));
		writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
		for (const [file, content] of Object.entries(files)) writeFileSync(join(directory, file), content);
		return spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', directory], { encoding: 'utf8' }).stdout;
	} finally {
		rmSync(directory, { recursive: true });
	}
}

const source = (path: string): string => JSON.stringify(join(ROOT, 'src', path));

/** The declarations with the compiler's own parts taken from the sources. */
const declared = text.replace(/from "\.\/(.+)\.js"/g, (_, path: string) => `from ${source(`${path}.ts`)}`);

declarations('are the inferred types, input and result of every operation, both ways', () => {
	const pairs = OPERATIONS.flatMap(({ name }) => ['Input', 'Result'].map((part) => titled(name) + part));
	const program = `import type * as declared from './operations.d.ts';
import type * as inferred from ${source('operations.ts')};
${pairs.map((type) => `export const from${type} = (x: inferred.${type}): declared.${type} => x;\n`
	+ `export const to${type} = (x: declared.${type}): inferred.${type} => x;`).join('\n')}
type Converted = ReturnType<typeof declared.convertColor<['lab', 'hex']>>['formats'];
export const both = (x: Converted): { readonly lab: string; readonly hex: string } => x;
`;
	assert.is(compiled({ 'operations.d.ts': declared, 'program.ts': program }), '');
});

declarations('that differ are found out by this test', () => {
	const wrong = declared.replace('readonly deltaEOK: number;', 'readonly deltaEOK: string;');
	assert.is.not(wrong, declared);
	const program = `import type * as declared from './operations.d.ts';
import type * as inferred from ${source('operations.ts')};
export const from = (x: inferred.ParseColorResult): declared.ParseColorResult => x;
`;
	assert.match(compiled({ 'operations.d.ts': wrong, 'program.ts': program }), /deltaEOK/);
});

declarations('say something of every field, function, input and result', () => {
	const lines = text.split('\n');
	const silent = lines.filter((line, i) =>
		/^\s*(?:readonly [\w$']+\??:|export (?:interface|declare))/.test(line) && !/\*\/$/.test(lines[i - 1] ?? ''));
	assert.equal(silent, []);
	for (const { summary } of OPERATIONS) assert.ok(text.includes(summary), summary);
});

declarations('no comment ends before its end', () => {
	assert.is(text.match(/\/\*\*/g)?.length, text.match(/\*\//g)?.length);
});

declarations.run();
