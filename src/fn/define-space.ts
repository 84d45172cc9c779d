/*
 * Defines color spaces of a program, and parses their colors.
 *
 * A definition is data from a caller, so it is checked and copied: shape, a free id, and that the steps of `fromBase` undo those of
 * `toBase`. A step that returns NaN or an infinite value for some color returns 0 instead, so that coordinates stay finite.
 *
 * Proof  test/fn/define-space.test.ts.
 */

import { getOrCreate } from '../math/get-or-create.ts';
import type { Vec3 } from '../math/matrix.ts';
import { toNotations, type Notations } from '../reading/css-grammar.ts';
import { readFunctionWith } from '../reading/css-read.ts';
import { LONGEST_EXPANDED } from '../reading/css-text.ts';
import type { Color } from '../spaces/color.ts';
import { convertCoordsInto, convertTo } from '../spaces/convert.ts';
import { defineSpace as addSpace, findSpace } from '../spaces/define-space.ts';
import { powerlessUpTo } from '../spaces/powerless.ts';
import { perChannel } from '../spaces/rgb.ts';
import { runner } from '../spaces/route.ts';
import { srgb } from '../spaces/srgb.ts';
import type { Channel, Channels, ChannelKind, Space, Step } from '../spaces/space.ts';
import { checkOptions, checkSpace, copyList, fault, isCoordinate } from './arguments.ts';

/** A step of a curve for each channel. */
interface Curve {
	readonly curve: (x: number) => number;
}

/** A color space of a program: its channels, and the conversion to and from a space that exists. */
export interface SpaceDefinition<S extends string = string> {
	/** Lower-case letters, digits and hyphens, and not the id of another space: `rec709`. Printed as `color(--rec709 …)`. */
	readonly id: S;
	/** Three channels, each with an id, the quantity it measures (`kind`), the range of 0 % to 100 %, and the printed decimals. */
	readonly channels: Channels;
	/** The space that the steps convert to and from: `srgb`, `oklab`, `xyzD65` … */
	readonly base: Space;
	/** Steps from this space to the base: `{ matrix }` of nine numbers by rows, `{ curve }` for each channel, or `{ map }` in place. */
	readonly toBase: readonly (Step | Curve)[];
	/** Steps from the base to this space, in their order. */
	readonly fromBase: readonly (Step | Curve)[];
	/** Largest colorfulness at which the hue is powerless; for a space with both channels. */
	readonly powerless?: number;
}

/**
 * Defines a color space, which every function then accepts: `defineSpace({ id: 'rec709', channels, base, toBase, fromBase })`. A color
 * is printed as `color(--rec709 0.2 0.4 0.6)`, which `parseIn` reads.
 * @param definition Id, channels, base and conversions.
 * @returns The space.
 * @throws InputError
 * @example
 * const gamma2 = defineSpace({
 * 	id: 'gamma2', channels: srgbLinear.channels, base: srgbLinear, toBase: [{ curve: (x) => x * x }], fromBase: [{ curve: Math.sqrt }],
 * });
 * toCss(color(gamma2, [1, 0.5, 0])); // 'color(--gamma2 1 0.5 0)'
 */
export function defineSpace<const S extends string>(definition: SpaceDefinition<S>): Space<S, never> {
	const { id, channels, base, toBase, fromBase, powerless } = checkOptions(definition, 'definition');
	if (typeof id !== 'string' || !/^[a-z][a-z\d-]{0,39}$/.test(id)) throw fault('id', '1 to 40 lower-case letters, digits and hyphens');
	if (findSpace(id) !== undefined) throw fault('id', 'different from the ids of other spaces');
	const own = copyChannels(channels);
	const space: Space<S, never> = {
		id,
		channels: own,
		base: checkSpace(base as Space, 'base'),
		toBase: copySteps(toBase, 'toBase'),
		fromBase: copySteps(fromBase, 'fromBase'),
		written: `color(--${id}`,
		...(powerless === undefined ? {} : { powerless: readPowerless(powerless, own) }),
	};
	if (!isReversible(space)) throw fault('toBase', 'the inverse of fromBase');
	return addSpace(space);
}

/**
 * Parses a color that is written in one space, as `toCss` prints it: `parseIn('color(--rec709 0.2 0.4 0.6)', rec709)`. Undefined for any
 * other value.
 * @param text The text to parse.
 * @param space The space.
 * @returns The color in that space.
 * @throws InputError if the space is not one
 * @example
 * parseIn('okhsl(250 0.5 0.5)', okhsl).coords; // [250, 0.5, 0.5]
 */
export function parseIn<S extends string>(text: unknown, space: Space<S>): Color<S> | undefined {
	checkSpace(space, 'space');
	if (typeof text !== 'string' || text.length > LONGEST_EXPANDED) return undefined;
	const { written } = space, read = readFunctionWith(notationsOf(typeof written === 'function' ? written() : space), text);
	return read && convertTo(read.color, space);
}

const NOTATIONS = /*#__PURE__*/ new WeakMap<Space, Notations>();

/** The notation of one space. A function that CSS lacks has a name only. */
const notationsOf = (space: Space): Notations => getOrCreate(NOTATIONS, space, () => {
	const { written } = space, [form, name] = typeof written === 'string' ? written.split('(') : [];
	const notation = form === undefined ? written : name === undefined ? { form } : { form, name };
	return toNotations({ [space.id]: { ...space, written: notation } });
});

const KINDS: readonly ChannelKind[] = ['lightness', 'colorfulness', 'hue', 'red-green', 'yellow-blue', 'light', 'share'];

function copyChannels(channels: unknown): Channels {
	const [x, y, z] = checkList(channels, 3, 3, 'channels').map((channel, i) => copyChannel(channel as Channel, `channels[${i}]`));
	if (new Set([x!.id, y!.id, z!.id]).size < 3) throw fault('channels', 'three channels with different ids');
	return [x!, y!, z!];
}

function copyChannel(channel: Channel, at: string): Channel {
	const { id, kind, range, digits, name, unit, clamp } = checkOptions(channel, at), [low, high] = checkList(range, 2, 2, `${at}.range`);
	if (typeof id !== 'string' || !/^[a-z]{1,20}$/.test(id) || ['alpha', 'none', 'from'].includes(id))
		throw fault(`${at}.id`, '1 to 20 lower-case letters, and not alpha');
	if (!KINDS.includes(kind!)) throw fault(`${at}.kind`, `one of ${KINDS.join(', ')}`);
	if (!isCoordinate(low) || !isCoordinate(high) || high <= 0 || low >= high) throw fault(`${at}.range`, 'two ascending numbers, the second above 0');
	if (typeof digits !== 'number' || ![0, 1, 2, 3, 4, 5, 6].includes(digits)) throw fault(`${at}.digits`, 'a whole number from 0 to 6');
	if (unit !== undefined && (unit !== '%' || high !== 100)) throw fault(`${at}.unit`, '%, for a range to 100');
	if (clamp !== undefined && clamp !== 'range' && clamp !== 'floor') throw fault(`${at}.clamp`, 'range or floor');
	const label = typeof name === 'string' ? name : id;
	return { id, kind: kind!, range: [low, high], digits, name: label, clamp, ...(unit === undefined ? {} : { unit }) };
}

function copySteps(steps: unknown, at: string): readonly Step[] {
	const copies = checkList(steps, 1, 20, at).map((step, i): Step => {
		const { matrix, curve, map } = checkOptions(step as Partial<Record<'matrix' | 'curve' | 'map', unknown>>, `${at}[${i}]`);
		if (typeof curve === 'function') return perChannel(curve as (x: number) => number);
		if (typeof map === 'function') return { map: map as (v: Vec3) => void };
		const list = checkList(matrix, 9, 9, `${at}[${i}].matrix`);
		if (!list.every(isCoordinate)) throw fault(`${at}[${i}].matrix`, 'nine numbers');
		return { matrix: list as unknown as Extract<Step, { readonly matrix: unknown }>['matrix'] };
	});
	return [...copies, { map: keepFinite }];
}

/** Replaces NaN and infinite values by 0. */
function keepFinite(v: Vec3): void {
	for (let i = 0; i < 3; i++) if (!isCoordinate(v[i])) v[i] = 0;
}

function checkList(list: unknown, least: number, most: number, at: string): readonly unknown[] {
	const copy = copyList(list as readonly unknown[], least, most);
	if (copy) return copy;
	throw fault(at, least === most ? `a list of ${least}` : `a list of ${least} to ${most}`);
}

function readPowerless(powerless: unknown, channels: Channels): (v: Vec3) => number {
	const [colorfulness, hue] = ['colorfulness', 'hue'].map((kind) => channels.findIndex((channel) => channel.kind === kind));
	if (isCoordinate(powerless) && powerless >= 0 && colorfulness! >= 0 && hue! >= 0) return powerlessUpTo(powerless, colorfulness!, hue!);
	throw fault('powerless', 'a number from 0, for a space with hue and colorfulness');
}

/** tomato, steelblue and a gray, whose conversion must come back within a millionth. */
const SAMPLES: readonly Vec3[] = [[1, 0.388, 0.278], [0.275, 0.51, 0.706], [0.4, 0.5, 0.45]];

function isReversible({ base, toBase, fromBase }: Space): boolean {
	return SAMPLES.every((rgb) => {
		const start: Vec3 = [...rgb];
		convertCoordsInto(start, srgb.id, base!);
		const v: Vec3 = [...start];
		try {
			for (const step of [...fromBase, ...toBase]) runner(step)(v);
		} catch {
			return false;
		}
		// NaN fails the comparison; keepFinite has replaced it by a wrong 0.
		return v.every((x, i) => Math.abs(x - start[i]!) <= 1e-6 * Math.max(1, Math.abs(start[i]!)));
	});
}
