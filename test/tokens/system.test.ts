import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import { parse } from '../../src/names/parse-color.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { colorOf, isStep, pickName, ROLES, SCALE_NAMES, THEMES, type System, type Theme } from '../../src/palette/system-shape.ts';
import { SCALE_STEPS } from '../../src/palette/scale.ts';
import { SHADCN_NAMES } from '../../src/tokens/shadcn.ts';
import { systemFilename, SYSTEM_FORMATS, SYSTEM_WRITERS, type SystemFormat } from '../../src/tokens/system.ts';
import { VALUE_STYLES, type ValueStyle } from '../../src/tokens/value.ts';
import { SLUG, VALUE } from './sample.ts';

const BRANDS = ['#3b82f6', 'gold', '#0a0a14', '#39ff14', 'white', 'color(rec2020 0 1 0)', 'rgb(255 0 0 / 20%)'];

const SYSTEM = buildSystem({ primary: parse('#3b82f6') });

const write = (format: SystemFormat, style: ValueStyle, system: System = SYSTEM): string => SYSTEM_WRITERS[format].write(system, style);

const STEPS = SCALE_NAMES.flatMap((scale) => SCALE_STEPS.map((step) => `${scale}-${step}`));

const hexOf = (system: System, name: string): string => {
	const [scale, step] = name.split('-');
	const index = SCALE_STEPS.findIndex((one) => String(one) === step);
	return format(system.scales[SCALE_NAMES.find((one) => one === scale)!].colors[index]!, 'hex');
};

const roleHex = (system: System, theme: Theme, role: (typeof ROLES)[number]): string =>
	format(colorOf(system.scales, system.themes[theme][role]), 'hex');

/** The blocks of CSS code by their heads, each with its declarations in order; nothing else may stand there. */
function blocksOf(code: string): Map<string, [name: string, value: string][]> {
	const blocks = [...code.matchAll(/^([^\s{][^{]*?) \{\n((?: {2}[a-z-][a-z0-9-]*: [^;{}]+;\n)+)\}\n/gm)];
	assert.is(blocks.map((match) => match[0]).join('\n'), code, 'nothing but blocks');
	return new Map(blocks.map((match) => [match[1]!, [...match[2]!.matchAll(/^ {2}([a-z0-9-]+): ([^;]+);$/gm)].map((line) => [line[1]!, line[2]!])]));
}

const variables = (declared: readonly (readonly [string, string])[]): [string, string][] =>
	declared.filter(([name]) => name.startsWith('--')).map(([name, value]) => [name.slice(2), value]);

const namesIn = (declared: readonly (readonly [string, string])[]): string[] => variables(declared).map(([name]) => name);

/** What a value is once its var() are followed. */
function resolved(value: string, known: ReadonlyMap<string, string>): string {
	const [, name] = /^var\(--([a-z0-9-]+)\)$/.exec(value) ?? [];
	if (name === undefined) return value;
	const next = known.get(name);
	assert.type(next, 'string', `--${name} is declared`);
	return resolved(next!, known);
}

const HEADS = {
	tailwind: ['@theme', ':root', '.dark', '@theme inline'],
	css: [':root', '.dark'],
	shadcn: [':root', '.dark', '@theme inline'],
} as const;

const CSS_FORMATS = ['tailwind', 'css', 'shadcn'] as const;

const code = suite('the code of a design system');

code('is written in four formats, each with its media type', () => {
	assert.equal(Object.keys(SYSTEM_WRITERS), SYSTEM_FORMATS);
	for (const format of SYSTEM_FORMATS) {
		const { extension, mediaType } = SYSTEM_WRITERS[format];
		assert.equal([extension, mediaType], format === 'dtcg' ? ['tokens.json', 'application/design-tokens+json'] : ['css', 'text/css']);
	}
});

for (const format of CSS_FORMATS) {
	code(`${format}: has its blocks, and in each every variable once`, () => {
		for (const style of VALUE_STYLES) {
			const blocks = blocksOf(write(format, style));
			assert.equal([...blocks.keys()], HEADS[format]);
			for (const [head, declared] of blocks) {
				const names = declared.map(([name]) => name);
				assert.equal(names.filter((name, i) => names.indexOf(name) !== i), [], head);
				for (const [name, value] of variables(declared)) {
					assert.match(name, new RegExp(`^${SLUG}$`));
					assert.match(value, new RegExp(`^(?:${VALUE}|var\\(--${SLUG}\\)|0\\.625rem|calc\\(var\\(--radius\\) \\* [\\d.]+\\))$`), `${head} ${name}`);
				}
			}
		}
	});

	code(`${format}: every var() refers to a declared variable, in light and in dark, and ends in a color`, () => {
		for (const brand of BRANDS) {
			const blocks = blocksOf(write(format, 'hex', buildSystem({ primary: parse(brand) })));
			const light = new Map([...blocks].filter(([head]) => head !== '.dark').flatMap(([, declared]) => variables(declared)));
			const dark = new Map([...light, ...variables(blocks.get('.dark')!)]);
			for (const known of [light, dark]) {
				for (const [name, value] of known) {
					if (!name.startsWith('radius')) assert.match(resolved(value, known), /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/, `${brand} --${name}`);
				}
			}
		}
	});

	code(`${format}: every step and every role has the color it has in the system`, () => {
		for (const brand of BRANDS) {
			const system = buildSystem({ primary: parse(brand) });
			for (const style of VALUE_STYLES) {
				const blocks = blocksOf(write(format, style, system));
				const light = new Map([...blocks].filter(([head]) => head === ':root' || head === '@theme').flatMap(([, declared]) => variables(declared)));
				const dark = new Map([...light, ...variables(blocks.get('.dark')!)]);
				const prefix = format === 'tailwind' ? 'color-' : '';
				const shown = (known: ReadonlyMap<string, string>, name: string): string => hex(resolved(`var(--${name})`, known));
				for (const step of STEPS) assert.is(shown(light, `${prefix}${step}`), hexOf(system, step), `${brand} ${step}`);
				// Secondary and accent of shadcn/ui are quiet surfaces.
				const isSame = (name: string): boolean => SHADCN_NAMES.some((known) => known === name) && !/^(?:secondary|accent)/.test(name);
				for (const role of ROLES.filter((name) => format !== 'shadcn' || isSame(name))) {
					assert.is(shown(light, role), roleHex(system, 'light', role), `${brand} ${style} ${role}`);
					assert.is(shown(dark, role), roleHex(system, 'dark', role), `${brand} ${style} ${role}`);
				}
			}
		}
	});
}

const hex = (value: string): string => format(parse(value), 'hex');

code('css: says in which scheme browsers draw their own controls', () => {
	const blocks = blocksOf(write('css', 'oklch'));
	assert.equal(blocks.get(':root')![0], ['color-scheme', 'light']);
	assert.equal(blocks.get('.dark')![0], ['color-scheme', 'dark']);
	assert.equal(namesIn(blocks.get(':root')!), [...STEPS, ...ROLES]);
	assert.equal(namesIn(blocks.get('.dark')!), [...ROLES]);
});

code('tailwind: the theme has every step, and every role comes to it through a variable that changes with the scheme', () => {
	const blocks = blocksOf(write('tailwind', 'oklch'));
	assert.equal(namesIn(blocks.get('@theme')!), STEPS.map((step) => `color-${step}`));
	assert.equal(namesIn(blocks.get(':root')!), [...ROLES]);
	assert.equal(namesIn(blocks.get('.dark')!), [...ROLES]);
	assert.equal(variables(blocks.get('@theme inline')!), ROLES.map((role) => [`color-${role}`, `var(--${role})`]));
});

code('shadcn: has the 31 variables in :root and .dark, the radius, and the steps beside them', () => {
	const blocks = blocksOf(write('shadcn', 'oklch'));
	assert.equal(namesIn(blocks.get(':root')!), ['radius', ...SHADCN_NAMES, ...STEPS]);
	assert.equal(namesIn(blocks.get('.dark')!), [...SHADCN_NAMES]);
	assert.equal(
		variables(blocks.get('@theme inline')!).filter(([name]) => name.startsWith('color-')),
		[...SHADCN_NAMES, ...STEPS].map((name) => [`color-${name}`, `var(--${name})`]),
	);
});

code('shadcn: what is no role of its own has the color of one', () => {
	const root = new Map(variables(blocksOf(write('shadcn', 'hex')).get('.dark')!));
	for (const [name, role] of [['destructive', 'danger'], ['accent', 'hover'], ['secondary', 'muted'], ['sidebar', 'card'], ['sidebar-foreground', 'card-foreground'], ['sidebar-primary', 'primary'], ['sidebar-ring', 'ring']] as const) {
		assert.is(root.get(name), roleHex(SYSTEM, 'dark', role), name);
	}
	assert.is(new Set([1, 2, 3, 4, 5].map((n) => root.get(`chart-${n}`))).size, 5, 'five charts, five colors');
});

interface Node {
	readonly [key: string]: Node | string | object | undefined;
}

code('dtcg: a group for each scale with its steps, and one for each theme whose roles refer to them', () => {
	for (const style of VALUE_STYLES) {
		const { $schema, ...groups } = JSON.parse(write('dtcg', style)) as Node;
		assert.is($schema, 'https://www.designtokens.org/schemas/2025.10/format.json');
		assert.equal(Object.keys(groups), [...SCALE_NAMES, ...THEMES]);
		for (const scale of SCALE_NAMES) assert.equal(Object.keys(groups[scale]!), SCALE_STEPS.map(String));
		for (const theme of THEMES) {
			assert.equal(Object.keys(groups[theme]!), [...ROLES]);
			for (const role of ROLES) {
				const { $type, $value } = (groups[theme] as Node)[role] as { readonly $type: string; readonly $value: string };
				assert.is($type, 'color');
				if (!isStep(SYSTEM.themes[theme][role])) {
					assert.is(($value as unknown as { readonly hex: string }).hex, roleHex(SYSTEM, theme, role).slice(0, 7));
					continue;
				}
				const [, scale = '', step = ''] = /^\{([a-z]+)\.(\d+)\}$/.exec($value) ?? [];
				assert.is(`${scale}-${step}`, pickName(SYSTEM.themes[theme][role]));
				const target = (groups[scale] as Node)[step] as { readonly $value: { readonly hex: string } };
				assert.is(target.$value.hex, roleHex(SYSTEM, theme, role));
			}
		}
	}
});

code('is the same for the same system, and another in every style', () => {
	for (const format of SYSTEM_FORMATS) {
		assert.is(write(format, 'oklch'), write(format, 'oklch', buildSystem({ primary: parse('#3b82f6') })));
		// HEX and RGB are one color space in design tokens.
		assert.is(new Set(VALUE_STYLES.map((style) => write(format, style))).size, format === 'dtcg' ? 4 : 5);
	}
});

for (const [title, format, expected] of [
	['Brand', 'tailwind', 'brand.css'],
	['Мой бренд', 'dtcg', 'moy-brend.tokens.json'],
	['../../etc/passwd', 'css', 'etc-passwd.css'],
	['  ', 'shadcn', 'color.css'],
] as const) {
	code(`the file of "${title}" as ${format} is called ${expected}`, () => { assert.is(systemFilename(title, format), expected); });
}

code.run();
