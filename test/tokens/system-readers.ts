/*
 * Reads each format of a system: the color text of every step and of every role in both themes, with references resolved. Wide colors
 * are those for wide screens, if the format has a place for them.
 *
 * Written against the formats' own rules, by patterns, and by the parsers of Node for JSON and JavaScript.
 */

import * as assert from 'uvu/assert';
import type { SystemFormat } from '../../src/tokens/table.ts';
import { readBlocks, type Block, type Values } from './css-blocks.ts';

/** Formats of code: swatches are read elsewhere. */
export type CodeFormat = Exclude<SystemFormat, 'svg' | 'ase' | 'aco' | 'gpl' | 'kpl'>;

export interface SystemValues {
	readonly steps: Values;
	readonly light: Values;
	readonly dark: Values;
	/** Wide values of tokens and roles that also have a safe one: steps and light roles. */
	readonly wide: Values;
}

/** A value with `var()` resolved and `light-dark()` decided. */
function settled(value: string, variables: ReadonlyMap<string, string>, theme: 'light' | 'dark'): string {
	const [, bright, dim] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [];
	if (bright !== undefined) return settled(theme === 'light' ? bright : dim!, variables, theme);
	const [, name] = /^var\((--[a-z0-9-]+)\)$/.exec(value) ?? [];
	if (name === undefined) return value;
	assert.ok(variables.has(name), `${name} is declared`);
	return settled(variables.get(name)!, variables, theme);
}

/** Values of the expected names, from the variables of light and dark. */
function settleAll(light: Values, dark: Values, wide: Values, expected: ExpectedNames, toName: (name: string) => string): SystemValues {
	const inDark = new Map([...light, ...dark]);
	const read = (names: readonly string[], variables: Values, theme: 'light' | 'dark'): Values =>
		new Map(names.map((name) => [name, settled(`var(--${toName(name)})`, variables, theme)]));
	const seen = (name: string): [string, string][] => {
		const value = settled(`var(--${toName(name)})`, new Map([...light, ...wide]), 'light');
		return value === settled(`var(--${toName(name)})`, light, 'light') ? [] : [[name, value]];
	};
	return {
		steps: read(expected.steps, light, 'light'),
		light: read(expected.roles, light, 'light'),
		dark: read(expected.roles, inDark, 'dark'),
		wide: new Map([...expected.steps, ...expected.roles].flatMap(seen)),
	};
}

export interface ExpectedNames {
	readonly steps: readonly string[];
	readonly roles: readonly string[];
}

const NONE: Values = new Map();

const P3 = '@media (color-gamut: p3)';

const neutral = (name: string): string => (/^neutral-\d/.test(name) ? `acme-${name}` : name);

const vivid = (name: string): string => (/^(?:secondary|accent)(?:-.*)?$/.test(name) ? `vivid-${name}` : neutral(name));

const wideRoot = (blocks: Map<string, Block>): Values => blocks.get(P3)?.blocks.get(':root')?.declared ?? NONE;

const entries = (of: object): Values => new Map(Object.entries(of));

const hyphened = (of: object): Values => new Map(Object.entries(of).map(([name, value]) => [`--${name}`, String(value)]));

const hexByte = (x: number): string => Math.round(x * 255).toString(16).padStart(2, '0');

interface DtcgColor { readonly colorSpace: string; readonly components: readonly number[]; readonly alpha: number; readonly hex: string }
interface DtcgToken { readonly $value: string | DtcgColor }
type DtcgGroup = Readonly<Record<string, Readonly<Record<string, DtcgToken>>>>;

interface Catalog { readonly colors: readonly CatalogColor[] }
interface CatalogColor {
	readonly appearances?: readonly { readonly value: string }[];
	readonly 'display-gamut'?: string;
	readonly color: { readonly 'color-space': string; readonly components: Readonly<Record<'red' | 'green' | 'blue' | 'alpha', string>> };
}

interface Figma {
	readonly variables: readonly { readonly id: string; readonly name: string; readonly variableCollectionId: string }[];
	readonly variableModeValues: readonly {
		readonly variableId: string; readonly modeId: string; readonly value: {
			readonly id?: string; readonly r: number; readonly g: number; readonly b: number; readonly a: number,
		},
	}[];
}

interface Preset {
	readonly darkMode: string;
	readonly theme: { readonly extend: { readonly colors: Readonly<Record<string, string>> } };
	readonly plugins: readonly ((api: { readonly addBase: (rules: Rules) => void }) => void)[];
}
type Rules = Readonly<Record<string, Readonly<Record<string, string & Readonly<Record<string, string>>>>>>;

export const importedPreset = async (code: string): Promise<{ readonly preset: Preset; readonly rules: Rules }> => {
	const { default: preset } = await import(`data:text/javascript,${encodeURIComponent(code)}`) as { readonly default: Preset };
	let rules: Rules = {};
	for (const plugin of preset.plugins) plugin({ addBase: (added) => { rules = added; } });
	return { preset, rules };
};

/** Files of a format with several. */
export const parseFiles = (code: string): ReadonlyMap<string, string> =>
	new Map(Object.entries(JSON.parse(code) as Record<string, string>));

const dart = (value: string, variables: ReadonlyMap<string, string>): string => {
	const [, argb] = /^Color\(0x([0-9A-F]{8})\)$/.exec(value) ?? [];
	if (argb !== undefined) return `#${argb.slice(2)}${argb.slice(0, 2)}`;
	const [, alpha, ...p3] =
		/^Color\.from\(alpha: ([\d.]+), red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+), colorSpace: ColorSpace\.displayP3\)$/.exec(value) ?? [];
	if (alpha !== undefined) return `color(display-p3 ${p3.join(' ')} / ${alpha})`;
	const [, step] = /^AcmeScales\.([a-zA-Z0-9]+)$/.exec(value) ?? [];
	assert.ok(variables.has(step!), value);
	return dart(variables.get(step!)!, variables);
};

const camel = (slug: string): string =>
	slug.split('-').map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');

/** Each format of a system called `acme`. */
export const READERS: Readonly<Record<CodeFormat, (code: string, expected: ExpectedNames) => SystemValues | Promise<SystemValues>>> = {
	'css': (code, expected) => {
		const blocks = readBlocks(code), root = blocks.get(':root')!.declared;
		const said = settleAll(root, NONE, wideRoot(blocks), expected, (name) => name);
		// Browsers without light-dark() get the same.
		const old = blocks.get('@supports not (color: light-dark(white, black))')!.blocks;
		const before = settleAll(
			new Map([...root, ...old.get(':root, .light')!.declared]),
			old.get('.dark')!.declared,
			NONE,
			expected,
			(name) => name,
		);
		const bySystem = old.get('@media (prefers-color-scheme: dark)')!.blocks.get(':root:not(.light)')!.declared;
		assert.equal([before.light, before.dark, bySystem], [said.light, said.dark, old.get('.dark')!.declared]);
		return said;
	},
	'tailwind': (code, expected) => {
		const blocks = readBlocks(code), light = new Map([...blocks.get('@theme static')!.declared, ...blocks.get(':root')!.declared]);
		const isStep = (name: string): boolean => expected.steps.includes(name);
		assert.equal([...blocks.get('@theme inline')!.declared], expected.roles.map((role) => [`--color-${role}`, `var(--${role})`]));
		return settleAll(light, blocks.get('.dark')!.declared, wideRoot(blocks), expected, (name) => (isStep(name) ? `color-${neutral(name)}` : name));
	},
	'shadcn': (code, expected) => {
		const blocks = readBlocks(code), light = blocks.get(':root')!.declared, inline = blocks.get('@theme inline')!.declared;
		for (const name of light.keys()) {
			if (name.startsWith('--') && name !== '--radius') assert.is(inline.get(`--color-${name.slice(2)}`), `var(${name})`, name);
		}
		return settleAll(light, blocks.get('.dark')!.declared, wideRoot(blocks), expected, vivid);
	},
	'shadcn-registry': (code, expected) => {
		const { cssVars, css } = JSON.parse(code) as {
			readonly cssVars: { readonly light: object; readonly dark: object }; readonly css: Readonly<Record<string,
			Readonly<Record<string, object>>>>,
		};
		return settleAll(
			hyphened(cssVars.light),
			hyphened(cssVars.dark),
			entries(css[P3]?.[':root'] ?? {}),
			expected,
			vivid,
		);
	},
	'tailwind3': async (code, expected) => {
		const { preset, rules } = await importedPreset(code);
		assert.equal(Object.keys(preset.theme.extend.colors), [...expected.steps.map(neutral), ...expected.roles]);
		return settleAll(entries(rules[':root']!), entries(rules['[class~="dark"]']!), entries(rules[P3]?.[':root'] ?? {}), expected, neutral);
	},
	'scss': (code, expected) => {
		const variables = new Map([...code.matchAll(/^\$([a-z0-9-]+): ([^;]+);$/gm)].map((match) => [match[1]!, match[2]!]));
		const mapAt = (map: string, theme: string): [string, string][] => {
			const [, inner = ''] = new RegExp(`^\\$${map}: \\(\n(?:.*\n)*?  "${theme}": \\(\n((?:    .*\n)*)`, 'm').exec(code) ?? [];
			return [...inner.matchAll(/^ {4}"([a-z0-9-]+)": (.*),$/gm)].map((match) => [match[1]!, match[2]!]);
		};
		const roles = (theme: string): Values =>
			new Map(mapAt('themes', theme).map(([role, value]) => [role, value.startsWith('$') ? variables.get(value.slice(1))! : value]));
		return {
			steps: new Map(expected.steps.map((step) => [step, variables.get(step)!])), light: roles('light'), dark: roles('dark'),
			wide: new Map(code.includes('$wide: (') ? mapAt('wide', 'light') : []),
		};
	},
	'json': (code) => {
		interface Colors { readonly scales: Readonly<Record<string, object>>; readonly themes: { readonly light: object; readonly dark: object } }
		const { scales, themes, wide } = JSON.parse(code) as Colors & { readonly wide?: Colors };
		const steps = (of: Colors['scales']): Values =>
			new Map(
				Object.entries(of).flatMap(([scale, inner]) => Object.entries(inner).map(([step, value]) => [`${scale}-${step}`, String(value)])),
			);
		return {
			steps: steps(scales), light: entries(themes.light), dark: entries(themes.dark),
			wide: new Map(wide === undefined ? [] : [...steps(wide.scales), ...entries(wide.themes.light)]),
		};
	},
	'dtcg': (code, expected) => {
		const groups = JSON.parse(code) as DtcgGroup;
		const follow = ({ $value }: DtcgToken): DtcgColor => {
			if (typeof $value !== 'string') return $value;
			const [group = '', token = ''] = $value.slice(1, -1).split('.');
			return follow(groups[group]![token]!);
		};
		const hex = (token: DtcgToken): string => {
			const { hex, alpha } = follow(token);
			return hex + (alpha === 1 ? '' : hexByte(alpha));
		};
		const stepAt = (name: string): DtcgToken => groups[name.split('-')[0]!]![name.split('-')[1]!]!;
		const text = ({ colorSpace, components: [x, y, z] }: DtcgColor): string =>
			(colorSpace === 'oklch' ? `oklch(${x} ${y} ${z})` : `color(${colorSpace} ${x} ${y} ${z})`);
		const roles = (theme: string): Values => new Map(expected.roles.map((role) => [role, hex(groups[theme]![role]!)]));
		return {
			steps: new Map(expected.steps.map((step) => [step, hex(stepAt(step))])), light: roles('light'), dark: roles('dark'),
			wide: new Map(
				expected.steps.filter((step) =>
					['oklch', 'display-p3'].includes(follow(stepAt(step)).colorSpace)).map((step) => [step, text(follow(stepAt(step)))]),
			),
		};
	},
	'figma': (code) => {
		const { variables, variableModeValues } = JSON.parse(code) as Figma;
		const follow = (id: string, mode: string): string => {
			const { value } = variableModeValues.find((one) => one.variableId === id && one.modeId === mode)!;
			return value.id === undefined ? `#${[value.r, value.g, value.b, value.a].map(hexByte).join('')}` : follow(value.id, 'value');
		};
		const of = (collection: string, mode: string): Values =>
			new Map(
				variables.filter((one) => one.variableCollectionId === collection).map(({ id, name }) => [name.replace('/', '-'), follow(id, mode)]),
			);
		return { steps: of('acme-scales', 'value'), light: of('acme-themes', 'light'), dark: of('acme-themes', 'dark'), wide: NONE };
	},
	'android': (code, expected) => {
		const files = parseFiles(code);
		assert.equal([...files.keys()], ['res/values/colors.xml', 'res/values-night/colors.xml']);
		const [day, night] = [...files.values()].map((xml) => {
			assert.match(
				xml,
				/^<\?xml version="1\.0" encoding="utf-8"\?>\n<resources>\n(?: {4}<color name="[a-z][a-z0-9_]*">[#@A-Za-z0-9_/]+<\/color>\n)+<\/resources>\n$/,
			);
			return new Map([...xml.matchAll(/name="(.*)">(.*)</g)].map((match) => [match[1]!, match[2]!]));
		}) as [Values, Values];
		const resource = (name: string): string => name.replaceAll('-', '_');
		const follow = (value: string): string =>
			(value.startsWith('@color/') ? follow(day.get(value.slice(7))!) : `#${value.slice(3)}${value.slice(1, 3)}`);
		const read = (names: readonly string[], from: Values): Values => new Map(names.map((name) => [name, follow(from.get(resource(name))!)]));
		assert.is(day.size, expected.steps.length + expected.roles.length);
		return { steps: read(expected.steps, day), light: read(expected.roles, day), dark: read(expected.roles, night), wide: NONE };
	},
	'ios': (code, expected) => {
		const files = parseFiles(code);
		const text = ({ color }: CatalogColor): string => {
			const { red, green, blue, alpha } = color.components;
			// Asset Catalog Format Reference: components are texts; Xcode writes four decimals.
			assert.match([red, green, blue, alpha].join(' '), /^[01]\.\d{4}(?: [01]\.\d{4}){3}$/);
			return color['color-space'] === 'srgb'
				? `#${[red, green, blue, alpha].map((x) => hexByte(Number(x))).join('')}`
				: `color(${color['color-space']} ${red} ${green} ${blue} / ${alpha})`;
		};
		const findValue = (name: string, dark: boolean, gamut: string): string | undefined => {
			const { colors } = JSON.parse(files.get(`acme.xcassets/acme/${name}.colorset/Contents.json`)!) as Catalog;
			const one = colors.find((color) => (color.appearances?.[0]?.value === 'dark') === dark && (color['display-gamut'] ?? 'sRGB') === gamut);
			return one && text(one);
		};
		assert.is(files.size, expected.steps.length + expected.roles.length + 2);
		const read = (names: readonly string[], dark: boolean): Values => new Map(names.map((name) => [name, findValue(name, dark, 'sRGB')!]));
		return {
			steps: read(expected.steps, false), light: read(expected.roles, false), dark: read(expected.roles, true),
			wide: new Map([...expected.steps, ...expected.roles].flatMap((name): [string, string][] => {
				const value = findValue(name, false, 'display-P3');
				return value === undefined ? [] : [[name, value]];
			})),
		};
	},
	'flutter': (code, expected) => {
		const steps = new Map([...code.matchAll(/^ {2}static const Color ([a-zA-Z0-9]+) = (.*);$/gm)].map((match) => [match[1]!, match[2]!]));
		const fields = (theme: string): Values => {
			const [, inner = ''] = new RegExp(`^  static const AcmeColors ${theme} = AcmeColors\\(\n((?:    .*\n)*)  \\);$`, 'm').exec(code) ?? [];
			return new Map([...inner.matchAll(/^ {4}([a-zA-Z0-9]+): (.*),$/gm)].map((match) => [match[1]!, match[2]!]));
		};
		const read = (names: readonly string[], from: Values): Values =>
			new Map(names.map((name) => [name, dart(from.get(camel(name))!, steps)]));
		const said = {
			steps: read(expected.steps, steps), light: read(expected.roles, fields('light')), dark: read(expected.roles, fields('dark')),
		};
		return { ...said, wide: new Map([...said.steps, ...said.light].filter(([, value]) => value.startsWith('color('))) };
	},
};
