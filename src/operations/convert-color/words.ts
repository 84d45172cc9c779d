/*
 * convert-color in English.
 */

import { FORMAT_IDS } from '../../formats/table.ts';

export const words = {
	title: 'Convert a color',
	get summary() {
		return `Convert a color to any of ${FORMAT_IDS.length} formats: CSS, HEX, CMYK, and code for SwiftUI, UIKit, Flutter and Android.`;
	},
	fields: {
		color: 'The color to convert.',
		formats: 'The formats, in order. Default: those of the web.',
	},
	result: {
		whole: 'The color in each requested format.',
		formats: 'Text by format, in the requested order.',
		gamutMapped: 'Formats whose value was mapped into a smaller gamut.',
	},
	examples: ['a keyword as HEX and OKLCH', 'a wide color as platform code', 'a wide color in sRGB by a chosen method'],
} as const;

export const viewWords = {
	title: 'Convert',
	lead: 'One color in every format, for the web and for apps.',
} as const;
