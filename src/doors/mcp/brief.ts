/*
 * A result in brief: what fits a number of bytes, and a list of what was left out. Bytes and not characters: what is not ASCII
 * costs more tokens too.
 *
 * Whoever pays for each token wants the shape of an answer first. Small parts are kept before large ones, and each part of
 * an object gets its share of the room; of a list its first items stay. What is left has the fields and types of the
 * whole, so that one schema without required fields describes both.
 */

import type { JsonSchema } from '../../schema/json-schema.ts';

/** The field of a brief answer that names what was left out. */
export const OMITTED = 'omitted';

/** Bytes for their names. */
const OMITTED_ROOM = 160;

/** Stands for the names that found no room. */
const MORE = 'and more';

type Json = Readonly<Record<string, unknown>>;

/** A result within so many bytes of JSON, with `omitted` where something was left out. */
export function brief(result: Json, room: number): Json {
	if (sizeOf(result) <= room) return result;
	const omitted: string[] = [];
	const kept = cutObject(result, room - OMITTED_ROOM, '', omitted) ?? {};
	return { ...kept, [OMITTED]: named(omitted) };
}

/** As many of the names as there is room for. */
function named(omitted: readonly string[]): readonly string[] {
	let left = OMITTED_ROOM - sizeOf({ [OMITTED]: [] });
	const fits = (name: string): boolean => (left -= sizeOf(name) + ','.length) >= 0;
	if (omitted.every(fits)) return omitted;
	left = OMITTED_ROOM - sizeOf({ [OMITTED]: [MORE] }) - ','.length;
	const end = omitted.findIndex((name) => !fits(name));
	return [...omitted.slice(0, end), MORE];
}

const UTF_8 = new TextEncoder();

const sizeOf = (value: unknown): number => UTF_8.encode(JSON.stringify(value) ?? '').length;

/** The value, or what fits of it; undefined where nothing does. */
function cut(value: unknown, room: number, path: string, omitted: string[]): unknown {
	if (sizeOf(value) <= room) return value;
	if (Array.isArray(value)) return cutList(value, room, path, omitted);
	return typeof value === 'object' && value !== null ? cutObject(value as Json, room, path, omitted) : undefined;
}

function cutList(items: readonly unknown[], room: number, path: string, omitted: string[]): readonly unknown[] | undefined {
	const kept: unknown[] = [];
	let left = room - '[]'.length;
	for (const item of items) {
		left -= sizeOf(item) + ','.length;
		if (left < 0) break;
		kept.push(item);
	}
	if (kept.length === 0) return undefined;
	omitted.push(`${path}: ${items.length - kept.length} of ${items.length}`);
	return kept;
}

function cutObject(value: Json, room: number, path: string, omitted: string[]): Json | undefined {
	const entries = Object.entries(value).filter(([, item]) => item !== undefined);
	const kept = new Map<string, unknown>();
	let left = room - '{}'.length, count = entries.length;
	for (const [name, item] of entries.toSorted(([, one], [, other]) => sizeOf(one) - sizeOf(other))) {
		const label = name.length + '"":,'.length, place = path === '' ? name : `${path}.${name}`;
		const fit = cut(item, Math.floor(left / count) - label, place, omitted);
		count--;
		if (fit === undefined) omitted.push(place);
		else {
			kept.set(name, fit);
			left -= label + sizeOf(fit);
		}
	}
	// In the order of the whole.
	return kept.size === 0 ? undefined : Object.fromEntries(entries.flatMap(([name]) => (kept.has(name) ? [[name, kept.get(name)]] : [])));
}

/**
 * The schema of a result as it is, whole or in brief: nothing is required, lists may be shorter. A type is always one: dialects
 * that some models' tools are turned into know no list of them.
 */
export function briefSchema(schema: JsonSchema): JsonSchema {
	const loose = loosened(schema) as JsonSchema;
	const omitted = { type: 'array', items: { type: 'string' }, description: 'What was left out; ask with "full": true for all of it.' };
	return { ...loose, properties: { ...(loose['properties'] as object), [OMITTED]: omitted } };
}

function loosened(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(loosened);
	if (typeof value !== 'object' || value === null) return value;
	const { type, description, ...rest } = value as Json;
	if (Array.isArray(type)) {
		// Of the types of a value that may be null only the other one has more to it.
		const ways = type.map((one) => (one === 'null' ? { type: one } : loosened({ type: one as unknown, ...rest })));
		return { ...(description !== undefined && { description }), anyOf: ways };
	}
	return Object.fromEntries(Object.entries(value)
		.filter(([keyword, part]) => !(keyword === 'required' && Array.isArray(part)) && !(keyword === 'minItems' && typeof part === 'number'))
		.map(([keyword, part]) => [keyword, loosened(part)]));
}
