/*
 * What each format of a design system has of its own: how dark mode is selected, aliases, namespaces, names that a tool reserves.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import { SCALE_STEPS } from '../../src/palette/scale.ts';
import { isStep, ROLE_USES, ROLES, SCALE_NAMES, THEMES } from '../../src/palette/system-shape.ts';
import { SHADCN_NAMES } from '../../src/tokens/shadcn.ts';
import { VALUE_STYLES } from '../../src/tokens/value.ts';
import { roleColor, STEPS, SYSTEM, WIDE, write } from './acme-system.ts';
import { readBlocks } from './css-blocks.ts';
import { importedPreset, parseFiles } from './system-readers.ts';

const code = suite('the formats of a design system');

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

code.run();
