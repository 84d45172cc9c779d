/*
 * The answer of audit-theme.
 */

import { CONTRAST_TARGETS } from '../../palette/contrast-fix.ts';
import { choice, flag, integer, list, object, optional, text, textLike } from '../../schema/schema.ts';
import { MOST_PAIRS, PAIRED_BY } from '../../theme/judge-pairs.ts';
import { NEARLY_SAME } from '../../theme/likeness.ts';
import { PREFERENCES } from '../../theme/repair-freedom.ts';
import { THEME_FORMS, type ThemeFile, type ThemeForm } from '../../theme/read-theme.ts';
import { MOST_MODES } from '../../theme/theme.ts';
import { CONFUSION_BELOW } from '../../vision/confusion.ts';
import { DEFICIENCIES } from '../../vision/deficiency.ts';
import { deltaEOKNumber, hexText, lcNumber, ratioNumber } from '../describe.ts';
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

const mode = textLike('The mode: its conditions, such as dark; default without conditions.', '[\\s\\S]+');
const nameInFile = (doc: string) => textLike(doc, '[\\s\\S]+');
const count = (doc: string) => integer(doc, 0, 1e6);
const LINE = { line: integer('Line of its value, from 1.', 1, 2e6) };
const COLUMN = { column: integer('Column of its value, from 1, in UTF-16 units.', 1, 2e6) };

/** A color of the theme. */
export const COLOR = object('A color of the theme with its position.', {
	name: nameInFile('Its name in the file.'),
	hex: hexText('As HEX.'),
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
export const RESULT = object('The audit. Lists are limited in length; the summary counts everything.', {
	form: choice('The detected form of the file.', THEME_FORMS),
	target,
	prefer,
	summary: object('Counts.', {
		colors: count('Number of colors in the file, counted in each mode.'),
		pairs: count('Number of pairs that were checked.'),
		failing: count('Number of pairs that fail.'),
		repaired: optional(count('With repair: number of failing pairs that pass in the repaired file.')),
		indistinguishable: count('Number of pairs of colors that some people may confuse.'),
		nearDuplicates: count('Number of pairs of different colors that look the same.'),
		outsideSrgb: count('Number of colors outside sRGB.'),
		unread: count('Number of values that are intended as colors but unreadable.'),
		pairsLeftOut: optional(count(`Number of pairs that were not checked, if there are more than ${MOST_PAIRS}, or very many modes.`)),
		leftOut: optional(count('Number of values that were skipped, if the file exceeds the limits.')),
	}),
	nothingJudged: optional(textLike('Why no pair was checked; absent if one was.', '[\\s\\S]+\\.')),
	notChecked: optional(textLike('Why values or pairs were skipped; absent if the file is within the limits.', '[\\s\\S]+\\.')),
	modes: list('The modes, in the order of the file.', object('A mode.', {
		mode,
		pairs: count('Number of pairs listed in this mode: those with different colors than in other modes.'),
		failing: count('Number of them that fail.'),
		compared: count('Number of its colors that were compared with each other.'),
	}), 0, MOST_MODES),
	pairs: list('Failing pairs first, then in the order of the file.', object('A pair.', {
		mode,
		text: COLOR,
		background: COLOR,
		by: choice('What pairs them: the names, the documents of a design system, or the request.', PAIRED_BY),
		target,
		passes: flag('True if it reaches its target.'),
		ratio: ratioNumber(),
		lc: lcNumber(),
		fails: list('Targets that it does not reach.', target, 0, TARGETS.length),
	}), 0, MOST_PAIRS),
	colors: list('In the order of the file.', object('A color.', {
		mode,
		...COLOR.fields,
		plainName: text('Its everyday name in the requested language.', 3, 40),
		source: optional(nameInFile('The other name that its color comes from.')),
	}), 0, MOST_COLORS),
	indistinguishable: list(`Colors of a mode under deltaE OK ${CONFUSION_BELOW} with a deficiency, but not without it, closest first.`,
		object('A pair that some people may confuse.', {
			...CLOSE, kind: choice('The deficiency.', DEFICIENCIES), deltaEOK: deltaEOKNumber('Their perceived distance.'),
		}), 0, MOST_FINDINGS),
	nearDuplicates: list(`Different colors of a mode under deltaE OK ${NEARLY_SAME}, closest first.`,
		object('Two colors that look the same.', CLOSE), 0, MOST_FINDINGS),
	outsideSrgb: list('Colors that sRGB cannot show.', object('A color.', { mode, ...COLOR.fields }), 0, MOST_FINDINGS),
	unread: list('Values that are intended as colors but unreadable.', object('A value.', {
		mode,
		name: nameInFile('Its name in the file.'),
		...LINE,
		...COLUMN,
		detail: textLike('The reason, as a sentence.', '[\\s\\S]+\\.'),
	}), 0, MOST_FINDINGS),
	changes: optional(list('With repair: the changes, in the order of the file.', object('A change.', {
		mode,
		name: nameInFile('The name whose value changed.'),
		...LINE,
		...COLUMN,
		from: nameInFile('The value before.'),
		to: nameInFile('The value after.'),
		hexBefore: hexText('The color before.'),
		hexAfter: hexText('The color after.'),
		deltaEOK: deltaEOKNumber('Distance between both colors, as deltaE OK; the difference of opacity if that changed.'),
	}), 0, MOST_PAIRS)),
	mediaType: optional(choice('The media type of the file.', Object.values(FILES).map(({ mediaType }) => mediaType))),
	filename: optional(textLike('A name for the file.', '[a-z]+\\.[a-z]+')),
	notRepaired: optional(textLike('Why pairs still fail after the repair, and how to go on; absent if all pass.', '[\\s\\S]+\\.')),
	code: optional(textLike('The repaired file, or the findings as SARIF.', '[\\s\\S]+')),
	});
