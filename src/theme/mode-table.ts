/*
 * Which entries apply in which mode: those of the highest rank, of these the ones with the most specific conditions that hold, and of
 * these the last in the file.
 *
 * Conditions are compared as bits, one for each mode, so that many conditions and many modes cost no more than both together.
 *
 * Proof  test/theme/mode-table.test.ts.
 */

import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Alternatives, Conditions } from './css-modes.ts';
import type { Entry, Mode } from './theme.ts';

/** A set of modes: bits 0 to 31 and 32 to 63. No theme has more. */
type ModeSet = readonly [low: number, high: number];

const NO_MODES: ModeSet = [0, 0];

/** Units for one alternative of some conditions, and for one entry of one mode. */
const ALTERNATIVE_COST = 0.2, ENTRY_COST = 0.15;

const hasMode = ([low, high]: ModeSet, index: number): boolean => ((index < 32 ? low >>> index : high >>> (index - 32)) & 1) === 1;

/** Finds the modes, at most 64, in which all of some conditions hold. */
function createModeSets(modes: readonly Mode[]): (conditions: Conditions) => ModeSet {
	const withWord = new Map<string, [low: number, high: number]>();
	const all: [number, number] = [0, 0];
	modes.forEach(({ conditions }, i) => {
		const half = i < 32 ? 0 : 1, bit = 1 << (i % 32);
		all[half] |= bit;
		for (const word of conditions) getOrCreate(withWord, word, (): [number, number] => [0, 0])[half] |= bit;
	});
	return (conditions) => conditions.reduce<ModeSet>(([low, high], word) => {
		const [wordLow, wordHigh] = withWord.get(word) ?? NO_MODES;
		return [low & wordLow, high & wordHigh];
	}, all);
}

/**
 * Weighs conditions in every mode: the most words of an alternative that holds there; -1 if none holds.
 * Each list of alternatives is weighed once.
 */
export function createWeights(modes: readonly Mode[]): (when: Alternatives) => Int8Array {
	const setFor = createModeSets(modes), cache = new Map<Alternatives, Int8Array>();
	return (when) => getOrCreate(cache, when, () => {
		spend(ALTERNATIVE_COST * (1 + when.length));
		const weights = new Int8Array(modes.length).fill(-1);
		for (const conditions of when) {
			const set = setFor(conditions);
			for (let i = 0; i < modes.length; i++) {
				if (hasMode(set, i) && weights[i]! < conditions.length) weights[i] = conditions.length;
			}
		}
		return weights;
	});
}

type EntryTable = ReadonlyMap<string, Entry>;

export interface ModeTables {
	/** Entries that apply under no conditions. */
	readonly plain: EntryTable;
	/** Entries that apply in a mode because of its conditions and win over those in `plain`. Any other key is as in `plain`. */
	readonly specific: (mode: Mode) => EntryTable;
}

const compareRanks = ({ rank: one = 0 }: Entry, { rank: other = 0 }: Entry): number => one - other;

/** The tables of a theme; that of a mode is built on first use. */
export function createModeTables(entries: readonly Entry[], modes: readonly Mode[]): ModeTables {
	const blocks = new Map<Alternatives, number[]>(), weigh = createWeights(modes);
	entries.forEach(({ when }, i) => getOrCreate(blocks, when, (): number[] => []).push(i));

	/** The entries of all blocks whose `weight` is at least 0. */
	const build = (weight: (when: Alternatives) => number): EntryTable => {
		const best = new Map<string, { readonly entry: Entry; readonly index: number; readonly weight: number }>();
		for (const [when, indices] of blocks) {
			const own = weight(when);
			if (own < 0) continue;
			spend(ENTRY_COST * indices.length);
			for (const index of indices) {
				const entry = entries[index]!, before = best.get(entry.key);
				if (before === undefined || (compareRanks(entry, before.entry) || own - before.weight || index - before.index) > 0)
					best.set(entry.key, { entry, index, weight: own });
			}
		}
		return new Map(Array.from(best, ([key, { entry }]) => [key, entry]));
	};

	const tables = new Map<Mode, EntryTable>(), indices = new Map(modes.map((mode, i) => [mode, i]));
	const plain = build((when) => (when.some((conditions) => conditions.length === 0) ? 0 : -1));
	const wins = (entry: Entry): boolean => !plain.has(entry.key) || compareRanks(entry, plain.get(entry.key)!) >= 0;
	return {
		plain,
		specific: (mode) => getOrCreate(tables, mode, () => {
			const index = indices.get(mode)!;
			// Weight 0 has no conditions.
			const own = build((when) => weigh(when)[index]! || -1);
			return new Map([...own].filter(([, entry]) => wins(entry)));
		}),
	};
}
