/*
 * export-tokens: colors as a file of design tokens, ready to use.
 */

import { format as formatColor } from '../formats/table.ts';
import { commonNamesIn, nearest } from '../names/nearest.ts';
import { choice, fallback, list, object, optional, text, textLike } from '../schema/schema.ts';
import { encodingOf, mediaTypeOf, mediaTypesOf, TOKEN_FORMATS, tokensFile, WRITERS } from '../tokens/table.ts';
import { looseTokens } from '../tokens/token-set.ts';
import { tokensOf } from '../tokens/token.ts';
import { VALUE_STYLES, writeValue } from '../tokens/value.ts';
import { hexText } from './describe.ts';
import { colorField, localeField } from './fields.ts';
import { operation } from './operation.ts';

const MOST_TOKENS = 24;

const format = choice('The kind of file.', TOKEN_FORMATS);
const values = choice('How values are written; hex, rgb and hsl show a color outside sRGB mapped into it.', VALUE_STYLES);

export const exportTokens = operation({
	name: 'export-tokens',
	title: 'Export design tokens',
	group: 'Export',
	summary: 'Write colors as design tokens: CSS, Tailwind, Sass, JSON, DTCG, a JavaScript array, SVG, or swatches of Adobe, GIMP, Krita and Procreate.',
	// Names belong to colors, which a query has no way to write.
	methods: ['POST'],
	input: object('', {
		colors: list('The colors, in the order of the file.', object('A color and what it is called.', {
			color: colorField('The color.'),
			name: optional(text('Its name; becomes a slug of ASCII. The closest color name when absent.', 1, 60)),
		}), 1, MOST_TOKENS),
		format: fallback(format, 'css'),
		values: fallback(values, 'oklch'),
		locale: localeField,
	}),
	result: object('The file, and the names and values in it.', {
		format,
		values,
		tokens: list('In the order sent.', object('A token.', {
			name: textLike('Lower-case ASCII letters, digits and hyphens, unlike every other.', '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'),
			color: textLike('The value as written.', '#[0-9a-f]{6}(?:[0-9a-f]{2})?|[a-z]+\\(.*\\)'),
			hex: hexText('The color as HEX.'),
		}), 1, MOST_TOKENS),
		mediaType: choice('The media type of the file.', mediaTypesOf(TOKEN_FORMATS)),
		filename: textLike('A name for the file.', '[a-z_]+(?:\\.[a-z]+)+'),
		encoding: optional(choice('How the code holds a file of bytes; absent for text.', ['base64'])),
		code: textLike('The file; a file of bytes as base64.', '[\\s\\S]+'),
	}),
	examples: [
		{
			input: { colors: [{ color: '#3b82f6', name: 'Brand' }, { color: 'orange', name: 'Акцент' }], format: 'tailwind' },
			shows: 'a theme for Tailwind v4',
		},
		{
			input: { colors: [{ color: 'color(display-p3 0.1 0.9 0.2)', name: 'vivid' }], format: 'css' },
			shows: 'a wide color with its fallback',
		},
		{ input: { colors: [{ color: 'teal' }], format: 'scss', values: 'hex' }, shows: 'a color without a name' },
	],
}).runs(({ colors, format, values, locale }) => {
	const tokens = tokensOf(
		colors.map(({ color: { color }, name }) => ({ name: name ?? nearest(color, commonNamesIn(locale), 1)[0]!.name, color })),
	);
	const { write } = WRITERS[format];
	return {
		format,
		values,
		tokens: tokens.map(({ name, color }) => ({ name, color: writeValue(color, values), hex: formatColor(color, 'hex') })),
		mediaType: mediaTypeOf(format),
		filename: tokensFile(format),
		...encodingOf(format),
		code: write(looseTokens(tokens), values),
	};
});
