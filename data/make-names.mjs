/*
 * Makes the name lists that come from npm packages, and the table of sources beside them.
 *
 *   node data/make-names.mjs DIR           writes tailwind.txt, extended-names.txt, rare-names.txt and SOURCES.md
 *   node data/make-names.mjs DIR --check   writes nothing; says which of them would change, and exits 1 if one would
 *
 * DIR holds node_modules with color-name-list and tailwindcss, of the versions wanted: `npm install --prefix DIR
 * color-name-list tailwindcss`. This package depends on neither; the lists are committed.
 *
 * tailwind.txt        every color of tailwindcss/theme.css as published: `red-50<TAB>oklch(97.1% 0.013 17.38)`.
 * extended-names.txt  all of color-name-list except blocked-names.txt and the names of common-names.txt: `c93f38 100 Mph`, by letters.
 * rare-names.txt      the names that stand there, chosen by hand, like the extended ones, which do not repeat them.
 * SOURCES.md          origin, licence and checksum of every list. Written by hand here, counted from the files.
 *
 * Proof  test/guards/data.test.ts holds the checksums in SOURCES.md against the files.
 */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FAMILIES = 26;
const STEPS = 11;
const WITHOUT_STEPS = ['black', 'white'];

const SHORT_HEX = /^#[0-9a-f]{3}$/;
/** The hue of a gray is `none`. */
const OKLCH = /^oklch\([\d.]+% [\d.]+ (?:[\d.]+|none)\)$/;

const fileHere = (name) => new URL(name, import.meta.url);
const readHere = (name) => readFileSync(fileHere(name), 'utf8');

/** A list ends with a line feed and holds no blank line. */
const linesOf = (text) => text.split('\n').filter((line) => line !== '');
const toText = (lines) => `${lines.join('\n')}\n`;

/** Order by code point: the same on every machine, and a diff shows only what changed. */
function byCodePoint(a, b) {
	const left = [...a], right = [...b];
	for (let i = 0; i < left.length && i < right.length; i++) {
		const difference = left[i].codePointAt(0) - right[i].codePointAt(0);
		if (difference !== 0) return difference;
	}
	return left.length - right.length;
}

function fail(sentence) {
	console.error(sentence);
	process.exit(1);
}

function versionOf(modules, name) {
	return JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version;
}

/** Colors in the order of theme.css: hues, then the grays, then black and white. */
function makeTailwind(modules) {
	const theme = readFileSync(join(modules, 'tailwindcss', 'theme.css'), 'utf8');
	const colors = [...theme.matchAll(/^\s*--color-([a-z]+(?:-\d+)?):\s*([^;]+);/gm)]
		.map(([, name, value]) => ({ name, value }));
	const expected = FAMILIES * STEPS + WITHOUT_STEPS.length;
	// A new family is good news, but someone should look at it: documents and tests name the count.
	if (colors.length !== expected) fail(`theme.css has ${colors.length} colors, not ${expected}. Look, correct FAMILIES.`);
	const strange = colors.find(({ name, value }) => !(WITHOUT_STEPS.includes(name) ? SHORT_HEX : OKLCH).test(value));
	if (strange !== undefined) fail(`theme.css: --color-${strange.name} is written in a new way: ${strange.value}`);
	return toText(colors.map(({ name, value }) => `${name}\t${value}`));
}

const lettersOf = (name) => name.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Letters as names are looked up; an accent tells two names apart. */
const toKey = (name) => name.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase().replaceAll('grey', 'gray');

/** Both lists from color-name-list: the extended names and the rare ones. */
function makeExtended(modules) {
	const [, ...rows] = linesOf(readFileSync(join(modules, 'color-name-list', 'dist', 'colornames.csv'), 'utf8'));
	const blocked = new Set(linesOf(readHere('blocked-names.txt')).filter((line) => !line.startsWith('# ')));
	// A name that is read as a common one would not read back to its color.
	const common = new Set(linesOf(readHere('common-names.txt'))
		.flatMap((line) => line.split('\t').slice(1).flatMap((column) => column.split('; ')).map(toKey)));
	const colors = rows.map((row) => {
		const [, name, hex] = /^(.+),#([0-9a-f]{6})$/.exec(row) ?? fail(`colornames.csv: cannot read the line ${row}`);
		return { name: name.normalize('NFC'), hex };
	});
	const published = new Set(colors.map(({ name }) => name));
	const idle = [...blocked].filter((name) => !published.has(name));
	if (idle.length > 0) fail(`blocked-names.txt blocks what is not published: ${idle.join(', ')}. Remove the lines.`);
	const rare = new Set(linesOf(readHere('rare-names.txt')).map((line) => line.slice(7)));
	const listWhere = (isListed) => toText(colors
		.filter(({ name }) => !blocked.has(name) && !common.has(toKey(name)) && isListed(name))
		// As names are looked up, so that a packed file has little to say of their order.
		.sort((a, b) => byCodePoint(lettersOf(a.name), lettersOf(b.name)) || byCodePoint(a.name, b.name))
		.map(({ name, hex }) => `${hex} ${name}`));
	return { extended: listWhere((name) => !rare.has(name)), rare: listWhere((name) => rare.has(name)) };
}

/** What is known of each list besides its content. */
function describeFiles(modules) {
	return [
		{
			file: 'blocked-names.txt', source: 'this project', version: '-', licence: 'MIT',
			made: 'by hand, from reading all of color-name-list',
		},
		{
			file: 'common-names.txt', source: 'this project', version: '-', licence: 'MIT',
			made: 'by hand',
		},
		{
			file: 'extended-names.txt', source: '[color-name-list](https://www.npmjs.com/package/color-name-list)',
			version: versionOf(modules, 'color-name-list'), licence: 'MIT, Copyright (c) 2017 David Aerne', made: 'make-names.mjs',
		},
		{
			file: 'judged-families.txt', source: 'this project', version: '-', licence: 'MIT',
			made: 'by hand',
		},
		{
			file: 'rare-names.txt', source: '[color-name-list](https://www.npmjs.com/package/color-name-list)',
			version: versionOf(modules, 'color-name-list'), licence: 'MIT, Copyright (c) 2017 David Aerne', made: 'by hand, colors by make-names.mjs',
		},
		{
			file: 'tailwind.txt', source: '[tailwindcss](https://www.npmjs.com/package/tailwindcss), theme.css',
			version: versionOf(modules, 'tailwindcss'), licence: 'MIT, Copyright (c) Tailwind Labs, Inc.', made: 'make-names.mjs',
		},
	];
}

/** The lists just made count as written, whether or not they are on disk yet. */
function makeSources(modules, made) {
	const rows = describeFiles(modules).map(({ file, source, version, licence, made: how }) => {
		const text = made.get(file) ?? readHere(file);
		const sha256 = createHash('sha256').update(text).digest('hex');
		const count = text.split('\n').length - 1;
		return `| ${file} | ${count} | ${sha256} | ${source} | ${version} | ${licence} | ${how} |`;
	});
	return `# Where the name lists come from

Written by \`make-names.mjs\`; run it after any change to a list. All files are UTF-8 (NFC) and end with a line feed.

| file | lines | sha256 | source | version | licence | made |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Format of a line (\`→\` is a tab):

- \`blocked-names.txt\`: a name of color-name-list that is left out; \`# reason\` heads each group.
- \`common-names.txt\`: \`rrggbb→English→russian\`, then optionally \`→further; words; слова\` of either language, distinguished
  by script. Sorted by the English name. No two colors share a name of one language, further words included, when case, blanks,
  hyphens, ё/е and grey/gray are ignored. All 148 CSS keywords are there under their own value; where the keyword says \`dark\`
  of a light color (\`Dark Gray\`, \`Dark Turquoise\`), the Russian name says what the color looks like. Every color of sRGB is within
  ΔE OK 0.06 of one of them.
- \`extended-names.txt\`: \`rrggbb Name\`, as published, less the blocked names and those of a common name, sorted by its letters.
- \`judged-families.txt\`: \`rrggbb family name\`, the hue family of a color as a person named it; the fitted borders must agree.
- \`rare-names.txt\`: \`rrggbb Name\`, puns, sayings and compounds that nobody says of a color: search and parsing find them, and no
  answer suggests them.
- \`tailwind.txt\`: \`family-step→value\`, the value exactly as published.

Numbers: the effect of a modifier on a color (\`light\`, \`dusty\`, \`warm\`) and the border of two hues, in
\`src/names/modifiers.ts\`. \`fit-modifiers.mjs\` computes them from two files that are not part of this
project: the answers of the xkcd color survey (Randall Munroe, 2010, public domain) by cell of CIELAB as counted by C3 (J. Heer and
M. Stone, 2012, BSD-3-Clause), and \`rgb.txt\`, the names that the survey published (CC0). Each pair of a name with the modifier and
the same without counts, least squares in OKLab.
`;
}

const [directory, ...options] = process.argv.slice(2);
const isCheck = options.includes('--check');
if (directory === undefined || directory.startsWith('-') || options.some((option) => option !== '--check')) {
	console.error('Usage: node data/make-names.mjs DIR [--check], where DIR/node_modules has color-name-list and tailwindcss.');
	process.exit(2);
}

const modules = join(directory, 'node_modules');
const { extended, rare } = makeExtended(modules);
const made = new Map([
	['tailwind.txt', makeTailwind(modules)],
	['extended-names.txt', extended],
	['rare-names.txt', rare],
]);
made.set('SOURCES.md', makeSources(modules, made));

for (const [file, text] of made) {
	let present;
	try {
		present = readHere(file);
	} catch {
		// Not there yet: as different as can be.
	}
	const isSame = present === text;
	if (isCheck) {
		if (!isSame) process.exitCode = 1;
		console.log(`data/${file}: ${isSame ? 'as it should be' : 'differs; run node data/make-names.mjs DIR'}`);
	} else {
		if (!isSame) writeFileSync(fileHere(file), text);
		console.log(`data/${file}: ${isSame ? 'unchanged' : 'written'}, ${linesOf(text).length} lines`);
	}
}
