/*
 * A program for every runtime and bundler, and the cases of the contract that it answers.
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/project.ts';
import type { Case } from '../contract/case.ts';

/** Asks the operations; told the names as bytes where the runtime has no disk. */
export const ASKING = `
import * as operations from 'tincture/operations';
import { loadNames } from 'tincture/names';

export const load = loadNames;

/** A line for every case: the answer as JSON, or what was refused and in which words. */
export function answers(cases) {
	return cases.map(({ operation, input }) => {
		try {
			return JSON.stringify(operations[operation](input));
		} catch (error) {
			return 'refused: ' + JSON.stringify(error.issues ?? String(error.stack));
		}
	}).join('\\n');
}
`;

/** For runtimes with a disk: prints the answers to cases.json. */
export const PRINTING = `
import { readFileSync } from 'node:fs';
import { answers } from './asking.js';
console.log(answers(JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8'))));
`;

/** For workerd: answers any request with the answers to all cases. */
export const WORKER = `
import names from './names.bin';
import cases from './cases.json';
import { answers, load } from './bundle.js';
export default { async fetch() {
	await load(new Uint8Array(names));
	return new Response(answers(cases) + '\\n');
} };
`;

/** For Chromium: asks each bundle in turn and sends what it says. */
export const page = (bundles: readonly string[]): string => `<!doctype html><script type="module">
const cases = await (await fetch('/cases.json')).json();
for (const name of ${JSON.stringify(bundles)}) {
	let text;
	try {
		const { answers, load } = await import('/' + name);
		await load(new URL('/names.bin', location.href));
		text = answers(cases) + '\\n';
	} catch (error) {
		text = String(error.stack);
	}
	await fetch('/told/' + name, { method: 'POST', body: text });
}
</script>`;

const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Every input of the contract that is a value of JSON. */
export async function casesAsJson(): Promise<string> {
	const directory = join(ROOT, 'test/contract');
	const files = readdirSync(directory).filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== 'case.ts');
	const all = await Promise.all(files.map(async (file) => {
		const [cases] = Object.values(await import(join(directory, file)) as object) as [readonly Case[]];
		if (!Array.isArray(cases)) return [];
		return (cases as readonly Case[]).filter(({ input, skip }) => input !== undefined && skip?.library === undefined)
			.map(({ input }) => ({ operation: camelCase(file.replace('.ts', '')), input }))
			// Without a seed a palette is another one each time.
			.filter(({ operation, input }) => operation !== 'generatePalette' || Object.hasOwn(Object(input) as object, 'seed'));
	}));
	return JSON.stringify(all.flat());
}
