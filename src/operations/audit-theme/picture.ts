/*
 * Picture of audit-theme: a verdict, then failures with their locations as compilers print them, then repairs, then warnings.
 *
 * Proof  test/cli/theme-picture.test.ts.
 */

import type { Lines } from '../../cli/blocks.ts';
import { center, escapeLine } from '../../cli/cells.ts';
import type { Picture } from '../../cli/draw.ts';
import { tableLines, type Column } from '../../cli/table.ts';
import { numberText } from '../../cli/units.ts';
import { withPatch, type Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { auditTheme } from './declaration.ts';
import { passes } from './result.ts';

interface Place {
	readonly line: number;
	readonly column: number;
}

type Report = Infer<typeof auditTheme.result>;
type Close = Report['nearDuplicates'][number] & { readonly kind?: string };

/** Most rows of each part; --json has all. */
const MOST_FAILING = 60, MOST_OTHERS = 8;

const placeText = ({ line, column }: Place): string => `${line}:${column}`;

const align = (columns: readonly Column[], { width, paint }: Tools): Lines => tableLines(columns, width, paint.dim);

/** Fields of the result that the picture shows, or that are not for people. */
const SHOWN = [
	'form', 'target', 'prefer', 'summary', 'nothingJudged', 'notChecked', 'modes', 'pairs', 'colors', 'indistinguishable', 'nearDuplicates',
	'outsideSrgb', 'unread', 'changes', 'mediaType', 'filename', 'notRepaired', 'code',
];

/** Draws the report. */
export function picture(report: Report, tools: Tools): Picture {
	const { paint, label } = tools, { summary, modes, form } = report;
	const parts: Lines[] = [
		[
			verdict(report, tools),
			...[report.notChecked, report.notRepaired].filter((text) => text !== undefined),
			paint.dim([form, `${label('modes')} ${modes.length}`, `${label('colors')} ${summary.colors}`].join('   ')),
		],
		...failing(report, tools),
		changeLines(report, tools),
		section('unread', summary.unread, report.unread.slice(0, MOST_OTHERS).map((one) =>
			`${paint.dim(placeText(one))}  ${escapeLine(one.detail)}`), tools),
		section('indistinguishable', summary.indistinguishable, closeLines(report.indistinguishable, tools), tools),
		section('nearDuplicates', summary.nearDuplicates, closeLines(report.nearDuplicates, tools), tools),
		section('outsideSrgb', summary.outsideSrgb, outsideLines(report, tools), tools),
	];
	const lines = parts.filter((part) => part.length > 0).flatMap((part, i) => (i === 0 ? part : ['', ...part]));
	return { lines, fields: SHOWN };
}

/** `✗ 3 of 14 pairs fail`; pairs that were not judged do not pass. */
function verdict(report: Report, { paint, label }: Tools): string {
	const { summary: { pairs, failing, repaired, pairsLeftOut }, nothingJudged } = report;
	if (nothingJudged !== undefined) return `${paint.bad('✗')} ${paint.bold(label('nothingJudged'))}   ${nothingJudged}`;
	return [
		`${passes(report) === true ? paint.good('✓') : paint.bad('✗')} ${paint.bold(`${label('pairs')} ${pairs}`)}`,
		`${label('failing')} ${failing}`,
		...(failing > 0 && repaired !== undefined ? [`${label('repaired')} ${repaired}`] : []),
		...(pairsLeftOut === undefined ? [] : [`${label('pairsLeftOut')} ${pairsLeftOut}`]),
	].join('   ');
}

/** Failing pairs under a heading for each mode. */
function failing({ pairs, modes }: Report, tools: Tools): readonly Lines[] {
	const { paint, label } = tools, all = pairs.filter(({ passes }) => !passes), shown = all.slice(0, MOST_FAILING);
	const blocks = modes.map(({ mode }): Lines => {
		const own = shown.filter((pair) => pair.mode === mode);
		if (own.length === 0) return [];
		return [paint.bold(escapeLine(mode)), ...align([
			{ head: '', cells: own.map(({ text }) => paint.dim(placeText(text))) },
			{ head: '', cells: own.map(({ text, background }) => (paint.depth === 0 ? '' : paint.on(background.hex, center('Aa', 6), text.hex))) },
			{ head: label('text'), cells: own.map(({ text }) => escapeLine(text.name)) },
			{ head: '', cells: own.map(({ text }) => text.hex), spare: 2 },
			{ head: label('background'), cells: own.map(({ background }) => escapeLine(background.name)) },
			{ head: '', cells: own.map(({ background }) => background.hex), spare: 1 },
			{ head: label('ratio'), cells: own.map(({ ratio }) => numberText('ratio', ratio)), isRight: true },
			{ head: label('lc'), cells: own.map(({ lc }) => numberText('lc', lc)), isRight: true, spare: 3 },
			{ head: label('target'), cells: own.map(({ target }) => label(target)) },
		], tools)];
	});
	return all.length > shown.length ? [...blocks, [paint.dim(`… ${all.length - shown.length}`)]] : blocks;
}

function changeLines({ changes }: Report, tools: Tools): Lines {
	if (changes === undefined || changes.length === 0) return [];
	const { paint, label } = tools;
	return [paint.bold(label('changes')), ...align([
		{ head: '', cells: changes.map((one) => paint.dim(placeText(one))) },
		{ head: '', cells: changes.map(({ name }) => escapeLine(name)) },
		// On a short line the name stays whole; the patch is enough for the old value.
		{ head: '', cells: changes.map(({ hexBefore }) => paint.chip(hexBefore, 2)) },
		{ head: '', cells: changes.map(({ from, hexBefore }) => valueText(from, hexBefore)), spare: paint.depth === 0 ? 0 : 2 },
		{ head: '', cells: changes.map(() => '→') },
		{ head: '', cells: changes.map(({ hexAfter }) => paint.chip(hexAfter, 2)) },
		{ head: '', cells: changes.map(({ to, hexAfter }) => valueText(to, hexAfter)) },
		{ head: '', cells: changes.map(({ deltaEOK }) => numberText('deltaEOK', deltaEOK)), isRight: true, spare: 1 },
	], tools)];
}

/** A value as written in the file; the HEX for a value that is too long, such as a JSON object. */
const valueText = (written: string, hex: string): string => (/[\n{]/.test(written) || written.length > 40 ? hex : escapeLine(written));

function outsideLines({ outsideSrgb }: Report, tools: Tools): Lines {
	const rows = outsideSrgb.slice(0, MOST_OTHERS), { paint } = tools;
	return align([
		{ head: '', cells: rows.map((one) => paint.dim(placeText(one))) },
		{ head: '', cells: rows.map(({ name }) => escapeLine(name)) },
		{ head: '', cells: rows.map(({ hex }) => withPatch(hex, tools)) },
		{ head: '', cells: rows.map(({ mode }) => paint.dim(escapeLine(mode))) },
	], tools);
}

function closeLines(all: readonly Close[], tools: Tools): Lines {
	const rows = all.slice(0, MOST_OTHERS), { paint, label } = tools;
	return align([
		{ head: '', cells: rows.map(({ first }) => paint.dim(placeText(first))) },
		{ head: '', cells: rows.map(({ first }) => escapeLine(first.name)) },
		{ head: '', cells: rows.map(({ first }) => withPatch(first.hex, tools)) },
		{ head: '', cells: rows.map(({ second }) => escapeLine(second.name)) },
		{ head: '', cells: rows.map(({ second }) => withPatch(second.hex, tools)) },
		{ head: '', cells: rows.map(({ kind }) => (kind === undefined ? '' : label(kind))) },
		{ head: '', cells: rows.map(({ deltaEOK }) => numberText('deltaEOK', deltaEOK)), isRight: true, spare: 1 },
		{ head: '', cells: rows.map(({ mode }) => paint.dim(escapeLine(mode))), spare: 2 },
	], tools);
}

/** A part under its label and total; empty if the total is 0. */
const section = (name: string, total: number, lines: Lines, { paint, label }: Tools): Lines => (total === 0
	? []
	: [`${paint.bold(label(name))}  ${total}`, ...lines, ...(total > lines.length ? [paint.dim(`… ${total - lines.length}`)] : [])]);
