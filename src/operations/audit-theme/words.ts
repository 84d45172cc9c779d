/*
 * audit-theme in English.
 */

import { CONFUSION_BELOW } from '../../vision/confusion.ts';
import { NEARLY_SAME } from '../../theme/likeness.ts';
import { MOST_PAIRS } from '../../theme/judge-pairs.ts';

export const words = {
	title: 'Audit a theme file',
	summary: 'Check every pair of colors in a theme file in each mode, and repair failing pairs with the smallest changes.',
	fields: {
		theme: 'The content of the file: CSS with custom properties, Tailwind 4 or shadcn/ui, Sass variables and maps, a Tailwind 3 '
			+ 'configuration as JSON or a script, any script with colors in objects, design tokens (DTCG), Tokens Studio, Figma variables, '
			+ 'any JSON with colors, resources of Android, a Dart library, a GIMP palette, or base64 of an ASE or ACO swatch file. The answers '
			+ 'of build-system for android and ios are read too.',
		target: 'The contrast that pairs must reach: a WCAG 2 ratio (aa, aa-large, aaa) or an APCA |Lc| (apca-body, apca-content, apca-large).',
		pairs: 'Pairs to check in addition to those found by their names, such as --card-foreground on --card.',
		repair: 'Return the repaired file, with the fewest and smallest changes after which pairs pass. A pale or vivid surface keeps its '
			+ 'color if black or white text passes on it: its text changes. It moves only a little, for white text that readers prefer on it. '
			+ 'Equal colors stay equal, and no pair gets worse.',
		lock: 'Names of colors that a repair must not change.',
		prefer: 'The side of a pair that a repair changes if it can: the text, the surface, or whichever changes least.',
		format: 'The form of the findings: json, or also a file of sarif (2.1.0).',
		path: 'The path of the file in SARIF.',
	},
	result: {
		background: 'Name of the background color.',
		text: 'Name of the text color.',
		mode: 'The mode: its conditions, such as dark; default without conditions.',
		line: 'Line of its value, from 1.',
		column: 'Column of its value, from 1, in UTF-16 units.',
		color: 'A color of the theme with its position.',
		name: 'Its name in the file.',
		whole: 'The audit. Lists are limited in length; the summary counts everything.',
		form: 'The detected form of the file.',
		summary: 'Counts.',
		summaryColors: 'Number of colors in the file, counted in each mode.',
		summaryPairs: 'Number of pairs that were checked.',
		failing: 'Number of pairs that fail.',
		repaired: 'With repair: number of failing pairs that pass in the repaired file.',
		summaryIndistinguishable: 'Number of pairs of colors that some people may confuse.',
		summaryNearDuplicates: 'Number of pairs of different colors that look the same.',
		summaryOutsideSrgb: 'Number of colors outside sRGB.',
		summaryUnread: 'Number of values that are intended as colors but unreadable.',
		leftOut: 'Number of values that were skipped, if the file exceeds the limits.',
		nothingJudged: 'Why no pair was checked; absent if one was.',
		notChecked: 'Why modes, values or pairs were skipped; absent if the file is within the limits.',
		modes: 'The modes, in the order of the file.',
		modesPairs: 'Number of pairs listed in this mode: those with different colors than in other modes.',
		modesFailing: 'Number of them that fail.',
		compared: 'Number of its colors that were compared with each other.',
		pairs: 'Failing pairs first, then in the order of the file.',
		by: 'What pairs them: the names, the documents of a design system, or the request.',
		passes: 'True if it reaches its target.',
		fails: 'Targets that it does not reach.',
		colors: 'In the order of the file.',
		source: 'The other name that its color comes from.',
		outsideSrgb: 'Colors that sRGB cannot show.',
		unread: 'Values that are intended as colors but unreadable.',
		detail: 'The reason, as a sentence.',
		changes: 'With repair: the changes, in the order of the file.',
		changesName: 'The name whose value changed.',
		from: 'The value before.',
		to: 'The value after.',
		hexBefore: 'The color before.',
		hexAfter: 'The color after.',
		deltaEOK: 'Distance between both colors, as deltaE OK; the difference of opacity if that changed.',
		split: 'Colors that were equal, and are not after the repair, because no common color passes after a similar change.',
		splitNames: 'Names that had this color.',
		notRepaired: 'Why pairs still fail after the repair, and how to go on; absent if all pass.',
		code: 'The repaired file, or the findings as SARIF.',
		get pairsLeftOut() {
			return `Number of pairs that were not checked, if there are more than ${MOST_PAIRS}, or very many modes.`;
		},
		get indistinguishable() {
			return `Colors of a mode under deltaE OK ${CONFUSION_BELOW} with a deficiency, but not without it, closest first.`;
		},
		get nearDuplicates() {
			return `Different colors of a mode under deltaE OK ${NEARLY_SAME}, closest first.`;
		},
	},
	examples: [
		'a text that fails on a light card and passes on a dark one',
		'the same file with a text that passes',
		'design tokens and an additional pair',
	],
} as const;

export const viewWords = {
	title: 'Audit a theme',
	lead: 'Every pair of a theme file in each of its modes, and the smallest repair.',
} as const;
