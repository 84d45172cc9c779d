/*
 * Ranks of cascade layers: a declaration wins over those of lower ranks, whatever their selectors.
 *
 * Layers rank in the order of their first names, and declarations outside of layers rank highest; `!important` ranks above all
 * others and reverses the order. Tailwind's `@theme` is in its layer `theme`.
 *
 * Source  CSS Cascading and Inheritance 5 §6.1 (cascade sorting order), §6.4 (layers); tailwindcss.com/docs/preflight (its layers).
 * Proof   test/theme/css-layers.test.ts.
 */

import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { DEEPEST_BLOCK, type CssBlock } from './css-scan.ts';

interface Layer {
	readonly children: Map<string, Layer>;
	/** Its place in the order, from 1: after the layers in it, because declarations outside of these win. */
	rank: number;
}

const createLayer = (): Layer => ({ children: new Map(), rank: 0 });

/** Units for one block or name. */
const NAME_COST = 0.1;

/** Names of more parts make no further layers. */
const MOST_PARTS = 8;

/** Layers of Tailwind CSS 4, in their order. */
const TAILWIND = 'theme, base, components, utilities';

const IMPORT = /^@import\b/i, LAYER = /^@layer\b([^]*)/i, IMPORTED = /\blayer\(([^()]*)\)/i, THEME = /^@theme\b/i;

/** Returns the rank of a declaration by its block; -1 is the top level. */
export function* rankLayers(blocks: readonly CssBlock[]): Steps<(block: number, isImportant: boolean) => number> {
	const root = createLayer(), ofBlock: Layer[] = [];
	const declare = (outer: Layer, names: string): Layer => {
		let last = outer;
		for (const name of names.split(',')) {
			last = outer;
			for (const part of name.trim().split('.', MOST_PARTS)) {
				spend(NAME_COST);
				// Each layer without a name is another one.
				const key = part === '' ? ` ${last.children.size}` : part;
				last = getOrCreate(last.children, key, createLayer);
			}
		}
		return last;
	};
	if (blocks.some(({ prelude }) => THEME.test(prelude))) declare(root, TAILWIND);
	for (const { prelude, parent, level } of blocks) {
		yield;
		spend(NAME_COST);
		const outer = ofBlock[parent] ?? root, isLayer = prelude.startsWith('@') && level <= DEEPEST_BLOCK;
		const names = isLayer ? (LAYER.exec(prelude) ?? (IMPORT.test(prelude) ? IMPORTED.exec(prelude) : undefined))?.[1] : undefined;
		ofBlock.push(names !== undefined ? declare(outer, names) : THEME.test(prelude) ? declare(root, 'theme') : outer);
	}
	const count = numberLayers(root, 0);
	return (block, isImportant) => {
		const { rank } = ofBlock[block] ?? root;
		return isImportant ? 2 * count + 1 - rank : rank;
	};
}

/** Numbers a layer and those in it, from the inside out. Returns the last number. */
function numberLayers(layer: Layer, before: number): number {
	let last = before;
	for (const child of layer.children.values()) last = numberLayers(child, last);
	return layer.rank = last + 1;
}
