/*
 * View of a theme: the file with failing lines marked, every pair in every mode, and the changes of a repair.
 */

import type { auditTheme } from './declaration.ts';
import { CONTRAST_TARGETS } from '../../palette/contrast-fix.ts';
import type { Infer } from '../../schema/schema.ts';
import { codeFile } from '../../page/code-file.ts';
import { button, codeBlock, controls, selectOne, oneOfMany, section, textField, toggle } from '../../page/controls.ts';
import { el, fill, setText } from '../../page/dom.ts';
import { ratioText } from '../../page/figures.ts';
import { matrixCell } from '../../page/matrix-cell.ts';
import { createView } from '../../page/create-view.ts';
import type { MakeView, Page } from '../../page/view.ts';

type Result = Infer<typeof auditTheme.result>;
type Pair = Result['pairs'][number];

/** Parses `--text on --surface`, one pair per line. A missing name becomes empty, which the service rejects. */
const pairsIn = (written: string): readonly { readonly text: string; readonly background: string }[] =>
	written.split('\n').filter((line) => line.trim() !== '').map((line) => {
		const [text = '', background = ''] = line.split(/\s+(?:on|на|\/)\s+/);
		return { text: text.trim(), background: background.trim() };
	});

/** A line of a file with its number and mark. */
const renderLine = (number: number, text: string, kind: 'bad' | 'gone' | 'new' | undefined, title?: string): HTMLElement =>
	el('span', { 'class': 'line', 'data-kind': kind, title }, el('span', { 'class': 'line-number', 'aria-hidden': 'true' }, number), `${text}\n`);

/** The file; titles of marked lines list the pairs that fail there. */
function marked(text: string, pairs: readonly Pair[]): readonly HTMLElement[] {
	const failing = new Map<number, string[]>();
	for (const { passes, text: { line, name }, background, ratio } of pairs) {
		if (passes) continue;
		const summary = `${name} / ${background.name} ${ratioText(ratio)}`;
		for (const at of new Set([line, background.line])) failing.set(at, [...failing.get(at) ?? [], summary]);
	}
	return text.split('\n').map((line, i) => renderLine(i + 1, line, failing.has(i + 1) ? 'bad' : undefined, failing.get(i + 1)?.join('\n')));
}

/** Changed lines with one line of context. Repairs keep the number of lines. */
function difference(before: string, after: string): readonly HTMLElement[] {
	const old = before.split('\n'), made = after.split('\n'), isChanged = (i: number): boolean => old[i] !== made[i];
	return made.flatMap((line, i) => {
		if (isChanged(i)) return [renderLine(i + 1, old[i] ?? '', 'gone'), renderLine(i + 1, line, 'new')];
		return isChanged(i - 1) || isChanged(i + 1) ? [renderLine(i + 1, line, undefined)] : [];
	});
}

/** Names that do not break between their first hyphens and their first word. */
const renderNames = (names: string): HTMLElement => el('code', {}, names.split(/(--[^\s-]*)/).map((part) =>
	(part.startsWith('--') ? el('span', { style: { 'white-space': 'nowrap' } }, part) : part)));

/** A mode in the language of the page; others are called as in the file. */
const modeName = (mode: string, { themes, defaultMode }: Page['words']): string =>
	({ default: defaultMode, light: themes.light, dark: themes.dark }[mode] ?? mode);

/** A row for each pair, a column for each mode. */
function matrix({ modes, pairs }: Result, words: Page['words']): HTMLElement {
	const pairName = ({ text, background }: Pair): string => `${text.name} ${words.on} ${background.name}`;
	const names = [...new Set(pairs.map(pairName))];
	const cell = (pair: Pair | undefined): HTMLElement => matrixCell(pair && {
		...pair, text: pair.text.hex, background: pair.background.hex,
		use: pair.passes ? 'body' : 'decoration', word: pair.passes ? words.passes : words.fails,
	});
	return el('table', { class: 'matrix' },
		el('caption', { class: 'hidden' }, words.matrixTitle),
		el('thead', {}, el('tr', {}, el('td', { class: 'matrix-corner' }),
			modes.map(({ mode }) => el('th', { scope: 'col' }, modeName(mode, words))))),
		el('tbody', {}, names.map((name) => el('tr', {}, el('th', { scope: 'row' }, renderNames(name)),
			modes.map(({ mode }) => cell(pairs.find((pair) => pair.mode === mode && pairName(pair) === name)))))));
}

/** The view of audit-theme. */
export const makeView: MakeView = (page) => {
	const { words } = page, theme = textField(page, 'theme', words.themeFile, { class: 'wide-field', rows: 12 }, 'textarea');
	const path = textField(page, 'path', words.filePath, { placeholder: 'src/theme.css' });
	const choose = controls(
		textField(page, 'pairs', words.ownPairs, { class: 'wide-field', rows: 2, placeholder: '--link on --surface' }, 'textarea'),
		oneOfMany(page, 'target', words.target, Object.values(CONTRAST_TARGETS).map(({ id }) => [id, words.targets[id]]), 'aa'),
		selectOne(page, 'repair', words.repair, [['', words.yes], ['no', words.no]], ''),
		selectOne(page, 'format', words.format, [['json', 'json'], ['sarif', 'sarif']], 'json'), path);
	const summary = el('p', { class: 'figure' }), more = el('p', { class: 'source' });
	const table = el('div', { class: 'scroller', tabindex: 0, role: 'region', 'aria-label': words.matrixTitle });
	const before = codeBlock(words.themeFile, 'file lines'), changes = codeBlock(words.changes, 'file lines'), file = codeFile(page);
	const changed = section(words.changes, changes), matched = section(words.matrixTitle, table);
	let repaired = '';
	const why = el('span', {}), goOn = button(words.takeRepaired, () => page.setFields({ theme: repaired }, 'settled'));
	const stopped = el('p', {}, why, ' ', goOn);
	const result = el('div', {}, summary, more, stopped, matched, changed, file.element, section(words.themeFile, before));
	const sentence = ({ summary: { pairs, failing, repaired, pairsLeftOut = 0 } }: Result): string => {
		if (pairs === 0) return words.noTextPairs;
		const repair = repaired === undefined || failing === 0 ? '' : `, ${pairs - failing + repaired} ${words.afterRepair}`;
		return `${pairs - failing} / ${pairs + pairsLeftOut} ${words.pass}${repair}`;
	};
	// The reader of theme files is too large for the page: the service answers.
	return createView<typeof auditTheme>('audit-theme', null, {
		colors: controls(theme), settings: choose, results: [result],
		request: ({ fields: { pairs, repair, format, path } }) => ({
			pairs: pairsIn(String(pairs)), repair: repair === '' && format === '', path: format === 'sarif' ? path! : '', locale: words.locale,
		}),
		update: ({ fields }) => toggle(path.element, fields['format'] === 'sarif'),
		show: (audit, { fields }) => {
			const written = String(fields['theme']), { code: made, filename, mediaType } = audit;
			const { colors, repaired: passing = 0, indistinguishable } = audit.summary;
			const reason = [audit.notChecked, audit.nothingJudged ?? audit.notRepaired].filter((text) => text !== undefined).join(' ');
			setText(summary, sentence(audit));
			setText(more, `${audit.form} · ${words.size}: ${colors} · ${words.hardPairs}: ${indistinguishable}`);
			setText(why, reason);
			toggle(stopped, reason !== '');
			toggle(goOn, passing > 0);
			repaired = made ?? '';
			toggle(matched, audit.pairs.length > 0);
			fill(table, matrix(audit, words));
			fill(before, marked(written, audit.pairs));
			toggle(changed, audit.changes !== undefined && audit.changes.length > 0);
			toggle(file.element, made !== undefined);
			if (made === undefined) return;
			if (audit.changes) fill(changes, difference(written, made));
			// A repaired file keeps its name.
			const name = fields['format'] === 'sarif' ? '' : String(fields['path']).split(/[/\\]/).at(-1);
			file.show({ code: made, filename: name || filename!, mediaType: mediaType! });
		},
		say: sentence,
		// A file without pairs is a palette.
		toColors: ({ summary: { pairs }, colors }) =>
			(pairs > 0 ? [] : colors.map(({ name, hex }) => ({ name: name.replace(/^--/, ''), color: hex }))),
	});
};
