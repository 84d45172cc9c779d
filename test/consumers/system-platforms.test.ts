/*
 * Systems for platforms: Figma by its OpenAPI document, Android and iOS by the rules of their files, Dart by a grammar.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Language, Parser } from 'web-tree-sitter';
import { parse as parseYaml } from 'yaml';
import { BRANDS, built, PREFIX } from './built.ts';
import { STYLES, toHex } from './exported.ts';
import { isWide, WIDE } from './in-folder.ts';

const require = createRequire(import.meta.url);

const figma = suite('Figma');

figma('takes the variables: the body fits the OpenAPI document of its REST API', () => {
	const text = readFileSync(join(dirname(require.resolve('@figma/rest-api-spec/package.json')), 'openapi/openapi.yaml'), 'utf8');
	interface Body {
		readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: object } } };
	}
	interface Described {
		readonly paths: Readonly<Record<string, { readonly post: Body }>>;
		readonly components: object;
	}
	// RGB allows an alpha next to it, so every RGBA matches two alternatives of "one of".
	const { paths, components } = parseYaml(text.replaceAll('oneOf:', 'anyOf:')) as Described;
	const { schema } = paths['/v1/files/{file_key}/variables']!.post.requestBody.content['application/json'];
	const fits = new Ajv2020({ strict: false, discriminator: false, validateFormats: false }).compile({ ...schema, components });
	for (const brand of [...BRANDS, WIDE]) {
		for (const style of STYLES) {
			assert.ok(fits(JSON.parse(built(brand, 'figma', style).code)), JSON.stringify(fits.errors?.slice(0, 3)));
		}
	}
	const body = JSON.parse(built('teal', 'figma', 'hex').code) as { readonly variables: { resolvedType: string }[] };
	body.variables[0]!.resolvedType = 'COLOUR';
	assert.not.ok(fits(body), 'it refuses what it should');
});

figma.run();

const platforms = suite('files for platforms');

const readFiles = (code: string): ReadonlyMap<string, string> => new Map(Object.entries(JSON.parse(code) as Record<string, string>));

platforms('Android: both files are XML, every name is one of Java, every reference leads to a color', () => {
	interface Resources { readonly resources: { readonly color: readonly { readonly name: string; readonly '#text': string }[] } }
	const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
	for (const brand of BRANDS) {
		const { code, shown, steps } = built(brand, 'android', 'oklch');
		const [day, night] = [...readFiles(code).values()].map((xml) => {
			assert.is(XMLValidator.validate(xml), true);
			return new Map((parser.parse(xml) as Resources).resources.color.map((color) => [color.name, color['#text']]));
		}) as [Map<string, string>, Map<string, string>];
		const color = (value: string): string =>
			(value.startsWith('@color/') ? color(day.get(value.slice(7))!) : toHex(`#${value.slice(3)}${value.slice(1, 3)}`));
		for (const name of [...day.keys(), ...night.keys()]) assert.match(name, /^[a-z][a-z0-9_]*$/);
		for (const [name, hex] of steps) assert.is(color(day.get(name.replaceAll('-', '_'))!), hex);
		for (const [theme, from] of [['light', day], ['dark', night]] as const) {
			for (const [role, hex] of shown[theme]) assert.is(color(from.get(role.replaceAll('-', '_'))!), hex, `${brand} ${role}`);
		}
	}
});

// Asset Catalog Format Reference: Named Color Type.
const COLORSET = {
	type: 'object', additionalProperties: false, required: ['info', 'colors'],
	properties: {
		info: { type: 'object', required: ['author', 'version'], properties: { author: { const: 'xcode' }, version: { const: 1 } } },
		colors: {
			type: 'array', minItems: 1,
			items: {
				type: 'object', additionalProperties: false, required: ['idiom', 'color'],
				properties: {
					'idiom': { const: 'universal' },
					'display-gamut': { enum: ['sRGB', 'display-P3'] },
					'appearances': {
						type: 'array',
						items: { type: 'object', properties: { appearance: { const: 'luminosity' }, value: { enum: ['light', 'dark'] } } },
					},
					'color': {
						type: 'object', additionalProperties: false, required: ['color-space', 'components'],
						properties: {
							'color-space': { enum: ['srgb', 'display-p3', 'extended-srgb', 'extended-linear-srgb', 'gray-gamma-22'] },
							'components': {
								type: 'object', required: ['red', 'green', 'blue', 'alpha'], additionalProperties: false,
								patternProperties: { '^(?:red|green|blue|alpha)$': { type: 'string', pattern: '^(?:0\\.\\d+|1\\.0+)$' } },
							},
						},
					},
				},
			},
		},
	},
};

platforms('iOS: every color set of the catalog is one by its reference, wide ones for both gamuts', () => {
	const fits = new Ajv2020().compile(COLORSET);
	for (const brand of [...BRANDS, WIDE]) {
		for (const style of STYLES) {
			const files = [...readFiles(built(brand, 'ios', style).code)];
			const sets = files.filter(([path]) => path.endsWith('.colorset/Contents.json'));
			for (const [path, text] of sets) assert.ok(fits(JSON.parse(text)), `${path}: ${JSON.stringify(fits.errors)}`);
			const isBoth = sets.some(([, text]) => text.includes('display-P3'));
			assert.is(isBoth, (style === 'oklch' || style === 'display-p3') && isWide(brand), `${brand} ${style}`);
			for (const folder of new Set(files.map(([path]) => path.split('/')[0]))) assert.is(folder, `${PREFIX}.xcassets`);
		}
	}
});

platforms('Flutter: the library is Dart, without a fault in its grammar', async () => {
	await Parser.init();
	const dart = await Language.load(require.resolve('tree-sitter-wasms/out/tree-sitter-dart.wasm'));
	const parser = new Parser();
	parser.setLanguage(dart);
	const isSound = (code: string): boolean => parser.parse(code)?.rootNode.hasError === false;
	for (const brand of [...BRANDS, WIDE]) {
		for (const style of STYLES) assert.ok(isSound(built(brand, 'flutter', style).code), `${brand} ${style}`);
	}
	assert.not.ok(isSound(built('teal', 'flutter', 'hex').code.replace('});', '})')), 'it refuses what it should');
});

platforms.run();
