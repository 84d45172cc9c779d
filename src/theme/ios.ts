/*
 * Asset catalogs of Xcode as JSON from path to text, as build-system writes them: a color for each set, and another one for dark
 * appearance. A color is read for the smaller gamut if a set has one for each gamut. Files are read and not written.
 *
 * Source  developer.apple.com/library/archive: Asset Catalog Format Reference, Named Color Type.
 * Proof   test/theme/ios.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { color } from '../spaces/color.ts';
import { addEntry, type Draft } from './create-theme.ts';
import { ALWAYS } from './css-modes.ts';
import { childrenAt, nodeAt, parseJsonTree, stringValue, textAt, type JsonNode } from './json-tree.ts';
import { fixedLiteral } from './literal.ts';
import type { Span } from './place.ts';
import type { Value } from './theme.ts';

const CONTENTS = 'Contents.json', COLOR_SET = '.colorset';

/** The name of the set in a path such as `Brand.xcassets/primary.colorset/Contents.json`; undefined for any other path. */
function findName(path: string): string | undefined {
	spend(PATH_COST);
	const [file, folder = ''] = path.split('/').reverse();
	return file === CONTENTS && folder.endsWith(COLOR_SET) ? folder.slice(0, -COLOR_SET.length) : undefined;
}

/** Units for one color, for one character of a file, and for one path. */
const COLOR_COST = 4, CHARACTER_COST = 0.05, PATH_COST = 0.1;

/** True for an object from paths of an asset catalog to their texts, with a color. */
export function isIos({ members }: JsonNode): boolean {
	const paths = [...members.keys()];
	return paths.some((path) => findName(path) !== undefined)
		&& [...members].every(([path, { kind }]) => kind === 'string' && path.endsWith(CONTENTS));
}

/** Reads the colors of the sets. Each has the place of its file. */
export function* readIos(draft: Draft, root: JsonNode): Steps<void> {
	for (const [path, node] of root.members) {
		const name = findName(path), written = stringValue(node)!;
		if (name === undefined) continue;
		spend(written.length * CHARACTER_COST);
		const { start, end } = node, contents = yield* parseJsonTree(written);
		for (const one of childrenAt(contents, 'colors')) {
			if (textAt(one, 'display-gamut') === 'display-P3') continue;
			spend(COLOR_COST);
			const dark = childrenAt(one, 'appearances').map((appearance) => textAt(appearance, 'value'));
			const when = dark.length === 0 ? ALWAYS : [dark.filter((word) => word !== undefined).sort()];
			addEntry(draft, { name, text: name, start, end, when, value: readColor(nodeAt(one, 'color'), node, name) });
		}
	}
}

const SPACES: Readonly<Record<string, 'srgb' | 'display-p3'>> = { 'srgb': 'srgb', 'display-p3': 'display-p3' };

function readColor(node: JsonNode | undefined, place: Span, name: string): Value {
	const space = SPACES[textAt(node, 'color-space') ?? ''], components = nodeAt(node, 'components');
	const [red, green, blue, alpha] = ['red', 'green', 'blue', 'alpha'].map((key) => readComponent(textAt(components, key)));
	if (space === undefined || red === undefined || green === undefined || blue === undefined || alpha === undefined)
		return { kind: 'unread', why: 'is not a color in sRGB or Display P3' };
	return { kind: 'literal', literal: fixedLiteral(color(space, [red, green, blue], alpha), place, name) };
}

/** Reads a share with a point, a number from 0 to 255, or two hexadecimal digits; undefined for any other text. */
function readComponent(text: string | undefined): number | undefined {
	if (text === undefined) return undefined;
	const value = /^\d*\.\d+$/.test(text) ? Number(text) : /^(?:\d{1,3}|0x[\da-f]{2})$/i.test(text) ? Number(text) / 255 : NaN;
	return value >= 0 && value <= 1 ? value : undefined;
}
