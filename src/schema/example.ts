/*
 * A valid value of a schema, as close to the input as possible, for error messages.
 *
 * Proof  test/schema/example.test.ts: every example is accepted by its schema.
 */

import { attempt, InputError, quote, type Json, type Path } from '../errors.ts';
import { ANGLE_UNITS } from '../math/angle-units.ts';
import { closest } from '../math/edit-distance.ts';
import type { Fault } from './fault.ts';
import { splitList } from './query-text.ts';
import { isRequired, schemaOf, type Field, type List, type Numeric, type Schema, type Structure, type Text } from './schema.ts';

/** Maximum number of list items in an example, unless the schema requires more. */
const MOST_SHOWN = 3;

/** A valid value that reuses the input if possible: `["red"]` for `"red"`, `{"color": "red"}` for a token. */
export function exampleOf(field: Field, sent?: unknown): Json {
	const schema = schemaOf(field);
	switch (schema.kind) {
		case 'text': return exampleText(schema, sent, 0);
		case 'number': return nearestNumber(schema, guessNumber(schema, sent));
		case 'flag': return true;
		case 'choice': return (typeof sent === 'string' ? closest(sent, schema.values) : undefined) ?? schema.values[0]!;
		case 'list': return exampleList(schema, sent);
		case 'record': return schema.open === undefined ? {} : { [schema.open.like]: exampleOf(schema.of) };
		case 'object': return exampleObject(schema, sent);
		case 'nullable': return exampleOf(schema.of, sent);
		case 'opaque': return null;
		default: return schema satisfies never;
	}
}

/** True if an example contains only values of the input, so that it is what the caller meant. */
export function isFromInput(schema: Schema, example: Json, sent: unknown): boolean {
	if (schema.kind === 'number' && typeof sent === 'string') return !Number.isNaN(guessNumber(schema, sent));
	const sentValues = typeof sent === 'object' && sent !== null ? Object.values(sent).slice(0, MOST_SHOWN) : [sent];
	const texts = sentValues.filter((value) => typeof value === 'string');
	const numbers = new Set(texts.flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
	const isSent = (value: Json): boolean => (typeof value === 'object' && value !== null
		? Object.values(value).every(isSent)
		: typeof value === 'number' ? numbers.has(Math.abs(value)) : texts.some((text) => text.includes(String(value))));
	return isSent(example);
}

/** The valid number nearest to x; for NaN, nearest to 0. */
export function nearestNumber({ min, max, integer }: Numeric, x: number): number {
	const target = Number.isNaN(x) ? 0 : integer && Number.isFinite(x) ? Math.round(x) : x;
	// Adding 0 turns -0 into 0.
	return Math.min(integer ? Math.floor(max) : max, Math.max(integer ? Math.ceil(min) : min, target)) + 0;
}

const ANGLE = /^(?:deg|°|turn|grad|rad)$/i;

const MEANT = /^["'`]?([+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?)\s*(%|°|r?\/?[a-z]{1,5})?["'`;.,]{0,3}$/i;

/**
 * The number that is sent, or that a text means: `25%`, `45deg`, `+5`, `12,5`, `1e2`, `"25";`; NaN for any other value. A percentage of
 * a field up to 1 is a share. Angles out of bounds lose whole turns; turns of a field that is not an angle are not converted.
 */
export function guessNumber({ min, max, units }: Numeric, sent: unknown): number {
	if (typeof sent !== 'string') return typeof sent === 'number' ? sent : NaN;
	const [, digits, unit = ''] = MEANT.exec(sent.trim()) ?? [];
	if (digits === undefined) return NaN;
	const factors: Readonly<Record<string, number>> = units ?? ANGLE_UNITS, value = Number(digits.replace(',', '.'));
	const factor = unit === '%' && max <= 1 ? 0.01 : factors[unit.toLowerCase()] ?? 1;
	// The product may have rounding noise.
	const converted = factor === 1 ? value : Math.round(value * factor * 1e6) / 1e6;
	if (converted >= min && converted <= max) return converted;
	if (ANGLE.test(unit) && max - min >= ANGLE_UNITS.turn) return converted % ANGLE_UNITS.turn;
	return factor === 1 || units !== undefined ? converted : NaN;
}

/** The field of an object at `path` that a wrong number was sent for, with the nearest valid number; undefined for any other fault. */
export function findWrongNumber(fault: Fault, path: Path): { readonly field: string; readonly nearest: number } | undefined {
	const field = fault.path.length === path.length + 1 ? fault.path.at(-1) : undefined;
	if (typeof field !== 'string' || !('schema' in fault && 'received' in fault && fault.schema.kind === 'number')) return undefined;
	const meant = guessNumber(fault.schema, fault.received);
	return Number.isNaN(meant) ? undefined : { field, nearest: nearestNumber(fault.schema, meant) };
}

/** True for a text that a message repeats unchanged. */
const isShort = (sent: unknown): sent is string => typeof sent === 'string' && quote(sent) === JSON.stringify(sent);

/** The input if it is valid and short, else the n-th example. */
function exampleText(schema: Text<unknown>, sent: unknown, n: number): string {
	if (isShort(sent) && isRead(schema, sent)) return sent;
	const { examples = [], min, max } = schema;
	return examples.length > 0 ? examples[n % examples.length]! : 'text'.slice(0, max).padEnd(min, 's');
}

function isRead({ min, max, read }: Text<unknown>, sent: string): boolean {
	if (sent.length < min || sent.length > max || sent.trim() === '') return false;
	return !(attempt(() => read?.(sent, {})) instanceof InputError);
}

const RANGE = /^(\d+(?:\.\d+)?(?:%|°|[a-z]{3,4})?)(?: ?(?:[-–—:;/]|\.{2,3}|to) ?| )(\d+(?:\.\d+)?(?:%|°|[a-z]{3,4})?)$/i;

/** The two numbers of a range such as `10-50`, `0.4..0.7` or `10deg to 50deg`; any other value alone. */
function splitRange(sent: unknown): readonly unknown[] {
	return (isShort(sent) ? RANGE.exec(sent.trim())?.slice(1) : undefined) ?? [sent];
}

const SEPARATOR = /[\s|;]+/;

/** The items of a text that separates them by spaces, bars or semicolons, if all are valid; any other value alone. */
function splitItems(schema: Text<unknown>, sent: unknown): readonly unknown[] {
	if (typeof sent !== 'string' || isRead(schema, sent)) return [sent];
	const parts = sent.trim().split(SEPARATOR, MOST_SHOWN + 1);
	return parts.length <= MOST_SHOWN && parts.every((part) => isRead(schema, part)) ? parts : [sent];
}

/** The input, item by item, extended with examples to the least length. */
function exampleList({ of, min, max }: List, sent: unknown): Json {
	const given: readonly unknown[] = Array.isArray(sent) ? sent
		: typeof sent === 'string' ? splitList(sent)
		: sent === undefined ? [] : [sent];
	const isAlone = given.length === 1;
	const ends = isAlone && of.kind === 'number' && min === 2 ? splitRange(given[0]) : given;
	const items = (isAlone && of.kind === 'text' ? splitItems(of, given[0]) : ends)
		.slice(0, Math.min(max, Math.max(min, MOST_SHOWN)));
	// A range rises, so the end that is missing is the largest number.
	const exampleItem = (item: unknown, i: number): Json => (of.kind === 'text' ? exampleText(of, item, i)
		: of.kind === 'number' && item === undefined && i > 0 ? nearestNumber(of, of.max) : exampleOf(of, item));
	const count = Math.min(max, Math.max(min, items.length, 1));
	return Array.from({ length: count }, (_, i) => exampleItem(items[i], i));
}

/** The required fields; the first one takes an input that is not an object. */
function exampleObject({ fields }: Structure, sent: unknown): Json {
	const required = Object.entries(fields).filter(([, field]) => isRequired(field));
	const given = typeof sent === 'object' && sent !== null ? new Map(Object.entries(sent)) : new Map([[required[0]?.[0] ?? '', sent]]);
	return Object.fromEntries(required.map(([name, field]) => [name, exampleOf(field, given.get(name))]));
}
