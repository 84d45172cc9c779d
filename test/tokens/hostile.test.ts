/*
 * Hostile names in every format: none of them opens or closes anything in the code.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { parse } from '../../src/names/parse-color.ts';
import { TOKEN_FORMATS, WRITERS, type TokenFormat } from '../../src/tokens/table.ts';
import { toTokens, type Token } from '../../src/tokens/token.ts';
import { looseTokens } from '../../src/tokens/token-set.ts';
import { VALUE_STYLES } from '../../src/tokens/value.ts';
import { below, pick } from '../support/arbitrary.ts';
import { SLUG, VALUE } from './sample.ts';

const HOSTILE = [
	'</style><script>', '<!--', ']]>', '&lt;', '"><svg onload=alert(1)>', '*/}', '/*', '}', '{a.b}', '{{x}}', '${x}', '`', '#{$x}',
	'@import "x"', '!default',
	'"];alert(1)//', '\'', '\\', '\\"', '\n}', '\r\n', '\t', ';', ':root', '--x', 'url(//x)', 'синий', 'ПІВНІЧ', '500', '1st', '0',
	'-1', '日本', 'مرحبا', 'שלום',
	'🎨'.repeat(60), '👩🏽‍🚀', '\ud800', '\udfff', 'a\ud800b', '\0', 'a\0b', '\u2028', '\u2029', '\u202e', '\ufeff', '\u200b',
	'__proto__', 'constructor', 'prototype',
	'toString', 'hasOwnProperty', 'then', 'current', 'inherit', 'transparent', 'initial', 'unset', 'none', 'null', 'true',
	'default', 'export', 'red', 'colors', 'color', '$schema', '$value',
	'.', '..', '/', '%00', '%2e', ' '.repeat(60), 'x'.repeat(60), 'щ'.repeat(60), 'é'.repeat(60), 'Ĳ', 'ẞ', 'ﷺ', '½', '²', '①',
];

const COLORS = [
	'#3b82f6', 'gray', '#66339980', 'color(display-p3 0.1 0.9 0.2)', 'color(rec2020 0 1 0 / 0.3)', 'oklch(none none none)',
	'white', 'transparent',
];

const tokens = toTokens(HOSTILE.map((name, i) => ({ name, color: parse(COLORS[i % COLORS.length]!) })));

/** Everything a file of a format may hold, with a group for the name and one for the value of each token. */
/** Files of swatches are read byte by byte in test/tokens/swatch-files.test.ts. */
type CodeFormat = Exclude<TokenFormat, 'ase' | 'aco' | 'gpl' | 'procreate' | 'kpl'>;

const isCode = (format: TokenFormat): format is CodeFormat => format in LINES;

const CODE_FORMATS = (): readonly CodeFormat[] => TOKEN_FORMATS.filter(isCode);

const LINES: Readonly<Record<CodeFormat, { readonly frame: RegExp; readonly line: RegExp }>> = {
	css: {
		frame: /^:root \{\n((?: {2}--.*;\n)+)\}\n(?:\n@media \(color-gamut: p3\) \{\n {2}:root \{\n((?: {4}--.*;\n)+) {2}\}\n\}\n)?$/,
		line: new RegExp(`^ +--(${SLUG}): (${VALUE});$`),
	},
	tailwind: { frame: /^@theme \{\n((?: {2}--.*;\n)+)\}\n$/, line: new RegExp(`^ {2}--color-(${SLUG}): (${VALUE});$`) },
	scss: {
		frame: /^((?:\$.*;\n)+)\n\$colors: \(\n(?: {2}"[a-z0-9-]+": \$[a-z0-9-]+,\n)+\);\n$/,
		line: new RegExp(`^\\$(${SLUG}): (${VALUE});$`),
	},
	json: { frame: /^\{\n((?: {2}"[a-z0-9-]+": ".*",?\n)+)\}\n$/, line: new RegExp(`^ {2}"(${SLUG})": "(${VALUE})",?$`) },
	dtcg: {
		frame: /^\{\n {2}"\$schema": "[a-z0-9:/.-]+",\n((?: {2}"[a-z0-9-]+": \{\n {4}"\$type": "color",\n {4}"\$value": \{ .* \}\n {2}\},?\n)+)\}\n$/,
		line: new RegExp(
			`^ {2}"(${SLUG})": \\{$|^ {4}"\\$type": "color",$|^ {4}"\\$value": \\{ "colorSpace": "[a-z0-9-]+", "components": \\[[0-9., ]+\\], "alpha": [0-9.]+, "hex": "#[0-9a-f]{6}" \\}$|^ {2}\\},?$`,
		),
	},
	array: { frame: /^export const colors = \[\n((?: {2}".*",\n)+)\];\n$/, line: new RegExp(`^ {2}"()(${VALUE})",$`) },
	svg: {
		frame: /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+" role="img">\n {2}<title>\d+ colors?<\/title>\n((?: {2}<rect .*\n)+)<\/svg>\n$/,
		line: new RegExp(
			`^ {2}<rect x="\\d+" y="\\d+" width="120" height="120" fill="#[0-9a-f]{6}"(?: fill-opacity="[0-9.]+")?(?: style="fill:${VALUE}")?><title>(${SLUG}) (${VALUE})</title></rect>$`,
		),
	},
};

/** The lines of a file with tokens; throws if the file contains anything else. */
function listLines(format: CodeFormat, code: string): string[] {
	const { frame, line } = LINES[format];
	const parts = frame.exec(code);
	assert.ok(parts, `${format}: ${code}`);
	const lines = parts.slice(1).flatMap((part) => (part ?? '').trimEnd().split('\n')).filter((text) => text !== '');
	for (const text of lines) assert.match(text, line, format);
	return lines;
}

const hostile = suite('hostile names');

for (const format of CODE_FORMATS()) {
	hostile(`only slugs and values reach ${format}`, () => {
		for (const style of VALUE_STYLES) {
			const lines = listLines(format, WRITERS[format].write(looseTokens(tokens), style));
			const names = lines.map((line) => LINES[format].line.exec(line)![1]).filter((name): name is string => name !== undefined);
			if (format === 'array') assert.is(lines.length, tokens.length);
			else assert.equal([...new Set(names)].length, tokens.length, style);
		}
	});
}

hostile('JSON and DTCG have every token under its name', () => {
	for (const style of VALUE_STYLES) {
		const flat = JSON.parse(WRITERS.json.write(looseTokens(tokens), style)) as { readonly [name: string]: unknown };
		const nested = JSON.parse(WRITERS.dtcg.write(looseTokens(tokens), style)) as { readonly [name: string]: unknown };
		assert.equal(Object.keys(flat), tokens.map(({ name }) => name));
		assert.equal(Object.keys(nested), ['$schema', ...tokens.map(({ name }) => (name === 'constructor' ? 'constructor-color' : name))]);
		for (const { name } of tokens) assert.type(flat[name], 'string');
	}
});

hostile('any names at all, in any mixture, are written the same harmless way', () => {
	const seed = 'names', random = randomFrom(seed);
	const name = (): string => Array.from({ length: 1 + below(random, 3) }, () => pick(random, HOSTILE)).join('');
	for (let n = 0; n < 150; n++) {
		const some: Token[] = toTokens(
			Array.from({ length: 1 + below(random, 20) }, () => ({ name: name(), color: parse(pick(random, COLORS)) })),
		);
		for (const format of CODE_FORMATS()) listLines(format, WRITERS[format].write(looseTokens(some), pick(random, VALUE_STYLES)));
	}
});

hostile('colors beyond all numbers are still values', () => {
	const far = toTokens(['color(xyz 1000 -1000 1000)', 'color(srgb 1e30 0 0)', 'oklab(0.5 1e300 -1e300)',
		'lab(50 -1e9 1e9)', 'color(srgb 1e-9 0 0)']
		.map((text) => ({ name: 'x', color: parse(text) })));
	for (const format of CODE_FORMATS()) for (const style of VALUE_STYLES) listLines(format, WRITERS[format].write(looseTokens(far), style));
});

hostile.run();
