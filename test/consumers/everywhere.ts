/*
 * A program for every runtime and bundler, and what it is asked: the cases of the contract, and seeded colors in every format.
 */

import { FORMAT_IDS } from '../../src/formats/table.ts';
import { randomFrom } from '../../src/math/random.ts';
import { CONTRACT } from '../contract/folders.ts';
import { wide } from '../support/spaces.ts';

/** Asks the operations. */
export const ASKING = `
import * as operations from 'tincture/operations';
import { loadNames } from 'tincture/names';
import names from 'tincture/names-data';

/** Loads the names where the runtime does not have them. */
export const load = () => loadNames(names);

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
import cases from './cases.json';
import { answers, load } from './bundle.js';
export default { async fetch() {
	await load();
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
		await load();
		text = answers(cases) + '\\n';
	} catch (error) {
		text = String(error.stack);
	}
	await fetch('/told/' + name, { method: 'POST', body: text });
}
</script>`;

const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Colors with sixteen digits a channel, in and far outside sRGB. Engines may compute powers, logarithms and sines differently in
 * the last digit, and a printed answer must not show it.
 */
function seededConversions(count: number): { readonly operation: string; readonly input: object }[] {
	const random = randomFrom('every engine');
	return Array.from({ length: count }, () => {
		const [r, g, b] = wide(random).coords;
		return { operation: 'convertColor', input: { color: `color(prophoto-rgb ${r} ${g} ${b})`, formats: FORMAT_IDS } };
	});
}

/** Every input of the contract that is a value of JSON, and 2,000 seeded conversions into all formats. */
export function casesAsJson(): string {
	const cases = [...CONTRACT].flatMap(([name, { CASES }]) => CASES
		.filter(({ input, skip }) => input !== undefined && skip?.library === undefined)
		.map(({ input }) => ({ operation: camelCase(name), input }))
		// Without a seed each palette differs.
		.filter(({ operation, input }) => operation !== 'generatePalette' || Object.hasOwn(Object(input) as object, 'seed')));
	return JSON.stringify([...cases, ...seededConversions(2000)]);
}
