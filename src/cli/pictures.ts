/*
 * The pictures of single operations: what a table of figures cannot show. Each says which fields of the result it has shownFields.
 */

import { CHARTS, FILLS, SCALE_NAMES, THEMES } from '../palette/system-shape.ts';
import { beside, gradientBar, panel, strip, type Block, type Lines } from './blocks.ts';
import { centered, cut, harmless, padded } from './cells.ts';
import { convertPicture, patch, type Picture } from './convert-picture.ts';
import { tableLines, type Column } from './table.ts';
import { themeLines, type ThemeReport } from './theme-picture.ts';
import { numberText } from './units.ts';
import { colored, type Tools } from './walk.ts';

/** What comes in is a result of the operation whose picture it is: its schema says that these fields are there. */
export type Draw = (result: never, tools: Tools) => Picture;

interface Swatch {
	readonly input?: string;
	readonly hex: string;
	readonly oklch: string;
}

interface Contrast {
	readonly ratio: number;
	readonly lc: number;
}

const INDENT = 16;

/** A word before a line of blocks. */
const titled = (title: string, lines: Lines, { paint }: Tools, indent = INDENT): Lines =>
	lines.map((line, i) => `${i === 0 ? paint.dim(padded(cut(title, indent - 1), indent)) : ' '.repeat(indent)}${line}`);

const nameOf = ({ input, hex }: Swatch): string => (input === undefined ? hex : harmless(input));

/** Colors side by side, each with its name and HEX. */
const swatches = (all: readonly (Swatch & { readonly title?: string })[], { width, paint }: Tools): Lines => {
	const cells = Math.min(26, Math.floor(width / all.length));
	const blocks = all.map((one): Block => ({ hex: one.hex, words: ['', cut(one.title ?? nameOf(one), cells - 2), one.hex, ''] }));
	return strip(blocks, width, paint, cells);
};

interface Step {
	readonly step: number;
	readonly hex: string;
}

function scalePicture({ steps }: { readonly steps: readonly Step[] }, { width, paint }: Tools): Picture {
	const blocks = steps.map(({ step, hex }): Block => ({ hex, words: ['', String(step), ''] }));
	return { lines: paint.depth === 0 ? [] : strip(blocks, width, paint), shownFields: [] };
}

interface Shades {
	readonly tints: readonly string[];
	readonly shades: readonly string[];
	readonly tones: readonly string[];
}

function shadesPicture(result: Shades, tools: Tools): Picture {
	const { width, paint, label } = tools;
	const kinds = ['tints', 'shades', 'tones'] as const;
	const lines = kinds.flatMap((kind, i) => [
		...(i === 0 ? [] : ['']),
		...titled(label(kind), strip(result[kind].map((hex) => ({ hex, words: ['', hex] })), width - INDENT, paint), tools),
	]);
	return { lines, shownFields: [...kinds] };
}

interface Harmony {
	readonly kind: string;
	readonly colors: readonly { readonly hex: string; readonly hueOffset: number }[];
}

function harmoniesPicture({ harmonies }: { readonly harmonies: readonly Harmony[] }, tools: Tools): Picture {
	const { width, paint, label } = tools, indent = 22;
	const lines = harmonies.flatMap(({ kind, colors }, i) => [
		...(i === 0 ? [] : ['']),
		...titled(label(kind), strip(colors.map(({ hex, hueOffset }) =>
			({ hex, words: [hex, numberText('hueOffset', hueOffset)] })), width - indent, paint, 11), tools, indent),
	]);
	return { lines, shownFields: ['harmonies'] };
}

interface PaletteColor extends Swatch {
	readonly name: string;
}

function palettePicture({ colors }: { readonly colors: readonly PaletteColor[] }, { width, paint }: Tools): Picture {
	if (paint.depth === 0) return { lines: [], shownFields: [] };
	const cells = Math.max(9, Math.floor(width / colors.length));
	const blocks = colors.map(({ hex, name }): Block => ({ hex, words: ['', '', cut(harmless(name), cells - 2), hex, ''] }));
	return { lines: strip(blocks, width, paint, cells), shownFields: [] };
}

interface DataColors {
	readonly kind: string;
	readonly colors: readonly { readonly hex: string; readonly ratio?: number }[];
}

/** Groups stand apart, as bars do; what has an order stands in it without a gap. */
function dataPicture({ kind, colors }: DataColors, { width, paint }: Tools): Picture {
	if (paint.depth === 0) return { lines: [], shownFields: [] };
	const cells = Math.max(9, Math.floor(width / colors.length));
	const bars = strip(colors.map(({ hex, ratio }) =>
		({ hex, words: ['', hex, ratio === undefined ? '' : numberText('ratio', ratio), ''] })), width, paint, cells);
	return { lines: kind === 'categorical' ? bars : [...bars, ...gradientBar(colors.map(({ hex }, i) =>
		({ position: 100 * i / (colors.length - 1), hex })), width, paint)], shownFields: [] };
}

interface Gradient {
	readonly colors: readonly Swatch[];
	readonly stops: readonly { readonly position: number; readonly hex: string }[];
	readonly css: string;
	readonly fallback: string;
}

function gradientPicture({ colors, stops, css, fallback }: Gradient, tools: Tools): Picture {
	const { width, paint, label } = tools;
	const bar = gradientBar(stops, width, paint);
	const columns = [{ head: '', cells: colors.map(({ hex }) => colored(hex, tools)) }, { head: '', cells: colors.map(nameOf) }];
	return {
		lines: [
			...bar, ...(bar.length > 0 ? [''] : []), ...tableLines(columns, width, (head) => head),
			'', paint.bold(label('css')), css, '', paint.bold(label('fallback')), fallback,
		],
		shownFields: ['colors', 'css', 'fallback', ...(stops.length > 16 ? ['stops'] : [])],
	};
}

interface Checked {
	readonly text: Swatch;
	readonly background: Swatch;
	readonly composited?: { readonly text: string; readonly background: string };
}

const samples = ({ label, paint }: Tools): Lines => [paint.depth === 0 ? '' : label('large text'), label('sample')];

const PANEL = 64;

function contrastPicture({ text, background, composited }: Checked, tools: Tools): Picture {
	const shown = composited ?? { text: text.hex, background: background.hex };
	return { lines: panel(shown.text, shown.background, samples(tools), Math.min(PANEL, tools.width), tools.paint), shownFields: [] };
}

interface Fixed {
	readonly text: Swatch;
	readonly background: Swatch;
	readonly adjust: 'text' | 'background';
	readonly color: Swatch;
	readonly before: Contrast;
	readonly after: Contrast;
}

function fixPicture({ text, background, adjust, color, before, after }: Fixed, tools: Tools): Picture {
	const { width, paint, label } = tools;
	if (paint.depth === 0) return { lines: [], shownFields: [] };
	const half = Math.floor((width - 3) / 2);
	const one = (title: string, { ratio, lc }: Contrast, ink: string, paper: string): Lines => [
		...panel(ink, paper, [label('large text'), label('sample')], half, paint),
		paint.dim(`${title}  ${numberText('ratio', ratio)}  ${numberText('lc', lc)}`),
	];
	const changed = adjust === 'text' ? [color.hex, background.hex] as const : [text.hex, color.hex] as const;
	const lines = beside(one(label('before'), before, text.hex, background.hex), one(label('after'), after, ...changed));
	return { lines, shownFields: ['before', 'after'] };
}

const pairPicture = ({ first, second }: { readonly first: Swatch; readonly second: Swatch }, tools: Tools): Picture =>
	({ lines: tools.paint.depth === 0 ? [] : swatches([first, second], tools), shownFields: [] });

interface Mixed extends Swatch {
	readonly first: Swatch;
	readonly second: Swatch;
}

function mixPicture({ first, second, hex, oklch }: Mixed, tools: Tools): Picture {
	const mixed = { hex, oklch, title: tools.label('mixture') };
	return { lines: tools.paint.depth === 0 ? [] : swatches([first, mixed, second], tools), shownFields: [] };
}

const gamutPicture = ({ fallback }: { readonly fallback: { readonly hex: string } }, tools: Tools): Picture => patch(fallback.hex, tools);

interface Audit {
	readonly colors: readonly Swatch[];
	readonly pairs: readonly Pair[];
	readonly indistinguishable: readonly Confused[];
	readonly outsideSrgb: readonly number[];
}

interface Pair extends Contrast {
	readonly text: number;
	readonly background: number;
	readonly use: keyof typeof USES;
}

interface Confused {
	readonly first: number;
	readonly second: number;
	readonly kind: string;
	readonly deltaEOK: number;
}

const USES = { body: '●', large: '◐', decoration: '○' } as const;

/** A row for each text, a column for each background: the text itself on it, the ratio, and what it can carry. */
function auditPicture({ colors, pairs, indistinguishable, outsideSrgb }: Audit, tools: Tools): Picture {
	const { width, paint, label } = tools;
	const byPlace = new Map(pairs.map((pair) => [`${pair.text} ${pair.background}`, pair]));
	const names = colors.map((color) => cut(nameOf(color), 16)), side = Math.max(7, ...names.map((name) => [...name].length)) + 2;
	const cells = 10, inLine = Math.max(1, Math.floor((width - side) / cells));
	const lines: string[] = [paint.bold(label('text on background')), ''];
	for (let start = 0; start < colors.length; start += inLine) {
		const columns = colors.slice(start, start + inLine).map((color, i) => ({ color, at: start + i }));
		lines.push(' '.repeat(side) + columns.map(({ at }) => paint.dim(padded(cut(names[at]!, cells - 1), cells))).join(''));
		colors.forEach((color, text) => {
			const row = columns.map(({ color: behind, at }) => {
				const pair = byPlace.get(`${text} ${at}`);
				return pair === undefined
					? paint.on(behind.hex, ' '.repeat(cells))
					: paint.on(behind.hex, centered(`${USES[pair.use]} ${pair.ratio.toFixed(2)}`, cells), color.hex);
			});
			lines.push(paint.dim(padded(names[text]!, side)) + row.join(''));
		});
		lines.push('');
	}
	const counted = Object.entries(USES).map(([use, sign]) =>
		`${sign} ${label(use)} ${paint.bold(String(pairs.filter((pair) => pair.use === use).length))}`);
	lines.push(counted.join('   '));
	if (indistinguishable.length > 0)
		lines.push('', paint.bold(label('indistinguishable')), ...confusedLines(indistinguishable, colors, tools));
	if (outsideSrgb.length > 0)
		lines.push('', `${paint.bold(label('outsideSrgb'))}  ${outsideSrgb.map((at) => nameOf(colors[at]!)).join(', ')}`);
	return { lines, shownFields: ['colors', 'pairs', 'summary', 'indistinguishable', 'outsideSrgb'] };
}

/** Pairs that some people may confuse, the closest first. */
function confusedLines(pairs: readonly Confused[], colors: readonly Swatch[], tools: Tools): Lines {
	const columns: readonly Column[] = [
		{ head: '', cells: pairs.map(({ first }) => colored(colors[first]!.hex, tools)) },
		{ head: '', cells: pairs.map(({ second }) => colored(colors[second]!.hex, tools)) },
		{ head: '', cells: pairs.map(({ kind }) => tools.label(kind)) },
		{ head: '', cells: pairs.map(({ deltaEOK }) => numberText('deltaEOK', deltaEOK)) },
	];
	return tableLines(columns, tools.width, (head) => head);
}

interface Seen {
	readonly colors: readonly (Swatch & { readonly input: string; readonly simulated: Readonly<Record<string, string>> })[];
	readonly hardToTellApart: readonly Confused[];
}

/** A column for each kind of vision, so that a column is what one person sees. */
function visionPicture({ colors, hardToTellApart }: Seen, tools: Tools): Picture {
	const { width, paint, label } = tools, kinds = Object.keys(colors[0]?.simulated ?? {});
	const names = colors.map(({ input }) => cut(harmless(input), 18)), side = Math.max(...names.map((name) => [...name].length)) + 2;
	const cells = Math.max(9, Math.min(16, Math.floor((width - side) / (kinds.length + 1))));
	const head = ['normal', ...kinds].map((kind) => paint.dim(padded(cut(label(kind), cells - 1), cells))).join('');
	const rows = colors.flatMap(({ hex, simulated }, i) => {
		const line = (word: (color: string) => string): string =>
			[hex, ...kinds.map((kind) => simulated[kind]!)].map((color) => paint.on(color, centered(word(color), cells))).join('');
		return [
			paint.dim(padded(names[i]!, side)) + line((color) => color),
			...(paint.depth === 0 ? [] : [' '.repeat(side) + line(() => '')]),
		];
	});
	const confused = hardToTellApart.length === 0
		? []
		: ['', paint.bold(label('hardToTellApart')), ...confusedLines(hardToTellApart, colors, tools)];
	return { lines: [' '.repeat(side) + head, ...rows, ...confused], shownFields: ['colors', 'hardToTellApart'] };
}

interface System {
	readonly scales: Readonly<Record<string, readonly { readonly step: number; readonly hex: string }[]>>;
	readonly themes: { readonly [theme in 'light' | 'dark']: Readonly<Record<string, string>> };
	readonly roles: { readonly [theme in 'light' | 'dark']: Readonly<Record<string, string>> };
	readonly audit: readonly ({ readonly passes: { readonly aa: boolean; readonly aaa: boolean } } & Contrast)[];
	readonly filename: string;
}

function systemPicture({ scales, themes, roles, audit, filename }: System, tools: Tools): Picture {
	const { width, paint, label } = tools, title = 13;
	const block = Math.max(4, Math.min(8, Math.floor((width - title) / 11)));
	const steps = scales[SCALE_NAMES[0]]!.map(({ step }) => paint.dim(centered(String(step), block))).join('');
	const scaleLines = SCALE_NAMES.map((name) => paint.dim(padded(cut(label(name), title - 1), title))
		+ scales[name]!.map(({ hex }) => (paint.depth === 0 ? padded(hex.slice(1), block + 1) : paint.chip(hex, block))).join(''));
	const half = Math.floor((width - 2) / 2);
	const [light, dark] = THEMES.map((theme) => systemTheme(roles[theme], themes[theme], half, tools));
	const passed = audit.filter(({ passes }) => passes.aa).length, least = Math.min(...audit.map(({ ratio }) => ratio));
	return {
		lines: [
			`${' '.repeat(title)}${steps}`, ...scaleLines, '',
			...beside([paint.bold(label('light')), ...light!], [paint.bold(label('dark')), ...dark!], 2), '',
			`${paint.good('✓')} ${passed} / ${audit.length} AA   ${label('least')} ${numberText('ratio', least)}`,
			paint.dim(`--code | --output ${filename}`),
		],
		shownFields: ['scales', 'themes', 'roles', 'audit', 'mediaType', 'filename', 'code', 'type', 'cssVars', 'css'],
	};
}

/** The roles of one theme: surfaces with the text that stands on them, what fills, charts. */
function systemTheme(hex: Readonly<Record<string, string>>, steps: Readonly<Record<string, string>>, width: number, tools: Tools): Lines {
	const { paint, label } = tools, isPlainText = paint.depth === 0;
	const isOfFill = (role: string): boolean => FILLS.some((fill) => role === fill || role.startsWith(`${fill}-`));
	const isPlain = (role: string): boolean =>
		role !== 'foreground' && !role.endsWith('-foreground') && !isOfFill(role) && !CHARTS.some((chart) => role === chart);
	const name = Math.min(14, Math.floor(width * 0.4)), titled = (title: string): string => paint.dim(padded(cut(title, name - 1), name));
	const sample = (surface: string, text: string | undefined, cells: number): string => {
		const ink = text === undefined ? undefined : hex[text];
		return isPlainText ? '' : paint.on(hex[surface]!, centered(ink === undefined ? '' : 'Aa', cells), ink);
	};
	const textOn = (surface: string): string => (surface === 'background' ? 'foreground' : `${surface}-foreground`);
	const plain = Object.keys(hex).filter(isPlain).map((role) => `${titled(role)}${sample(role, textOn(role), 6)} ${steps[role]!}`);
	const fills = FILLS.map((fill) => {
		const faces = [[fill, fill], [`${fill}-hover`, fill], [`${fill}-active`, fill], [`${fill}-subtle`, `${fill}-subtle`]] as const;
		return titled(fill) + (isPlainText ? steps[fill]! : faces.map(([face, text]) => sample(face, `${text}-foreground`, 6)).join(''));
	});
	const charts = CHARTS.map((chart) => (isPlainText ? `${hex[chart]!} ` : paint.chip(hex[chart]!, 4))).join('');
	return [...plain, ...fills, titled(label('charts')) + charts];
}

const themePicture = (report: ThemeReport, tools: Tools): Picture => ({
	lines: themeLines(report, tools),
	shownFields: [
		'form', 'summary', 'modes', 'pairs', 'colors', 'confusable', 'nearDuplicates', 'outsideSrgb', 'unread', 'changes', 'mediaType',
		'filename', 'code',
	],
});

/** By operation; an operation without one is shownFields by its schema. */
export const PICTURES: { readonly [operation: string]: Draw } = {
	'convert-color': convertPicture,
	'check-contrast': contrastPicture,
	'fix-contrast': fixPicture,
	'audit-palette': auditPicture,
	'audit-theme': themePicture,
	'check-gamut': gamutPicture,
	'compare-colors': pairPicture,
	'generate-scale': scalePicture,
	'tints-shades': shadesPicture,
	'harmonies': harmoniesPicture,
	'mix-colors': mixPicture,
	'make-gradient': gradientPicture,
	'generate-palette': palettePicture,
	'generate-data-colors': dataPicture,
	'simulate-cvd': visionPicture,
	'build-system': systemPicture,
};
