/*
 * Shortens a long result and lists the omitted parts. Sizes are in bytes, because text outside ASCII costs more tokens.
 *
 * People call a tool for its code, its changes and what fails, so these are never cut. Small fields come before large ones, each
 * field of an object gets a share of the size, and a list keeps its first items. An item that refers by index to an omitted color is
 * omitted as well. Each part is measured once, so the work is linear in the size of the result at each of its few levels.
 *
 * Proof  test/doors/mcp-tools.test.ts, with seeded results; test/doors/mcp-attacks.test.ts counts the measurements.
 */

import type { JsonSchema } from '../../schema/json-schema.ts';
import type { AnyRecord } from '../../schema/record.ts';

/** Field of a brief answer that lists the omitted parts. */
export const OMITTED = 'omitted';

/** Field with counts. */
export const SUMMARY = 'summary';

/** Fields that are never cut. */
const WHOLE: readonly string[] = ['code', 'changes', 'adjustments', SUMMARY, 'filename'];

/** Fields that refer to an item of `colors` by its index. */
const REFERENCES = ['first', 'second', 'text', 'background'] as const;

/** Bytes for the list of omitted parts. */
const OMITTED_ROOM = 160;

/** Replaces further entries of the list. */
const MORE = 'and more';

/**
 * Shortens a result to `room` bytes of JSON, with `omitted` if anything was left out. More bytes are used only by parts that are never
 * cut. `details` are fields that a long result omits first.
 */
export function brief(result: AnyRecord, room: number, details: readonly string[] = []): AnyRecord {
	if (countBytes(result) <= room) return result;
	const fields = Object.entries(result).filter(([, value]) => value !== undefined);
	const omitted = fields.map(([name]) => name).filter((name) => details.includes(name));
	const whole = fields.filter(([name]) => WHOLE.includes(name));
	const rest = fields.filter(([name]) => !WHOLE.includes(name) && !details.includes(name));
	const spare = room - OMITTED_ROOM - countBytes(Object.fromEntries(whole));
	const left = whole.length === 0 ? spare : Math.max(LEAST_ROOM, spare);
	const part = { ...cutObject(Object.fromEntries(rest), left, '', omitted), ...Object.fromEntries(whole) };
	const ordered = Object.fromEntries(fields.flatMap(([name]) => (Object.hasOwn(part, name) ? [[name, part[name]]] : [])));
	return { ...withoutDangling(ordered, omitted), ...(omitted.length > 0 && { [OMITTED]: listNames(omitted) }) };
}

/** Bytes for the other fields if the fields that are never cut take all. */
const LEAST_ROOM = 600;

/** Removes items that refer to colors beyond those shown. */
function withoutDangling(part: AnyRecord, omitted: string[]): AnyRecord {
	const { colors } = part, count = Array.isArray(colors) ? colors.length : Infinity;
	const isBeyond = (index: unknown): boolean => typeof index === 'number' && index >= count;
	const isShown = (item: unknown): boolean =>
		typeof item !== 'object' || item === null || !REFERENCES.some((name) => isBeyond((item as AnyRecord)[name]));
	return Object.fromEntries(Object.entries(part).map(([name, value]) => {
		if (!Array.isArray(value) || value.every(isShown)) return [name, value];
		const items = value.filter(isShown);
		omitted.push(`${name}: those of other colors`);
		return [name, items];
	}));
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
	return typeof value === 'object' && value !== null ? cutObject(value as AnyRecord, room, path, omitted) : undefined;
}

function cutList(items: readonly unknown[], room: number, path: string, omitted: string[]): readonly unknown[] | undefined {
	const part: unknown[] = [];
	let left = room - '[]'.length;
	for (const item of items) {
		const isKept = hasFailed(item);
		if (!isKept && left >= 0) left -= countBytes(item) + ','.length;
		if (isKept || left >= 0) part.push(item);
	}
	if (part.length === 0) return undefined;
	if (part.length === items.length) return part;
	omitted.push(`${path}: ${items.length - part.length} of ${items.length}`);
	return part;
}

/** True for a pair that fails, which is never cut. */
const hasFailed = (item: unknown): boolean => (item as { readonly passes?: unknown } | null)?.passes === false;

function cutObject(value: AnyRecord, room: number, path: string, omitted: string[]): AnyRecord | undefined {
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
 * Schema of a full or brief result: the type of each field, and none is required. The descriptions of the reference would cost a model
 * more than all other parts of the list of tools. `added` are objects that only a brief result has.
 */
export function briefSchema(schema: JsonSchema, added: readonly string[] = []): JsonSchema {
	const properties = Object.entries(schema['properties'] as Readonly<Record<string, JsonSchema>>);
	return {
		type: 'object',
		properties: {
			...Object.fromEntries(properties.map(([name, { type }]) => [name, typeof type === 'string' ? { type } : {}])),
			...Object.fromEntries(added.map((name) => [name, { type: 'object' }])),
			[OMITTED]: { type: 'array', description: 'Omitted parts; request them with "full": true.' },
		},
	};
}
