/*
 * Renders faults of an input as issues: the field, what was received, what is allowed, and a value that works instead.
 *
 * Proof  test/schema/decode-json.test.ts, test/cli/notation.test.ts.
 */

import {
	advice, issueOf, phrase, phraseText, printPath, quote, sentence, suggest, type Advice, type Issue, type Json, type Path, type Phrase,
	type ProblemCode,
} from '../errors.ts';
import { spend } from '../math/budget.ts';
import { closest } from '../math/edit-distance.ts';
import { exampleOf, guessNumber, isFromInput, nearestNumber } from './example.ts';
import type { EmptyPlace, Fault } from './fault.ts';
import type { Notation } from './notation.ts';
import { schemaOf, type Choice, type Field, type Schema } from './schema.ts';
import { similarName } from './similar-name.ts';

/** Work units of a suggestion. */
const SUGGESTION_UNITS = 20;

/** Renders a fault; without a notation values are written as JSON. */
export function explain(fault: Fault, notation?: Notation): Issue {
	const issue = toIssue(fault, notation), { claim, advice } = issue;
	return notation === undefined || claim === undefined || advice === undefined
		? issue
		: { ...issue, detail: `${sentence(claim)} ${notation.offer(advice, issue.path)}` };
}

function toIssue(fault: Fault, notation: Notation | undefined): Issue {
	const { path } = fault;
	switch (fault.kind) {
		case 'missing': {
			const { misspelt } = fault, claim = misspelt === undefined ? 'is missing' : phrase`is missing, but ${quote(misspelt)} was sent`;
			const example = isData(fault.field) ? writeLike(fault.field, exampleOf(fault.field)) : undefined;
			return invalid(path, claim, notation?.onMissing?.(schemaOf(fault.field)) ?? example);
		}
		case 'unknown': return unknownName(path, fault.allowed, fault.noun);
		case 'repeated': return invalid(path, phrase`is given ${fault.times} times. Give it once`);
		case 'type': {
			const { schema, received } = fault, claim = phrase`must be ${describe(schema)}, got ${describeValue(received)}`;
			return invalid(path, claim, isData(schema) ? writeLikeInput(schema, received, fault.instead) : undefined);
		}
		case 'flag': return invalid(path, phrase`must be true or false, got ${quote(fault.received)}`);
		case 'digits': {
			const { schema, received } = fault, number = guessNumber(schema, received), nearest = fault.instead ?? nearestNumber(schema, number);
			const remedy = Number.isNaN(number) ? advice`Write digits, such as ${nearest}.` : suggest`Write ${nearest}.`;
			return invalid(path, phrase`must be ${describe(schema)} in decimal digits, got ${quote(received)}`, remedy);
		}
		case 'bounds': {
			const { schema, received } = fault, nearest = fault.instead ?? nearestNumber(schema, received);
			return invalid(path, phrase`must be ${describe(schema)}, got ${received}`, suggest`Write ${nearest}.`);
		}
		case 'choice': return wrongChoice(path, fault.schema, fault.received);
		case 'length': return invalid(path, phrase`may have at most ${fault.max} characters, got ${quote(fault.received)} with ${fault.length}`);
		case 'empty': return emptyText(path, fault.schema, fault.place, notation);
		case 'items': {
			const { schema, received } = fault;
			const remedy = received.length < schema.min ? writeLikeInput(schema, received) : undefined;
			return invalid(path, phrase`must have ${range(schema.min, schema.max)} items, got ${received.length}`, remedy);
		}
		case 'keys': return invalid(path, phrase`may have at most ${fault.max} fields, got ${fault.received}`);
		case 'key': return invalid(path, phrase`has a field ${quote(fault.received)}, and its fields are named like ${fault.like}`);
		case 'notation': return invalid(path, fault.claim);
		case 'rule': return invalid(path, fault.claim, fault.advice);
		case 'reader': {
			const { code, path: inner, claim, detail, advice, phrase: text } = fault.issue;
			const bare = text ?? claim ?? detail;
			return { ...issueOf(code, [...path, ...inner], phrase`${printPath(path)}: ${bare}`, advice), bare };
		}
		default: return fault satisfies never;
	}
}

/** True for values that an example can show. */
function isData(field: Field): boolean {
	const schema = schemaOf(field);
	switch (schema.kind) {
		case 'opaque': return false;
		case 'list':
		case 'record':
		case 'nullable': return isData(schema.of);
		case 'object': return Object.values(schema.fields).every(isData);
		default: return true;
	}
}

/** An issue with the field as the subject of its sentence. */
function invalid(path: Path, claim: string | Phrase, advice?: Advice, code: ProblemCode = 'invalid-parameter'): Issue {
	const subject = path.length === 0 ? 'The input' : printPath(path);
	return { ...issueOf(code, path, phrase`${subject} ${claim}`, advice), bare: claim };
}

function unknownName(path: Path, known: readonly string[], noun: string): Issue {
	spend(SUGGESTION_UNITS);
	const name = String(path.at(-1)), near = similarName(name, known);
	return near === undefined
		? issueOf('invalid-parameter', path, phrase`${quote(name)} is not a known ${noun}. Known: ${known.join(', ')}`)
		: issueOf('invalid-parameter', path, phrase`${quote(name)} is not a known ${noun}. Did you mean "${near}"?`);
}

/** The value that a text in any case resembles, or the only one with a part that begins with it, as `display-p3` for `p3`, or that it contains. */
export function nearestChoice(written: string, values: readonly string[]): string | undefined {
	spend(SUGGESTION_UNITS);
	const word = written.trim().toLowerCase(), near = closest(word, values);
	if (near !== undefined || word.length < 2) return near;
	const parts = word.split(/[\s_-]+/), isPart = (value: string): boolean =>
		parts.includes(value) || value.split('-').some((part) => part.startsWith(word));
	const [only, ...others] = values.filter(isPart);
	return others.length > 0 ? undefined : only;
}

function wrongChoice(path: Path, { values, aliases = {} }: Choice, received: unknown): Issue {
	const written = typeof received === 'string' || typeof received === 'number' ? String(received) : '';
	const alias = Object.hasOwn(aliases, written) ? aliases[written] : undefined;
	const near = alias ?? (typeof received === 'string' ? nearestChoice(received, values) : undefined);
	const got = typeof received === 'string' ? quote(received) : describeValue(received);
	return invalid(path, phrase`must be ${oneOf(values)}, got ${got}`, near === undefined ? undefined : suggest`Did you mean ${near}?`);
}

/** An empty color is unreadable, any other text too short; if it is the last item, a HEX color may have been cut off. */
function emptyText(path: Path, schema: Schema, place: EmptyPlace, notation: Notation | undefined): Issue {
	const example = exampleOf(schema), isColor = schema.kind === 'text' && schema.read !== null;
	const isWord = isColor && schema.isFile !== true && (place === 'text' || place === 'last item');
	const mayBeCut = notation !== undefined && isWord && typeof example === 'string';
	const { words, values, about } = mayBeCut ? notation.onEmpty(example) : writeLike(schema, example);
	const end = place === 'item' || place === 'last item' ? ' Or leave out the comma.' : '';
	const advice = { words: [...words.slice(0, -1), words.at(-1)! + end], values, ...(about !== undefined && { about }) };
	return invalid(path, 'is empty', advice, isColor ? 'unreadable-color' : 'invalid-parameter');
}

function describeValue(value: unknown): string | Phrase {
	if (value === null) return 'null';
	if (typeof value === 'string') return phrase`the text ${quote(value)}`;
	if (Array.isArray(value)) return 'a list';
	if (typeof value === 'object') return 'an object';
	if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
	return String(value).slice(0, 40);
}

/** Advice to write a valid value, with an example. */
function writeLike(field: Field, example: Json): Advice {
	const about = describe(schemaOf(field));
	return { words: [`Write ${phraseText(about)}, such as `, '.'], values: [example], about };
}

/** Advice with an example, which is a suggestion if it only has values of the input. */
function writeLikeInput(schema: Schema, received: unknown, instead?: Json): Advice {
	const example = instead ?? exampleOf(schema, received);
	return isFromInput(schema, example, received) ? suggest`Write it like ${example}.` : advice`Write it like ${example}.`;
}

/** Describes valid values, in words that fit after "must be" and "Write". */
function describe(schema: Schema): string | Phrase {
	switch (schema.kind) {
		case 'text': return schema.noun ?? (schema.examples === undefined ? phrase`a text of ${range(schema.min, schema.max)} characters` : 'a text');
		case 'number': return phrase`${schema.integer ? 'a whole number' : 'a number'} from ${schema.min} to ${schema.max}`;
		case 'flag': return 'true or false';
		case 'choice': return oneOf(schema.values);
		case 'list': return phrase`a list of ${range(schema.min, schema.max)} items`;
		case 'record':
		case 'object': return 'an object';
		case 'nullable': return phrase`${describe(schema.of)} or null`;
		case 'opaque': return schema.expected;
		default: return schema satisfies never;
	}
}

const oneOf = (values: readonly string[]): string | Phrase =>
	(values.length === 1 ? `"${values[0]}"` : phrase`one of ${values.join(', ')}`);

const range = (min: number, max: number): string | Phrase => (min === max ? String(min) : phrase`${min} to ${max}`);
