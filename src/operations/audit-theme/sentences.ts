/*
 * The sentences in an answer of audit-theme, in the language of the request: why no pair was checked, why values were skipped or could
 * not be read, and which pairs still fail.
 *
 * Proof  test/operations/audit-theme/sentences.test.ts.
 */

import { phrase, phraseText, sentence, translatePhrase, type Messages, type Phrase } from '../../errors.ts';
import type { Steps } from '../../math/steps.ts';
import type { Locale } from '../../names/locales/ids.ts';
import { findMissing, listNames } from '../../theme/missing.ts';
import { namePrefix, type ThemeFile } from '../../theme/read-theme.ts';
import type { Repair } from '../../theme/repair.ts';
import { MOST_MODES, type Entry } from '../../theme/theme.ts';
import { SENTENCES } from './sentences-ru.ts';

const TABLES: Readonly<Partial<Record<Locale, Messages>>> = { ru: SENTENCES };

/** A phrase in a language; in English if it has no translation. */
export function say(text: string | Phrase, locale: Locale): string {
	const table = TABLES[locale], whole = { words: ['', ''], values: [text] };
	return (table && translatePhrase(whole, table)) ?? phraseText(text);
}

/** Several phrases, each as a sentence. */
export const sayAll = (texts: readonly (string | Phrase)[], locale: Locale): string =>
	texts.map((text) => sentence(say(text, locale))).join(' ');

/** Why no pair was checked, if so many were requested. */
export function* explainNothing({ text, entries, form }: ThemeFile, requested: number): Steps<readonly (string | Phrase)[]> {
	const { names, imports } = yield* findMissing(text, entries, namePrefix(form));
	const missing = names.length === 0 ? [] : [
		phrase`The file refers to ${listNames(names)} without declaring them`,
		imports.length > 0 ? phrase`Add ${listNames(imports)} to it` : 'Add the file that declares them',
	];
	const reasons = requested > 0 ? ['The pairs have no two visible colors in any mode'] : [
		'No names say which text is on which surface, as card and card-foreground do, and they are not those of a known design system',
		'List the pairs in "pairs"',
	];
	return [...reasons, ...missing];
}

/** Which pairs still fail after a repair, and why. */
export function explainFailing({ failing, isStopped }: Repair, namesModes: boolean): readonly (string | Phrase)[] {
	if (isStopped) return [
		'The repair took all work of one request', phrase`Repair the code of the answer to go on: ${failing.length} pairs still fail`,
	];
	const pairs = failing.map(({ text, background, mode }) => {
		const pair = phrase`${text.entry.name} on ${background.entry.name}`;
		return namesModes ? phrase`${pair} (${mode.name})` : pair;
	});
	return [
		phrase`Still failing: ${listNames(pairs)}`,
		...explainInherited(failing),
		'No change was found that keeps locked colors, the look of fills and all other pairs',
		'Change these colors by hand, lock fewer names, or prefer to change surfaces',
	];
}

/** Colors that a mode inherits, although it has its own color for the other side of the pair: neither side suits both modes. */
function explainInherited(failing: Repair['failing']): readonly Phrase[] {
	const names = new Map<string, Set<string>>();
	for (const { text: { entry: text }, background: { entry: behind }, mode } of failing) {
		if (isPlain(text) === isPlain(behind)) continue;
		names.set(mode.name, (names.get(mode.name) ?? new Set()).add((isPlain(text) ? text : behind).name));
	}
	return [...names].map(([mode, own]) =>
		phrase`The mode ${mode} does not declare ${listNames([...own])} and inherits a color of another mode. Declare it in both`);
}

/** True for values without conditions. */
const isPlain = ({ when }: Entry): boolean => when.some((conditions) => conditions.length === 0);

/** Which limits a file exceeds, and what to do about it. Empty if it is within the limits. */
export function explainLimits({ leftOut, modesLeftOut }: ThemeFile, pairsLeftOut: number): readonly (string | Phrase)[] {
	const exceeded = [
		...(modesLeftOut > 0
			? [phrase`The file has ${MOST_MODES + modesLeftOut} modes, and ${MOST_MODES} are read, those of the whole page first`] : []),
		...(leftOut > 0 ? [phrase`${leftOut} values were skipped`] : []),
		...(pairsLeftOut > 0 ? [phrase`${pairsLeftOut} pairs were not checked`] : []),
	];
	return exceeded.length === 0 ? [] : [...exceeded, 'Send the file in parts, or without the styles of components'];
}
