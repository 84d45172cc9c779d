/*
 * Decodes input to typed values, or reports every fault at once.
 *
 * One schema decodes query strings and command lines, where everything is text and lists are split at commas, and JSON, whose types
 * must match. Objects are read with Object.hasOwn and only for declared fields, so `__proto__` is an unknown field.
 *
 * Decoding is a generator with a step for each item of a list, so that long lists of colors do not block the event loop.
 *
 * Proof  test/schema/decode-json.test.ts, decode-query.test.ts, fuzz.test.ts.
 */

import { errorWith, InputError, type Path } from '../errors.ts';
import { isTooComplex, spend } from '../math/budget.ts';
import { whole, type Steps } from '../math/steps.ts';
import { exampleOf, findWrongNumber } from './example.ts';
import { explain } from './explain.ts';
import { MOST_ISSUES, type EmptyPlace, type Fault, type Noun, type Reason } from './fault.ts';
import { QUERY, type Notation } from './notation.ts';
import { isRecord, sentKeys, type AnyRecord } from './record.ts';
import {
	schemaOf, type Choice, type Context, type Dictionary, type Fields, type Infer, type List, type Numeric, type Schema, type Structure,
	type Text,
} from './schema.ts';
import { similarName } from './similar-name.ts';

/** Parameters by name, each with its values in order, percent-decoded. */
export type Query = ReadonlyMap<string, readonly string[]>;

/** Characters that are counted, trimmed and copied per work unit. */
const UNITS_OF_TEXT = 200;

/** Names of fields that are compared with all declared ones per work unit. */
const NAMES_PER_UNIT = 20;
/** Units to throw, catch and render the error of a reader. */
const REJECTION = 32;

/**
 * Decodes a query by a schema. Throws InputError with every fault, up to MOST_ISSUES; suggestions are written as a query
 * needs them, or as `notation` renders them.
 */
export const decodeQuery = <F extends Fields>(schema: Structure<F>, query: Query, notation = QUERY): Infer<Structure<F>> =>
	whole(decodeQueryInSteps(schema, query, notation));

/** Decodes a query in steps; see `decodeQuery`. */
export function* decodeQueryInSteps<F extends Fields>(schema: Structure<F>, query: Query, notation = QUERY): Steps<Infer<Structure<F>>> {
	const faults: Fault[] = [];
	const values = yield* decodeFields(schema, [], faults, notation.noun, [...query.keys()], {}, (name, field, context) =>
		fromQuery(field, query.get(name)!, [name], faults, notation, context));
	return settle(values, faults, notation) as Infer<Structure<F>>;
}

/** Decodes a parsed JSON value by a schema. Throws InputError with every fault, up to MOST_ISSUES. */
export const decodeJson = <F extends Fields>(schema: Structure<F>, value: unknown): Infer<Structure<F>> =>
	whole(decodeJsonInSteps(schema, value));

/** Decodes a JSON value in steps; see `decodeJson`. */
export function* decodeJsonInSteps<F extends Fields>(schema: Structure<F>, value: unknown): Steps<Infer<Structure<F>>> {
	const faults: Fault[] = [];
	return settle(yield* fromJson(schema, value, [], faults, {}), faults) as Infer<Structure<F>>;
}

/** Placeholder for a value with a recorded fault. */
const UNREAD = Symbol('unread');

/** Returns the value, or throws its faults. */
function settle(value: unknown, faults: readonly Fault[], notation?: Notation): unknown {
	if (faults.length === 0) return value;
	throw errorWith(faults.slice(0, MOST_ISSUES).map((one) => explain(one, notation)));
}

function fault(faults: Fault[], path: Path, reason: Reason): typeof UNREAD {
	faults.push({ path, ...reason });
	return UNREAD;
}

/** Field names in reading order. */
const fieldOrder = ({ fields, first = [] }: Structure): readonly string[] =>
	[...first, ...Object.keys(fields).filter((name) => !first.includes(name))];

/** Reads declared fields that were sent, fills in or reports the others, and rejects undeclared ones. */
function* decodeFields(
	schema: Structure,
	path: Path,
	faults: Fault[],
	noun: Noun,
	sent: readonly string[],
	outer: Context,
	read: (name: string, field: Schema, context: Context) => Steps<unknown>,
): Steps<object> {
	const values: Record<string, unknown> = {};
	const before = faults.length;
	let declared = 0;
	const context = schema.first === undefined ? outer : values;
	spend(sent.length / NAMES_PER_UNIT);
	for (const name of fieldOrder(schema)) {
		if (faults.length >= MOST_ISSUES) return values;
		const field = schema.fields[name]!;
		if (sent.includes(name)) {
			declared++;
			const value = yield* read(name, schemaOf(field), context);
			if (value !== UNREAD) values[name] = value;
		} else if (field.kind === 'fallback') {
			values[name] = field.value;
		} else if (field.kind !== 'optional') {
			fault(faults, [...path, name], { kind: 'missing', field, misspelt: findMisspelt(name, sent, schema) });
		}
	}
	if (declared < sent.length)
		rejectUnknown(sent.filter((name) => !Object.hasOwn(schema.fields, name)), Object.keys(schema.fields), path, faults, noun);
	if (!schema.rule) return values;
	const wrong = faults.length === before + 1 ? findWrongNumber(faults[before]!, path) : undefined;
	if (faults.length > before && wrong === undefined) return values;
	// A number is suggested only if the rule accepts it too.
	if (wrong !== undefined) values[wrong.field] = wrong.nearest;
	// Every field has a value of its schema, so the values have the type that the rule takes.
	const ruled = schema.rule(values as never), broken = ruled !== undefined && 'next' in ruled ? yield* ruled : ruled;
	if (broken === undefined) return values;
	const { field, within = [], claim, advice } = broken;
	if (wrong === undefined) fault(faults, [...path, field, ...within], { kind: 'rule', claim, advice });
	else if (wrong.field === field && typeof advice?.suggestion === 'number')
		faults[before] = { ...faults[before]!, instead: advice.suggestion };
	return values;
}

/** An undeclared name that is meant for a missing one. */
function findMisspelt(name: string, sent: readonly string[], { fields }: Structure): string | undefined {
	const strays = sent.slice(0, MOST_ISSUES).filter((one) => !Object.hasOwn(fields, one));
	spend(strays.length / NAMES_PER_UNIT);
	return strays.find((stray) => similarName(stray, [name]) !== undefined);
}

/** Reports undeclared names, up to the limit of faults. */
function rejectUnknown(names: readonly string[], allowed: readonly string[], path: Path, faults: Fault[], noun: Noun): void {
	for (const name of names.slice(0, Math.max(0, MOST_ISSUES - faults.length)))
		fault(faults, [...path, name], { kind: 'unknown', noun, allowed });
}

// The generators below are not closures: V8 gives the generators of each closure a new hidden class, and misses its caches.

/** Reads a parameter from its values. */
function* fromQuery(
	schema: Schema, sent: readonly string[], path: Path, faults: Fault[], notation: Notation, context: Context,
): Steps<unknown> {
	if (sent.length === 1 || schema.kind === 'list' || (schema.kind === 'record' && notation.takesParts))
		return yield* fromText(schema, sent, path, faults, notation, context);
	if (schema.kind === 'text' && schema.rejectSeveral !== undefined) return rejected(schema.rejectSeveral(sent), path, faults);
	return fault(faults, path, { kind: 'repeated', times: sent.length });
}

function* fromText(
	schema: Schema, sent: readonly string[], path: Path, faults: Fault[], notation: Notation, context: Context,
): Steps<unknown> {
	const received = sent[0]!;
	switch (schema.kind) {
		case 'text': return yield* readText(schema, received, path, faults, context, 'text');
		case 'number': return DECIMAL.test(received)
			? inBounds(schema, Number(received), path, faults)
			: fault(faults, path, { kind: 'digits', schema, received });
		case 'flag': return received === 'true' || received === 'false' ? received === 'true' : fault(faults, path, { kind: 'flag', received });
		case 'choice': return oneChoice(schema, received, path, faults);
		case 'list': {
			const items = sent.flatMap(notation.split);
			return yield* decodeList(schema, items, path, faults, (item, at) =>
				fromItem(schema.of, item, at.at(-1) === items.length - 1 ? 'last item' : 'item', at, faults, notation, context));
		}
		case 'record':
		case 'object': {
			const read = notation.whole(schema, sent);
			return 'words' in read
				? fault(faults, path, { kind: 'notation', claim: read })
				: yield* fromJson(schema, read.value, path, faults, context);
		}
		case 'nullable': return yield* fromText(schema.of, sent, path, faults, notation, context);
		case 'opaque': return fault(faults, path, { kind: 'type', schema, received });
		default: return schema satisfies never;
	}
}

/** Reads an item of a list in a query. */
function* fromItem(
	schema: Schema, item: string, place: EmptyPlace, path: Path, faults: Fault[], notation: Notation, context: Context,
): Steps<unknown> {
	if (item.trim() === '') return fault(faults, path, { kind: 'empty', schema, place });
	return yield* fromText(schema, [item], path, faults, notation, context);
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

function* fromJson(schema: Schema, value: unknown, path: Path, faults: Fault[], context: Context): Steps<unknown> {
	const wrongType = (): typeof UNREAD => fault(faults, path, { kind: 'type', schema, received: value });
	switch (schema.kind) {
		case 'text':
			if (typeof value === 'string') return yield* readText(schema, value, path, faults, context, 'json');
			return schema.rejectSeveral !== undefined && areTexts(value) ? rejected(schema.rejectSeveral(value), path, faults) : wrongType();
		case 'number': return typeof value === 'number' && Number.isFinite(value) ? inBounds(schema, value, path, faults) : wrongType();
		case 'flag': return typeof value === 'boolean' ? value : wrongType();
		case 'choice': return oneChoice(schema, value, path, faults);
		case 'list': return Array.isArray(value)
			? yield* decodeList<unknown>(schema, value, path, faults, (item, at) => fromJson(schema.of, item, at, faults, context))
			: wrongType();
		case 'record': return isRecord(value) ? yield* decodeRecord(schema, value, path, faults, context) : wrongType();
		case 'object': return isRecord(value)
			? yield* decodeFields(schema, path, faults, 'field', sentKeys(value), context, (name, field, inner) =>
				fromJson(field, value[name], [...path, name], faults, inner))
			: wrongType();
		case 'nullable': return value === null ? null : yield* fromJson(schema.of, value, path, faults, context);
		case 'opaque': return schema.accepts(value) ? value : wrongType();
		default: return schema satisfies never;
	}
}

function* decodeRecord(
	schema: Dictionary, value: AnyRecord, path: Path, faults: Fault[], context: Context,
): Steps<unknown> {
	const isKnown = (key: string): boolean => schema.keys.length === 0 || schema.keys.includes(key);
	const sent = schema.open === undefined ? sentKeys(value) : findKeys(sentKeys(value), schema.open, path, faults);
	const read: [string, unknown][] = [];
	for (const key of sent.filter(isKnown)) {
		const item = yield* fromJson(schema.of, value[key], [...path, key], faults, context);
		// The texts of other fields may depend on the item; with an example they have no faults because of its own.
		read.push([key, item === UNREAD ? exampleOf(schema.of) : item]);
		if (faults.length >= MOST_ISSUES) return UNREAD;
		yield;
	}
	rejectUnknown(sent.filter((key) => !isKnown(key)), schema.keys, path, faults, 'field');
	return Object.fromEntries(read);
}

/** The valid keys of an open dictionary; reports the others. */
function findKeys(
	keys: readonly string[], { most, pattern, like }: NonNullable<Dictionary['open']>, path: Path, faults: Fault[],
): readonly string[] {
	if (keys.length > most) fault(faults, path, { kind: 'keys', max: most, received: keys.length });
	const key = new RegExp(`^(?:${pattern})$`), first = keys.slice(0, most), wrong = keys.find((one) => !key.test(one));
	if (wrong !== undefined) fault(faults, path, { kind: 'key', like, received: wrong });
	return first.filter((one) => key.test(one));
}

function* readText(schema: Text<unknown>, sent: string, path: Path, faults: Fault[], context: Context, place: EmptyPlace): Steps<unknown> {
	spend(1 + sent.length / UNITS_OF_TEXT);
	const value = schema.isTrimmed ? sent.trim() : sent;
	const length = countCharacters(value, schema);
	if (length > schema.max) return fault(faults, path, { kind: 'length', max: schema.max, received: value, length });
	if (length < schema.min || (schema.min > 0 && value.trim() === '')) return fault(faults, path, { kind: 'empty', schema, place });
	if (schema.read === null) return value;
	try {
		return schema.readInSteps === undefined ? schema.read(value, context) : yield* schema.readInSteps(value);
	} catch (error) {
		return rejected(error, path, faults);
	}
}

/** Records the faults that a reader threw at the path of its text. */
function rejected(error: unknown, path: Path, faults: Fault[]): typeof UNREAD {
	if (!(error instanceof InputError) || isTooComplex(error)) throw error;
	spend(REJECTION);
	for (const issue of error.issues) fault(faults, path, { kind: 'reader', issue });
	return UNREAD;
}

/** True for a list of two or more texts; a list of one has the wrong type. */
const areTexts = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === 'string');

/** Length in characters (code points), which are counted only if the number of UTF-16 units does not decide. */
const countCharacters = (text: string, { min, max }: Text<unknown>): number =>
	text.length >= 2 * min && text.length <= max ? text.length : [...text].length;

/** Numbers closer to 0, and -0, count as 0: answers repeat numbers, and JSON would write them with an exponent. */
const LEAST_NUMBER = 1e-6;

function inBounds(schema: Numeric, value: number, path: Path, faults: Fault[]): unknown {
	const isWhole = !schema.integer || Number.isInteger(value);
	if (isWhole && value >= schema.min && value <= schema.max) return Math.abs(value) < LEAST_NUMBER ? 0 : value;
	return fault(faults, path, { kind: 'bounds', schema, received: value });
}

const oneChoice = (schema: Choice, value: unknown, path: Path, faults: Fault[]): unknown =>
	typeof value === 'string' && schema.values.includes(value) ? value : fault(faults, path, { kind: 'choice', schema, received: value });

function* decodeList<T>(
	schema: List,
	items: readonly T[],
	path: Path,
	faults: Fault[],
	read: (item: T, at: Path) => Steps<unknown>,
): Steps<unknown> {
	if (items.length < schema.min || items.length > schema.max) return fault(faults, path, { kind: 'items', schema, received: items });
	const values: unknown[] = [];
	for (const item of items) {
		values.push(yield* read(item, [...path, values.length]));
		if (faults.length >= MOST_ISSUES) return UNREAD;
		yield;
	}
	return values.includes(UNREAD) ? UNREAD : values;
}
