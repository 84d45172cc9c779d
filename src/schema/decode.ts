/*
 * What a caller sent → typed values, or every fault at once.
 *
 * The same schema reads a query string or a command line, where everything is text and lists are split at commas, and
 * JSON, where types are already there and must be right. Nothing is guessed: a wrong type, a value out of bounds, an unknown or
 * repeated field is an issue with its path. Objects are read through Object.hasOwn over declared fields only, so
 * `__proto__` is one more unknown field.
 */

import {
	advice, InputError, issueOf, quote, sentence, type Advice, type Issue, type Json, type Path, type ProblemCode,
} from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import type { Steps } from '../math/steps.ts';
import { exampleOf, nearestNumber } from './example.ts';
import { inQuery, splitList } from './query-text.ts';
import {
	schemaOf, type Beside, type Choice, type Dictionary, type Field, type Fields, type Infer, type List, type Numeric, type Schema,
	type Structure, type Text,
} from './schema.ts';

/** Parameters by name, each with its values in the order sent, percent-decoded. */
export type Query = ReadonlyMap<string, readonly string[]>;

/** Many faults are one fault; a body of 64 KiB could hold ten thousand unknown fields. */
export const MOST_ISSUES = 50;

/** How a notation in which everything is text writes what text alone cannot be, and what a message offers. */
export interface Notation {
	/** What a field is called there. */
	readonly noun: 'parameter' | 'option';
	/** The items of a list. */
	readonly split: (text: string) => readonly string[];
	/** An object as JSON would hold it, from the texts in its place; a text says what is wrong with them. */
	readonly whole: (schema: Dictionary | Structure, sent: readonly string[]) => { readonly value: unknown } | string;
	/** May an object be given in several parts? */
	readonly takesParts: boolean;
	/** What may have become of a color that arrived empty, and how to write it; `example` is one. */
	readonly onEmpty: (example: string) => Advice;
	/** What to write instead, as a sentence whose values can be pasted. */
	readonly offer: (advice: Advice, path: Path) => string;
}

const QUERY: Notation = {
	noun: 'parameter',
	split: splitList,
	whole: () => 'cannot be written in a query. Send the request as a JSON body with POST',
	takesParts: false,
	// A HEX color whose # was not escaped arrives as nothing: the rest of the URL is its fragment, which no server sees.
	onEmpty: (example) => ({ words: ['In a URL "#" begins the fragment. Write ', ` or "${encodeURIComponent(example)}".`], values: [example] }),
	offer: inQuery,
};

/**
 * The values of a query by a schema. Throws an InputError with every fault, up to MOST_ISSUES; fixes are written
 * as a query needs them, or as `notation` says.
 */
export function decodeQuery<F extends Fields>(schema: Structure<F>, query: Query, notation = QUERY): Infer<Structure<F>> {
	const issues: Issue[] = [];
	const values = fieldsOf(schema, [], issues, notation.noun, [...query.keys()], {}, (name, field, beside) => {
		const sent = query.get(name)!;
		if (sent.length === 1 || field.kind === 'list' || (field.kind === 'record' && notation.takesParts))
			return fromText(field, sent, [name], issues, notation, beside);
		if (field.kind === 'text' && field.others !== undefined) return tooMany(field.others, sent, [name], issues);
		return fault(issues, [name], `is given ${sent.length} times. Give it once`);
	});
	return settled(values, issues.map((issue) => offered(issue, notation))) as Infer<Structure<F>>;
}

/** The same fault with values as the notation writes them, so that what is offered can be pasted there. */
const offered = (issue: Issue, { offer }: Notation): Issue => issue.claim === undefined || issue.advice === undefined
	? issue
	: { ...issue, detail: `${sentence(issue.claim)} ${offer(issue.advice, issue.path)}` };

/** The values of a parsed JSON value by a schema. Throws an InputError with every fault, up to MOST_ISSUES. */
export function decodeJson<F extends Fields>(schema: Structure<F>, value: unknown): Infer<Structure<F>> {
	const issues: Issue[] = [];
	return settled(fromJson(schema, value, [], issues, {}), issues) as Infer<Structure<F>>;
}

/**
 * The same in steps: a field whose text takes long to read is read first, a step at a time, and all else at once, with what was
 * found in its place.
 */
export function* decodeJsonInSteps<F extends Fields>(schema: Structure<F>, value: unknown): Steps<Infer<Structure<F>>> {
	const read: Record<string, Field> = {};
	for (const [name, field] of Object.entries<Field>(schema.fields)) {
		const text = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
		// A text that is too long is refused unread.
		if (field.kind !== 'text' || field.readInSteps === undefined || typeof text !== 'string' || text.length > field.max) continue;
		const found = yield* attempted(field.readInSteps(text));
		read[name] = { ...field, read: () => found() };
	}
	// The fields are those of the schema, of which some were read before.
	return decodeJson<F>({ ...schema, fields: { ...schema.fields, ...read } }, value);
}

/** What work ends with, or throws, for who asks later. */
function* attempted<T>(work: Steps<T>): Steps<() => T> {
	try {
		const value = yield* work;
		return () => value;
	} catch (error) {
		return () => {
			throw error;
		};
	}
}

/** Stands for a value that could not be read; its issue is recorded. */
const UNREAD = Symbol('unread');

function settled(value: unknown, issues: readonly Issue[]): unknown {
	const [first, ...rest] = issues;
	if (first) throw new InputError(first, ...rest.slice(0, MOST_ISSUES - 1));
	return value;
}

type Noun = Notation['noun'] | 'field';

const ORDERS = /*#__PURE__*/ new WeakMap<Structure, readonly string[]>();

/** The names of the fields in the order in which they are read, worked out once. */
function orderOf(schema: Structure): readonly string[] {
	const known = ORDERS.get(schema);
	if (known !== undefined) return known;
	const { first = [] } = schema, order = [...first, ...Object.keys(schema.fields).filter((name) => !first.includes(name))];
	ORDERS.set(schema, order);
	return order;
}

/** Every declared field that was sent, read; every one that was not, filled or reported; every other refused. */
function fieldsOf(
	schema: Structure,
	path: Path,
	issues: Issue[],
	noun: Noun,
	sent: readonly string[],
	around: Beside,
	read: (name: string, field: Schema, beside: Beside) => unknown,
): object {
	const values: Record<string, unknown> = {};
	const before = issues.length;
	let known = 0;
	const beside = schema.first === undefined ? around : values;
	for (const name of orderOf(schema)) {
		const field = schema.fields[name]!;
		if (sent.includes(name)) {
			known++;
			const value = read(name, schemaOf(field), beside);
			if (value !== UNREAD) values[name] = value;
		} else if (field.kind === 'fallback') {
			values[name] = field.value;
		} else if (field.kind !== 'optional') {
			fault(issues, [...path, name], 'is missing', likeThat(field, exampleOf(field)));
		}
	}
	if (known < sent.length)
		refuse(sent.filter((name) => !Object.hasOwn(schema.fields, name)), Object.keys(schema.fields), path, issues, noun);
	if (schema.rule && issues.length === before) {
		// Every field was read as its schema says, which is what the rule takes.
		const broken = schema.rule(values as never);
		if (broken) fault(issues, [...path, broken.field], broken.claim, broken.advice);
	}
	return values;
}

/** Names that nothing is declared for, each with the nearest that is; no more of them than can be reported. */
function refuse(names: Iterable<string>, known: readonly string[], path: Path, issues: Issue[], noun: Noun): void {
	for (const name of names) {
		if (issues.length >= MOST_ISSUES) return;
		const near = closest(name, known) ?? closest(name.toLowerCase(), known);
		const remedy = near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${near}"?`;
		issues.push({ code: 'invalid-parameter', path: [...path, name], detail: `${quote(name)} is not a known ${noun}. ${remedy}` });
	}
}

function fromText(schema: Schema, sent: readonly string[], path: Path, issues: Issue[], notation: Notation, beside: Beside): unknown {
	const value = sent[0]!;
	switch (schema.kind) {
		case 'text': return readText(schema, value, path, issues, beside, notation.onEmpty);
		case 'number': return DECIMAL.test(value)
			? inBounds(schema, Number(value), path, issues)
			: fault(
				issues,
				path,
				`must be ${wanted(schema)} in decimal digits, got ${quote(value)}`,
				advice`Write ${nearestNumber(schema, Number(value))}.`,
			);
		case 'flag': return value === 'true' || value === 'false'
			? value === 'true'
			: fault(issues, path, `must be true or false, got ${quote(value)}`);
		case 'choice': return chosen(schema, value, path, issues);
		case 'list': {
			const items = sent.flatMap(notation.split);
			return listOf(schema, items, path, issues, (item, at) => item.trim() === ''
				? emptyItem(schema.of, at, issues, at.at(-1) === items.length - 1, notation)
				: fromText(schema.of, [item], at, issues, notation, beside));
		}
		case 'record':
		case 'object': {
			const whole = notation.whole(schema, sent);
			return typeof whole === 'string' ? fault(issues, path, whole) : fromJson(schema, whole.value, path, issues, beside);
		}
		case 'nullable': return fromText(schema.of, sent, path, issues, notation, beside);
		default: return schema satisfies never;
	}
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

function fromJson(schema: Schema, value: unknown, path: Path, issues: Issue[], beside: Beside): unknown {
	switch (schema.kind) {
		case 'text': return typeof value === 'string' ? readText(schema, value, path, issues, beside)
			: schema.others !== undefined && areTexts(value) ? tooMany(schema.others, value, path, issues)
			: wrongType(schema, value, path, issues);
		case 'number': return typeof value === 'number' && Number.isFinite(value)
			? inBounds(schema, value, path, issues)
			: wrongType(schema, value, path, issues);
		case 'flag': return typeof value === 'boolean' ? value : wrongType(schema, value, path, issues);
		case 'choice': return typeof value === 'string'
			? chosen(schema, value, path, issues)
			: fault(
				issues,
				path,
				`must be ${wanted(schema)}, got ${described(value)}`,
				hint(typeof value === 'number' ? meant(schema, String(value)) : undefined),
			);
		case 'list': return Array.isArray(value)
			? listOf<unknown>(schema, value, path, issues, (item, at) => fromJson(schema.of, item, at, issues, beside))
			: wrongType(schema, value, path, issues);
		case 'record': {
			if (!isRecord(value)) return wrongType(schema, value, path, issues);
			const isKnown = (key: string): boolean => schema.keys.length === 0 || schema.keys.includes(key);
			const sent = sentKeys(value);
			if (schema.open !== undefined && !areKeys(sent, schema.open, path, issues)) return UNREAD;
			const read = sent.filter(isKnown).map((key) => [key, fromJson(schema.of, value[key], [...path, key], issues, beside)]);
			refuse(sent.filter((key) => !isKnown(key)), schema.keys, path, issues, 'field');
			return Object.fromEntries(read);
		}
		case 'object': return isRecord(value)
			? fieldsOf(schema, path, issues, 'field', sentKeys(value), beside, (name, field, around) =>
				fromJson(field, value[name], [...path, name], issues, around))
			: wrongType(schema, value, path, issues);
		case 'nullable': return value === null ? null : fromJson(schema.of, value, path, issues, beside);
		default: return schema satisfies never;
	}
}

/** Are the keys of an object with any keys as they have to be? */
function areKeys(keys: readonly string[], { most, pattern, like }: NonNullable<Dictionary['open']>, path: Path, issues: Issue[]): boolean {
	if (keys.length > most) fault(issues, path, `may have at most ${most} fields, got ${keys.length}`);
	const whole = new RegExp(`^(?:${pattern})$`), wrong = keys.find((key) => !whole.test(key));
	if (wrong !== undefined) fault(issues, path, `has a field ${quote(wrong)}, and its fields are named like ${like}`);
	return keys.length <= most && wrong === undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON holds no undefined; a caller of the library who passes it means an absent field. */
const sentKeys = (value: Record<string, unknown>): string[] => Object.keys(value).filter((key) => value[key] !== undefined);

function readText(
	schema: Text<unknown>, sent: string, path: Path, issues: Issue[], beside: Beside, whyEmpty?: (example: string) => Advice,
): unknown {
	const value = schema.isTrimmed ? sent.trim() : sent;
	const length = lengthOf(value, schema), most = schema.mostOf?.(value) ?? schema.max;
	// Of a text that is short enough for the other kind, units were counted and not characters.
	if (length > most && [...value].length > most) {
		return fault(issues, path, `may have at most ${most} characters, got ${quote(value)} with ${[...value].length}`);
	}
	if (length < schema.min || (schema.min > 0 && value.trim() === '')) return empty(schema, path, issues, whyEmpty);
	if (schema.read === null) return value;
	try {
		return schema.read(value, beside);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		const items = schema.others === undefined ? [] : splitList(value).map((item) => item.trim());
		if (items.length > 1 && !items.includes('')) return tooMany(schema.others!, items, path, issues, 'unreadable-color');
		for (const issue of error.issues) {
			issues.push(issueOf(issue.code, [...path, ...issue.path], `${labelOf(path)}: ${issue.claim ?? issue.detail}`, issue.advice));
		}
		return UNREAD;
	}
}

/** Several texts: of one alone its type is wrong. */
const areTexts = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === 'string');

/** Several in the place of one: the last stays, the others have a field of their own. */
function tooMany(others: string, sent: readonly string[], path: Path, issues: Issue[], code?: ProblemCode): typeof UNREAD {
	const last = sent.at(-1)!, rest = sent.slice(0, -1), name = String(path.at(-1));
	const what = advice`Write ${{ [name]: last, [others]: rest }}.`;
	return fault(issues, path, `takes one, got a list of ${sent.length}; those before the last go into ${others}`, what, code);
}

/** Nothing, or blanks: of a color that is none that can be read, of any other text one that is too short. */
function empty(schema: Schema, path: Path, issues: Issue[], why?: (example: string) => Advice, also = ''): typeof UNREAD {
	const example = exampleOf(schema), isColor = schema.kind === 'text' && schema.read !== null;
	const { words, values } = why && isColor && typeof example === 'string' ? why(example) : likeThat(schema, example);
	return fault(
		issues,
		path,
		'is empty',
		{ words: [...words.slice(0, -1), words.at(-1)! + also], values },
		isColor ? 'unreadable-color' : 'invalid-parameter',
	);
}

/** An empty item of a list: at its end, a HEX color may have been cut off. */
function emptyItem(schema: Schema, at: Path, issues: Issue[], isLast: boolean, { onEmpty }: Notation): typeof UNREAD {
	return empty(schema, at, issues, isLast ? onEmpty : undefined, ' Or leave out the comma.');
}

/** Characters (code points) of a text; counted one by one only where the number of UTF-16 units does not decide. */
const lengthOf = (text: string, { min, max }: Text<unknown>): number =>
	text.length <= max && (text.length < min || text.length >= 2 * min) ? text.length : [...text].length;

function inBounds(schema: Numeric, value: number, path: Path, issues: Issue[]): unknown {
	const isWhole = !schema.integer || Number.isInteger(value);
	if (isWhole && value >= schema.min && value <= schema.max) return value + 0;
	return fault(issues, path, `must be ${wanted(schema)}, got ${value}`, advice`Write ${nearestNumber(schema, value)}.`);
}

function chosen(schema: Choice, value: string, path: Path, issues: Issue[]): unknown {
	if (schema.values.includes(value)) return value;
	const near = meant(schema, value) ?? closest(value.trim().toLowerCase(), schema.values);
	return fault(issues, path, `must be ${oneOf(schema.values)}, got ${quote(value)}`, hint(near));
}

const meant = (schema: Choice, written: string): string | undefined =>
	schema.meant && Object.hasOwn(schema.meant, written) ? schema.meant[written] : undefined;

const hint = (near: string | undefined): Advice | undefined => near === undefined ? undefined : advice`Did you mean ${near}?`;

function listOf<T>(
	schema: List,
	items: readonly T[],
	path: Path,
	issues: Issue[],
	read: (item: T, at: Path) => unknown,
): unknown {
	if (items.length < schema.min || items.length > schema.max) {
		const what = items.length < schema.min ? advice`Write it like ${exampleOf(schema, items)}.` : undefined;
		return fault(issues, path, `must have ${range(schema.min, schema.max)} items, got ${items.length}`, what);
	}
	const values = items.map((item, i) => read(item, [...path, i]));
	return values.includes(UNREAD) ? UNREAD : values;
}

function wrongType(schema: Schema, value: unknown, path: Path, issues: Issue[]): typeof UNREAD {
	return fault(issues, path, `must be ${wanted(schema)}, got ${described(value)}`, advice`Write it like ${exampleOf(schema, value)}.`);
}

function fault(issues: Issue[], path: Path, claim: string, what?: Advice, code: ProblemCode = 'invalid-parameter'): typeof UNREAD {
	const subject = path.length === 0 ? 'The input' : labelOf(path);
	issues.push(issueOf(code, path, `${subject} ${claim}`, what));
	return UNREAD;
}

/** `colors[2].name`. */
const labelOf = (path: Path): string =>
	path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');

function described(value: unknown): string {
	if (value === null) return 'null';
	if (typeof value === 'string') return `the text ${quote(value)}`;
	if (Array.isArray(value)) return 'a list';
	if (typeof value === 'object') return 'an object';
	return String(value).slice(0, 40);
}

/** What is right, and one that is. */
const likeThat = (field: Field, example: Json): Advice =>
	({ words: [`Write ${wanted(schemaOf(field))}, such as `, '.'], values: [example] });

/** What would be right, as words that fit after "must be" and "Write". */
function wanted(schema: Schema): string {
	switch (schema.kind) {
		case 'text': return schema.examples === undefined ? `a text of ${range(schema.min, schema.max)} characters` : 'a text';
		case 'number': return `${schema.integer ? 'a whole number' : 'a number'} from ${schema.min} to ${schema.max}`;
		case 'flag': return 'true or false';
		case 'choice': return oneOf(schema.values);
		case 'list': return `a list of ${range(schema.min, schema.max)} items`;
		case 'record':
		case 'object': return 'an object';
		case 'nullable': return `${wanted(schema.of)} or null`;
		default: return schema satisfies never;
	}
}

const oneOf = (values: readonly string[]): string =>
	values.length === 1 ? `"${values[0]}"` : `one of ${values.join(', ')}`;

const range = (min: number, max: number): string => (min === max ? String(min) : `${min} to ${max}`);
