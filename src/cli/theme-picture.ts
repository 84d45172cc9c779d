/*
 * The picture of audit-theme: a verdict first, then what fails with its place, as compilers tell it, then what moved, then what is
 * worth a look.
 */

import type { Lines } from './blocks.ts';
import { centered, harmless } from './cells.ts';
import { tableLines, type Column } from './table.ts';
import { numberText } from './units.ts';
import { colored, type Tools } from './walk.ts';

interface Place {
	readonly line: number;
	readonly column: number;
}

interface Shown extends Place {
	readonly name: string;
	readonly hex: string;
}

interface Pair {
	readonly mode: string;
	readonly text: Shown;
	readonly background: Shown;
	readonly target: string;
	readonly passes: boolean;
	readonly ratio: number;
	readonly lc: number;
}

interface Close {
	readonly mode: string;
	readonly first: Shown;
	readonly second: Shown;
	readonly deltaEOK: number;
	readonly kind?: string;
}

interface Change extends Place {
	readonly name: string;
	readonly from: string;
	readonly to: string;
	readonly hexBefore: string;
	readonly hexAfter: string;
	readonly deltaEOK: number;
}

/** What the picture needs of the answer of audit-theme. */
export interface ThemeReport {
	readonly form: string;
	readonly summary: Readonly<Record<string, number>> & {
		readonly pairs: number;
		readonly failing: number;
		readonly repaired?: number;
		readonly pairsLeftOut?: number;
	};
	readonly modes: readonly { readonly mode: string; readonly pairs: number; readonly failing: number }[];
	readonly pairs: readonly Pair[];
	readonly confusable: readonly Close[];
	readonly nearDuplicates: readonly Close[];
	readonly outsideSrgb: readonly (Shown & { readonly mode: string })[];
	readonly unread: readonly (Place & { readonly detail: string })[];
	readonly changes?: readonly Change[];
}

/** Rows of each part: who wants all asks for JSON. */
const MOST_FAILING = 60, MOST_OTHERS = 8;

const placeText = ({ line, column }: Place): string => `${line}:${column}`;

const aligned = (columns: readonly Column[], { width, paint }: Tools): Lines => tableLines(columns, width, paint.dim);

/** The lines of the report. */
export function themeLines(report: ThemeReport, tools: Tools): Lines {
	const { paint, label } = tools, { summary, modes, form } = report;
	const parts: Lines[] = [
		[verdict(report, tools), paint.dim([form, `${label('modes')} ${modes.length}`, `${label('colors')} ${summary['colors']}`].join('   '))],
		...failing(report, tools),
		changed(report, tools),
		section('unread', summary['unread']!, report.unread.slice(0, MOST_OTHERS).map((one) =>
			`${paint.dim(placeText(one))}  ${harmless(one.detail)}`), tools),
		section('confusable', summary['confusable']!, closeLines(report.confusable, tools), tools),
		section('nearDuplicates', summary['nearDuplicates']!, closeLines(report.nearDuplicates, tools), tools),
		section('outsideSrgb', summary['outsideSrgb']!, outsideLines(report, tools), tools),
	];
	return parts.filter((lines) => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

/** `✗ 3 of 14 pairs fail`, in one line; what nobody judged does not pass. */
function verdict({ summary: { pairs, failing, repaired, pairsLeftOut } }: ThemeReport, { paint, label }: Tools): string {
	const passes = failing === (repaired ?? 0) && pairsLeftOut === undefined;
	return [
		`${passes ? paint.good('✓') : paint.bad('✗')} ${paint.bold(`${label('pairs')} ${pairs}`)}`,
		`${label('failing')} ${failing}`,
		...(failing > 0 && repaired !== undefined ? [`${label('repaired')} ${repaired}`] : []),
		...(pairsLeftOut === undefined ? [] : [`${label('pairsLeftOut')} ${pairsLeftOut}`]),
	].join('   ');
}

/** The failing pairs of each mode below its name. */
function failing({ pairs, modes }: ThemeReport, tools: Tools): readonly Lines[] {
	const { paint, label } = tools, all = pairs.filter(({ passes }) => !passes), shown = all.slice(0, MOST_FAILING);
	const blocks = modes.map(({ mode }): Lines => {
		const own = shown.filter((pair) => pair.mode === mode);
		if (own.length === 0) return [];
		return [paint.bold(harmless(mode)), ...aligned([
			{ head: '', cells: own.map(({ text }) => paint.dim(placeText(text))) },
			{ head: '', cells: own.map(({ text, background }) => (paint.depth === 0 ? '' : paint.on(background.hex, centered('Aa', 6), text.hex))) },
			{ head: label('text'), cells: own.map(({ text }) => harmless(text.name)) },
			{ head: '', cells: own.map(({ text }) => text.hex), spare: 2 },
			{ head: label('background'), cells: own.map(({ background }) => harmless(background.name)) },
			{ head: '', cells: own.map(({ background }) => background.hex), spare: 1 },
			{ head: label('ratio'), cells: own.map(({ ratio }) => numberText('ratio', ratio)), isRight: true },
			{ head: label('lc'), cells: own.map(({ lc }) => numberText('lc', lc)), isRight: true, spare: 3 },
			{ head: label('target'), cells: own.map(({ target }) => label(target)) },
		], tools)];
	});
	return all.length > shown.length ? [...blocks, [paint.dim(`… ${all.length - shown.length}`)]] : blocks;
}

function changed({ changes }: ThemeReport, tools: Tools): Lines {
	if (changes === undefined || changes.length === 0) return [];
	const { paint, label } = tools;
	return [paint.bold(label('changes')), ...aligned([
		{ head: '', cells: changes.map((one) => paint.dim(placeText(one))) },
		{ head: '', cells: changes.map(({ name }) => harmless(name)) },
		// Where the line is short the name is whole, and of the value before its color is enough.
		{ head: '', cells: changes.map(({ hexBefore }) => paint.chip(hexBefore, 2)) },
		{ head: '', cells: changes.map(({ from, hexBefore }) => valueText(from, hexBefore)), spare: paint.depth === 0 ? 0 : 2 },
		{ head: '', cells: changes.map(() => '→') },
		{ head: '', cells: changes.map(({ hexAfter }) => paint.chip(hexAfter, 2)) },
		{ head: '', cells: changes.map(({ to, hexAfter }) => valueText(to, hexAfter)) },
		{ head: '', cells: changes.map(({ deltaEOK }) => numberText('deltaEOK', deltaEOK)), isRight: true, spare: 1 },
	], tools)];
}

/** A value as it is written; of an object of JSON, which would fill the line, the HEX. */
const valueText = (written: string, hex: string): string => (/[\n{]/.test(written) || written.length > 40 ? hex : harmless(written));

function outsideLines({ outsideSrgb }: ThemeReport, tools: Tools): Lines {
	const shown = outsideSrgb.slice(0, MOST_OTHERS), { paint } = tools;
	return aligned([
		{ head: '', cells: shown.map((one) => paint.dim(placeText(one))) },
		{ head: '', cells: shown.map(({ name }) => harmless(name)) },
		{ head: '', cells: shown.map(({ hex }) => colored(hex, tools)) },
		{ head: '', cells: shown.map(({ mode }) => paint.dim(harmless(mode))) },
	], tools);
}

function closeLines(all: readonly Close[], tools: Tools): Lines {
	const shown = all.slice(0, MOST_OTHERS), { paint, label } = tools;
	return aligned([
		{ head: '', cells: shown.map(({ first }) => paint.dim(placeText(first))) },
		{ head: '', cells: shown.map(({ first }) => harmless(first.name)) },
		{ head: '', cells: shown.map(({ first }) => colored(first.hex, tools)) },
		{ head: '', cells: shown.map(({ second }) => harmless(second.name)) },
		{ head: '', cells: shown.map(({ second }) => colored(second.hex, tools)) },
		{ head: '', cells: shown.map(({ kind }) => (kind === undefined ? '' : label(kind))) },
		{ head: '', cells: shown.map(({ deltaEOK }) => numberText('deltaEOK', deltaEOK)), isRight: true, spare: 1 },
		{ head: '', cells: shown.map(({ mode }) => paint.dim(harmless(mode))), spare: 2 },
	], tools);
}

/** A part below its name and how many there are; nothing where there are none. */
const section = (name: string, total: number, lines: Lines, { paint, label }: Tools): Lines => (total === 0
	? []
	: [`${paint.bold(label(name))}  ${total}`, ...lines, ...(total > lines.length ? [paint.dim(`… ${total - lines.length}`)] : [])]);
