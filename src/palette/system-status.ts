/*
 * Chooses the colors of success, warning, danger and info: green, amber, red and blue, for any brand.
 *
 * In both themes they differ from the brand and the accent, from each other in each dichromacy, and danger from info in
 * achromatopsia. In the dark theme each is also readable as text on the page, on a card and on its own tint; in the light
 * theme danger is, since forms print errors in it. Of all combinations that keep every distance, the one nearest to the
 * expected colors is chosen; the scales pass through the colors of both themes. If a brand leaves none, the combination
 * with the least violations is chosen; the brand never changes.
 *
 * Method  Branch and bound over the four, cheapest first; the search ends after a limited number of comparisons, so that no
 *         brand takes long.
 * Proof   test/palette/system-status.test.ts, system-colors.test.ts.
 */

import { composite } from '../gamut/screen.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import { toRecord } from '../math/to-record.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { DEFICIENCIES } from '../vision/deficiency.ts';
import { DICHROMACIES } from '../vision/dichromacy.ts';
import type { Scale } from './scale.ts';
import { APART, type Tone } from './system-scales.ts';
import { byTheme, STATUSES, type Status, type Theme } from './system-shape.ts';
import { findCandidates, givenCandidates, leavesRoom, scaleThrough, type Candidate, type Candidates } from './system-status-colors.ts';

/** Largest change of a distance by rounding to 8 bits. */
const SLACK = 0.003;

/** Least deltaE OK between statuses in each dichromacy, and between danger and info without any color. */
const APART_SEEN = 0.1 + SLACK;
const APART_COLORLESS = 0.05 + SLACK;

/** Opacity of the tint under status text, as in shadcn/ui. */
const TINT: Readonly<Record<Theme, number>> = { light: 0.1, dark: 0.2 };

/** Inputs for choosing the four status colors. */
interface StatusInput {
	readonly tone: Tone;
	/** Scales of given colors. */
	readonly given: Readonly<Partial<Record<Status, Scale | undefined>>>;
	/** OKLab of the fills of brand and accent, by theme. */
	readonly others: Readonly<Record<Theme, readonly Color['coords'][]>>;
	/** Page, card and popover, by theme. */
	readonly surfaces: Readonly<Record<Theme, readonly Rgb24[]>>;
}

interface StatusChoice {
	readonly scales: Readonly<Record<Status, Scale>>;
	/** Indices into SCALE_STEPS. */
	readonly steps: Readonly<Record<Theme, Readonly<Record<Status, number>>>>;
}

/** Chooses the four status colors, given or derived: distinct from one another and from nearby fills, also in each dichromacy. */
export function chooseStatuses(input: StatusInput): StatusChoice {
	const given = STATUSES.map((status) => input.given[status]);
	const candidates = STATUSES.map((status, i) => (given[i] ? givenCandidates(given[i]) : findCandidates(status, input.tone)));
	const lightFirst = chooseBoth(input, candidates, 'light');
	// Next to a yellow brand the amber of the light theme can leave the dark one only creams.
	const darkFirst = lightFirst.cost > FAR ? chooseBoth(input, candidates, 'dark') : lightFirst;
	const { light, dark } = darkFirst.cost < lightFirst.cost ? darkFirst : lightFirst;
	const made = STATUSES.map((status, i) => {
		const scale = given[i];
		return scale ? { scale, light: light[i]!.place, dark: dark[i]!.place } : scaleThrough(status, light[i]!.color, dark[i]!.color);
	});
	const byStatus = <T>(of: (one: (typeof made)[number]) => T): Record<Status, T> =>
		toRecord(STATUSES, (status) => of(made[STATUSES.indexOf(status)]!));
	return { scales: byStatus(({ scale }) => scale), steps: byTheme((theme) => byStatus((one) => one[theme])) };
}

// --- One status -------------------------------------------------------------------------------------------------------

/** Cost of a violated distance: more than the total distance of four statuses from the expected colors, and growing with it. */
const FAULT = 1;

interface Choice {
	readonly of: Candidate;
	readonly place: number;
	/** Distance from the expected color, plus its own violations. */
	readonly cost: number;
}

/**
 * Violations of a color in a theme: distance from brand and accent, and contrast if it is used as text. Creams, mustards, and dark text
 * where white would be better, count less.
 */
function countFaults(input: StatusInput, { rgb24, lab, isBetweenTexts, isDull }: Candidate, theme: Theme, isText: boolean): number {
	let faults = (Number(isBetweenTexts) + Number(isDull)) * FAULT / 40;
	for (const other of input.others[theme]) {
		const missing = APART + SLACK - labDistance(lab, other);
		if (missing > 0) faults += FAULT + missing * FAULT;
	}
	return isText && !isTextOn(rgb24, input.surfaces[theme], TINT[theme]) ? faults + 2 * FAULT : faults;
}

/** True if a color is readable on the surfaces and on its own tint over them. */
function isTextOn(rgb24: Rgb24, surfaces: readonly Rgb24[], opacity: number): boolean {
	const tint = fromRgb24(rgb24, opacity);
	return surfaces.every((surface) => contrastRatio(rgb24, surface) >= WCAG_LEAST.aa.normal
		&& contrastRatio(rgb24, composite(tint, surface)) >= WCAG_LEAST.aa.normal);
}

// --- Both themes ------------------------------------------------------------------------------------------------------

/** Cost of both themes, in squared deltaE OK, above which the other order is tried too. */
const FAR = 0.02;

/** Chooses the colors of one theme, then those of the other so that the steps between fit on the scales. */
function chooseBoth(input: StatusInput, candidates: readonly Candidates[], first: Theme) {
	const second = first === 'light' ? 'dark' : 'light', chosen = choose(input, first, candidates, candidates.map((of) => of[first]));
	const others = choose(input, second, candidates, candidates.map((of, i) => {
		const one = chosen.colors[i]!, status = STATUSES[i]!;
		const roomy = input.given[status] ? [] : of[second].filter((other) =>
			(first === 'light' ? leavesRoom(status, one, other) : leavesRoom(status, other, one)));
		return roomy.length > 0 ? roomy : of[second];
	}));
	const cost = chosen.cost + others.cost;
	return first === 'light'
		? { light: chosen.colors, dark: others.colors, cost }
		: { light: others.colors, dark: chosen.colors, cost };
}

// --- All four ---------------------------------------------------------------------------------------------------------

/** Maximum number of pair comparisons. */
const MOST_COMPARISONS = 40_000;

/** Chooses one color for each status: the cheapest combination found before the search ends. */
function choose(
	input: StatusInput, theme: Theme, candidates: readonly Candidates[], open: readonly (readonly Candidate[])[],
): { readonly colors: readonly Candidate[]; readonly cost: number } {
	const lists = open.map((list, i) => list
		.map((of): Choice => {
			const isText = theme === 'dark' || STATUSES[i] === 'danger';
			return { of, place: of.place, cost: of.away + countFaults(input, of, theme, isText) };
		})
		.sort((one, other) => one.cost - other.cost));
	// The status with the most expensive best choice has the least freedom, so it comes first.
	const order = [...STATUSES.keys()].sort((one, other) => lists[other]![0]!.cost - lists[one]![0]!.cost);
	const missing = order.map((i, at) => order.slice(0, at).map((before) => missingTable(candidates, theme, before, i)));
	const sorted = order.map((i) => lists[i]!);
	// Lower bound of the cost of the following lists.
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
			// In ascending order of cost: the following ones are more expensive.
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
	return { colors: STATUSES.map((_, i) => best[order.indexOf(i)]!.of), cost: bound };
}

// --- Distances --------------------------------------------------------------------------------------------------------

/** Missing distance for each pair of colors of two statuses, by index, in thousandths of deltaE OK. */
interface Table {
	readonly bytes: Uint8Array;
	/** Strides of the first and the second index. */
	readonly row: number;
	readonly column: number;
}

/** Cache by two lists of candidates. */
const tables = new WeakMap<readonly Candidate[], WeakMap<readonly Candidate[], Table>>();

function missingTable(candidates: readonly Candidates[], theme: Theme, one: number, other: number): Table {
	if (one > other) {
		const { bytes, row, column } = missingTable(candidates, theme, other, one);
		return { bytes, row: column, column: row };
	}
	const first = candidates[one]![theme], second = candidates[other]![theme];
	return getOrCreate(getOrCreate(tables, first, () => new WeakMap()), second, () =>
		buildTable(first, second, STATUSES[one] === 'danger' && STATUSES[other] === 'info'));
}

function buildTable(first: readonly Candidate[], second: readonly Candidate[], isDangerInfo: boolean): Table {
	const bytes = new Uint8Array(first.length * second.length);
	for (const [i, one] of first.entries()) {
		for (const [k, other] of second.entries()) {
			bytes[i * second.length + k] = Math.ceil(1000 * missingBetween(one.seen, other.seen, isDangerInfo));
		}
	}
	return { bytes, row: second.length, column: 1 };
}

const COLORLESS = DEFICIENCIES.indexOf('achromatopsia');

/** Largest missing distance between two statuses over all kinds of vision, in deltaE OK; 0 if none. */
function missingBetween(one: readonly Color['coords'][], other: readonly Color['coords'][], isDangerInfo: boolean): number {
	let missing = isDangerInfo ? APART_COLORLESS - labDistance(one[COLORLESS]!, other[COLORLESS]!) : 0;
	for (let i = 0; i < DICHROMACIES.length; i++) missing = Math.max(missing, APART_SEEN - labDistance(one[i]!, other[i]!));
	return Math.max(0, missing);
}
