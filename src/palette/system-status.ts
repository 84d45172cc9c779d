/*
 * The colors of success, warning, danger and info: green, amber, red and blue, whatever the brand.
 *
 * In both themes they are told from the brand and the accent, from each other by eyes that lack a cone, and danger from
 * info by eyes that see no color at all. In the dark each of them is also text, on the page, on a card and on its own
 * tint; in the light danger is, as forms write their errors in it. Of all colors that the four may have in a theme, those
 * are taken that keep every distance and are nearest to what people expect; their scales pass through the colors of both
 * themes. Where a brand leaves none, those are taken that miss least; the brand never moves.
 *
 * Method  Depth first over the four, cheapest first, left where it is dearer than the best way known; the search ends after
 *         a number of comparisons, so that no brand takes long.
 * Proof   test/palette/system.test.ts.
 */

import { composite } from '../gamut/screen.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { DEFICIENCIES } from '../vision/deficiency.ts';
import { DICHROMACIES } from '../vision/dichromacy.ts';
import type { Scale } from './scale.ts';
import { APART, opaqueScale, type Tone } from './system-scales.ts';
import { STATUSES, type Status, type Theme } from './system-shape.ts';
import { candidatesOf, givenCandidates, leavesRoom, scaleThrough, type Candidate, type Candidates } from './system-status-colors.ts';

/** What 8 bits a channel may take away from a distance. */
const SLACK = 0.003;

/** How far apart statuses are for each dichromacy, and danger and info without any color, in deltaE OK. */
const APART_SEEN = 0.1 + SLACK;
const APART_COLORLESS = 0.05 + SLACK;

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

/** The four status colors, as given or made: told from one another and from the fills around them, also with a deficiency. */
export function statusOf(input: StatusInput): StatusChoice {
	const given = STATUSES.map((status) => (input.given[status] ? opaqueScale(input.given[status]) : undefined));
	const candidates = STATUSES.map((status, i) => (given[i] ? givenCandidates(given[i]) : candidatesOf(status, input.tone)));
	const light = chosen(input, 'light', candidates, candidates.map((of) => of.light));
	const dark = chosen(input, 'dark', candidates, candidates.map((of, i) => {
		const roomy = given[i] ? [] : of.dark.filter((candidate) => leavesRoom(STATUSES[i]!, light[i]!, candidate));
		return roomy.length > 0 ? roomy : of.dark;
	}));
	const made = STATUSES.map((status, i) => {
		const scale = given[i];
		return scale ? { scale, light: light[i]!.place, dark: dark[i]!.place } : scaleThrough(status, light[i]!.color, dark[i]!.color);
	});
	const byStatus = <T>(of: (one: (typeof made)[number]) => T): Record<Status, T> =>
		({ success: of(made[0]!), warning: of(made[1]!), danger: of(made[2]!), info: of(made[3]!) });
	return {
		scales: byStatus(({ scale }) => scale),
		steps: { light: byStatus((one) => one.light), dark: byStatus((one) => one.dark) },
	};
}

// --- One status -------------------------------------------------------------------------------------------------------

/** What breaks a distance costs more than all that four statuses can be away from what is expected, and more the further it is broken. */
const FAULT = 1;

interface Choice extends Candidate {
	/** How far it is from what is expected, and what it fails by itself. */
	readonly cost: number;
}

/** What a color fails in a theme: distance from brand and accent, and contrast where it is text. */
function faultsOf(input: StatusInput, { rgb24, lab }: Candidate, theme: Theme, isText: boolean): number {
	let faults = 0;
	for (const other of input.others[theme]) {
		const missing = APART + SLACK - deltaEOKOf(lab, other);
		if (missing > 0) faults += FAULT + missing * FAULT;
	}
	return isText && !isTextOn(rgb24, input.surfaces[theme]) ? faults + 2 * FAULT : faults;
}

/** On the surfaces, and on its own tint over them. */
function isTextOn(rgb24: Rgb24, surfaces: readonly Rgb24[]): boolean {
	const tint = fromRgb24(rgb24, TINT);
	return surfaces.every((surface) => contrastRatio(rgb24, surface) >= WCAG_LEAST.aa.normal
		&& contrastRatio(rgb24, composite(tint, surface)) >= WCAG_LEAST.aa.normal);
}

// --- All four ---------------------------------------------------------------------------------------------------------

/** How many pairs of colors are compared at the most. */
const MOST_COMPARISONS = 40_000;

/** One color for each status: the cheapest way, or the cheapest that is found before the search ends. */
function chosen(
	input: StatusInput, theme: Theme, candidates: readonly Candidates[], open: readonly (readonly Candidate[])[],
): readonly Candidate[] {
	const lists = open.map((list, i) => list
		.map((of): Choice => ({ ...of, cost: of.away + faultsOf(input, of, theme, theme === 'dark' || STATUSES[i] === 'danger') }))
		.sort((one, other) => one.cost - other.cost));
	// The one with the dearest best choice has the least freedom, and is taken first.
	const order = [...STATUSES.keys()].sort((one, other) => lists[other]![0]!.cost - lists[one]![0]!.cost);
	const missing = order.map((i, at) => order.slice(0, at).map((before) => missingOf(candidates, theme, before, i)));
	const sorted = order.map((i) => lists[i]!);
	// What the lists after each cost at least.
	const rest = sorted.map((_, i) => sorted.slice(i + 1).reduce((sum, list) => sum + list[0]!.cost, 0));
	let best: readonly Choice[] = sorted.map((list) => list[0]!), bound = Infinity, left = MOST_COMPARISONS;
	const taken: Choice[] = [];
	const walk = (at: number, cost: number): void => {
		if (at === sorted.length) {
			best = [...taken];
			bound = cost;
			return;
		}
		for (const choice of sorted[at]!) {
			let dear = cost + choice.cost + rest[at]!;
			// Cheapest first: those that follow are dearer still.
			if (dear >= bound || left < 0) return;
			for (let i = 0; i < at && dear < bound; i++) {
				const { bytes, row, column } = missing[at]![i]!, byte = bytes[taken[i]!.place * row + choice.place * column]!;
				left--;
				if (byte > 0) dear += FAULT * (1 + byte / 1000);
			}
			if (dear >= bound) continue;
			taken[at] = choice;
			walk(at + 1, dear - rest[at]!);
		}
	};
	walk(0, 0);
	return STATUSES.map((_, i) => best[order.indexOf(i)]!);
}

// --- Distances --------------------------------------------------------------------------------------------------------

/** For each pair of colors of two statuses, by their places, how much of their distance is missing: in thousandths of deltaE OK. */
interface Table {
	readonly bytes: Uint8Array;
	/** How far apart neighbours of the first and of the second are in it. */
	readonly row: number;
	readonly column: number;
}

/** That of two lists of candidates is made once. */
const tables = new WeakMap<readonly Candidate[], WeakMap<readonly Candidate[], Table>>();

function missingOf(candidates: readonly Candidates[], theme: Theme, one: number, other: number): Table {
	if (one > other) {
		const { bytes, row, column } = missingOf(candidates, theme, other, one);
		return { bytes, row: column, column: row };
	}
	const first = candidates[one]![theme], second = candidates[other]![theme];
	const known = tables.get(first) ?? new WeakMap<readonly Candidate[], Table>();
	const made = known.get(second) ?? tableOf(first, second, STATUSES[one] === 'danger' && STATUSES[other] === 'info');
	tables.set(first, known.set(second, made));
	return made;
}

function tableOf(first: readonly Candidate[], second: readonly Candidate[], isDangerInfo: boolean): Table {
	const bytes = new Uint8Array(first.length * second.length);
	for (const [i, one] of first.entries()) {
		for (const [k, other] of second.entries()) {
			bytes[i * second.length + k] = Math.ceil(1000 * missingBetween(one.seen, other.seen, isDangerInfo));
		}
	}
	return { bytes, row: second.length, column: 1 };
}

const COLORLESS = DEFICIENCIES.indexOf('achromatopsia');

/** Of the distances that two statuses keep, the one that is missing most, in deltaE OK; 0 where all are kept. */
function missingBetween(one: readonly Color['coords'][], other: readonly Color['coords'][], isDangerInfo: boolean): number {
	let missing = isDangerInfo ? APART_COLORLESS - deltaEOKOf(one[COLORLESS]!, other[COLORLESS]!) : 0;
	for (let i = 0; i < DICHROMACIES.length; i++) missing = Math.max(missing, APART_SEEN - deltaEOKOf(one[i]!, other[i]!));
	return Math.max(0, missing);
}
