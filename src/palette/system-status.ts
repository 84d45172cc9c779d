/*
 * The colors of success, warning, danger and info: green, amber, red and blue, whatever the brand.
 *
 * In both themes they are told from the brand and the accent, from each other by eyes that lack a cone, and danger from
 * info by eyes that see no color at all. In the dark each of them is also text, on the page, on a card and on its own
 * tint; in the light danger is, as forms write their errors in it. All that is asked of the steps of their scales: of all
 * ways to choose them, the one nearest to the preferred steps that keeps every distance. Where a brand leaves none, the
 * scales of statuses move in lightness; the brand never does.
 *
 * Proof  test/palette/system.test.ts.
 */

import { mapToGamut } from '../gamut/map.ts';
import { composite, toRgb24 } from '../gamut/screen.ts';
import { hueDifference } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert, convertInto } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { DEFICIENCIES, lightSeenInto } from '../vision/deficiency.ts';
import { DICHROMACIES } from '../vision/dichromacy.ts';
import { SCALE_STEPS, scaleOf, type Scale, type ScaleStep } from './scale.ts';
import { opaqueScale, APART, type Tone } from './system-scales.ts';
import { STATUSES, type Status, type Theme } from './system-shape.ts';
import { withinSrgb } from './within-gamut.ts';

/** The 500 of each scale: OKLCH lightness, chroma and hue. */
const MIDDLES: Readonly<Record<Status, readonly [number, number, number]>> = {
	success: [0.76, 0.23, 149],
	warning: [0.78, 0.175, 78],
	danger: [0.625, 0.23, 26],
	info: [0.66, 0.195, 251],
};

/** Steps that a theme prefers. In the light danger is dark enough for text, and success is not as dark as info. */
const PREFERRED: Readonly<Record<Theme, Readonly<Record<Status, ScaleStep>>>> = {
	light: { success: 500, warning: 500, danger: 600, info: 500 },
	dark: { success: 400, warning: 400, danger: 400, info: 400 },
};

/** A status hue leans at most this far towards the brand, in degrees; red must not turn pink, nor green blue. */
const LEAN = 6;

/** All that turns a status hue together turns it no further, in degrees. */
const MOST_TURN = 15;

/** From a brand whose hue is nearer than this, in degrees, it leans away. */
const NEAR_HUE = 35;

/** What 8 bits a channel may take away from a distance. */
const SLACK = 0.003;

/** How far apart statuses are for each dichromacy, and danger and info without any color, in deltaE OK. */
const APART_SEEN = 0.1 + SLACK;
const APART_COLORLESS = 0.05 + SLACK;

/** With less chroma a step is a tint, and no signal. */
const LEAST_CHROMA = 0.083;

/** Below this chroma a step is paler than a signal should be: each hundredth counts like so many hundredths of a step. */
const STRONG_CHROMA = 0.15;
const PALE = 40;

/** How strong a tint of itself components lay under the text of a status. */
const TINT = 0.2;

/** What the four status colors are made from. */
export interface StatusInput {
	readonly tone: Tone;
	/** Colors that are given. */
	readonly given: Readonly<Partial<Record<Status, Color | undefined>>>;
	/** The fills of brand and accent in OKLab, by theme. */
	readonly others: Readonly<Record<Theme, readonly Color['coords'][]>>;
	/** Page, card and popover, by theme. */
	readonly surfaces: Readonly<Record<Theme, readonly Rgb24[]>>;
}

export interface StatusChoice {
	readonly scales: Readonly<Record<Status, Scale>>;
	/** Indices into SCALE_STEPS. */
	readonly steps: Readonly<Record<Theme, Readonly<Record<Status, number>>>>;
}

/** Changes of a middle that are tried, nearest first: of its lightness, and with it of its hue, in degrees. */
type Move = readonly [lighter: number, turn: number];
const LIGHTER: readonly number[] = [0, 0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.14, -0.14];
const MOVES: readonly Move[] = LIGHTER.flatMap((lighter) => [0, -9, 9].map((turn): Move => [lighter, turn])).slice(1);
const FEW_MOVES = MOVES.filter(([lighter, turn]) => turn === 0 || Math.abs(lighter) === 0.06 || Math.abs(lighter) === 0.1);
const NO_MOVE: Move = [0, 0];

/** Steps away from the preferred ones, in both themes, at which the first way that keeps every distance is taken. */
const ENOUGH = 16;

/** In the order of STATUSES. */
type Moves = readonly Move[];

/** The four status colors, as given or made: told from one another and from the fills around them, also with a deficiency. */
export function statusOf(input: StatusInput): StatusChoice {
	// Most tries move one status and leave three as they were.
	const made = STATUSES.map(() => new Map<Move, Prepared>());
	const prepared = (i: number, move: Move): Prepared => {
		const known = made[i]!.get(move);
		if (known) return known;
		const fresh = preparedOf(input, STATUSES[i]!, move);
		made[i]!.set(move, fresh);
		return fresh;
	};
	const tried = (moves: Moves, below: number): Tried | undefined =>
		chosen(moves, moves.map((move, i) => prepared(i, move)), below);
	// Anything costs less than all numbers.
	let best = tried(STATUSES.map(() => NO_MOVE), Infinity)!;
	const free = [...STATUSES.keys()].filter((i) => input.given[STATUSES[i]!] === undefined);
	const improve = (moves: Moves, i: number, move: Move): void => {
		best = tried(replaced(moves, i, move), best.cost) ?? best;
	};
	const one = (from: Moves): void => {
		for (const move of MOVES) {
			for (const i of free) {
				improve(from, i, move);
				if (best.cost < ENOUGH) return;
			}
		}
	};
	// Two at once only where no single one helps: there are many.
	const two = (from: Moves): void => {
		for (const move of FEW_MOVES) {
			for (const [n, i] of free.entries()) {
				const moved = replaced(from, i, move);
				for (const other of free.slice(n + 1)) {
					for (const its of FEW_MOVES) {
						improve(moved, other, its);
						if (best.faults === 0) return;
					}
				}
			}
		}
	};
	while (best.faults > 0) {
		const from = best;
		one(from.moves);
		if (best === from) two(from.moves);
		if (best === from) break;
	}
	return best;
}

const replaced = (moves: Moves, i: number, move: Move): Moves => moves.map((own, n) => (n === i ? move : own));

/** A status with its scale and, by theme, the steps it may take. */
interface Prepared {
	readonly scale: Scale;
	readonly candidates: Readonly<Record<Theme, readonly Candidate[]>>;
}

function preparedOf(input: StatusInput, status: Status, move: Move): Prepared {
	const scale = scaleFor(input, status, move), looks = scale.colors.map(lookOf);
	const inTheme = (theme: Theme): Candidate[] => candidatesOf(input, scale, looks, status, theme);
	return { scale, candidates: { light: inTheme('light'), dark: inTheme('dark') } };
}

function scaleFor({ tone, given }: StatusInput, status: Status, [lighter, turned]: Move): Scale {
	const color = given[status];
	if (color) return opaqueScale(color);
	// A pastel brand has softer signals, but signals they stay.
	const share = Math.min(1, Math.max(0.85, tone.strength / 0.17));
	const [lightness, chroma, hue] = MIDDLES[status], turn = hueDifference(hue, tone.hue);
	const leant = tone.isColorless
		? hue
		: Math.abs(turn) < NEAR_HUE
		? hue - Math.sign(turn) * LEAN
		: hue + Math.sign(turn) * Math.min(LEAN, Math.abs(turn) * 0.1);
	const moved = Math.min(hue + MOST_TURN, Math.max(hue - MOST_TURN, leant + turned));
	return scaleOf(withinSrgb(lightness + lighter, chroma * share, moved), { anchor: 500 });
}

/** A step of a status: as it is, and as others see it once that is asked. */
interface Look {
	readonly color: Color;
	/** OKLab. */
	readonly lab: Color['coords'];
	/** OKLab for each dichromacy, in the order of DICHROMACIES, and without any color. */
	readonly seen: () => readonly Color['coords'][];
}

function lookOf(color: Color): Look {
	let seen: readonly Color['coords'][] | undefined;
	return { color, lab: convert(color, 'oklab').coords, seen: () => (seen ??= seenBy(color)) };
}

function seenBy(color: Color): readonly Color['coords'][] {
	const [r, g, b] = convert(mapToGamut(color, 'srgb'), 'srgb-linear').coords;
	return DEFICIENCIES.map((kind) => {
		const light: Vec3 = [r, g, b];
		lightSeenInto(light, kind, 'machado');
		convertInto(light, 'srgb-linear', 'oklab');
		return light;
	});
}

/** A step that a status may take in a theme. */
interface Candidate {
	readonly index: number;
	/** Steps from the preferred one, and what it fails. */
	readonly cost: number;
	readonly faults: number;
	readonly look: Look;
}

/** What breaks a distance costs more than any number of steps, and the more the further it is broken. */
const FAULT = 100;

interface Tried extends StatusChoice {
	readonly moves: Moves;
	readonly cost: number;
	readonly faults: number;
}

/** The best steps of four statuses, if they cost less than what is known. */
function chosen(moves: Moves, prepared: readonly Prepared[], below: number): Tried | undefined {
	const darkLists = prepared.map(({ candidates }) => candidates.dark), dearest = below - leastOf(darkLists);
	const light = bestOf(prepared.map(({ candidates }) => candidates.light), dearest);
	const dark = light && bestOf(darkLists, below - light.cost);
	if (!dark) return undefined;
	const byStatus = <T>(of: (i: number) => T): Record<Status, T> => ({ success: of(0), warning: of(1), danger: of(2), info: of(3) });
	return {
		moves,
		scales: byStatus((i) => prepared[i]!.scale),
		steps: { light: byStatus((i) => light.indices[i]!), dark: byStatus((i) => dark.indices[i]!) },
		cost: light.cost + dark.cost,
		faults: light.faults + dark.faults,
	};
}

/** What the cheapest of each list cost together. */
const leastOf = (lists: readonly (readonly Candidate[])[]): number => lists.reduce((sum, list) => sum + list[0]!.cost, 0);

/** The steps that fail nothing by themselves, cheapest first; where none does, the one that fails least. */
function candidatesOf(input: StatusInput, scale: Scale, looks: readonly Look[], status: Status, theme: Theme): Candidate[] {
	const isGiven = input.given[status] !== undefined;
	const preferred = SCALE_STEPS.indexOf(isGiven ? scale.anchor : PREFERRED[theme][status]);
	const isText = theme === 'dark' || status === 'danger';
	const steps = looks.map((look, index): Candidate => {
		const chroma = Math.hypot(look.lab[1], look.lab[2]);
		let faults = 0, missing = 0;
		for (const other of input.others[theme]) {
			const gap = APART + SLACK - deltaEOKOf(look.lab, other);
			if (gap > 0) {
				faults++;
				missing += gap;
			}
		}
		if (isText && !isTextOn(look.color, input.surfaces[theme])) faults += 2;
		if (!isGiven && chroma < LEAST_CHROMA) faults += 2;
		const pale = isGiven ? 0 : Math.max(0, STRONG_CHROMA - chroma) * PALE;
		return { index, faults, cost: Math.abs(index - preferred) + pale + (faults + missing) * FAULT, look };
	}).sort((one, other) => one.cost - other.cost);
	const sound = steps.filter(({ faults }) => faults === 0).slice(0, MOST_STEPS);
	return sound.length === 0 ? steps.slice(0, 1) : sound;
}

/** How many steps of a status are looked at in a theme. */
const MOST_STEPS = 6;

/** On the surfaces, and on its own tint over them. */
function isTextOn(color: Color, surfaces: readonly Rgb24[]): boolean {
	const rgb24 = toRgb24(color), tint = fromRgb24(rgb24, TINT);
	return surfaces.every((surface) => contrastRatio(rgb24, surface) >= WCAG_LEAST.aa.normal
		&& contrastRatio(rgb24, composite(tint, surface)) >= WCAG_LEAST.aa.normal);
}

interface Found {
	readonly cost: number;
	readonly faults: number;
	readonly indices: readonly number[];
}

/** The cheapest way below a cost to take one candidate of each list, cheapest first: depth first, left where it is too dear. */
function bestOf(lists: readonly (readonly Candidate[])[], below: number): Found | undefined {
	let best: Found | undefined, bound = below;
	const taken: Candidate[] = [];
	// What the lists after each cost at least.
	const rest = lists.map(() => 0);
	for (let i = lists.length - 2; i >= 0; i--) rest[i] = rest[i + 1]! + lists[i + 1]![0]!.cost;
	if (rest[0]! + lists[0]![0]!.cost >= below) return undefined;
	const walk = (at: number, cost: number, faults: number): void => {
		if (at === lists.length) {
			best = { cost, faults, indices: taken.map(({ index }) => index) };
			bound = cost;
			return;
		}
		const most = bound - rest[at]!;
		for (const candidate of lists[at]!) {
			let dear = cost + candidate.cost, broken = faults + candidate.faults;
			// Cheapest first: those that follow are dearer still.
			if (dear + rest[at]! >= bound) break;
			for (let i = 0; i < at && dear < most; i++) {
				const missing = brokenBetween(taken[i]!, candidate, STATUSES[i]!, STATUSES[at]!);
				if (missing > 0) {
					dear += FAULT + missing * FAULT;
					broken++;
				}
			}
			if (dear + rest[at]! >= bound) continue;
			taken[at] = candidate;
			walk(at + 1, dear, broken);
		}
	};
	walk(0, 0, 0);
	return best;
}

/** How much is missing of the distance that two statuses keep. */
function brokenBetween(one: Candidate, other: Candidate, first: Status, second: Status): number {
	const own = one.look.seen(), its = other.look.seen();
	let missing = 0;
	for (let i = 0; i < DICHROMACIES.length; i++) missing = Math.max(missing, APART_SEEN - deltaEOKOf(own[i]!, its[i]!));
	if (first === 'danger' && second === 'info') {
		missing = Math.max(missing, APART_COLORLESS - deltaEOKOf(own[DICHROMACIES.length]!, its[DICHROMACIES.length]!));
	}
	return missing;
}
