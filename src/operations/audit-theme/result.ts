/*
 * The answer of audit-theme.
 */

import { CONTRAST_TARGETS } from '../../palette/contrast-fix.ts';
import { choice, flag, integer, list, object, optional, text, textLike, type Infer } from '../../schema/schema.ts';
import { MOST_PAIRS, PAIRED_BY } from '../../theme/judge-pairs.ts';
import { PREFERENCES } from '../../theme/repair-freedom.ts';
import { THEME_FORMS, type ThemeFile, type ThemeForm } from '../../theme/read-theme.ts';
import { MOST_ENTRIES, MOST_MODES } from '../../theme/theme.ts';
import { DEFICIENCIES } from '../../vision/deficiency.ts';
import { deltaEOKNumber, hexText, lcNumber, ratioNumber } from '../describe.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

/** Entries of each list of the answer; the summary counts all. */
export const MOST_COLORS = 500, MOST_FINDINGS = 100;

export const TARGETS = Object.values(CONTRAST_TARGETS);

/** A target of contrast. */
export const target = choice(words.fields.target, TARGETS.map(({ id }) => id));

/** The side that a repair changes first. */
export const prefer = choice(words.fields.prefer, PREFERENCES);

/** Files of an answer. */
export const FILES = {
	css: { mediaType: 'text/css', filename: 'theme.css' },
	sarif: { mediaType: 'application/sarif+json', filename: 'audit.sarif' },
	scss: { mediaType: 'text/x-scss', filename: 'theme.scss' },
	script: { mediaType: 'text/javascript', filename: 'theme.js' },
	gpl: { mediaType: 'text/plain', filename: 'theme.gpl' },
	dart: { mediaType: 'application/vnd.dart', filename: 'theme.dart' },
	xml: { mediaType: 'application/xml', filename: 'colors.xml' },
	json: { mediaType: 'application/json', filename: 'theme.json' },
} as const;

/** The type and name of a repaired file. Resources of Android are XML, or several files as JSON. */
export const repairedFile = ({ form, text }: ThemeFile): (typeof FILES)[Exclude<keyof typeof FILES, 'sarif'>] =>
	(form === 'css' || form === 'tailwind' || form === 'shadcn' ? FILES.css
		: form === 'android' && text.trimStart().startsWith('<') ? FILES.xml
		: form === 'gpl' || form === 'scss' || form === 'script' || form === 'dart' ? FILES[form] : FILES.json);

/** True for forms that are not written. */
export const isReadOnly = (form: ThemeForm): boolean => form === 'ase' || form === 'aco' || form === 'ios';

const mode = textLike(words.result.mode, '[\\s\\S]+');
const nameInFile = (doc: string) => textLike(doc, '[\\s\\S]+');
const count = (doc: string) => integer(doc, 0, 1e6);
const LINE = { line: integer(words.result.line, 1, 2e6) };
const COLUMN = { column: integer(words.result.column, 1, 2e6) };

/** A color of the theme. */
export const COLOR = object(words.result.color, {
	name: nameInFile(words.result.name),
	hex: hexText(resultWords.hex),
	...LINE,
	...COLUMN,
});

const CLOSE = {
	mode,
	first: COLOR,
	second: COLOR,
	deltaEOK: deltaEOKNumber(),
};

/** The fields of the answer. */
export const RESULT = object(words.result.whole, {
	form: choice(words.result.form, THEME_FORMS),
	target,
	prefer,
	summary: object(words.result.summary, {
		colors: count(words.result.summaryColors),
		pairs: count(words.result.summaryPairs),
		failing: count(words.result.failing),
		repaired: optional(count(words.result.repaired)),
		indistinguishable: count(words.result.summaryIndistinguishable),
		nearDuplicates: count(words.result.summaryNearDuplicates),
		outsideSrgb: count(words.result.summaryOutsideSrgb),
		unread: count(words.result.summaryUnread),
		pairsLeftOut: optional(count(words.result.pairsLeftOut)),
		leftOut: optional(count(words.result.leftOut)),
	}),
	nothingJudged: optional(textLike(words.result.nothingJudged, '[\\s\\S]+\\.')),
	notChecked: optional(textLike(words.result.notChecked, '[\\s\\S]+\\.')),
	modes: list(words.result.modes, object('A mode.', {
		mode,
		pairs: count(words.result.modesPairs),
		failing: count(words.result.modesFailing),
		compared: count(words.result.compared),
	}), 0, MOST_MODES),
	pairs: list(words.result.pairs, object('A pair.', {
		mode,
		text: COLOR,
		background: COLOR,
		by: choice(words.result.by, PAIRED_BY),
		target,
		passes: flag(words.result.passes),
		ratio: ratioNumber(),
		lc: lcNumber(),
		fails: list(words.result.fails, target, 0, TARGETS.length),
	}), 0, MOST_PAIRS),
	colors: list(words.result.colors, object('A color.', {
		mode,
		...COLOR.fields,
		plainName: text(resultWords.plainName, 3, 40),
		source: optional(nameInFile(words.result.source)),
	}), 0, MOST_COLORS),
	indistinguishable: list(words.result.indistinguishable,
		object('A pair that some people may confuse.', {
			...CLOSE, kind: choice(resultWords.deficiency, DEFICIENCIES), deltaEOK: deltaEOKNumber(resultWords.perceivedDistance),
		}), 0, MOST_FINDINGS),
	nearDuplicates: list(words.result.nearDuplicates,
		object('Two colors that look the same.', CLOSE), 0, MOST_FINDINGS),
	outsideSrgb: list(words.result.outsideSrgb, object('A color.', { mode, ...COLOR.fields }), 0, MOST_FINDINGS),
	unread: list(words.result.unread, object('A value.', {
		mode,
		name: nameInFile(words.result.name),
		...LINE,
		...COLUMN,
		detail: textLike(words.result.detail, '[\\s\\S]+\\.'),
	}), 0, MOST_FINDINGS),
	changes: optional(list(words.result.changes, object('A change.', {
		mode,
		name: nameInFile(words.result.changesName),
		...LINE,
		...COLUMN,
		from: nameInFile(words.result.from),
		to: nameInFile(words.result.to),
		hexBefore: hexText(words.result.hexBefore),
		hexAfter: hexText(words.result.hexAfter),
		deltaEOK: deltaEOKNumber(words.result.deltaEOK),
	// A value of light-dark() has two colors.
	}), 0, 2 * MOST_ENTRIES)),
	split: optional(list(words.result.split, object('Names of one color.', {
		hex: hexText(words.result.hexBefore),
		names: list(words.result.splitNames, nameInFile(words.result.name), 2, MOST_COLORS),
	}), 1, MOST_FINDINGS)),
	mediaType: optional(choice(resultWords.mediaType, Object.values(FILES).map(({ mediaType }) => mediaType))),
	filename: optional(textLike(resultWords.filename, '[a-z]+\\.[a-z]+')),
	notRepaired: optional(textLike(words.result.notRepaired, '[\\s\\S]+\\.')),
	code: optional(textLike(words.result.code, '[\\s\\S]+')),
	});

/** True if all of the file was checked and every pair passes, after a repair if requested; undefined if no pair was checked. */
export const passes = ({ summary, nothingJudged, notChecked }: Infer<typeof RESULT>): boolean | undefined => (
	nothingJudged === undefined ? summary.failing === (summary.repaired ?? 0) && notChecked === undefined : undefined);
