/*
 * Themes as JSON, seeded: design tokens (DTCG) and their resolver documents, Tokens Studio, variables of Figma, configurations of
 * Tailwind 3, and plain JSON.
 */

import type { Random } from '../../src/math/random.ts';
import { below, pick } from './tape.ts';
import { drawTokens, type Token, type Value } from './tokens.ts';

interface Tree {
	[key: string]: unknown;
}

/** The tokens as nested objects; `leaf` writes a token, null leaves it out. */
function nest(tokens: readonly Token[], leaf: (token: Token) => unknown): Tree {
	const root: Tree = {};
	for (const token of tokens) {
		const written = leaf(token);
		if (written === null) continue;
		let node = root;
		for (const part of token.path.slice(0, -1)) node = (node[part] ??= {}) as Tree; // Groups and tokens have names of different shapes.
		node[token.path.at(-1)!] = written;
	}
	return root;
}

/** A value as most of these forms write it: HEX, or references in braces, alone, in a row, or inside a function. */
function braced(value: Value, around: number): string {
	if (value.kind === 'blank') return '';
	if (value.kind === 'color') return value.hex;
	const names = value.paths.map((path) => `{${path.join('.')}}`);
	return around === 0 ? names[0]! : around === 1 ? names.join('') : `rgba(${names.join(around === 2 ? ',' : '')}, 0.5)`;
}

const pointer = (value: Value): unknown =>
	(value.kind === 'references' ? { $ref: `#/${value.paths[0]!.join('/')}/$value` } : braced(value, 0));

/** Tokens of the DTCG format module, modes in extensions. */
export function dtcgTheme(random: Random, size: number): string {
	const around = below(random, 4), isPointer = random() < 0.2, isObject = random() < 0.2, isListed = random() < 0.5;
	const { modes, tokens } = drawTokens(random, size, 45);
	const value = (of: Value): unknown => (isPointer ? pointer(of)
		: isObject && of.kind === 'color' ? { colorSpace: 'srgb', components: [random(), random(), random()] } : braced(of, around));
	return JSON.stringify(nest(tokens, ({ values }) => ({
		...(isListed && { $type: 'color' }),
		$value: value(values[0]!),
		...(values.length > 1 && { $extensions: { mode: Object.fromEntries(values.slice(1).map((one, i) => [modes[i + 1]!, value(one)])) } }),
	})));
}

/** A resolver document: sets that include sets, and modifiers with contexts. */
export function resolverTheme(random: Random, size: number): string {
	const setCount = 1 + below(random, 30), fan = 1 + below(random, 12), step = pick(random, [1, 1, 2, 0, -1]), contexts = below(random, 12);
	const { tokens } = drawTokens(random, pick(random, [100, size / 4, size]), 45);
	const group = nest(tokens, ({ values }) => ({ $type: 'color', $value: braced(values[0]!, 0) }));
	const set = (i: number): string => `s${Math.max(0, Math.min(setCount - 1, i))}`;
	const sourcesOf = (i: number): unknown[] => [
		...(i + step < setCount ? Array.from({ length: fan }, (_, k) => ({ $ref: `#/sets/${set(i + step * (1 + k % 2))}` })) : []),
		...(i === setCount - 1 || random() < 0.1 ? [group] : []),
	];
	return JSON.stringify({
		sets: Object.fromEntries(Array.from({ length: setCount }, (_, i) => [`s${i}`, { sources: sourcesOf(i) }])),
		modifiers: { theme: {
			default: 'c0',
			contexts: Object.fromEntries(Array.from({ length: contexts }, (_, i) => [`c${i}`, [{ $ref: `#/sets/${set(below(random, setCount))}` }]])),
		} },
		resolutionOrder: [...Array.from({ length: 1 + below(random, fan) }, (_, i) => ({ $ref: `#/sets/${set(i)}` })), { $ref: '#/modifiers/theme' }],
	});
}

/** Tokens Studio: sets, themes, references with math and modifications. */
export function tokensStudioTheme(random: Random, size: number): string {
	const around = below(random, 4), isModified = random() < 0.3, { modes, tokens } = drawTokens(random, size, 40);
	const value = (of: Value): unknown => ({
		value: braced(of, around), type: 'color',
		...(isModified && { $extensions: { 'studio.tokens': { modify: { type: pick(random, ['lighten', 'mix', 'alpha']), value: '0.1', space: 'lch', color: '#fff' } } } }),
	});
	const sets = Object.fromEntries(modes.map((mode, i) => [mode, nest(tokens, ({ values }) => (values[i] === undefined ? null : value(values[i]!)))]));
	const themes = modes.map((mode) => ({ id: mode, name: mode, selectedTokenSets: { default: 'source', [mode]: 'enabled' } }));
	return JSON.stringify({ ...sets, $themes: themes, $metadata: { tokenSetOrder: modes } });
}

/** Variables of Figma: of the REST API, of a body to send, or a list of a plugin. */
export function figmaTheme(random: Random, size: number): string {
	const { modes, tokens } = drawTokens(random, size, 130), isList = random() < 0.2, isNumeric = random() < 0.3, kind = below(random, 3);
	const modeId = (i: number): string => (isNumeric ? String(i * 1000) : `1:${i}`), ids = new Map(tokens.map(({ path }, i) => [path.join('/'), `V:${i}`]));
	const value = (of: Value): unknown => (of.kind === 'references' ? { type: 'VARIABLE_ALIAS', id: ids.get(of.paths[0]!.join('/')) }
		: of.kind === 'blank' ? '' : { r: random(), g: random(), b: random(), a: 1 });
	if (isList) {
		return JSON.stringify(tokens.map(({ path, values: [first] }) => ({
			name: path.join('/'), type: 'COLOR', resolvedType: 'COLOR', value: first?.kind === 'references' ? `{${first.paths[0]!.join('.')}}` : value(first!),
		})));
	}
	const modeList = modes.map((name, i) => ({ modeId: modeId(i), id: modeId(i), name }));
	const variables = Object.fromEntries(tokens.map(({ path, values }, i) => [`V:${i}`, {
		id: `V:${i}`, name: path.join('/'), resolvedType: 'COLOR', ...(kind < 2 && { valuesByMode: Object.fromEntries(values.map((of, mode) => [modeId(mode), value(of)])) }),
	}]));
	const collections = { C: { id: 'C', name: 'c', modes: modeList, defaultModeId: modeId(0) } };
	if (kind === 0) return JSON.stringify({ meta: { variables, variableCollections: collections } });
	if (kind === 1) return JSON.stringify({ variables, variableCollections: collections });
	return JSON.stringify({
		variableCollections: [{ id: 'C', name: 'c' }], variableModes: modeList.map((mode) => ({ ...mode, variableCollectionId: 'C' })),
		variables: Object.values(variables),
		variableModeValues: tokens.flatMap(({ values }, i) => values.map((of, mode) => ({ variableId: `V:${i}`, modeId: modeId(mode), value: value(of) }))),
	});
}

/** A configuration of Tailwind 3. */
export function tailwind3Theme(random: Random, size: number): string {
	const style = below(random, 3), { tokens } = drawTokens(random, size, 20);
	const value = (of: Value): string => (of.kind !== 'references' ? braced(of, 0)
		: style === 0 ? `theme('colors.${of.paths[0]!.join('.')}')` : style === 1 ? `rgb(var(--${of.paths[0]!.join('-')}) / <alpha-value>)` : braced(of, 1));
	const colors = nest(tokens, ({ values }) => (random() < 0.2 ? { DEFAULT: value(values[0]!), foreground: '#777' } : value(values[0]!)));
	return JSON.stringify({ theme: random() < 0.5 ? { extend: { colors } } : { colors } });
}

/** Any JSON with colors. */
export function plainTheme(random: Random, size: number): string {
	const around = below(random, 4), { modes, tokens } = drawTokens(random, size, 16);
	const text = (of: Value): unknown => (random() < 0.05 ? pick(random, [[], {}, null, 1, [[['#fff']]]]) : braced(of, around));
	return JSON.stringify(modes.length === 1 ? nest(tokens, ({ values }) => text(values[0]!))
		: Object.fromEntries(modes.map((mode, i) => [mode === 'default' ? 'light' : mode, nest(tokens, ({ values }) => text(values[i] ?? values[0]!))])));
}
