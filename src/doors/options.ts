/*
 * Decodes the options that every server takes. Programs in plain JavaScript may pass any value.
 *
 * Proof  test/http/options.test.ts, test/doors/door.test.ts, test/fetch.test.ts.
 */

import type { Asset } from '../assets/asset.ts';
import { InputError, issueOf, quote, suggest } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/table.ts';
import { decodeJson } from '../schema/decode.ts';
import { isRecord } from '../schema/record.ts';
import {
	callback, choice, dictionary, fallback, flag, integer, list, object, opaque, optional, ruled,
	type Field, type Fields, type Infer, type Structure, type Text,
} from '../schema/schema.ts';
import { readBasePath } from './base-path.ts';
import { READINGS, type Door } from './door.ts';
import { PARTS, type DoorOptions } from './door-options.ts';
import { MOST_BURST } from './limits.ts';
import type { LineAnswers } from './lines.ts';
import type { Inspect } from './operations.ts';
import { fault } from './refusals.ts';
import { isDoorPath } from './router.ts';

export interface DoorSettings extends Omit<Required<DoorOptions>, 'assets' | 'inspect'> {
	/** Null for the assets of the package. */
	readonly assets: readonly Asset[] | null;
	readonly inspect: Inspect | null;
}

interface Parser<T> {
	/** Completes "… is not". */
	readonly expected: string;
	readonly example: string;
	/** Undefined for an invalid text. */
	readonly parse: (text: string) => T | undefined;
	/** A valid text that an invalid one probably means. */
	readonly suggest?: (text: string) => string | undefined;
}

/** A text with its own parser. */
export const parsedText = <T>(doc: string, { expected, example, parse, suggest: findNear }: Parser<T>): Text<T> => ({
	kind: 'text', doc, min: 0, max: 10_000, examples: [example],
	read: (text) => {
		const value = parse(text), near = value === undefined ? findNear?.(text) : undefined;
		if (value !== undefined) return value;
		const advice = near === undefined ? undefined : suggest`Did you mean ${near}?`;
		throw new InputError(issueOf('invalid-parameter', [], `${quote(text)} is not ${expected}`, advice));
	},
});

const MOST_DOORS = 10_000;

const DOOR = ruled(object('a door', {
	path: parsedText('path of the door', {
		expected: 'a path such as /docs/{operation}',
		example: '/docs/{operation}',
		parse: (text) => (isDoorPath(text) ? text : undefined),
	}),
	methods: dictionary('source of the input for each method', choice('', READINGS), { most: 20, pattern: '[A-Z]+', like: 'POST' }),
	cost: integer('tokens of the rate limit for a request', 0, MOST_BURST),
	answer: callback<Door['answer']>('answers a request'),
	name: optional(parsedText('name of a door of the API, whose answers carry the RateLimit headers', {
		expected: 'a word of at most 60 letters, digits and hyphens',
		example: 'my-door',
		parse: (text) => (/^[\w-]{1,60}$/.test(text) ? text : undefined),
	})),
	lines: optional(object('answers bodies line by line', {
		answer: callback<LineAnswers['answer']>('answers a line'),
		tooMany: callback<LineAnswers['tooMany']>('answers the lines beyond the limit'),
	})),
	hasFile: optional(flag('true if ?download is allowed together with a body')),
	isFixed: optional(flag('true if the answer is the same for all queries')),
} satisfies { readonly [part in keyof Required<Door>]: Field }), ({ methods }) =>
	(Object.keys(methods).length > 0 ? undefined : { field: 'methods', claim: 'must have at least one method' }));

const isOperation = (value: unknown): value is AnyOperation =>
	isRecord(value) && typeof value['name'] === 'string' && typeof value['run'] === 'function' && Array.isArray(value['methods']);

const ASSET_PARTS = ['name', 'file', 'type', 'text'] as const satisfies readonly (keyof Asset)[];

const isAsset = (value: unknown): value is Asset => isRecord(value) && ASSET_PARTS.every((part) => typeof value[part] === 'string')
	&& (value['imports'] === undefined || (Array.isArray(value['imports']) && value['imports'].every((file) => typeof file === 'string')));

export const DOOR_FIELDS = {
	operations: optional(opaque(
		'operations to serve; all by default',
		'a list of operations, such as some of OPERATIONS of the library',
		(value): value is readonly AnyOperation[] => Array.isArray(value) && value.every(isOperation),
	)),
	doors: optional(list('further doors; a door replaces an existing one at the same path', DOOR, 0, MOST_DOORS)),
	basePath: fallback(parsedText('public path of the service, such as /color; links and descriptions begin with it', {
		expected: 'a path such as /color',
		example: '/color',
		parse: readBasePath,
		suggest: (text) => readBasePath(`/${text}`),
	}), ''),
	assets: optional(opaque(
		'content of tincture/assets.json, for runtimes without a disk',
		'the content of tincture/assets.json',
		(value): value is readonly Asset[] => Array.isArray(value) && value.every(isAsset),
	)),
	disable: optional(list(`parts that are not served: ${PARTS.join(', ')}`, choice('part', PARTS), 0, PARTS.length)),
	inspect: optional(callback<Inspect>('called with every result before it is sent; may throw')),
} satisfies { readonly [option in keyof Required<DoorOptions>]: Field };

/** Reads each option once, because getters may answer differently each time. Throws an InputError if reading throws. */
export const copyOptions = <O extends object>(options: O): O => readable(() => (isRecord(options) ? { ...options } : options));

/** What `read` returns. Throws an InputError instead of errors of the caller's getters. */
function readable<T>(read: () => T): T {
	try {
		return read();
	} catch (error) {
		if (error instanceof InputError) throw error;
		throw fault('invalid-parameter', 'options throw an error when they are read.', ['options']);
	}
}

/** Decodes options by their fields. Throws InputError with every fault. */
export function decodeOptions<F extends Fields>(fields: F, options: unknown): Infer<Structure<F>> {
	if (!isRecord(options)) throw fault('invalid-parameter', 'options must be an object such as { basePath: \'/color\' }.', ['options']);
	return readable(() => {
		const { doors } = options;
		return decodeJson(object('', fields), Array.isArray(doors) ? { ...options, doors: doors.map(pickParts) } : options);
	});
}

/** A door may have further properties, which are not checked. */
const pickParts = (door: unknown): unknown =>
	(isRecord(door) ? Object.fromEntries(Object.keys(DOOR.fields).map((part) => [part, door[part]])) : door);

type DoorValues = Omit<Infer<Structure<typeof DOOR_FIELDS>>, 'doors'>;

/** Fills in defaults. Doors are the objects of the caller, whose functions may use `this`. */
export const toDoorSettings = ({ operations, basePath, assets, inspect, disable }: DoorValues, { doors }: DoorOptions): DoorSettings =>
	({
		operations: operations ?? OPERATIONS, doors: doors ?? [], basePath, assets: assets ?? null, inspect: inspect ?? null,
		disable: disable ?? [],
	});
