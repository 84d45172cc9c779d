/*
 * Limits that the contract sets for the fields of an operation. Each folder in test/operations exports a list of them, and
 * test/guards/table.test.ts compares them with the declaration.
 */

import { readInput } from '../../src/operations/fields.ts';

type Presence = 'required' | 'optional' | { readonly default: unknown };

/** `formats[]` is an item of the list `formats`. Presence is that of the whole field; a limit is a part of its schema. */
export type Limit = readonly [path: string, presence: Presence, limit: object];

export const list = (min: number, max: number) => ({ kind: 'list', min, max });
export const whole = (min: number, max: number) => ({ kind: 'number', integer: true, min, max });
export const real = (min: number, max: number) => ({ kind: 'number', integer: false, min, max });
export const text = (min: number, max: number) => ({ kind: 'text', min, max });
export const words = (...values: readonly string[]) => ({ kind: 'choice', values });

export const COLOR_TEXT = { ...text(1, 120), read: readInput };
/** A color or a gradient, which is longer. */
export const BACKDROP_TEXT = text(1, 1000);
export const LOCALE_WORDS = words('en', 'ru');
export const METHOD_WORDS = words('css', 'edge-seeker', 'raytrace', 'chroma', 'clip', 'all');
export const TARGET_WORDS = words('aa', 'aa-large', 'aaa', 'apca-body', 'apca-content', 'apca-large');

/** Limits of the fields that every operation with colors has. */
export const PAGE_LIMITS: readonly Limit[] = [
	['scheme', { default: 'light' }, words('light', 'dark')],
	['variables', 'optional', { kind: 'record', keys: [] }],
	['variables[]', 'optional', text(0, 120)],
];
