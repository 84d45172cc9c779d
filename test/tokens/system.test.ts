/*
 * A design system as code: every step and role in every format, each with the color it should have.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../src/formats/table.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { parse } from '../../src/names/parse-color.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { ROLES } from '../../src/palette/system-shape.ts';
import { fits } from '../../src/gamut/fits.ts';
import { systemTokens } from '../../src/tokens/system.ts';
import { SYSTEM_FORMATS, systemFile, TOKEN_FORMATS, tokensFile, WRITERS } from '../../src/tokens/table.ts';
import { VALUE_STYLES } from '../../src/tokens/value.ts';
import { roleColor, stepColor, STEPS, SYSTEM, WIDE, WIDE_BRAND, write } from './acme-system.ts';
import { readBlocks } from './css-blocks.ts';
import { READERS, type CodeFormat } from './system-readers.ts';

const BRANDS = ['#3b82f6', 'gold', '#0a0a14', '#39ff14', 'white', 'color(rec2020 0 1 0)', 'rgb(255 0 0 / 20%)'];

/** Swatches have neither roles nor styles: test/tokens/swatch-files.test.ts reads them. */
const CODE_FORMATS = SYSTEM_FORMATS.filter((format): format is CodeFormat => format in READERS);

const WANTED = { steps: STEPS, roles: ROLES };

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
