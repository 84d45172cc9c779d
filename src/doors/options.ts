/*
 * Reading options that a program hands over: each is read by its row of a table, and every fault is one sentence that
 * names the option, what came and what is allowed. Plain JavaScript may hand over anything.
 *
 * The options that say what is served stand here; each who serves adds its own.
 */

import type { Asset } from '../assets/asset.ts';
import { InputError, quote, type Issue } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/table.ts';
import { readBasePath } from './base-path.ts';
import { READINGS, type Door } from './door.ts';
import { BOUNDS, type Bounds } from './limits.ts';
import type { Inspect } from './operations.ts';
import { isDoorPath } from './router.ts';

export interface DoorOptions {
	/** Which operations are served; all unless given. */
	readonly operations?: readonly AnyOperation[];
	/** Further doors; one at a path that is taken stands in the place of what was there. */
	readonly doors?: readonly Door[];
	/** The path under which the service is reached, such as `/color`; links, `servers` and problem types begin with it. */
	readonly basePath?: string;
	/** What pages link to, where there is no disk to read it from: what `tincture/assets.json` holds. */
	readonly assets?: readonly Asset[];
	/** Sees every result before it is sent, and may throw: tests compare it with what was declared. */
	readonly inspect?: Inspect;
}

export interface DoorSettings {
	readonly operations: readonly AnyOperation[];
	readonly doors: readonly Door[];
	readonly basePath: string;
	/** Null: those of the package. */
	readonly assets: readonly Asset[] | null;
	readonly inspect: Inspect | null;
}

/** What is wrong with a value: what it must be, and where inside the option. */
interface Fault {
	readonly path: readonly (string | number)[];
	readonly wanted: string;
	readonly got: unknown;
	/** A sentence more, where there is one to say. */
	readonly hint?: string;
}

/** A fault of the option itself has no path. */
type FaultFound = Omit<Fault, 'path'> & Partial<Pick<Fault, 'path'>>;

/** Reads what was given, `undefined` for what was not; tells what is wrong. */
export type Read<T> = (value: unknown, fault: (found: FaultFound) => void) => T;

/** A reader for each option. */
export type Readers<T> = { readonly [name in keyof T]: Read<T[name]> };

/** Is it an object that is no list? Whatever its prototype. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a number must be, as the end of a sentence: `a whole number from 0 to 65535`. */
export const wantedNumber = ({ least, most, isWhole }: Bounds): string => `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`;

/** Is it a number within bounds, both ends included, and whole where that is asked? Never for NaN. */
export const isWithin = (value: unknown, { least, most, isWhole }: Bounds): value is number =>
	typeof value === 'number' && value >= least && value <= most && (!isWhole || Number.isInteger(value));

/** A reader of a function; the fallback where none is given. Anything else is a fault. */
export const functionOr = <F>(fallback: F): Read<F> => (value, fault) => {
	if (value === undefined) return fallback;
	if (typeof value !== 'function') fault({ wanted: 'a function', got: value });
	// What arguments a function takes cannot be seen from outside.
	return value as F;
};

const isOperation = (value: unknown): value is AnyOperation =>
	isRecord(value) && typeof value['name'] === 'string' && typeof value['run'] === 'function' && Array.isArray(value['methods']);

const DOOR = 'a door: { path, methods, cost, answer }';

const isTextOrNone = (value: unknown): boolean => value === undefined || (typeof value === 'string' && /^[\w-]{1,60}$/.test(value));

interface Part {
	readonly wanted: string;
	readonly isRight: (value: unknown) => boolean;
}

const DOOR_PARTS: { readonly [part in keyof Required<Door>]: Part } = {
	path: { wanted: 'a path such as /docs/{operation}', isRight: (value) => typeof value === 'string' && isDoorPath(value) },
	methods: {
		wanted: `an object such as { POST: 'json' } with readings ${READINGS.join(', ')}`,
		isRight: (value) => isRecord(value) && Object.entries(value).length > 0
			&& Object.entries(value).every(([method, reading]) => /^[A-Z]+$/.test(method) && READINGS.some((known) => known === reading)),
	},
	cost: { wanted: wantedNumber(BOUNDS.cost), isRight: (value) => isWithin(value, BOUNDS.cost) },
	answer: { wanted: 'a function', isRight: (value) => typeof value === 'function' },
	name: { wanted: 'a word of letters, digits and hyphens', isRight: isTextOrNone },
	lines: {
		wanted: 'an object of two functions, { answer, tooMany }',
		isRight: (value) => value === undefined
			|| (isRecord(value) && typeof value['answer'] === 'function' && typeof value['tooMany'] === 'function'),
	},
	hasFile: { wanted: 'true or false', isRight: (value) => value === undefined || typeof value === 'boolean' },
	isFixed: { wanted: 'true or false', isRight: (value) => value === undefined || typeof value === 'boolean' },
};

const ASSET_PARTS = ['name', 'file', 'type', 'text'] as const satisfies readonly (keyof Asset)[];

const isAsset = (value: unknown): value is Asset => isRecord(value) && ASSET_PARTS.every((part) => typeof value[part] === 'string');

/** What is served. */
export const DOOR_OPTIONS: Readers<DoorSettings> = {
	operations: (value, fault) => {
		if (value === undefined) return OPERATIONS;
		if (Array.isArray(value) && value.every(isOperation)) return value;
		fault({ wanted: 'a list of operations, such as OPERATIONS of the library or some of them', got: value });
		return [];
	},
	doors: (value, fault) => {
		if (value === undefined) return [];
		if (!Array.isArray(value)) fault({ wanted: 'a list of doors', got: value });
		const doors: readonly unknown[] = Array.isArray(value) ? value : [];
		doors.forEach((door, i) => {
			if (!isRecord(door)) return fault({ path: [i], wanted: DOOR, got: door });
			for (const [part, { wanted, isRight }] of Object.entries(DOOR_PARTS)) {
				if (!isRight(door[part])) fault({ path: [i, part], wanted, got: door[part] });
			}
		});
		// Every part was looked at, but for what `answer` takes and gives, which cannot be seen from outside.
		return doors as readonly Door[];
	},
	basePath: (value, fault) => {
		if (value === undefined) return '';
		const read = typeof value === 'string' ? readBasePath(value) : undefined;
		if (read !== undefined) return read;
		const slashed = typeof value === 'string' ? readBasePath(`/${value}`) : undefined;
		fault({ wanted: 'a path such as /color', got: value, ...(slashed ? { hint: `Did you mean ${quote(slashed)}?` } : {}) });
		return '';
	},
	assets: (value, fault) => {
		if (value === undefined) return null;
		if (Array.isArray(value) && value.every(isAsset)) return value;
		fault({ wanted: 'what tincture/assets.json holds', got: value });
		return null;
	},
	inspect: functionOr<Inspect | null>(null),
};

/** Options → settings by a table, and every issue found; settings must not be used where there is one. */
export function readEach<T>(readers: Readers<T>, options: unknown): { readonly settings: T; readonly issues: Issue[] } {
	if (!isRecord(options)) {
		throw new InputError(issueOf({ path: ['options'], wanted: 'an object, such as { basePath: \'/color\' }', got: options }));
	}
	const known = Object.keys(readers);
	const issues: Issue[] = Object.keys(options)
		.filter((name) => !Object.hasOwn(readers, name))
		.map((name) => issueOf({ path: [name], wanted: '', got: undefined, hint: unknownName(name, known) }));
	const settings = Object.entries<Read<unknown>>(readers).map(([name, readOne]) => {
		const tell = ({ path = [], ...fault }: FaultFound): void => void issues.push(issueOf({ path: [name, ...path], ...fault }));
		return [name, readOne(options[name], tell)] as const;
	});
	// Each option was read by its own row of the table.
	return { settings: Object.fromEntries(settings) as unknown as T, issues };
}

/** Throws what was found, all at once. */
export function requireNone([first, ...rest]: readonly Issue[]): void {
	if (first) throw new InputError(first, ...rest);
}

/** What to say of a name that is none of the known: the closest, or all. */
export function unknownName(name: string, known: readonly string[]): string {
	const near = closest(name, known);
	return near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${near}?`;
}

/** A fault as an issue: the path as it is written in JavaScript, what was wanted, what came, a hint where there is one. */
export function issueOf({ path, wanted, got, hint }: Fault): Issue {
	const name = path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
	const claim = wanted === '' ? `${quote(name)} is no option.` : `${name} must be ${wanted}, got ${shown(got)}.`;
	return { code: 'invalid-parameter', path, detail: hint === undefined ? claim : `${claim} ${hint}` };
}

/** A value as a message shows it; never runs code of the value. */
function shown(value: unknown): string {
	switch (typeof value) {
		case 'string': return quote(value);
		case 'function': return 'a function';
		case 'symbol': return 'a symbol';
		case 'object': return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
		default: return String(value);
	}
}
