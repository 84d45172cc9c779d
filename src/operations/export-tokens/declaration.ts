/*
 * export-tokens: colors as a file of design tokens.
 */

import { format as formatColor } from '../../formats/table.ts';
import { spend } from '../../math/budget.ts';
import { commonNamesIn, nearest } from '../../names/nearest.ts';
import { choice, fallback, list, object, optional, text, textLike } from '../../schema/schema.ts';
import { encoding, mediaType, mediaTypes, TOKEN_FORMATS, tokensFile, WRITERS } from '../../tokens/table.ts';
import { looseTokens } from '../../tokens/token-set.ts';
import { LONGEST_TOKEN_NAME, toTokens } from '../../tokens/token.ts';
import { VALUE_STYLES, writeValue } from '../../tokens/value.ts';
import { hexText } from '../describe.ts';
import { colorField, localeField } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const MOST_TOKENS = 24;

const format = choice(words.fields.format, TOKEN_FORMATS);
const values = choice(words.fields.values, VALUE_STYLES);

export const exportTokens = operation({
	name: 'export-tokens',
	order: 190,
	words,
	group: 'Export',
	// A query cannot write colors with names.
	methods: ['POST'],
	input: object('', {
		colors: list(words.fields.colors, object('A color and its name.', {
			color: colorField(resultWords.color),
			name: optional(text(words.result.name, 1, LONGEST_TOKEN_NAME)),
		}), 1, MOST_TOKENS),
		format: fallback(format, 'css'),
		values: fallback(values, 'oklch'),
		locale: localeField,
	}),
	result: object(words.result.whole, {
		format,
		values,
		tokens: list(resultWords.inOrder, object('A token.', {
			name: textLike(words.result.tokensName, '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'),
			color: textLike(words.result.color, '#[0-9a-f]{6}(?:[0-9a-f]{2})?|[a-z]+\\(.*\\)'),
			hex: hexText(words.result.hex),
		}), 1, MOST_TOKENS),
		mediaType: choice(resultWords.mediaType, mediaTypes(TOKEN_FORMATS)),
		filename: textLike(resultWords.filename, '[a-z_]+(?:\\.[a-z]+)+'),
		encoding: optional(choice(resultWords.encoding, ['base64'])),
		code: textLike(words.result.code, '[\\s\\S]+'),
	}),
	rows: ['tokens'],
	examples: [
		{ colors: [{ color: '#3b82f6', name: 'Brand' }, { color: 'orange', name: 'Акцент' }], format: 'tailwind' },
		{ colors: [{ color: 'color(display-p3 0.1 0.9 0.2)', name: 'vivid' }], format: 'css' },
		{ colors: [{ color: 'teal' }], format: 'scss', values: 'hex' },
	],
}).runs(({ colors, format, values, locale }) => {
	spend(4 * colors.length + 5);
	const tokens = toTokens(
		colors.map(({ color: { color }, name }) => ({ name: name ?? nearest(color, commonNamesIn(locale), 1)[0]!.name, color })),
	);
	const { write } = WRITERS[format];
	return {
		format,
		values,
		tokens: tokens.map(({ name, color }) => ({ name, color: writeValue(color, values), hex: formatColor(color, 'hex') })),
		mediaType: mediaType(format),
		filename: tokensFile(format),
		...encoding(format),
		code: write(looseTokens(tokens), values),
	};
});
