/*
 * Resolver documents of design tokens: which groups of tokens apply under which conditions, in the order of resolution.
 *
 * Every set is walked once under each condition, however many sets refer to it, and a set that leads back to itself is refused, as
 * the format requires.
 *
 * Source  designtokens.org/tr/2025.10, resolver §4 (sets, modifiers, resolution order, references).
 * Proof   test/theme/dtcg-resolver.test.ts.
 */

import { InputError, quote } from '../errors.ts';
import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Steps } from '../math/steps.ts';
import { ALWAYS, type Alternatives } from './css-modes.ts';
import { nodeAt, textAt, type JsonNode } from './json-tree.ts';
import { MOST_MODES } from './theme.ts';

/** A group of tokens, and when it applies. */
interface TokenSource {
	readonly group: JsonNode;
	readonly when: Alternatives;
}

interface TokenSources {
	/** In the order of resolution: later ones win. */
	readonly sources: readonly TokenSource[];
	/** Number of contexts beyond MOST_MODES. */
	readonly modesLeftOut: number;
}

/** A list of sources of the document, and when it applies. */
interface SourceList {
	readonly list: JsonNode;
	readonly when: Alternatives;
}

/** Units for one source of a list, and for one character of a reference. */
const SOURCE_COST = 0.5, CHARACTER_COST = 0.05;

/** The keys of a JSON Pointer that begins with `#/`. */
export const pointerPath = (ref: string): readonly string[] =>
	ref.slice(2).split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The node at a JSON Pointer in the same document. */
function follow(root: JsonNode, ref: string): JsonNode | undefined {
	spend(ref.length * CHARACTER_COST);
	return ref.startsWith('#/') ? nodeAt(root, ...pointerPath(ref)) : undefined;
}

/** The sources of a resolver document. Throws an InputError if a set leads back to itself. */
export function* collectSources(root: JsonNode): Steps<TokenSources> {
	const { lists, modesLeftOut } = orderLists(root), sources: TokenSource[] = [], walked = new Map<string, Set<JsonNode>>();
	// Later sources win, so a set that is used several times counts at its last use: the walk is backwards and skips what it has seen.
	for (const { list, when } of lists.toReversed()) {
		const seen = getOrCreate(walked, when[0]!.join('\n'), () => new Set());
		yield* walkBackwards(root, list, seen, (group) => sources.push({ group, when }));
	}
	return { sources: sources.toReversed(), modesLeftOut };
}

/** The lists of sources that sets and modifiers have, in the order of resolution. */
function orderLists(root: JsonNode): { readonly lists: readonly SourceList[]; readonly modesLeftOut: number } {
	const lists: SourceList[] = [], conditions = new Map<string, Alternatives>(), beyond = new Set<string>();
	for (const [, step] of root.members.get('resolutionOrder')!.members) {
		spend(SOURCE_COST);
		const ref = textAt(step, '$ref'), part = ref === undefined ? step : follow(root, ref);
		const usual = textAt(part, 'default'), own = part?.members.get('sources');
		if (own !== undefined) lists.push({ list: own, when: ALWAYS });
		for (const [context, list] of part?.members.get('contexts')?.members ?? []) {
			spend(SOURCE_COST);
			const when = context === usual ? ALWAYS : conditions.get(context) ?? [[context]];
			if (when !== ALWAYS && !conditions.has(context) && conditions.size >= MOST_MODES) {
				beyond.add(context);
				continue;
			}
			if (when !== ALWAYS) conditions.set(context, when);
			lists.push({ list, when });
		}
	}
	return { lists, modesLeftOut: beyond.size };
}

interface Frame {
	readonly list: JsonNode;
	readonly sources: JsonNode[];
}

/** Adds every group that a list leads to, the last first, and skips lists that `seen` has. */
function* walkBackwards(root: JsonNode, from: JsonNode, seen: Set<JsonNode>, add: (group: JsonNode) => void): Steps<void> {
	const stack: Frame[] = [], open = new Set<JsonNode>();
	const enter = (list: JsonNode): void => {
		if (seen.has(list)) return;
		seen.add(list);
		open.add(list);
		stack.push({ list, sources: [...list.members.values()] });
	};
	enter(from);
	for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
		spend(SOURCE_COST);
		yield;
		const source = frame.sources.pop();
		if (source === undefined) {
			open.delete(frame.list);
			stack.pop();
			continue;
		}
		const ref = textAt(source, '$ref');
		if (ref === undefined) {
			add(source);
			continue;
		}
		const list = follow(root, ref)?.members.get('sources');
		if (list !== undefined && open.has(list)) throw cyclic(ref);
		if (list !== undefined) enter(list);
	}
}

const cyclic = (ref: string): InputError => new InputError({
	code: 'invalid-parameter',
	path: [],
	detail: `the sources of ${quote(ref)} lead back to it. Remove the reference that closes the cycle.`,
});
