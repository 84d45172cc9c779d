/*
 * A design system as code: every step and role in every format, each with the color it should have.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { deltaEOK } from '../../src/metrics/delta-e-ok.ts';
import { parse } from '../../src/names/parse-color.ts';
import { buildSystem } from '../../src/palette/system.ts';
import {
	isStep, pickColor, ROLE_USES, ROLES, SCALE_NAMES, THEMES, type Role, type System, type Theme,
} from '../../src/palette/system-shape.ts';
import { SCALE_STEPS } from '../../src/palette/scale.ts';
import { fits } from '../../src/gamut/fits.ts';
import { SHADCN_NAMES } from '../../src/tokens/shadcn.ts';
import { systemTokens } from '../../src/tokens/system.ts';
import { SYSTEM_FORMATS, systemFile, TOKEN_FORMATS, tokensFile, WRITERS, type SystemFormat } from '../../src/tokens/table.ts';
import { VALUE_STYLES, type ValueStyle } from '../../src/tokens/value.ts';
import { readBlocks, parseFiles, importedPreset, READERS, type CodeFormat } from './system-readers.ts';

const BRANDS = ['#3b82f6', 'gold', '#0a0a14', '#39ff14', 'white', 'color(rec2020 0 1 0)', 'rgb(255 0 0 / 20%)'];

const SYSTEM = buildSystem({ primary: parse('#3b82f6') });

/** In Display P3 and outside sRGB. */
const WIDE_BRAND = 'color(display-p3 0 1 0)';
const WIDE = buildSystem({ primary: parse(WIDE_BRAND) });

const write = (format: SystemFormat, style: ValueStyle, system: System = SYSTEM): string =>
	WRITERS[format].write(systemTokens(system, 'acme'), style);

/** Swatches have neither roles nor styles: test/tokens/swatch-files.test.ts reads them. */
const CODE_FORMATS = SYSTEM_FORMATS.filter((format): format is CodeFormat => format in READERS);

const STEPS = SCALE_NAMES.flatMap((scale) => SCALE_STEPS.map((step) => `${scale}-${step}`));

const WANTED = { steps: STEPS, roles: ROLES };

const stepColor = (system: System, name: string) => {
	const [scale, step] = name.split('-');
	return system.scales[SCALE_NAMES.find((one) => one === scale)!].colors[SCALE_STEPS.findIndex((one) => String(one) === step)]!;
};

const roleColor = (system: System, theme: Theme, role: Role) => pickColor(system.scales, system.themes[theme][role]);

const code = suite('the code of a design system');

code('is written in seventeen formats, each with a media type and a file', () => {
	const files = SYSTEM_FORMATS.map((format) => [format, systemFile(format, 'acme'), WRITERS[format].mediaType]);
	assert.equal(files, [
		['css', 'acme.css', 'text/css'],
		['tailwind', 'acme.css', 'text/css'],
		['scss', '_acme.scss', 'text/x-scss'],
		['json', 'acme.json', 'application/json'],
		['dtcg', 'acme.tokens.json', 'application/design-tokens+json'],
		['svg', 'acme.svg', 'image/svg+xml'],
		['shadcn', 'acme.css', 'text/css'],
		['shadcn-registry', 'acme.json', 'application/json'],
		['tailwind3', 'acme.preset.js', 'text/javascript'],
		['figma', 'acme.figma.json', 'application/json'],
		['android', 'acme.android.json', 'application/json'],
		['ios', 'acme.xcassets.json', 'application/json'],
		['flutter', 'acme.dart', 'application/vnd.dart'],
		['ase', 'acme.ase', 'application/x-adobe-ase'],
		['aco', 'acme.aco', 'application/x-adobe-aco'],
		['gpl', 'acme.gpl', 'application/x-gimp-color-palette'],
		['kpl', 'acme.kpl', 'application/x-krita-palette'],
	]);
});

code('shares its table with loose tokens, which are written in twelve', () => {
	assert.equal(TOKEN_FORMATS.map((format) => [format, tokensFile(format)]), [
		['css', 'tokens.css'], ['tailwind', 'theme.css'], ['scss', '_tokens.scss'], ['json', 'tokens.json'],
		['dtcg', 'tokens.tokens.json'], ['array', 'colors.js'], ['svg', 'swatches.svg'],
		['ase', 'swatches.ase'], ['aco', 'swatches.aco'], ['gpl', 'swatches.gpl'], ['procreate', 'tokens.swatches'], ['kpl', 'swatches.kpl'],
	]);
});

/** A style writes the very 8-bit color; code for a wide screen is near what sRGB shows of it. */
const isShown = (text: string, color: ReturnType<typeof parse>, what: string): void => {
	const read = parse(text);
	if (fits(read, 'srgb')) {
		assert.is(format(read, 'hex'), format(color, 'hex'), what);
		return;
	}
	assert.ok(deltaEOK(read, color) < 0.06 && !fits(color, 'srgb'), `${what}: ${text}`);
};

for (const format of CODE_FORMATS) {
	code(`${format}: every step, and every role in both themes, has the color it has in the system`, async () => {
		for (const brand of BRANDS) {
			const system = buildSystem({ primary: parse(brand) });
			for (const style of VALUE_STYLES) {
				// A Display P3 document has Display P3 numbers, not those of the HEX.
				if (format === 'figma' && style === 'display-p3') continue;
				const { steps, light, dark } = await READERS[format](write(format, style, system), WANTED);
				const what = `${brand} ${format} ${style}`;
				assert.equal([[...steps.keys()], [...light.keys()].sort(), [...dark.keys()].sort()], [STEPS, [...ROLES].sort(), [...ROLES].sort()]);
				for (const [name, text] of steps) isShown(text, stepColor(system, name), `${what} ${name}`);
				for (const role of ROLES) {
					isShown(light.get(role)!, roleColor(system, 'light', role), `${what} ${role}`);
					isShown(dark.get(role)!, roleColor(system, 'dark', role), `${what} ${role} in dark`);
				}
			}
		}
	});
}

// Android has sRGB only; a document of Figma has one color space.
for (const format of CODE_FORMATS.filter((one) => one !== 'android' && one !== 'figma')) {
	code(`${format}: a brand in Display P3 stays there in a style that supports it, with a fallback for other screens`, async () => {
		for (const style of VALUE_STYLES) {
			const { steps, wide } = await READERS[format](write(format, style, WIDE), WANTED);
			if (style !== 'oklch' && style !== 'display-p3') {
				assert.is(wide.size, 0, style);
				continue;
			}
			assert.ok(wide.has('primary') || format === 'dtcg', format);
			for (const [name, text] of wide) {
				const color = STEPS.includes(name) ? stepColor(WIDE, name) : roleColor(WIDE, 'light', ROLES.find((role) => role === name)!);
				assert.ok(deltaEOK(parse(text), color) < 0.001, `${style} ${name} is ${text}`);
			}
			const anchor = `primary-${WIDE.scales.primary.anchor}`;
			// Sass has wide values among its roles, Dart has no second value.
			if (format !== 'scss')
				assert.ok(deltaEOK(parse(wide.get(anchor)!), parse(WIDE_BRAND)) < 0.001, `${style} ${anchor} is ${wide.get(anchor)}`);
			if (format === 'flutter') continue;
			assert.is(toRgb24(parse(steps.get(anchor)!)), toRgb24(parse(WIDE_BRAND)));
			assert.ok(fits(parse(steps.get(anchor)!), 'srgb'), steps.get(anchor));
		}
	});
}

code('figma: a document for Display P3 gets the numbers of Display P3', () => {
	const { variableModeValues } = JSON.parse(write('figma', 'display-p3', WIDE)) as {
		readonly variableModeValues: readonly { readonly variableId: string; readonly value: object }[],
	};
	const { value } = variableModeValues.find(({ variableId }) => variableId === `step-primary-${WIDE.scales.primary.anchor}`)!;
	assert.equal(value, { r: 0, g: 1, b: 0, a: 1 });
});

code('mentions wide screens only if a color is wide', () => {
	for (const format of SYSTEM_FORMATS) assert.not.match(write(format, 'oklch'), /color-gamut|display-p3|displayP3|"wide"|\$wide/i, format);
});

// --- CSS --------------------------------------------------------------------------------------------------------------

code('css: follows the system, or the nearest class', () => {
	const blocks = readBlocks(write('css', 'oklch'));
	assert.equal([...blocks.keys()], [':root', '.light', '.dark', '@supports not (color: light-dark(white, black))']);
	assert.equal([':root', '.light', '.dark'].map((head) => blocks.get(head)!.declared.get('color-scheme')), ['light dark', 'light', 'dark']);
	assert.is(blocks.get(':root')!.declared.get('--background'), 'light-dark(var(--neutral-50), var(--neutral-950))');
	assert.equal([...blocks.get(':root')!.declared.keys()], ['color-scheme', ...[...STEPS, ...ROLES].map((name) => `--${name}`)]);
});

code('tailwind: keeps every step, leaves Tailwind its neutral, has a dark variant and says in which scheme controls are drawn', () => {
	const text = write('tailwind', 'oklch'), blocks = readBlocks(text);
	assert.ok(text.startsWith('@custom-variant dark (&:where(.dark, .dark *));\n'));
	assert.equal([...blocks.keys()], ['@theme static', ':root', '.dark', '@theme inline']);
	const steps = [...blocks.get('@theme static')!.declared.keys()];
	assert.is(steps.length, 88);
	assert.equal(steps.filter((name) => /neutral/.test(name)), SCALE_STEPS.map((step) => `--color-acme-neutral-${step}`));
	assert.equal([':root', '.dark'].map((head) => blocks.get(head)!.declared.get('color-scheme')), ['light', 'dark']);
	assert.is(blocks.get(':root')!.declared.get('--background'), 'var(--color-acme-neutral-50)');
});

code('shadcn: has the 31 variables first, in :root and .dark, then every other role, then the steps', () => {
	const text = write('shadcn', 'oklch'), blocks = readBlocks(text);
	assert.ok(text.startsWith('@custom-variant dark (&:where(.dark, .dark *));\n'));
	assert.equal([...blocks.keys()].slice(0, 3), [':root', '.dark', '@theme inline']);
	assert.ok([...blocks.keys()].slice(3).every((selector) => selector.startsWith('[data-slot="switch"]')));
	const further = ROLES.filter((role) => !SHADCN_NAMES.some((name) => name === role) || /^(?:secondary|accent)/.test(role))
		.map((role) => (/^(?:secondary|accent)/.test(role) ? `vivid-${role}` : role));
	const names = [...SHADCN_NAMES, ...further].map((name) => `--${name}`);
	assert.equal([...blocks.get(':root')!.declared.keys()], [
		'color-scheme', '--radius', ...names,
		...STEPS.map((step) => `--${step.replace(/^neutral/, 'acme-neutral').replace(/^(?=(?:secondary|accent)-)/, 'vivid-')}`),
	]);
	assert.equal([...blocks.get('.dark')!.declared.keys()], ['color-scheme', ...names]);
	assert.ok(further.includes('chart-6'));
});

code('shadcn: a wide variable is in the media query in both themes, since :root there comes after .dark', () => {
	for (const format of ['oklch', 'display-p3'] as const) {
		const media = readBlocks(write('shadcn', format, WIDE)).get('@media (color-gamut: p3)')!;
		const [root, dark] = [':root', '.dark'].map((head) => [...media.blocks.get(head)!.declared.keys()]) as [string[], string[]];
		assert.ok(dark.includes('--primary'));
		assert.equal(root.filter((name) => !/-\d+$/.test(name) || /chart/.test(name)), dark);
	}
});

code('shadcn: secondary and accent are quiet surfaces; variables without an own role have the color of another', () => {
	for (const theme of THEMES) {
		const declared = readBlocks(write('shadcn', 'hex')).get(theme === 'light' ? ':root' : '.dark')!.declared;
		for (const [name, role] of [
			['destructive', 'danger'], ['accent', 'hover'], ['accent-foreground', 'hover-foreground'], ['secondary', 'muted'], ['sidebar', 'card'],
			['sidebar-foreground', 'card-foreground'], ['sidebar-primary', 'primary'], ['sidebar-accent', 'hover'],
			['sidebar-ring', 'ring'], ['sidebar-border', 'border'],
		] as const) assert.is(declared.get(`--${name}`), format(roleColor(SYSTEM, theme, role), 'hex'), `${theme} ${name}`);
	}
});

code('shadcn-registry: is an item of a theme with the variables of shadcn', () => {
	for (const [system, rules] of [
		[SYSTEM, ['@layer base', '@media screen']], [WIDE, ['@layer base', '@media screen', '@media (color-gamut: p3)']],
	] as const) {
		const item = JSON.parse(write('shadcn-registry', 'oklch', system)) as {
			readonly cssVars: { readonly light: object; readonly dark: object }; readonly css: object,
		};
		assert.equal({ ...item, cssVars: 0, css: 0 }, {
			$schema: 'https://ui.shadcn.com/schema/registry-item.json', name: 'acme', type: 'registry:theme', cssVars: 0, css: 0,
		});
		const blocks = readBlocks(write('shadcn', 'oklch', system));
		for (const [head, theme] of [[':root', 'light'], ['.dark', 'dark']] as const) {
			const declared = [...blocks.get(head)!.declared]
				.filter(([name]) => name !== 'color-scheme')
				.map(([name, value]) => [name.slice(2), value]);
			assert.equal(Object.entries(item.cssVars[theme]), declared, theme);
		}
		assert.equal(Object.keys(item.css), rules);
	}
});

code('tailwind3: goes by the class, and a modifier leaves a share of any color', async () => {
	const { preset, rules } = await importedPreset(write('tailwind3', 'oklch', WIDE));
	assert.is(preset.darkMode, 'class');
	assert.is(preset.theme.extend.colors['overlay'], 'color-mix(in oklab, var(--overlay) calc(<alpha-value> * 100%), transparent)');
	assert.equal([rules[':root']!['color-scheme'], rules['[class~="dark"]']!['color-scheme']], ['light', 'dark']);
});

code('dtcg: a group for each scale, one for each theme whose roles refer to steps, and one where the themes are modes', () => {
	interface Token { readonly $type: string; readonly $value: unknown; readonly $description?: string; readonly $extensions?: object }
	for (const style of VALUE_STYLES) {
		const { $schema, ...groups } = JSON.parse(write('dtcg', style)) as Readonly<Record<string, Readonly<Record<string, Token>>>>;
		assert.is($schema as unknown, 'https://www.designtokens.org/schemas/2025.10/format.json');
		assert.equal(Object.keys(groups), [...SCALE_NAMES, ...THEMES, 'role']);
		for (const role of ROLES) {
			for (const theme of THEMES) {
				const pick = SYSTEM.themes[theme][role], { $type, $value } = groups[theme]![role]!;
				assert.is($type, 'color');
				if (isStep(pick)) assert.is($value, `{${pick.scale}.${SCALE_STEPS[pick.index]}}`);
				else assert.type(($value as { readonly hex: string }).hex, 'string');
			}
			assert.equal(groups['role']![role], {
				$type: 'color', $value: `{light.${role}}`, $description: ROLE_USES[role].doc,
				$extensions: { mode: { light: `{light.${role}}`, dark: `{dark.${role}}` } },
			});
		}
	}
});

code('figma: roles are aliases with a light and a dark mode', () => {
	interface Body {
		readonly variableModes: readonly { readonly name: string; readonly action: string }[];
		readonly variables: readonly object[];
		readonly variableModeValues: readonly {
			readonly variableId: string; readonly value: { readonly type?: string },
		}[],
	}
	const { variableModes, variables, variableModeValues } = JSON.parse(write('figma', 'oklch')) as Body;
	assert.equal(variableModes.map(({ name, action }) => `${action} ${name}`), ['UPDATE Value', 'UPDATE Light', 'CREATE Dark']);
	assert.is(variables.length, STEPS.length + ROLES.length);
	const aliases = THEMES.flatMap((theme) => ROLES.filter((role) => isStep(SYSTEM.themes[theme][role]))).length;
	assert.is(variableModeValues.filter(({ value }) => value.type === 'VARIABLE_ALIAS').length, aliases);
	assert.is(variableModeValues.length, STEPS.length + 2 * ROLES.length);
});

code('android: a role refers to its step, by day and by night', () => {
	const files = parseFiles(write('android', 'oklch'));
	assert.match(files.get('res/values/colors.xml')!, '<color name="background">@color/neutral_50</color>');
	assert.match(files.get('res/values-night/colors.xml')!, '<color name="background">@color/neutral_950</color>');
	assert.match(files.get('res/values/colors.xml')!, '<color name="overlay">#80000000</color>');
});

code('ios: lies in a namespace', () => {
	const files = parseFiles(write('ios', 'oklch'));
	assert.equal(JSON.parse(files.get('acme.xcassets/acme/Contents.json')!), {
		properties: { 'provides-namespace': true }, info: { author: 'xcode', version: 1 },
	});
	for (const [path, text] of files)
		assert.equal((JSON.parse(text) as { readonly info: object }).info, { author: 'xcode', version: 1 }, path);
});

code('flutter: has the two schemes of Material, whose fields are roles', () => {
	const text = write('flutter', 'oklch');
	// The fields that a ColorScheme requires: api.flutter.dev/flutter/material/ColorScheme/ColorScheme.html.
	for (const theme of ['Light', 'Dark']) {
		const [, inner = ''] = new RegExp(`^const ColorScheme acme${theme} = ColorScheme\\(\n((?:  .*\n)*)\\);$`, 'm').exec(text) ?? [];
		const fields = [...inner.matchAll(/^ {2}([a-zA-Z]+): /gm)].map((match) => match[1]!);
		assert.is(new Set(fields).size, fields.length);
		for (const field of ['brightness', 'primary', 'onPrimary', 'secondary', 'onSecondary', 'error', 'onError', 'surface', 'onSurface'])
			assert.ok(fields.includes(field), field);
	}
	assert.match(text, '  error: AcmeScales.danger');
});

code('is the same for the same system, and another in every style that the format can tell', () => {
	// HEX and RGB are one color space in design tokens. Figma, Apple and Google have sRGB, some also a wide space.
	const counts: Readonly<Record<CodeFormat, number>> = {
		'css': 5, 'tailwind': 5, 'scss': 5, 'json': 5, 'dtcg': 4, 'shadcn': 5, 'shadcn-registry': 5, 'tailwind3': 5, 'figma': 2,
		'android': 1, 'ios': 2, 'flutter': 2,
	};
	for (const format of CODE_FORMATS) {
		assert.is(write(format, 'oklch'), write(format, 'oklch', buildSystem({ primary: parse('#3b82f6') })));
		assert.is(new Set(VALUE_STYLES.map((style) => write(format, style, WIDE))).size, counts[format], format);
	}
});

code('every name becomes an identifier of each language', () => {
	for (const name of ['class', 'color', 'sidebar', 'neutral', 'a-b-c', 'x1', 'primary', 'dark']) {
		for (const format of SYSTEM_FORMATS) {
			const text = WRITERS[format].write(systemTokens(SYSTEM, name), 'hex');
			if (format === 'flutter')
				for (const declared of text.matchAll(/^(?:class|abstract final class|const ColorScheme) ([^ ]+)/gm))
					assert.match(declared[1]!, /^[A-Za-z][A-Za-z0-9]*$/, name);
			if (['css', 'tailwind', 'shadcn'].includes(format)) readBlocks(text);
		}
	}
});

for (const [title, format, expected] of [
	['Brand', 'tailwind', 'brand.css'],
	['Мой бренд', 'dtcg', 'moy-brend.tokens.json'],
	['../../etc/passwd', 'css', 'etc-passwd.css'],
	['  ', 'shadcn', 'color.css'],
] as const) {
	code(
		`the file of "${title}" as ${format} is called ${expected}`,
		() => { assert.is(systemFile(format, systemTokens(SYSTEM, title).name), expected); },
	);
}

code.run();
