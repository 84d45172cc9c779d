/*
 * Real themes from their packages: each is read; after a repair every pair passes that its names imply or that is declared here, and a
 * second repair changes nothing. The declared pairs are texts and surfaces by the documents of each system. The test prints the table.
 *
 * The table compares the repair of opaque colors with the minimum for each pair alone: the least distance at which replacing one of its
 * two colors by an 8-bit color is enough, found among all near ones. The formulas are those of WCAG 2.2 and of OKLab (Björn Ottosson,
 * 2020), written here again.
 *
 * Findings are validated by the SARIF 2.1.0 schema with Ajv.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv-draft-04';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../src/operations.ts';
import { ROOT } from '../support/project.ts';

const MODULES = join(ROOT, 'test/consumers/node_modules');

const held = (path: string): string => readFileSync(join(MODULES, path), 'utf8');

/** A theme, and its pairs as `text/background`. */
type Row = readonly [path: string, pairs?: string];

const THEMES: readonly Row[] = [
	['daisyui/themes.css'],
	['daisyui/theme/cupcake.css'],
	['daisyui/theme/dracula.css'],
	['basecoat-css/dist/base/base.css', 'muted-foreground/background'],
	['@radix-ui/colors/blue.css', 'blue-12/blue-2 blue-11/blue-2 blue-11/blue-3'],
	['@radix-ui/colors/tomato-dark.css', 'tomato-12/tomato-2 tomato-11/tomato-2 tomato-11/tomato-3'],
	['@radix-ui/colors/gray.css', 'gray-12/gray-2 gray-11/gray-2 gray-11/gray-3'],
	['bootstrap/dist/css/bootstrap-reboot.css', 'bs-body-color/bs-body-bg bs-secondary-color/bs-body-bg bs-link-color/bs-body-bg '
		+ 'bs-primary-text-emphasis/bs-primary-bg-subtle bs-danger-text-emphasis/bs-danger-bg-subtle bs-code-color/bs-body-bg'],
	['open-props/open-props.min.css', 'gray-9/gray-0 gray-7/gray-0 blue-8/gray-0 red-7/gray-0 green-9/gray-0'],
	['open-props/open-props.tokens.json', 'gray-9/gray-0 gray-7/gray-0 indigo-7/gray-0'],
	['@catppuccin/palette/css/catppuccin.css', 'ctp-latte-text/ctp-latte-base ctp-latte-subtext0/ctp-latte-base ctp-latte-blue/ctp-latte-base '
		+ 'ctp-frappe-text/ctp-frappe-base ctp-macchiato-subtext0/ctp-macchiato-base ctp-mocha-text/ctp-mocha-base ctp-mocha-overlay2/ctp-mocha-base'],
	['github-markdown-css/github-markdown.css', 'fgColor-default/bgColor-default fgColor-muted/bgColor-default fgColor-accent/bgColor-default '
		+ 'fgColor-danger/bgColor-default fgColor-success/bgColor-default fgColor-default/bgColor-muted'],
	['water.css/out/water.css', 'text-main/background-body text-bright/background-body text-muted/background-body links/background-body '
		+ 'code/background form-text/button-base'],
	['mvp.css/mvp.css', 'color-text/color-bg color-text-secondary/color-bg color-link/color-bg color-table/color-bg'],
	['@exampledev/new.css/new.css', 'nc-tx-1/nc-bg-1 nc-tx-2/nc-bg-1 nc-tx-2/nc-bg-2 nc-lk-1/nc-bg-1 nc-lk-tx/nc-lk-1'],
	['infima/dist/css/default/default.css', 'ifm-font-color-base/ifm-background-color ifm-link-color/ifm-background-color '
		+ 'ifm-color-content-secondary/ifm-background-color'],
	['@digdir/designsystemet-theme/brand/altinn.css', 'ds-color-accent-text-default/ds-color-accent-background-default '
		+ 'ds-color-neutral-text-subtle/ds-color-neutral-background-default ds-color-danger-base-contrast-default/ds-color-danger-base-default'],
	['@digdir/designsystemet-theme/brand/portal.css', 'ds-color-neutral-text-default/ds-color-neutral-surface-tinted '
		+ 'ds-color-neutral-text-subtle/ds-color-neutral-surface-default'],
	['@hashicorp/design-system-tokens/dist/products/css/tokens.css', 'token-color-foreground-primary/token-color-surface-primary '
		+ 'token-color-foreground-faint/token-color-surface-primary token-color-foreground-action/token-color-surface-primary '
		+ 'token-color-foreground-success-on-surface/token-color-surface-success token-color-foreground-warning-on-surface/token-color-surface-warning'],
	['@metamask/design-tokens/dist/styles.css', 'color-text-default/color-background-default color-text-alternative/color-background-default '
		+ 'color-primary-inverse/color-primary-default color-error-default/color-background-default'],
	['@launchpad-ui/tokens/dist/themes.css', 'lp-color-text-ui-primary-base/lp-color-bg-ui-primary lp-color-text-ui-secondary/lp-color-bg-ui-primary'],
	['@launchpad-ui/tokens/dist/figma.default.json'],
	['@navikt/ds-tokens/dist/tokens.css', 'ax-text-neutral/ax-bg-default ax-text-neutral-subtle/ax-bg-default ax-text-danger-subtle/ax-bg-danger-soft'],
	['@shopify/polaris-tokens/dist/css/styles.css', 'p-color-text/p-color-bg p-color-text-secondary/p-color-bg '
		+ 'p-color-text-critical/p-color-bg-surface-critical'],
	['@adobe/spectrum-tokens/src/color-palette.json', 'gray-800/gray-50 gray-700/gray-50 blue-900/gray-50'],
	['@equinor/eds-tokens/build/css/variables.css', 'eds-color-text-link/eds-color-bg-floating eds-color-text-link/eds-color-bg-input'],
	['@dynatrace/strato-design-tokens/styles/variables.css', 'dt-colors-text-neutral-default/dt-colors-background-base-default '
		+ 'dt-colors-text-neutral-subdued/dt-colors-background-base-default dt-colors-text-critical-default/dt-colors-background-base-default'],
	['tailwindcss/theme.css', 'color-slate-700/color-slate-100 color-sky-600/color-white color-red-600/color-red-50 color-amber-700/color-amber-50'],
];

/** One color, seen in light and in dark, has to become darker and lighter: only one of its backgrounds can give way. */
const SHARED: ReadonlySet<string> = new Set(['infima/dist/css/default/default.css']);

interface Made {
	readonly name: string;
	readonly text: string;
	readonly pairs: string;
}

/** Sources of library themes: the colors of Tailwind 3 as its configuration, the Material schemes in JSON and in CSS. */
async function made(): Promise<readonly Made[]> {
	const require = createRequire(join(MODULES, 'x.js'));
	const colors = require('tailwindcss-3/colors.js') as Readonly<Record<string, unknown>>;
	const listed = Object.fromEntries(['slate', 'blue', 'red', 'emerald', 'white'].map((name) => [name, colors[name]]));
	const material = await schemes('#6750a4');
	const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	const block = (selector: string, scheme: Readonly<Record<string, string>>): string =>
		`${selector} {\n${Object.entries(scheme).map(([name, hex]) => `  --md-sys-color-${kebab(name)}: ${hex};`).join('\n')}\n}\n`;
	return [
		{
			name: 'tailwindcss-3/colors.js', text: JSON.stringify({ theme: { extend: { colors: listed } } }, null, 2),
			pairs: 'slate-700/white slate-500/slate-100 blue-600/white red-600/red-50 emerald-600/white',
		},
		{ name: '@material/material-color-utilities JSON', text: JSON.stringify({ seed: '#6750a4', schemes: material }, null, 2), pairs: '' },
		{
			name: '@material/material-color-utilities CSS', pairs: '',
			text: block(':root', material['light']!) + block('.dark', material['dark']!),
		},
	];
}

/** The package has imports without their endings, which a bundler resolves. */
async function schemes(seed: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
	const code = `import { argbFromHex, hexFromArgb, themeFromSourceColor } from '@material/material-color-utilities';
		const { schemes } = themeFromSourceColor(argbFromHex('${seed}'));
		export default Object.fromEntries(Object.entries(schemes).map(([name, scheme]) =>
			[name, Object.fromEntries(Object.entries(scheme.toJSON()).map(([role, argb]) => [role, hexFromArgb(argb)]))]));`;
	const { outputFiles: [bundle] } = await build({
		stdin: { contents: code, resolveDir: join(ROOT, 'test/consumers') }, bundle: true, write: false, format: 'esm', logLevel: 'error',
	});
	const { default: found } = await import(`data:text/javascript;base64,${Buffer.from(bundle!.contents).toString('base64')}`) as
		{ readonly default: Readonly<Record<string, Readonly<Record<string, string>>>> };
	return found;
}

const readPairs = (said: string) => said.split(' ').filter((pair) => pair !== '').map((pair) => {
	const [text, background] = pair.split('/') as [string, string];
	return { text, background };
});

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

const LIGHT = Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

type Bytes = readonly [number, number, number];

const bytesIn = (hex: string): Bytes => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Bytes;

const luminance = ([r, g, b]: Bytes): number => 0.2126 * LIGHT[r]! + 0.7152 * LIGHT[g]! + 0.0722 * LIGHT[b]!;

function oklab([r, g, b]: Bytes): Bytes {
	const R = LIGHT[r]!, G = LIGHT[g]!, B = LIGHT[b]!;
	const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
	const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
	const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

/** How far in bytes a channel is looked at on both sides: deltaE OK of 0.13 or more. */
const REACH = 48;

/** The least distance from a color to one that has 4.5:1 with another; Infinity if none is within reach. */
function leastMove(moving: string, still: string): number {
	const from = bytesIn(moving), [l, a, b] = oklab(from), other = luminance(bytesIn(still)) + 0.05;
	const around = (byte: number): number[] =>
		Array.from({ length: 2 * REACH + 1 }, (_, i) => byte - REACH + i).filter((at) => at >= 0 && at < 256);
	let least = Infinity;
	for (const red of around(from[0])) for (const green of around(from[1])) for (const blue of around(from[2])) {
		const to: Bytes = [red, green, blue], own = luminance(to) + 0.05;
		if (Math.max(own / other, other / own) < 4.5) continue;
		const [L, A, B] = oklab(to);
		least = Math.min(least, Math.hypot(L - l, A - a, B - b));
	}
	return least;
}

const ratio = (one: Bytes, other: Bytes): number => {
	const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
	return Math.max(a / b, b / a);
};

/** The distance to the nearest gray that passes, for texts that have to go from light to dark or back. */
function leastGray(moving: string, still: string): number {
	const from = oklab(bytesIn(moving)), behind = bytesIn(still);
	const grays = Array.from({ length: 256 }, (_, byte): Bytes => [byte, byte, byte]).filter((gray) => ratio(gray, behind) >= 4.5);
	return Math.min(...grays.map((gray) => Math.hypot(...oklab(gray).map((x, i) => x - from[i]!))));
}

/** A pale or vivid fill on which black or white passes: a repair keeps it. */
function isKept(hex: string): boolean {
	const bytes = bytesIn(hex), [l, a, b] = oklab(bytes), ends: readonly Bytes[] = [[0, 0, 0], [255, 255, 255]];
	return (l >= 0.7 || Math.hypot(a, b) >= 0.1) && ends.some((end) => ratio(end, bytes) >= 4.5);
}

/** The minimum for each failing pair alone. */
const listNeeds = (pairs: readonly Pair[]): readonly number[] => pairs.filter(({ passes }) => !passes)
	.map(({ text: { hex: text }, background: { hex: background } }) => Math.min(
		leastMove(text, background), isKept(background) ? leastGray(text, background) : leastMove(background, text),
	));

type Pair = ReturnType<typeof auditTheme>['pairs'][number];

const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const themes = suite('themes of packages');

themes('thirty are read, every pair passes once it is repaired, and the median change is small', async () => {
	const all: readonly Made[] = [
		...THEMES.map(([name, pairs = '']) => ({ name, text: held(name), pairs })),
		...await made(),
	];
	assert.ok(all.length >= 30, String(all.length));
	const moves: number[] = [], medians: number[] = [], bounds: number[] = [], rows: string[] = [];
	for (const { name, text, pairs: said } of all) {
		const pairs = readPairs(said), declared = pairs.length > 0 && { pairs };
		const ask = (theme: string) => auditTheme({ theme, repair: true, ...declared });
		const before = process.cpuUsage(), { form, summary, pairs: judged, changes = [], code } = ask(text);
		const { user, system } = process.cpuUsage(before);
		assert.ok(summary.colors > 10, `${name} has ${summary.colors} colors`);
		assert.is(summary.repaired, summary.failing, `${name}: a pair fails that was to be repaired`);
		const after = ask(code!);
		assert.is(after.summary.failing, 0, name);
		assert.is(after.code, code, `${name} repaired twice`);
		// The minimum is computed for opaque colors.
		const isOpaque = !judged.some(({ passes, text: { hex }, background }) => !passes && (hex + background.hex).length > 14);
		// A color in several notations stays equal, and counts once.
		const distances = [...new Set(changes.map(({ deltaEOK }) => deltaEOK))];
		medians.push(median(distances));
		const needs = listNeeds(judged), sum = addUp(distances), alone = addUp(needs);
		if (isOpaque) {
			moves.push(...distances);
			bounds.push(...needs);
		}
		// Rounding to the digits of a file, and moving only along lightness, adds little.
		const most = isOpaque && !SHARED.has(name) ? 1.15 * alone + 0.005 * distances.length : Infinity;
		assert.ok(sum <= most, `${name}: ${sum}, each pair by itself ${alone}`);
		rows.push([
			name.padEnd(62), form.padEnd(13), String(summary.colors).padStart(6), String(summary.pairs).padStart(5),
			String(summary.failing).padStart(7),
			String(after.summary.failing).padStart(5), String(changes.length).padStart(7), median(distances).toFixed(4).padStart(8),
			sum.toFixed(3).padStart(6), alone.toFixed(3).padStart(6),
			((user + system) / 1000).toFixed(0).padStart(6),
		].join(' '));
	}
	console.log(`\n${'theme'.padEnd(62)} ${'form'.padEnd(13)} colors pairs failing after changes median ΔE   sum  alone CPU ms\n${rows.join('\n')}`);
	const changed = medians.filter((one) => one > 0);
	console.log(`median over themes ${median(medians)}, over the ${changed.length} that changed ${median(changed)}; `
		+ `over all ${moves.length} changes ${median(moves)}, and at least ${median(bounds)} over ${bounds.length} pairs each by itself`);
	// With one color changed for each pair the median is not below what pairs need by themselves.
	assert.ok(median(moves) < 1.15 * median(bounds), `${median(moves)}, at least ${median(bounds)}`);
});

themes('their findings as SARIF are valid by the schema of SARIF 2.1.0', () => {
	const schema = JSON.parse(held('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')) as object;
	const ajv = new Ajv.default({ strict: false, validateFormats: false, unicodeRegExp: false }), validate = ajv.compile(schema);
	for (const [name, said = ''] of THEMES.slice(0, 12)) {
		const pairs = readPairs(said);
		const input = { theme: held(name), format: 'sarif', path: `themes/${name}`, target: 'aaa', ...(pairs.length > 0 && { pairs }) } as const;
		const { code } = auditTheme(input);
		assert.ok(validate(JSON.parse(code!)), `${name}: ${ajv.errorsText(validate.errors)}`);
	}
});

themes.run();
