/*
 * convert-color: one color in as many of the formats as are asked.
 */

import { FORMAT_IDS, FORMATS, format, isMapped, type FormatId } from '../formats/table.ts';
import { choice, fallback, list, number, object, optional, record, textLike } from '../schema/schema.ts';
import { inputText, shownAlpha } from './describe.ts';
import { colorField } from './fields.ts';
import { byMethod, mappedBy, MAPPED_LIST, METHODS_FIELD } from './gamut-method.ts';
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
		method: METHODS_FIELD,
	}),
	result: object('The color in each format asked.', {
		input: inputText(),
		alpha: number('Opacity, 0 to 1.', 0, 1),
		formats: record('Text by format, in the order asked.', FORMAT_IDS, textLike('The color as text.', '.+')),
		gamutMapped: list('The formats whose value was mapped into a smaller gamut.', formatId, 0, FORMAT_IDS.length),
		methods: optional(MAPPED_LIST),
	}),
	examples: [
		{ input: { color: 'teal', formats: ['hex', 'oklch'] }, shows: 'a keyword as HEX and OKLCH' },
		{ input: { color: 'color(display-p3 0.1 0.9 0.2)', formats: ['swiftui', 'flutter', 'hex'] }, shows: 'a wide color as platform code' },
		{ input: { color: 'oklch(0.8 0.25 70)', formats: ['hex'], method: 'raytrace' }, shows: 'a wide color in sRGB by a method of choice' },
	],
}).runs(({ color: { input, color }, formats, method }) => {
	const asked = [...new Set(formats)];
	const written = (id: FormatId): string => {
		const { gamut } = FORMATS[id];
		// What fits keeps its own coordinates, missing ones too.
		return format(gamut === null || method === undefined || !isMapped(color, id) ? color : mappedBy(color, gamut, method), id);
	};
	return {
		input,
		alpha: shownAlpha(color.alpha),
		formats: Object.fromEntries(asked.map((id) => [id, written(id)])),
		gamutMapped: asked.filter((id) => isMapped(color, id)),
		...(method === 'all' && { methods: byMethod(color) }),
	};
});
