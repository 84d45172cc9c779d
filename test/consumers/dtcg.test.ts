/*
 * Design tokens, read by Style Dictionary and Terrazzo and held to the rules of the format.
 */

import { defineConfig, parse } from '@terrazzo/parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import StyleDictionary from 'style-dictionary';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { writeDtcg } from '../../src/tokens/dtcg.ts';
import { groupedToken } from '../../src/tokens/token.ts';
import { looseTokens } from '../../src/tokens/token-set.ts';
import type { ValueStyle } from '../../src/tokens/value.ts';
import { BRANDS, built, type Built } from './built.ts';
import { DTCG_FORMAT } from './dtcg-format.ts';
import { exported, toHex, isColor, isWide, STYLES } from './exported.ts';

const COLOR_SPACES: Readonly<Record<ValueStyle, string>> = {
	'oklch': 'oklch', 'hex': 'srgb', 'rgb': 'srgb', 'hsl': 'hsl', 'display-p3': 'display-p3',
};

/** The name a token has in the file: readers of the format cannot take one that every object has. */
const toKey = (name: string): string => (name === 'constructor' ? 'constructor-color' : name);

interface DtcgColor {
	readonly colorSpace: string;
	readonly components: readonly [number, number, number];
	readonly alpha: number;
	readonly hex: string;
}

/** An object of the format as CSS text that Color.js reads. */
function writeColor({ colorSpace, components: [x, y, z], alpha }: DtcgColor): string {
	switch (colorSpace) {
		case 'oklch': return `oklch(${x} ${y} ${z} / ${alpha})`;
		case 'hsl': return `hsl(${x} ${y}% ${z}% / ${alpha})`;
		default: return `color(${colorSpace} ${x} ${y} ${z} / ${alpha})`;
	}
}

const format = suite('the rules of the format');

const isValid = new Ajv2020({ allErrors: true, strict: false }).compile(DTCG_FORMAT);

for (const style of STYLES) {
	format(`hold for every token, in ${style}`, () => {
		const { tokens, code, sent } = exported('dtcg', style);
		const document = JSON.parse(code) as { readonly [name: string]: { readonly $type: string; readonly $value: DtcgColor } };
		assert.ok(isValid(document), JSON.stringify(isValid.errors?.slice(0, 5)));
		tokens.forEach(({ name, hex }, i) => {
			const { $type, $value } = document[toKey(name)]!;
			assert.is($type, 'color');
			assert.is($value.colorSpace, COLOR_SPACES[style]);
			assert.is($value.hex, hex.slice(0, 7));
			isColor(writeColor($value), sent[i]!, style);
		});
	});
}

format('hold for a color that Display P3 cannot hold', () => {
	const sent = [{ color: 'color(rec2020 0 1 0)', name: 'green' }];
	for (const style of STYLES) {
		const { code } = exported('dtcg', style, sent);
		assert.ok(isValid(JSON.parse(code)), code);
		isColor(writeColor((JSON.parse(code) as { readonly green: { readonly $value: DtcgColor } }).green.$value), sent[0]!, style);
	}
});

for (const style of STYLES) {
	format(`hold for a design system, aliases included, in ${style}`, () => {
		for (const brand of BRANDS) assert.ok(isValid(JSON.parse(built(brand, 'dtcg', style).code)), JSON.stringify(isValid.errors?.slice(0, 5)));
	});
}

format('refuse what they should, so that their yes means something', () => {
	const value = { colorSpace: 'oklch', components: [0.5, 0.1, 20], alpha: 1, hex: '#8b4b52' };
	const token = { $type: 'color', $value: value };
	assert.ok(isValid({ brand: token }));
	for (const wrong of [
		{ brand: { $value: value } }, { brand: { $type: 'color', $value: '#8b4b52' } }, { 'a.b': token }, { '{a}': token }, { $a: token },
		{ brand: { ...token, $value: { ...value, hex: '#8b4b5280' } } },
		{ brand: { ...token, $value: { ...value, components: [0.5, 0.1, 360] } } },
		{ brand: { ...token, $value: { ...value, components: [50, 0.1, 20] } } },
		{ brand: { ...token, $value: { ...value, components: [0.5, 0.1, null] } } },
		{ brand: { ...token, $value: { ...value, colorSpace: 'display-p3', components: [1.1, 0, 0] } } },
		{ brand: { ...token, $value: { ...value, name: 'x' } } },
	]) assert.not.ok(isValid(wrong), JSON.stringify(wrong));
});

format.run();

const dictionary = suite('Style Dictionary');

/** The custom properties that it writes for a document. */
async function variables(code: string): Promise<Map<string, string>> {
	const built = new StyleDictionary({
		tokens: JSON.parse(code),
		log: { verbosity: 'silent', warnings: 'error' },
		platforms: { css: { transformGroup: 'css', files: [{ destination: 'tokens.css', format: 'css/variables' }] } },
	});
	const files = await built.formatPlatform('css');
	const lines = String(files[0]?.output).matchAll(/^ {2}--([a-z0-9-]+): (.*?);(?: \/\*\*.*\*\/)?$/gm);
	return new Map([...lines].map((match) => [match[1]!, match[2]!]));
}

for (const style of STYLES) {
	dictionary(`resolves every token to its color, in ${style}`, async () => {
		const { tokens, code, sent } = exported('dtcg', style);
		const actual = await variables(code);
		assert.equal([...actual.keys()], tokens.map(({ name }) => toKey(name)));
		tokens.forEach(({ name, hex }, i) => {
			// For colors that fall back to HEX it drops the opacity.
			const target = isWide(sent[i]!.color) ? hex.slice(0, 7) : hex;
			assert.is(toHex(actual.get(toKey(name))!).slice(0, target.length), target, `${name} is ${actual.get(toKey(name))}`);
		});
	});
}

dictionary('walks the groups of scales', async () => {
	const code = writeDtcg(
		looseTokens([
			groupedToken('primary', '50', fromRgb24(0xeff6ff)), groupedToken('primary', '500', fromRgb24(0x3b82f6)),
			groupedToken('neutral', '500', fromRgb24(0x808080)),
		]),
		'oklch',
	);
	assert.ok(isValid(JSON.parse(code)));
	assert.equal(
		[...await variables(code)].map(([name, value]) => [name, toHex(value)]),
		[['primary-50', '#eff6ff'], ['primary-500', '#3b82f6'], ['neutral-500', '#808080']],
	);
});

/** Every token of a design system by its path, and the HEX it must come to. */
const listExpected = ({ steps, shown }: Built): [path: string, hex: string][] => [
	...[...steps].map(([name, hex]): [string, string] => [name.replace('-', '.'), hex]),
	...(['light', 'dark'] as const).flatMap((theme) => [...shown[theme]].map(([role, hex]): [string, string] => [`${theme}.${role}`, hex])),
	// Readers without modes take the first.
	...[...shown.light].map(([role, hex]): [string, string] => [`role.${role}`, hex]),
];

for (const style of STYLES) {
	dictionary(`resolves the roles of a design system to the colors of their steps, in ${style}`, async () => {
		for (const brand of BRANDS) {
			const system = built(brand, 'dtcg', style);
			const actual = await variables(system.code);
			const expected = listExpected(system);
			assert.is(actual.size, expected.length);
			for (const [path, hex] of expected) assert.is(toHex(actual.get(path.replace('.', '-')) ?? 'nothing'), hex, `${brand} ${path}`);
		}
	});
}

dictionary.run();

const terrazzo = suite('Terrazzo');

for (const style of STYLES) {
	terrazzo(`resolves every token to its color, its own lint content, in ${style}`, async () => {
		const { tokens, code, sent } = exported('dtcg', style);
		const cwd = new URL('file:///');
		const { tokens: actual } = await parse(
			[{ filename: new URL('tokens.tokens.json', cwd), src: code }],
			{ config: defineConfig({}, { cwd }) },
		);
		assert.equal(Object.keys(actual).sort(), tokens.map(({ name }) => toKey(name)).sort());
		tokens.forEach(({ name, hex }, i) => {
			const token = actual[toKey(name)]!;
			assert.is(token.$type, 'color');
			const value = token.$value as unknown as DtcgColor;
			assert.is(value.hex, hex.slice(0, 7));
			isColor(writeColor(value), sent[i]!, style);
		});
	});
}

for (const style of STYLES) {
	terrazzo(`resolves the roles of a design system to the colors of their steps, in ${style}`, async () => {
		for (const brand of BRANDS) {
			const system = built(brand, 'dtcg', style), cwd = new URL('file:///');
			const { tokens: actual } = await parse(
				[{ filename: new URL('brand.tokens.json', cwd), src: system.code }],
				{ config: defineConfig({}, { cwd }) },
			);
			const expected = listExpected(system);
			assert.is(Object.keys(actual).length, expected.length);
			for (const [path, hex] of expected) {
				const token = actual[path]!;
				assert.is((token.$value as unknown as DtcgColor).hex, hex.slice(0, 7), `${brand} ${path}`);
				if (path.startsWith('role.')) assert.is(token.aliasOf !== undefined, true, path);
			}
			for (const theme of ['light', 'dark'] as const) {
				for (const [role, hex] of system.shown[theme]) {
					const mode = actual[`role.${role}`]!.mode[theme]!;
					assert.is((mode.$value as unknown as DtcgColor).hex, hex.slice(0, 7), `${brand} ${role} in the mode ${theme}`);
				}
			}
		}
	});
}

terrazzo.run();
