/*
 * convert-color: one color in as many of the formats as are asked.
 */

import { FORMAT_IDS, format, isMapped, type FormatId } from '../formats/table.ts';
import { choice, fallback, list, number, object, record, textLike } from '../schema/schema.ts';
import { inputText, shownAlpha } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

const formatId = choice('A format.', FORMAT_IDS);

/** What is answered where no format is asked. */
export const USUAL_FORMATS = ['hex', 'rgb', 'hsl', 'oklch', 'oklab', 'display-p3'] as const satisfies readonly FormatId[];

export const convertColor = operation({
	name: 'convert-color',
	title: 'Convert a color',
	group: 'Read',
	summary: `Convert a color to any of ${FORMAT_IDS.length} formats: CSS, HEX, CMYK, and code for SwiftUI, UIKit, Flutter and Android.`,
	input: object('', {
		color: colorField('The color to convert.'),
		formats: fallback(list('The formats wanted, in order; those of the web when absent.', formatId, 1, FORMAT_IDS.length), USUAL_FORMATS),
	}),
	result: object('The color in each format asked.', {
		input: inputText(),
		alpha: number('Opacity, 0 to 1.', 0, 1),
		formats: record('Text by format, in the order asked.', FORMAT_IDS, textLike('The color as text.', '.+')),
		gamutMapped: list('The formats whose value was mapped into a smaller gamut.', formatId, 0, FORMAT_IDS.length),
	}),
	examples: [
		{ input: { color: 'teal', formats: ['hex', 'oklch'] }, shows: 'a keyword as HEX and OKLCH' },
		{ input: { color: 'color(display-p3 0.1 0.9 0.2)', formats: ['swiftui', 'flutter', 'hex'] }, shows: 'a wide color as platform code' },
	],
}).runs(({ color: { input, color }, formats }) => {
	const asked = [...new Set(formats)];
	return {
		input,
		alpha: shownAlpha(color.alpha),
		formats: Object.fromEntries(asked.map((id) => [id, format(color, id)])),
		gamutMapped: asked.filter((id) => isMapped(color, id)),
	};
});
