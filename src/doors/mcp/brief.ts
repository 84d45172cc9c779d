/*
 * Shortens a result to a number of bytes and lists the omitted parts. Bytes, because text outside ASCII costs more tokens.
 *
 * A model that pays for each token first needs the structure of an answer. Small fields come before large ones, each field of an object
 * gets a share of the size, and a list keeps its first items. The rest has the fields and types of the full result, so one schema
 * without required fields describes both. Each part is measured once, so the work is linear in the size of the result at each of
 * its few levels.
 *
 * Proof  test/doors/mcp.test.ts, with seeded results; test/faults/mcp.test.ts counts the measurements.
 */

import type { JsonSchema } from '../../schema/json-schema.ts';

/** Field of a brief answer that lists the omitted parts. */
export const OMITTED = 'omitted';

/** Bytes for this list. */
const OMITTED_ROOM = 160;

/** Replaces further entries of the list. */
const MORE = 'and more';

type Json = Readonly<Record<string, unknown>>;

/** Shortens a result to at most `room` bytes of JSON, with `omitted` if anything was left out. */
export function brief(result: Json, room: number): Json {
	if (countBytes(result) <= room) return result;
	const omitted: string[] = [];
	const part = cutObject(result, room - OMITTED_ROOM, '', omitted) ?? {};
	return { ...part, [OMITTED]: listNames(omitted) };
}

/** The entries that fit. */
function listNames(omitted: readonly string[]): readonly string[] {
	let left = OMITTED_ROOM - countBytes({ [OMITTED]: [] });
	const fits = (name: string): boolean => (left -= countBytes(name) + ','.length) >= 0;
	if (omitted.every(fits)) return omitted;
	left = OMITTED_ROOM - countBytes({ [OMITTED]: [MORE] }) - ','.length;
	const end = omitted.findIndex((name) => !fits(name));
	return [...omitted.slice(0, end), MORE];
}

const UTF_8 = new TextEncoder();

const countBytes = (value: unknown): number => UTF_8.encode(JSON.stringify(value) ?? '').length;

/** The part of a value, `size` bytes long, that fits; undefined if nothing does. */
function shorten(value: unknown, size: number, room: number, path: string, omitted: string[]): unknown {
	if (size <= room) return value;
	if (Array.isArray(value)) return cutList(value, room, path, omitted);
	return typeof value === 'object' && value !== null ? cutObject(value as Json, room, path, omitted) : undefined;
}

function cutList(items: readonly unknown[], room: number, path: string, omitted: string[]): readonly unknown[] | undefined {
	const part: unknown[] = [];
	let left = room - '[]'.length;
	for (const item of items) {
		left -= countBytes(item) + ','.length;
		if (left < 0) break;
		part.push(item);
	}
	if (part.length === 0) return undefined;
	omitted.push(`${path}: ${items.length - part.length} of ${items.length}`);
	return part;
}

function cutObject(value: Json, room: number, path: string, omitted: string[]): Json | undefined {
	const entries = Object.entries(value).filter(([, item]) => item !== undefined)
		.map(([name, item]) => ({ name, item, size: countBytes(item) }));
	const part = new Map<string, unknown>();
	let left = room - '{}'.length, count = entries.length;
	for (const { name, item, size } of entries.toSorted((one, other) => one.size - other.size)) {
		const label = name.length + '"":,'.length, place = path === '' ? name : `${path}.${name}`;
		const fit = shorten(item, size, Math.floor(left / count) - label, place, omitted);
		count--;
		if (fit === undefined) omitted.push(place);
		else {
			part.set(name, fit);
			left -= label + countBytes(fit);
		}
	}
	// In the original order.
	return part.size === 0 ? undefined : Object.fromEntries(entries.flatMap(({ name }) => (part.has(name) ? [[name, part.get(name)]] : [])));
}

/**
 * Schema of a full or brief result: no field is required, and lists may be shorter. A type is always a single one, because some
 * models' schema dialects do not support lists of types.
 */
export function briefSchema(schema: JsonSchema): JsonSchema {
	const loose = loosen(schema) as JsonSchema;
	const omitted = { type: 'array', items: { type: 'string' }, description: 'Omitted parts; request them with "full": true.' };
	return { ...loose, properties: { ...(loose['properties'] as object), [OMITTED]: omitted } };
}

function loosen(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(loosen);
	if (typeof value !== 'object' || value === null) return value;
	const { type, description, ...rest } = value as Json;
	if (Array.isArray(type)) {
		// Of a nullable value, only the non-null type can have more keywords.
		const ways = type.map((one) => (one === 'null' ? { type: one } : loosen({ type: one as unknown, ...rest })));
		return { ...(description !== undefined && { description }), anyOf: ways };
	}
	return Object.fromEntries(Object.entries(value)
		.filter(([keyword, part]) => !(keyword === 'required' && Array.isArray(part)) && !(keyword === 'minItems' && typeof part === 'number'))
		.map(([keyword, part]) => [keyword, loosen(part)]));
}
