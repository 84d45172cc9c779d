/*
 * Themes for the tests: one small one of each form, and any at all, seeded. In the small ones `text` on `surface` is #777777 on
 * white, which is 4.47:1 (WCAG 2 requires 4.5), and `ink` is #000000.
 */

import type { Random } from '../../src/math/random.ts';
import type { ThemeForm } from '../../src/theme/read-theme.ts';

/** A theme of each form that is text, with the keys of its text and its surface. */
export const SAMPLES: readonly { readonly form: ThemeForm; readonly text: string; readonly pair: readonly [string, string] }[] = [
	{ form: 'css', pair: ['text', 'surface'], text: ':root {\n\t--text: #777777;\n\t--surface: white;\n}\n' },
	{ form: 'tailwind', pair: ['color-text', 'color-surface'], text: '@theme {\n  --color-text: #777777;\n  --color-surface: #fff;\n}\n' },
	{
		form: 'shadcn',
		pair: ['muted-foreground', 'background'],
		text: ':root {\n  --background: 0 0% 100%;\n  --foreground: 0 0% 0%;\n  --primary: 0 0% 10%;\n  --primary-foreground: 0 0% 100%;\n'
			+ '  --muted-foreground: 0 0% 46.67%;\n}\n',
	},
	{
		form: 'tailwind3', pair: ['text', 'surface'],
		text: '{\n  "theme": { "extend": { "colors": { "text": { "DEFAULT": "#777777" }, "surface": "white" } } }\n}\n',
	},
	{
		form: 'dtcg', pair: ['page.text', 'page.surface'],
		text: '{\n  "page": {\n    "$type": "color",\n    "text": { "$value": { "colorSpace": "srgb", "components": [0.4667, 0.4667, 0.4667], "hex": "#777777" } },\n'
			+ '    "surface": { "$value": { "colorSpace": "oklch", "components": [1, 0, 0] } }\n  }\n}\n',
	},
	{
		form: 'tokens-studio', pair: ['text', 'surface'],
		text: '{ "core": { "text": { "value": "#777777", "type": "color" }, "surface": { "value": "#FFF", "type": "color" } }, "$metadata": {} }',
	},
	{
		form: 'figma', pair: ['text', 'surface'],
		text: '{ "variables": { "1": { "id": "1", "name": "text", "resolvedType": "COLOR", "valuesByMode": { "m": { "r": 0.4667, "g": 0.4667, "b": 0.4667, "a": 1 } } },\n'
			+ '"2": { "id": "2", "name": "surface", "valuesByMode": { "m": { "r": 1, "g": 1, "b": 1, "a": 1 } } } }, "variableCollections": {} }',
	},
	{ form: 'scss', pair: ['text', 'surface'], text: '// The text\n$text: #777777 !default;\n$surface: white;\n' },
	{ form: 'script', pair: ['text', 'surface'], text: '/* theme */\nmodule.exports = {\n  text: \'#777777\',\n  surface: "white", // page\n};\n' },
	{
		form: 'android', pair: ['text', 'surface'],
		text: '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <color name="text">#FF777777</color>\n    <color name="surface">#FFF</color>\n</resources>\n',
	},
	{
		form: 'dart', pair: ['AppColors.text', 'AppColors.surface'],
		text: 'class AppColors {\n  static const Color text = Color(0xFF777777);\n  static const surface = Color.fromRGBO(255, 255, 255, 1);\n}\n',
	},
	{ form: 'json', pair: ['colors.text', 'colors.surface'], text: '{"colors":{"text":"hsl(0, 0%, 46.67%)","surface":"#ffffff"}}' },
];

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

/** A color in some notation. */
export function anyColor(random: Random): string {
	const byte = (): number => Math.floor(random() * 256), percent = (): number => Math.round(random() * 1000) / 10;
	const hex = Array.from({ length: 3 }, () => byte().toString(16).padStart(2, '0')).join('');
	return pick(random, [
		() => `#${hex}`, () => `#${hex.toUpperCase()}`, () => `#${hex.slice(0, 3)}`, () => pick(random, ['white', 'Black', 'teal', 'navy', 'gold']),
		() => `rgb(${byte()}, ${byte()}, ${byte()})`, () => `rgb(${byte()} ${byte()} ${byte()} / 90%)`,
		() => `hsl(${Math.floor(random() * 360)} ${percent()}% ${percent()}%)`, () => `hsla(${Math.floor(random() * 360)}deg, ${percent()}%, ${percent()}%, 1)`,
		() => `oklch(${random().toFixed(3)} ${(random() * 0.3).toFixed(3)} ${(random() * 360).toFixed(1)})`,
		() => `oklch(${percent()}% .1 ${Math.floor(random() * 360)})`, () => `lab(${percent()}% ${byte() - 128} ${byte() - 128})`,
		() => `color(display-p3 ${random().toFixed(2)} ${random().toFixed(2)} ${random().toFixed(2)})`, () => `hwb(${Math.floor(random() * 360)} ${percent()}% 10%)`,
		() => `${Math.floor(random() * 360)} ${percent()}% ${percent()}%`,
	])();
}

const NAMES = ['card', 'primary', 'muted', 'popover', 'accent', 'sidebar', 'background'];

/** A style sheet with pairs, references and modes. */
export function anyTheme(random: Random): string {
	const block = (selector: string, share: number): string => {
		const lines = NAMES.flatMap((name) => {
			const text = name === 'background' ? 'foreground' : `${name}-foreground`;
			const value = (): string => (random() < 0.2 ? `var(--${pick(random, NAMES)})` : anyColor(random));
			return [[name, value()], [text, value()]].filter(() => random() < share).map(([key, color]) => `  --${key}: ${color};`);
		});
		return `${selector} {\n${lines.join('\n')}\n}\n`;
	};
	return `${block(':root', 0.9)}/* ¶ */ ${block('.dark', 0.5)}@media (prefers-color-scheme: dark) { ${block(':root', 0.2)} }\n`;
}
