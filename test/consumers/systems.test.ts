/*
 * Systems in the formats that one tool each reads: Tailwind 4, and 3 by its command line, shadcn/ui by its schema, Sass by
 * compiling, Figma by its OpenAPI document, Android and iOS by the rules of their files, Dart by a grammar, CSS by Chromium.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import Color from 'colorjs.io';
import { compileString } from 'sass';
import { registryItemSchema } from 'shadcn/schema';
import { compile } from 'tailwindcss';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Language, Parser } from 'web-tree-sitter';
import { parse as parseYaml } from 'yaml';
import { leaveOut } from '../support/left-out.ts';
import { BRANDS, built, PREFIX, tailwindName } from './built.ts';
import { toHex, STYLES } from './exported.ts';

const require = createRequire(import.meta.url);

const WIDE = 'color(display-p3 0 1 0)';

/** Outside sRGB by more than five decimals of OKLCH leave of a color on its surface. */
const isWide = (color: string): boolean => !new Color(color).inGamut('srgb', { epsilon: 0.0005 });

/** A separate folder from which the packages of this one resolve. */
function inFolder<T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T {
	const folder = mkdtempSync(join(tmpdir(), 'systems-'));
	try {
		symlinkSync(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
		for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
		return use(folder);
	} finally {
		rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 50 });
	}
}

function ran(folder: string, script: string, ...args: readonly string[]): void {
	const { status, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
	assert.is(status, 0, stderr);
}

/** The file of a package's command. */
const command = (name: string, file: string): string => join(import.meta.dirname, 'node_modules', name, file);

const PAGE = `<p class="bg-primary bg-primary/50 dark:text-danger bg-neutral-100 bg-${PREFIX}-neutral-100 fill-chart-6 border-overlay">`;

// --- Tailwind ---------------------------------------------------------------------------------------------------------

const tailwind = suite('Tailwind');

/** Compiled CSS of each major version. */
const compiled = {
	4: async (brand: string): Promise<string> => {
		const sheet = `@import "tailwindcss";\n${built(brand, 'tailwind', 'oklch').code}`;
		const loadStylesheet = (_: string, base: string): Promise<{ path: string; base: string; content: string }> =>
			Promise.resolve({ path: 'tailwind.css', base, content: readFileSync(require.resolve('tailwindcss/index.css'), 'utf8') });
		const { build } = await compile(sheet, { base: import.meta.dirname, loadStylesheet });
		return build(PAGE.split(/["\s<>]+/));
	},
	3: (brand: string): Promise<string> => Promise.resolve(inFolder({
		'in.css': '@tailwind base;\n@tailwind utilities;\n',
		'preset.mjs': built(brand, 'tailwind3', 'oklch').code,
		'config.mjs': 'import preset from \'./preset.mjs\';\nexport default { presets: [preset], content: [\'./page.html\'] };\n',
		'page.html': PAGE,
	}, (folder) => {
		ran(folder, command('tailwindcss-3', 'lib/cli.js'), '-c', 'config.mjs', '-i', 'in.css', '-o', 'out.css');
		return readFileSync(join(folder, 'out.css'), 'utf8');
	})),
} as const;

for (const version of [4, 3] as const) {
	tailwind(`${version}: the dark variant follows the class, every color is a utility, and neutral stays Tailwind's`, async () => {
		const css = await compiled[version]('#3b82f6');
		assert.match(css, version === 4 ? /\.dark\\:text-danger:where\(\.dark, \.dark \*\) \{/ : /\.dark\\:text-danger:is\(\.dark \*\) \{/);
		// The class alone decides, not the preference of the operating system.
		assert.not.match(css, /prefers-color-scheme/);
		const utilities = ['bg-primary', 'bg-primary\\/50', 'bg-neutral-100', `bg-${PREFIX}-neutral-100`, 'fill-chart-6', 'border-overlay'];
		for (const name of utilities) assert.ok(css.includes(`.${name} {`), name);
		for (const step of built('#3b82f6', 'tailwind', 'oklch').steps.keys()) {
			assert.match(css, `${version === 4 ? '--color' : '-'}-${tailwindName(step)}: oklch(`, step);
		}
		assert.match(css, /color-scheme: dark;/);
		assert.not.match(css, /color-gamut/);
	});

	tailwind(`${version}: a brand in Display P3 is in sRGB first, then wide for screens that show it`, async () => {
		const css = await compiled[version](WIDE), name = version === 4 ? '--color-primary-300' : '--primary-300';
		const values = [...css.matchAll(new RegExp(`${name}: (.*);`, 'g'))].map((match) => match[1]!);
		assert.equal(values.map(isWide), [false, true]);
		assert.ok(css.indexOf(values[1]!) > css.indexOf('@media (color-gamut: p3)'));
	});
}

tailwind.run();

// --- shadcn/ui --------------------------------------------------------------------------------------------------------

const shadcn = suite('shadcn/ui');

shadcn('takes the code and the answer itself as an item of a registry, with every variable', () => {
	for (const brand of [...BRANDS, WIDE]) {
		for (const style of STYLES) {
			const answer = built(brand, 'shadcn-registry', style);
			for (const item of [answer, JSON.parse(answer.code)] as unknown[]) {
				const { success, data } = registryItemSchema.safeParse(item);
				assert.ok(success, `${brand} ${style}`);
				assert.is(data.type, 'registry:theme');
				assert.is(toHex(data.cssVars!.light!['primary']!), answer.roles.light.primary);
				assert.is(toHex(data.cssVars!.dark!['primary']!), answer.roles.dark.primary);
				assert.equal(Object.keys(data.cssVars!.light!).filter((name) => /^(?:--|color-)/.test(name)), []);
			}
		}
	}
});

shadcn('refuses the answer in another format', () => {
	assert.not.ok(registryItemSchema.safeParse(built('teal', 'shadcn', 'oklch')).success);
});

shadcn.run();

// --- Sass -------------------------------------------------------------------------------------------------------------

const sass = suite('Sass');

for (const style of STYLES) {
	sass(`compiles a system: each theme as custom properties, in ${style}`, () => {
		for (const brand of [...BRANDS, WIDE]) {
			const { code, shown, steps } = built(brand, 'scss', style);
			const url = new URL('memory:tokens');
			const sheet = `@use "tokens";
				:root { a: tokens.$primary-500; @include tokens.theme("light"); }
				.dark { @include tokens.theme("dark"); }`;
			const { css } = compileString(sheet, {
				importers: [{ canonicalize: (name) => (name === 'tokens' ? url : null), load: () => ({ contents: code, syntax: 'scss' }) }],
				logger: { warn: (message) => { throw new Error(message); }, debug: () => {} },
			});
			const [light = '', dark = ''] = [...css.matchAll(/^(?::root|\.dark) \{([^}]*)\}/gm)].map((match) => match[1]!);
			for (const [text, theme] of [[light, 'light'], [dark, 'dark']] as const) {
				assert.match(text, `color-scheme: ${theme};`);
				for (const [role, hex] of shown[theme]) {
					assert.is(toHex(new RegExp(`--${role}: (.*);`).exec(text)![1]!), hex, `${brand} ${role}`);
				}
			}
			assert.is(toHex(/ a: (.*);/.exec(css)![1]!), steps.get('primary-500'));
			assert.is(/color-gamut/.test(css), (style === 'oklch' || style === 'display-p3') && isWide(brand), brand);
		}
	});
}

sass.run();

// --- Figma ------------------------------------------------------------------------------------------------------------

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

// --- Android and iOS --------------------------------------------------------------------------------------------------

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

// --- Chromium ---------------------------------------------------------------------------------------------------------

const CHROMIUM = '/usr/bin/chromium';

const FLAGS = [
	'--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync',
	'--no-first-run', '--virtual-time-budget=2000', '--dump-dom',
];

/** The colors that Chromium computes for elements, as `id: value`. */
function computed(css: string, body: string, ...flags: readonly string[]): ReadonlyMap<string, string> {
	const script = `document.querySelector('pre').textContent = [...document.querySelectorAll('[id]')]
		.map((one) => one.id + ': ' + getComputedStyle(one).backgroundColor + ';').join('\\n')`;
	return inFolder({ 'page.html': `<!doctype html><style>${css}</style>${body}<pre></pre><script>${script}</script>` }, (folder) => {
		const all = [...FLAGS, `--user-data-dir=${folder}/profile`, ...flags, `file://${folder}/page.html`];
		const { stdout } = spawnSync(CHROMIUM, all, { encoding: 'utf8', timeout: 60_000 });
		const [, told = ''] = /<pre>([^<]*)<\/pre>/.exec(stdout) ?? [];
		return new Map([...told.matchAll(/^(.*): (.*);$/gm)].map((match) => [match[1]!, match[2]!]));
	});
}

const chromium = suite('Chromium');

/** The unchanged page, and parts of it with either class. */
const BOXES = (id: string, role: string): string => `<div id="${id}" style="background: var(--${role})"></div>`;
const PAGES = BOXES('page', 'background')
	+ `<main class="light">${BOXES('light', 'background')}</main><main class="dark">${BOXES('dark', 'background')}</main>`;

const SCHEME = { light: '--blink-settings=preferredColorScheme=1', dark: '--blink-settings=preferredColorScheme=0' } as const;

if (!existsSync(CHROMIUM)) leaveOut(chromium, 'light-dark() and wide screens', 'Chromium is not installed');
else {
	for (const [how, edit] of [
		['light-dark()', (css: string): string => css],
		// Without light-dark() a browser keeps the old rule and drops the new one.
		['the fallback of it', (css: string): string => css.replaceAll('light-dark(', 'dark-light(')],
	] as const) {
		for (const scheme of ['light', 'dark'] as const) {
			chromium(`${how} follows a system that is ${scheme}, and the class before it`, () => {
				const { code, roles } = built('#3b82f6', 'css', 'hex');
				const actual = computed(edit(code), PAGES, SCHEME[scheme]);
				const expected = [['page', roles[scheme].background], ['light', roles.light.background], ['dark', roles.dark.background]];
				assert.equal([...actual].map(([id, value]) => [id, toHex(value)]), expected);
			});
		}
	}

	for (const format of ['css', 'shadcn'] as const) {
		chromium(`${format}: a brand in Display P3 is wide on a screen that is, and in sRGB on one that is not`, () => {
			const { code } = built(WIDE, format, 'display-p3');
			const page = `${BOXES('brand', 'primary-300')}<main class="dark">${BOXES('role', 'primary')}</main>`;
			// Browsers ignore the rules for Tailwind.
			const css = code.replace('@theme inline', '.none');
			const on = (profile: string): ReadonlyMap<string, string> => computed(css, page, `--force-color-profile=${profile}`);
			const plain = on('srgb'), wide = on('display-p3-d65');
			assert.is(plain.size, 2);
			assert.equal([...plain.values()].map(isWide), [false, false], [...plain].join());
			assert.equal([...wide.values()].map(isWide), [true, true], [...wide].join());
		});
	}
}

chromium.run();
