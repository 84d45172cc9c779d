/*
 * Regular expressions of the sources take linear time and have no state between calls.
 *
 * Exponential time is never allowed. Polynomial time is allowed for a list of expressions, each with the longest text that reaches
 * it; the test counts the steps of a backtracking engine for a text of this length.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findGrowth, stepsFor } from '../support/backtracking.ts';
import { stripText } from '../support/code.ts';
import { sourcesUnder, type SourceFile } from '../support/project.ts';
import { countMade, literalsIn, madeOnLoad } from '../support/regexes.ts';

const guard = suite('regular expressions');

const SOURCES = sourcesUnder('src');

/** These run during the build, on files of the project. */
const isOfBuild = (path: string): boolean => path.startsWith('src/assets/scripts') || path.startsWith('src/doors/reference/');

const CHECKED = SOURCES.filter(({ path }) => !isOfBuild(path));

/** Expressions whose time is a power of their text, with the most characters they are given. */
const BOUNDED: readonly (readonly [path: string, source: string, longest: number, why: string])[] = [
	['src/cli/progress.ts', String.raw`\B(?=(?:\d{3})+$)`, 20, 'a count of lines'],
	['src/cli/walk.ts', String.raw`^\p{Lu}[^()]* [^()]*\.$`, 300, 'a sentence of a declaration'],
	['src/doors/assets.ts', String.raw`\.(?:[0-9a-f]+|[0-9A-Z]{8})(?=\.[a-z]+$)`, 100, 'the name of a file of the build'],
	['src/formats/digits.ts', String.raw`\.?0+$`, 40, 'a printed number'],
	['src/math/round.ts', String.raw`\.?0+$`, 130, 'a number with up to 100 fixed decimals'],
	['src/names/locales/ru/plain-name.ts', String.raw`^(\S+) = (\w{6}) (\S+): (.+) \| (.+)$`, 200, 'a line of the data'],
	['src/names/suggest.ts', '[.,:;!?]+$', 40, 'a text that may be a misspelt name; longer texts are left alone'],
	['src/operations/audit-theme/view.ts', String.raw`\s+(?:on|на|\/)\s+`, 200, 'a pair of names, typed on the page'],
	['src/reading/css-keywords.ts', String.raw`([a-z]+)([A-Z\d]+)`, 40, 'the table of keywords, where lower case ends after a keyword'],
	['src/reading/css-mend-derived.ts', String.raw`(\d+(?:\.\d+)?|\.\d+)%`, 240, 'a text that is mended; longer texts are left alone'],
	['src/reading/css-mend.ts', String.raw`\/\*[^]*?\*\/`, 240, 'a text that is mended; longer texts are left alone'],
];

/** Steps for one text: less than a millisecond. */
const MOST_STEPS = 100_000;

const findBound = (path: string, source: string) => BOUNDED.find(([where, what]) => where === path && what === source);

/** Files that make expressions when they run, and from what. */
const MADE_LATER: Readonly<Record<string, string>> = {
	'src/cli/arguments.ts': 'the pattern of a schema, tested with its declaration',
	'src/doors/router.ts': 'the paths of doors: literal parts and parts without a slash',
	'src/reading/css-variables.ts': 'the beginning of a call, which is also made on load',
	'src/schema/decode.ts': 'the pattern of a schema, tested with its declaration',
};

guard('finds the known bad expressions, and no others', () => {
	for (const [source, kind] of [
		// How var() was read once; a test for base64; a rule of CSS; blanks around a text.
		[String.raw`^(?:\s|\/\*[^]*?\*\/)*(--[^\s(),;:{}"'\\/]+)(?:\s|\/\*[^]*?\*\/)*(?:,([^]*))?$`, 'exponential'],
		[String.raw`^[A-Za-z0-9+/\s]{12,}={0,2}\s*$`, 'power'], [String.raw`@property\s+(--[\w-]+)\s*\{[^}]*syntax:[^;]*;`, 'power'],
		[String.raw`\s+$`, 'search'], ['(a*)*b', 'exponential'], ['^(a+)+$', 'exponential'], ['^(?:a|a)*$', 'exponential'],
		['^(?:a|b|ab)*c', 'exponential'], ['^a*a*$', 'power'], [String.raw`^\d+\.?\d*$`, 'power'], ['a+b', 'search'],
		[String.raw`\/\*[^]*?\*\/`, 'search'], ['^(?=(?:a+)+b)', 'exponential'],
		['"[^"]*"', undefined], ['^(?:a|b)*c', undefined], [String.raw`\/\*[^]*?(?:\*\/|$)`, undefined], ['[a-z]+', undefined],
		[String.raw`^\s*([a-z]+)\s*(?:,([^]*))?$`, undefined], [String.raw`^(?:[^\\"]|\\.)*"`, undefined], ['(?:a*)*', undefined],
		[String.raw`^\d+(?:\.\d*)?$`, undefined],
	] as const) assert.is(findGrowth(source, '')?.kind, kind, source);
});

guard('confirms the growth of bad expressions by counting steps', () => {
	const steps = (source: string, times: number): number =>
		stepsFor(source, '', `${findGrowth(source, '')!.pump.repeat(times)}\u0001`, 1e7);
	for (const source of ['^(a+)+$', '(a*)*b', String.raw`^(?:\s|\/\*[^]*?\*\/)*(--x)$`])
		assert.ok(steps(source, 16) > 8 * steps(source, 12), `${source}: ${steps(source, 12)}, ${steps(source, 16)}`);
	for (const source of ['^a*a*$', String.raw`\s+$`, String.raw`\/\*[^]*?\*\/`]) {
		const share = steps(source, 200) / steps(source, 100);
		assert.ok(share > 3 && share < 5, `${source}: ${share}`);
	}
});

guard('take time in line with the text, or are given short texts', async () => {
	const used = new Set<unknown>();
	let count = 0;
	for (const file of CHECKED) {
		const made = countMade(file) > 0 ? await madeOnLoad(file) : [];
		assert.is(made.length < countMade(file), file.path in MADE_LATER, `${file.path} makes expressions when it runs`);
		for (const { path, source, flags } of [...literalsIn(file), ...made]) {
			count++;
			const growth = findGrowth(source, flags), bound = findBound(path, source);
			const said = `${path}: /${source}/${flags} ${JSON.stringify(growth)}`;
			if (growth === undefined) continue;
			assert.ok(bound !== undefined && growth.kind !== 'exponential', said);
			used.add(bound);
			const text = growth.pump.repeat(Math.ceil(bound[2] / growth.pump.length)).slice(0, bound[2]);
			assert.ok(stepsFor(source, flags, text, MOST_STEPS) < MOST_STEPS, said);
		}
	}
	assert.ok(count > 200, `${count} expressions`);
	assert.equal(BOUNDED.filter((one) => !used.has(one)), [], 'bounds that nothing needs');
});

/** Uses of an expression with `g` or `y` that begin where an earlier call has left it. */
function leaksIn({ path, text }: SourceFile): string[] {
	const code = stripText(text), lines = code.split('\n');
	const names = [...text.matchAll(/^(?:export )?const (\w+) = .*(?:\/[dimsuv]*[gy][a-z]*|'[dimsuv]*[gy][a-z]*'\));$/gm)].map(([, name]) => name!);
	return names.flatMap((name) => lines.flatMap((line, i) => {
		// Alone, matchAll begins at the start; it follows a place that is set elsewhere.
		const isMoved = new RegExp(String.raw`\b${name}\.(?:exec|test|lastIndex)\b`).test(code);
		const isUsed = new RegExp(String.raw`\b${name}\.(?:exec|test)\(${isMoved ? String.raw`|\.matchAll\(${name}\b` : ''}`).test(line);
		const isReset = lines.slice(Math.max(0, i - 3), i + 1).some((before) => before.includes(`${name}.lastIndex =`));
		return isUsed && !isReset ? [`${path}:${i + 1} ${name}`] : [];
	}));
}

guard('keep no place between calls', () => {
	const source = 'const A = /x/g;\nconst B = /y/;\nfor (const m of text.matchAll(A)) f(m);\nB.test(text);\nA.test(text);\ntext.replace(A, b);\n';
	assert.equal(leaksIn({ path: 'a.ts', text: source }), ['a.ts:3 A', 'a.ts:5 A']);
	assert.equal(leaksIn({ path: 'a.ts', text: 'const A = /x/y;\nA.lastIndex = at;\nA.exec(text);\n' }), []);
	assert.equal(CHECKED.flatMap(leaksIn), []);
});

guard.run();
