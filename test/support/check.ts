/*
 * Checks a value against its schema. Applied to results: every reply in any test passes through here.
 */

import type { Path } from '../../src/errors.ts';
import { schemaOf, type Schema } from '../../src/schema/schema.ts';

export interface Mismatch {
	readonly path: Path;
	readonly detail: string;
}

/** Lists every mismatch between a value and its schema; empty if it matches. */
export function check(schema: Schema, value: unknown, path: Path = []): Mismatch[] {
	const wrong = (detail: string): Mismatch[] => [{ path, detail }];
	switch (schema.kind) {
		case 'text': {
			if (typeof value !== 'string') return wrong(`wants a text, has ${typeof value}`);
			const length = [...value].length;
			if (length < schema.min || length > schema.max) return wrong(`has ${length} characters`);
			return schema.pattern === undefined || new RegExp(`^(?:${schema.pattern})$`, 'u').test(value)
				? []
				: wrong(`"${value}" does not match ${schema.pattern}`);
		}
		case 'number':
			if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(`wants a finite number, has ${render(value)}`);
			if (Object.is(value, -0)) return wrong('is -0');
			if (schema.integer && !Number.isInteger(value)) return wrong(`${value} is no whole number`);
			return value < schema.min || value > schema.max ? wrong(`${value} lies outside ${schema.min} to ${schema.max}`) : [];
		case 'flag': return typeof value === 'boolean' ? [] : wrong(`wants true or false, has ${typeof value}`);
		case 'choice': return schema.values.some((allowed) => allowed === value) ? [] : wrong(`${render(value)} is not a choice`);
		case 'list':
			if (!Array.isArray(value)) return wrong('wants a list');
			if (value.length < schema.min || value.length > schema.max) return wrong(`has ${value.length} items`);
			return value.flatMap((item, i) => check(schema.of, item, [...path, i]));
		case 'record':
			if (!isObject(value)) return wrong('wants an object');
			return Object.entries(value).flatMap(([key, item]) => schema.keys.length === 0 || schema.keys.includes(key)
				? check(schema.of, item, [...path, key])
				: wrong(`key "${key}" is not declared`));
		case 'object': {
			if (!isObject(value)) return wrong('wants an object');
			const unknown = Object.keys(value).filter((key) => !Object.hasOwn(schema.fields, key));
			return [
				...unknown.flatMap((key) => wrong(`field "${key}" is not declared`)),
				...Object.entries(schema.fields).flatMap(([name, field]) => {
					if (Object.hasOwn(value, name)) return check(schemaOf(field), value[name], [...path, name]);
					return field.kind === 'optional' ? [] : wrong(`field "${name}" is absent`);
				}),
			];
		}
		case 'nullable': return value === null ? [] : check(schema.of, value, path);
		case 'opaque': return schema.accepts(value) ? [] : wrong(`is not ${schema.expected}`);
		default: return schema satisfies never;
	}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text of a value, also for objects with an unusual toString or none. */
const render = (value: unknown): string => (typeof value === 'object' && value !== null ? 'an object' : String(value));
