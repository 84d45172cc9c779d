/*
 * `npm run gallery` draws results of the service on a page, and a picture of some for the README.
 *
 * Shows systems of difficult brands, each with its scales and two themes; scales by kind and control; palettes by mode;
 * gradients. Writes the page to dist/gallery.html, and the picture to docs/, so that a change of colors appears in its diff.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printHex } from '../../src/formats/hex.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { generateDataColors, generatePalette, makeGradient } from '../../src/operations.ts';
import { PALETTE_MODES } from '../../src/palette/generate.ts';
import { buildContrastScale, DEFAULT_TARGETS } from '../../src/palette/scale-contrast.ts';
import { buildRoleScale } from '../../src/palette/scale-roles.ts';
import { buildScale, type ScaleOptions } from '../../src/palette/scale.ts';
import { buildSystem } from '../../src/palette/system.ts';
import {
	CHARTS, pickColor, ROLES, SCALE_NAMES, STATUSES, THEMES, type Role, type System, type Theme,
} from '../../src/palette/system-shape.ts';
import type { Color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { ROOT } from '../support/project.ts';
import { PICTURED, PICTURE_PATH, pictureOfSystem } from './picture.ts';

const BRANDS = [
	0x635bff, 0xf37021, 0xff5a5f, 0xe50914, 0x4a154b, 0x1db954, 0xffc72c, 0xfffc00, 0x0abab5, 0x000000,
	0x808080, 0xc7ceea, 0x0b0d17, 0x00ff00, 0x3b82f6, 0x7c3aed, 0xe11d48, 0x0ea5e9, 0x84cc16, 0x92400e,
	0x482683, 0x14233c, 0x9be9a6, 0xfde2e4, 0xe20074, 0x0866ff, 0x9146ff, 0x00a862, 0xff9900, 0xd4a373,
	0x0f62fe, 0xff6600, 0x00a86b, 0x8b4513, 0xffd700, 0xe91e63, 0x2f4f4f, 0xf5f5dc, 0x191970, 0xff7f50,
	0x6b8e23, 0x00ced1, 0xdc143c, 0x9370db,
	0x626772, 0xda291c, 0x006241, 0x00b2a9, 0xb5e853, 0xa3a847, 0x5b3a29, 0xf8bbd0, 0x1e40ff, 0xffffff,
];

const hex = (of: Color): string => printHex(toRgb24(of), of.alpha);

const roleHex = (system: System, theme: Theme, role: Role): string => hex(pickColor(system.scales, system.themes[theme][role]));

const strip = (colors: readonly string[]): string =>
	`<div class="strip">${colors.map((color) => `<i style="background:${color}"></i>`).join('')}</div>`;

const button = (fill: string): string => [
	`<span class="b" style="background:var(--${fill});color:var(--${fill}-foreground);outline:1px solid var(--${fill}-border,transparent)">${fill}</span>`,
	`<span class="b" style="background:var(--${fill}-hover);color:var(--${fill}-foreground)">hover</span>`,
	`<span class="b" style="background:var(--${fill}-active);color:var(--${fill}-foreground)">active</span>`,
	`<span class="b" style="background:var(--${fill}-subtle);color:var(--${fill}-subtle-foreground)">subtle</span>`,
].join('');

/** Cards, menus, buttons, inputs, alerts and charts in the roles of a theme. */
const mock = (system: System, theme: Theme): string => `<section style="${ROLES.map((role) => `--${role}:${roleHex(system, theme, role)}`).join(';')}">
<b>Page</b> <span style="color:var(--muted-foreground)">muted text</span> <u style="color:var(--link)">link</u>
<div class="card"><div class="menu"><p>Open</p><p style="background:var(--hover)">Hovered</p><p style="background:var(--selected);color:var(--selected-foreground)">Selected</p></div>
${['primary', 'secondary', 'accent'].map((fill) => `<div>${button(fill)}</div>`).join('')}
<span class="input">Input</span><span class="input" style="outline:2px solid var(--ring)">Focus</span>
<p style="color:var(--danger)">This field is required</p></div>
${STATUSES.map((fill) => `<div>${button(fill)}</div>`).join('')}
<div class="chart">${CHARTS.map((chart, i) => `<i style="background:var(--${chart});height:${100 - 11 * i}%"></i>`).join('')}</div></section>`;

const brandCard = (brand: number): string => {
	const system = buildSystem({ primary: fromRgb24(brand) });
	const scales = SCALE_NAMES.map((name) => strip(system.scales[name].colors.map(hex))).join('');
	return `<article><h2>${hex(fromRgb24(brand))}</h2>${scales}<div class="themes">${THEMES.map((theme) => mock(system, theme)).join('')}</div></article>`;
};

const palettes = PALETTE_MODES.map((mode) => `<article><h2>${mode}</h2>${Array.from({ length: 12 }, (_, n) =>
	strip(generatePalette({ seed: `gallery ${n}`, mode, size: 6 }).colors.map((made) => made.hex))).join('')}</article>`).join('');

const DATA = (['categorical', 'sequential', 'diverging', 'cyclic'] as const).map((kind) => `<article><h2>${kind}</h2>${
	[undefined, 'white', '#111827'].map((background) => `<div style="padding:8px;background:${background ?? 'none'}">${
		[3, 5, 8, 10, 12].flatMap((count) => ['', 'a'].map((seed) => strip(generateDataColors({
			kind, count, seed, ...(background !== undefined && { background }),
		}).colors.map((made) => made.hex)))).join('')}</div>`).join('')}</article>`).join('');

const GRADIENTS = [
	['#3b82f6', '#f97316'], ['#e50914', 'white'], ['black', 'white'], ['#4a154b', '#ffc72c', '#0abab5'],
	['yellow', 'gray', 'blue'],
];

const gradients = (['oklab', 'oklch', 'srgb'] as const).map((space) => `<article><h2>${space}</h2>${GRADIENTS.map((colors) => {
	const { css, fallback } = makeGradient({ colors, space });
	return `<div class="bar" style="background:${css}"></div><div class="bar low" style="background:${fallback}"></div>`;
}).join('')}</article>`).join('');

const STYLE = `body{margin:16px;font:12px system-ui,sans-serif;background:#fff}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(520px,1fr));gap:16px}
h2{font-size:12px;margin:8px 0 4px}.strip{display:flex;height:18px}.strip i{flex:1}.themes{display:grid;grid-template-columns:1fr 1fr}p{margin:0}
section{padding:8px;background:var(--background);color:var(--foreground)}.card{background:var(--card);color:var(--card-foreground);border:1px solid var(--border);border-radius:8px;padding:8px;margin:6px 0;overflow:hidden}
.menu{float:right;background:var(--popover);color:var(--popover-foreground);border:1px solid var(--border);border-radius:6px;padding:3px}.menu p{padding:3px 6px;border-radius:4px}
.b{display:inline-block;border-radius:6px;padding:3px 5px;margin:2px 2px 0 0;font-size:10px}.input{display:inline-block;border:1px solid var(--input);border-radius:6px;padding:4px 8px;margin:6px 4px 4px 0;color:var(--muted-foreground)}
.chart{display:flex;align-items:end;gap:3px;height:40px;margin-top:6px;padding:3px;background:var(--card)}.chart i{flex:1}.bar{height:22px;margin-top:6px}.low{margin-top:0;height:10px}`;

// --- Scales -----------------------------------------------------------------------------------------------------------

const SCALED = [0x635bff, 0xf37021, 0x1db954, 0x4a154b, 0x808080];

/** Controls of a scale, each compared with the defaults. */
const CONTROLS: readonly (readonly [string, ScaleOptions])[] = [
	['defaults', {}],
	['anchor 700', { anchor: 700 }],
	['pins 50 and 950', { pins: { 50: fromRgb24(0xfffdf5), 950: fromRgb24(0x101020) } }],
	['hueShift 30', { hueShift: 30 }],
	['chroma 0.5', { chroma: 0.5 }],
	['chroma 1.5', { chroma: 1.5 }],
];

const BACKGROUNDS = [0xffffff, 0x111113].map((rgb) => fromRgb24(rgb));

const over = (behind: Color, colors: readonly string[]): string => `<div style="padding:4px;background:${hex(behind)}">${strip(colors)}</div>`;

const scaleCard = (brand: number): string => {
	const color = fromRgb24(brand);
	const controls = CONTROLS.map(([label, options]) => `<small>${label}</small>${strip(buildScale(color, options).colors.map(hex))}`);
	const byRole = BACKGROUNDS.map((behind) => {
		const steps = buildRoleScale(color, behind);
		return over(behind, steps.map((step) => hex(step.color))) + over(behind, steps.map((step) => hex(step.alpha)));
	});
	const byContrast = BACKGROUNDS.map((behind) =>
		over(behind, buildContrastScale(color, behind, DEFAULT_TARGETS).map((step) => hex(step.color))));
	return `<article><h2>${hex(color)}</h2>${controls.join('')}<small>by role, opaque and translucent</small>${byRole.join('')}<small>by contrast ${DEFAULT_TARGETS.join(' ')}</small>${byContrast.join('')}</article>`;
};

const page = `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>
<h1>Systems</h1><main>${BRANDS.map(brandCard).join('\n')}</main><h1>Scales</h1><main>${SCALED.map(scaleCard).join('\n')}</main><h1>Palettes</h1><main>${palettes}</main><h1>Data colors</h1><main>${DATA}</main><h1>Gradients</h1><main>${gradients}</main>\n`;

const folder = join(ROOT, 'dist');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'gallery.html'), page);
mkdirSync(dirname(join(ROOT, PICTURE_PATH)), { recursive: true });
writeFileSync(join(ROOT, PICTURE_PATH), pictureOfSystem(PICTURED));
console.log(`Written: ${join(folder, 'gallery.html')}, ${PICTURE_PATH}`);
