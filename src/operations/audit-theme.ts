/*
 * audit-theme: whether the colors of a theme file work together, and the file with the fewest changes after which they do.
 */

import { advice, quote } from '../errors.ts';
import { format as formatColor } from '../formats/table.ts';
import { closest } from '../math/edit-distance.ts';
import { madeOf } from '../math/steps.ts';
import { wordsFor } from '../names/color-words.ts';
import { CONTRAST_TARGETS } from '../palette/contrast-fix.ts';
import {
	choice, fallback, flag, integer, list, object, optional, ruled, text, textLike, type Infer, type Text,
} from '../schema/schema.ts';
import {
	askedOf, auditOf, measured, MOST_PAIRS, NEARLY_SAME, type CloseColors, type WantedPair,
} from '../theme/audit.ts';
import { PAIR_RULES } from '../theme/pairs.ts';
import { placesIn } from '../theme/place.ts';
import { LONGEST_THEME, readTheme, readThemeInSteps } from '../theme/read-theme.ts';
import { repairOf } from '../theme/repair.ts';
import type { Resolved } from '../theme/resolve.ts';
import { sarifOf } from '../theme/sarif.ts';
import { keyOf, MOST_MODES, THEME_FORMS, type Theme, type ThemeForm } from '../theme/theme.ts';
import { CONFUSION_BELOW } from '../vision/confusion.ts';
import { DEFICIENCIES } from '../vision/deficiency.ts';
import { deltaEOKNumber, hexText, lcNumber, ratioNumber, shownDeltaEOK, shownLc, shownRatio } from './describe.ts';
import { localeField } from './fields.ts';
import { operation } from './operation.ts';

/** Pairs that a caller declares. */
const MOST_DECLARED = 200;

/** Entries of each list of the answer; the summary counts all. */
const MOST_COLORS = 500, MOST_FINDINGS = 100;

const LONGEST_NAME = 200;

const EXAMPLE = ':root { --text: #111827; --surface: white; }';

const themeField: Text<Theme> = {
	kind: 'text',
	doc: 'The file as it is: CSS with custom properties, Tailwind 4 or shadcn/ui, a Tailwind 3 configuration as JSON, design tokens (DTCG), '
		+ 'Tokens Studio, Figma variables, any JSON with colors, a GIMP palette, or base64 of an ASE or ACO swatch file.',
	min: 1,
	max: LONGEST_THEME,
	examples: [EXAMPLE],
	isFile: true,
	read: readTheme,
	readInSteps: readThemeInSteps,
};

const TARGETS = Object.values(CONTRAST_TARGETS);
const target = choice(
	'What a pair must reach: a WCAG 2 ratio (aa, aa-large, aaa) or an APCA |Lc| (apca-body, apca-content, apca-large).',
	TARGETS.map(({ id }) => id),
);
const name = (doc: string) => text(doc, 1, LONGEST_NAME);

const FILES = {
	css: { mediaType: 'text/css', filename: 'theme.css' },
	sarif: { mediaType: 'application/sarif+json', filename: 'audit.sarif' },
	gpl: { mediaType: 'text/plain', filename: 'theme.gpl' },
	json: { mediaType: 'application/json', filename: 'theme.json' },
} as const;

const mode = textLike('The mode: its conditions, such as dark; default where there are none.', '[\\s\\S]+');
const nameInFile = (doc: string) => textLike(doc, '[\\s\\S]+');
const count = (doc: string) => integer(doc, 0, 1e6);
const LINE = { line: integer('Line of its value, counted from 1: how many line breaks come before, plus one.', 1, 2e6) };
const COLUMN = { column: integer('Column of its value, from 1, in how many UTF-16 units.', 1, 2e6) };

const COLOR = object('A color of the theme and where it stands.', {
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

export const auditTheme = operation({
	name: 'audit-theme',
	title: 'Audit a theme file',
	group: 'Contrast',
	summary: 'Judge every pair of colors in a theme file, in each of its modes, and repair what fails with the smallest changes.',
	// A file is no part of an address.
	methods: ['POST'],
	input: ruled(object('', {
		theme: themeField,
		target: fallback(target, 'aa'),
		pairs: optional(list('Pairs to judge besides those that names tell, such as --card-foreground on --card.',
			object('A text on a background, by their names in the file.', {
				background: name('The name of the color behind the text.'),
				text: name('The name of the color of the text.'),
				target: optional(target),
			}), 1, MOST_DECLARED)),
		repair: fallback(flag('Answer with the file repaired: the fewest and smallest changes that make every pair pass.'), false),
		format: fallback(choice('The form of the findings: json, or sarif (2.1.0) as a file besides.', ['json', 'sarif']), 'json'),
		path: optional(text('Where the file is, as SARIF shall tell it.', 1, LONGEST_NAME)),
		locale: localeField,
	}), ({ theme, pairs, repair, format }) => {
		if (repair && (theme.form === 'ase' || theme.form === 'aco'))
			return { field: 'repair', claim: `cannot be: a swatch file in ${theme.form.toUpperCase()} is read and not written`, advice: advice`Write ${false}.` };
		if (repair && format === 'sarif')
			return { field: 'format', claim: 'cannot be sarif with repair: the answer holds one file', advice: advice`Write ${'json'}.` };
		const keys = new Set(theme.entries.map(({ key }) => key));
		for (const pair of pairs ?? []) for (const side of ['text', 'background'] as const) {
			if (keys.has(keyOf(pair[side]))) continue;
			const near = closest(keyOf(pair[side]), [...keys]), named = theme.entries.find(({ key }) => key === near)?.name;
			return {
				field: 'pairs',
				claim: `names ${quote(pair[side])}, which is no color of the theme`,
				...(named !== undefined && { advice: advice`Did you mean ${named}?` }),
			};
		}
		return undefined;
	}),
	result: object('The audit. Lists hold the first of what the summary counts.', {
		form: choice('What the file was read as.', THEME_FORMS),
		summary: object('How many there are.', {
			colors: count('How many colors the file holds, each mode counted.'),
			pairs: count('How many pairs were judged.'),
			failing: count('How many of them fail.'),
			repaired: optional(count('With repair: how many of them pass in the repaired file.')),
			confusable: count('How many pairs of colors some people may confuse.'),
			nearDuplicates: count('How many pairs of colors nobody can tell apart.'),
			outsideSrgb: count('How many colors sRGB cannot show.'),
			unread: count('How many values are meant as colors and cannot be read.'),
			pairsLeftOut: optional(count(`How many pairs were not judged, where a theme has more than ${MOST_PAIRS}, or very many modes.`)),
			leftOut: optional(count('How many values were not looked at, where a file holds more than the bounds.')),
		}),
		modes: list('The modes, in the order of the file.', object('A mode.', {
			mode,
			pairs: count('How many of the pairs are told under it: those that it gives colors of their own.'),
			failing: count('How many of them fail.'),
			compared: count('How many of its colors were compared with each other.'),
		}), 0, MOST_MODES),
		pairs: list('Those that fail first, then in the order of the file.', object('A pair.', {
			mode,
			text: COLOR,
			background: COLOR,
			by: choice('What makes them a pair: the naming of shadcn/ui, Material, daisyUI or MUI, or the caller.', [...PAIR_RULES, 'declared']),
			target,
			passes: flag('Does it reach its target?'),
			ratio: ratioNumber(),
			lc: lcNumber(),
			fails: list('Every target that it does not reach.', target, 0, TARGETS.length),
		}), 0, MOST_PAIRS),
		colors: list('In the order of the file.', object('A color.', {
			mode,
			...COLOR.fields,
			plainName: text('What most people would call it, in the asked language.', 3, 40),
			source: optional(nameInFile('The name that it gets its color from, where that is another.')),
		}), 0, MOST_COLORS),
		confusable: list(`Colors of a mode under deltaE OK ${CONFUSION_BELOW} with a deficiency and not without it, the closest first.`,
			object('A pair some people may confuse.', {
				...CLOSE, kind: choice('The deficiency.', DEFICIENCIES), deltaEOK: deltaEOKNumber('Their distance as seen.'),
			}), 0, MOST_FINDINGS),
		nearDuplicates: list(`Different colors of a mode under deltaE OK ${NEARLY_SAME}, the closest first.`,
			object('Two colors that look the same.', CLOSE), 0, MOST_FINDINGS),
		outsideSrgb: list('Colors that sRGB cannot show.', object('A color.', { mode, ...COLOR.fields }), 0, MOST_FINDINGS),
		unread: list('What is meant as a color and gives none.', object('A value.', {
			mode,
			name: nameInFile('Its name in the file.'),
			...LINE,
			...COLUMN,
			detail: textLike('What is wrong with it, as a sentence.', '[\\s\\S]+\\.'),
		}), 0, MOST_FINDINGS),
		changes: optional(list('With repair: what moved, in the order of the file.', object('A change.', {
			mode,
			name: nameInFile('The name whose value changed.'),
			...LINE,
			...COLUMN,
			from: nameInFile('The value before.'),
			to: nameInFile('The value after.'),
			hexBefore: hexText('The color before.'),
			hexAfter: hexText('The color after.'),
			deltaEOK: deltaEOKNumber('How far the color moved, as deltaE OK.'),
		}), 0, MOST_PAIRS)),
		mediaType: optional(choice('The media type of the file.', Object.values(FILES).map(({ mediaType }) => mediaType))),
		filename: optional(textLike('A name for the file.', '[a-z]+\\.[a-z]+')),
		code: optional(textLike('The repaired file, or the findings as SARIF, as was asked.', '[\\s\\S]+')),
	}),
	passes: ({ summary }) => summary.failing === (summary.repaired ?? 0) && summary.pairsLeftOut === undefined,
	examples: [
		{
			input: { theme: ':root { --card: #ffffff; --card-foreground: #9ca3af } .dark { --card: #111827 }' },
			shows: 'a text that fails on a light card and passes on a dark one',
		},
		{
			input: { theme: ':root { --card: #ffffff; --card-foreground: #9ca3af }', repair: true },
			shows: 'the same file with a text that passes',
		},
		{
			input: {
				theme: '{ "surface": { "$type": "color", "$value": "#1f2937" }, "link": { "$type": "color", "$value": "#3b82f6" } }',
				pairs: [{ text: 'link', background: 'surface', target: 'apca-content' }],
			},
			shows: 'design tokens and a pair that no name tells',
		},
	],
}).runsInSteps(function* ({ theme, target, pairs = [], repair, format, path, locale }) {
	const wanted = pairs.map((pair): WantedPair =>
		({ text: keyOf(pair.text), background: keyOf(pair.background), target: pair.target ?? target }));
	const asked = yield* askedOf(theme, wanted, target), audit = yield* auditOf(theme, asked), placeOf = placesIn(theme.text);
	const colorAt = ({ entry, color }: Resolved): Infer<typeof COLOR> =>
		({ name: entry.name, hex: formatColor(color, 'hex'), ...placeOf(entry.start) });
	const close = ({ mode, first, second, deltaEOK }: CloseColors) =>
		({ mode: mode.name, first: colorAt(first), second: colorAt(second), deltaEOK: shownDeltaEOK(deltaEOK) });
	const failing = audit.pairs.filter(({ passes }) => !passes);
	const repairs = repair ? yield* repairOf(theme, audit.pairs, asked, readThemeInSteps) : undefined;
	const pairList = yield* madeOf([...failing, ...audit.pairs.filter(({ passes }) => passes)], (pair) => ({
		mode: pair.mode.name,
		text: colorAt(pair.text),
		background: colorAt(pair.background),
		by: pair.by,
		target: pair.target,
		passes: pair.passes,
		ratio: shownRatio(pair.ratio),
		lc: shownLc(pair.lc),
		fails: TARGETS.map(({ id }) => id).filter((id) => !measured(id, pair.front, pair.behind)),
	}));
	const colors = yield* madeOf(audit.colors.slice(0, MOST_COLORS), ({ mode, resolved }) => ({
		mode: mode.name,
		...colorAt(resolved),
		plainName: wordsFor(resolved.color, locale).plainName,
		...(resolved.source !== resolved.entry && { source: resolved.source.name }),
	}));
	return {
		form: theme.form,
		summary: {
			colors: audit.colors.length,
			pairs: audit.pairs.length,
			failing: failing.length,
			...(repairs && { repaired: Math.max(0, failing.length - repairs.left) }),
			confusable: audit.confusable.length,
			nearDuplicates: audit.nearDuplicates.length,
			outsideSrgb: audit.outsideSrgb.length,
			unread: audit.unread.length,
			...(audit.pairsLeftOut > 0 && { pairsLeftOut: audit.pairsLeftOut }),
			...(theme.leftOut > 0 && { leftOut: theme.leftOut }),
		},
		modes: theme.modes.map((mode) => {
			const own = audit.pairs.filter((pair) => pair.mode === mode);
			const count = own.filter(({ passes }) => !passes).length;
			return { mode: mode.name, pairs: own.length, failing: count, compared: audit.compared.get(mode) ?? 0 };
		}),
		pairs: pairList,
		colors,
		confusable: audit.confusable.slice(0, MOST_FINDINGS).map((pair) => ({ ...close(pair), kind: pair.kind })),
		nearDuplicates: audit.nearDuplicates.slice(0, MOST_FINDINGS).map(close),
		outsideSrgb: audit.outsideSrgb.slice(0, MOST_FINDINGS).map(({ mode, resolved }) => ({ mode: mode.name, ...colorAt(resolved) })),
		unread: audit.unread.slice(0, MOST_FINDINGS).map(({ mode, entry, why }) =>
			({ mode: mode.name, name: entry.name, ...placeOf(entry.start), detail: `${entry.name} ${why}.` })),
		...(repairs && {
			changes: repairs.changes.toSorted((one, other) => one.start - other.start).map((change) => ({
				mode: change.mode.name,
				name: change.entry.name,
				...placeOf(change.start),
				from: change.from,
				to: change.to,
				hexBefore: formatColor(change.before, 'hex'),
				hexAfter: formatColor(change.after, 'hex'),
				deltaEOK: shownDeltaEOK(change.deltaEOK),
			})),
			...fileOf(theme.form),
			code: repairs.text,
		}),
		...(format === 'sarif' && { ...FILES.sarif, code: sarifOf(audit, path ?? fileOf(theme.form).filename) }),
	};
});

/** What a repaired file is. */
const fileOf = (form: ThemeForm): (typeof FILES)['css' | 'gpl' | 'json'] =>
	(form === 'css' || form === 'tailwind' || form === 'shadcn' ? FILES.css : form === 'gpl' ? FILES.gpl : FILES.json);
