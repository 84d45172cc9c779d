/*
 * Inputs of any operation, seeded and drawn from its schema: as large as the schema allows, of costly parts.
 */

import type { Random } from '../../src/math/random.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';
import { LONGEST_GRADIENT } from '../../src/operations/backdrop.ts';
import { schemaOf, type Schema, type Text } from '../../src/schema/schema.ts';
import { colorText, gradientDirection, gradientText, variableName, variables, type Reference } from './colors.ts';
import { below, pick } from './tape.ts';
import { THEMES } from './themes.ts';

const WORDS = [
	'e', 'a', 'blue', 'blu grean', 'dark light pale deep', 'т', 'тёмно синий', 'x y z q w', 'a e i o u l r n s t'.repeat(5), 'grene', 'z'.repeat(100),
	'colour of the night sky over the sea', 'an', 'ﬃ'.repeat(60), 'e\u0301'.repeat(50), 'zelyony siniy', 'light goldenrod yelow',
];

interface Context {
	readonly random: Random;
	readonly reference: Reference;
	readonly direction: string;
	/** The share of a list's longest length, so that inputs of all sizes are drawn. */
	readonly share: number;
	/** Text to use for every color; null draws each of them. */
	readonly own: string | null;
	/** True if no color is misspelt. */
	readonly isValid: boolean;
	/** Bytes of a theme. */
	readonly size: number;
}

/** An input of an operation; `size` bounds the bytes of a theme in it. */
export function drawInput(operation: AnyOperation, random: Random, size: number): Record<string, unknown> {
	const hasVariables = 'variables' in operation.input.fields && random() < 0.4, isValid = random() < 0.8, { fields } = operation.input;
	const context: Context = {
		random,
		reference: hasVariables ? variableName : null,
		direction: gradientDirection(random),
		share: pick(random, [1, 1, 1, 0.5, 0.1]),
		own: random() < 0.3 ? colorText(random, 120, hasVariables ? variableName : null, isValid) : null,
		isValid,
		size,
	};
	const entries = Object.entries(fields)
		.filter(([name, field]) => name !== 'variables' && (isRequired(field.kind) || random() < 0.7))
		.map(([name, field]) => [name, draw(schemaOf(field), context)] as const);
	const input = { ...Object.fromEntries(entries), ...(hasVariables && { variables: variables(random) }) };
	return isValid ? keepRules(operation.name, input) : input;
}

const isRequired = (kind: string): boolean => kind !== 'optional' && kind !== 'fallback';

function draw(schema: Schema, context: Context): unknown {
	const { random, share } = context;
	switch (schema.kind) {
		case 'text': return drawText(schema, context);
		case 'number': {
			const x = pick(random, [schema.min, schema.max, schema.max, schema.min + random() * (schema.max - schema.min)]);
			return schema.integer ? Math.round(x) : x;
		}
		case 'flag': return random() < 0.5;
		case 'choice': return pick(random, schema.values);
		case 'list': return Array.from({ length: Math.max(schema.min, Math.round(schema.max * share)) }, () => draw(schema.of, context));
		case 'record': return Object.fromEntries(schema.keys.map((key) => [key, draw(schema.of, context)]));
		case 'object': return Object.fromEntries(Object.entries(schema.fields).filter(([, field]) => isRequired(field.kind) || random() < 0.8)
			.map(([name, field]) => [name, draw(schemaOf(field), context)]));
		case 'nullable': return draw(schema.of, context);
		case 'opaque': throw new Error('No operation takes an opaque value.');
		default: return schema satisfies never;
	}
}

/** The input without what its operation refuses because of other fields. */
function keepRules(name: string, input: Record<string, unknown>): Record<string, unknown> {
	const without = (...fields: string[]): Record<string, unknown> => Object.fromEntries(Object.entries(input).filter(([field]) => !fields.includes(field)));
	if (name === 'make-gradient') {
		const { colors, positions } = input, count = Array.isArray(colors) ? colors.length : 0;
		const places = Array.isArray(positions) ? { positions: (positions as number[]).slice(0, count).sort((a, b) => a - b) } : {};
		return { ...without('positions', ...(input['kind'] === 'radial' ? ['angle'] : [])), ...places };
	}
	if (name === 'generate-scale') {
		const { kind } = input;
		return kind === 'contrast' ? without('anchor', 'pins', 'gamut') : kind === 'radix' ? without('anchor', 'pins', 'gamut', 'targets')
			: without('targets', 'background', 'anchor', 'pins');
	}
	if (name === 'generate-data-colors') {
		const { kind, keep } = input, most = kind === 'categorical' ? 12 : kind === 'diverging' ? 2 : 1;
		return { ...without('keep', 'count'), count: 12, ...(Array.isArray(keep) && { keep: (keep as string[]).slice(0, most) }) };
	}
	return input;
}

function drawText(schema: Text<unknown>, { random, reference, direction, own, size, isValid }: Context): string {
	if (schema.isFile === true) return pick(random, THEMES).draw(random, size);
	if (schema.read === null) return pick(random, WORDS).slice(0, schema.max);
	if (schema.max === LONGEST_GRADIENT && random() < 0.7) return gradientText(random, direction);
	return own ?? colorText(random, 120, reference, isValid);
}

/** Options of audit-theme, with pairs that the theme may hold or not. */
export const auditOptions = (random: Random): Record<string, unknown> => ({
	...(random() < 0.6 && { repair: true }),
	...(random() < 0.2 && { format: 'sarif' }),
	...(random() < 0.3 && { target: pick(random, ['aaa', 'apca-body', 'apca-large']) }),
	...(random() < 0.3 && { locale: 'ru' }),
	...(random() < 0.2 && { pairs: Array.from({ length: 1 + below(random, 200) }, (_, i) => ({
		text: `c${i}`, background: pick(random, ['c0', 'background', `c${i + 1}`]), target: pick(random, ['aa', 'aaa', 'apca-content']),
	})) }),
});
