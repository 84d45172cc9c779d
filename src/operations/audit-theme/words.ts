/*
 * audit-theme in English.
 */

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
