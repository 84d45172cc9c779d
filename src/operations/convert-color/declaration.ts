/*
 * convert-color: a color in the requested formats.
 */

import { FORMAT_IDS, FORMATS, format, isMapped, type FormatId } from '../../formats/table.ts';
import { spend } from '../../math/budget.ts';
import { choice, fallback, list, number, object, optional, record, textLike } from '../../schema/schema.ts';
import { inputText, roundAlpha } from '../describe.ts';
import { colorField } from '../fields.ts';
import { byMethod, mappedBy, MAPPED_LIST, METHODS_FIELD } from '../gamut-method.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const formatId = choice('A format.', FORMAT_IDS);

/** Formats if the request has none. */
export const USUAL_FORMATS = ['hex', 'rgb', 'hsl', 'oklch', 'oklab', 'display-p3'] as const satisfies readonly FormatId[];

export const convertColor = operation({
	name: 'convert-color',
	order: 20,
	words,
	group: 'Read',
	input: object('', {
		color: colorField(words.fields.color),
		formats: fallback(list(words.fields.formats, formatId, 1, FORMAT_IDS.length), USUAL_FORMATS),
		method: METHODS_FIELD,
	}),
	result: object(words.result.whole, {
		input: inputText(),
		alpha: number(resultWords.alpha, 0, 1),
		formats: record(words.result.formats, FORMAT_IDS, textLike('The color as text.', '.+')),
		gamutMapped: list(words.result.gamutMapped, formatId, 0, FORMAT_IDS.length),
		methods: optional(MAPPED_LIST),
	}),
	values: ['formats.*'],
	examples: [
		{ color: 'teal', formats: ['hex', 'oklch'] },
		{ color: 'color(display-p3 0.1 0.9 0.2)', formats: ['swiftui', 'flutter', 'hex'] },
		{ color: 'oklch(0.8 0.25 70)', formats: ['hex'], method: 'raytrace' },
	],
}).runs(({ color: { input, color }, formats, method }) => {
	const distinct = [...new Set(formats)];
	spend(2 * distinct.length + (method === 'all' ? 30 : 0));
	const written = (id: FormatId): string => {
		const { gamut } = FORMATS[id];
		// A color inside the gamut keeps its coordinates, including missing ones.
		return format(gamut === null || method === undefined || !isMapped(color, id) ? color : mappedBy(color, gamut, method), id);
	};
	return {
		input,
		alpha: roundAlpha(color.alpha),
		formats: Object.fromEntries(distinct.map((id) => [id, written(id)])),
		gamutMapped: distinct.filter((id) => isMapped(color, id)),
		...(method === 'all' && { methods: byMethod(color) }),
	};
});
