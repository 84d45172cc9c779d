/*
 * The pairs in a file: JSON, or CSS with comments such as `contrast: --text on --surface aa` between slashes and stars.
 */

export interface Pair {
	readonly name: string;
	readonly text: string;
	readonly background: string;
	readonly target: string;
	/** Its line in the file, from 1. */
	readonly line: number;
}

export const pairsOf = (file: string, source: string): Pair[] => (file.endsWith('.css') ? fromCss(source) : fromJson(source));

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

type Fields = Partial<Record<'name' | 'text' | 'background' | 'target', unknown>>;

function fromJson(source: string): Pair[] {
	const { pairs } = JSON.parse(source) as { readonly pairs?: unknown };
	if (!Array.isArray(pairs)) throw new Error('wanted { "pairs": [{ "text": "#111", "background": "white", "target": "aa" }] }');
	const places = [...source.matchAll(/"text"\s*:/g)];
	return pairs.map((pair: Fields | null, i) => {
		const { text, background, target = 'aa', name = `${text} on ${background}` } = pair ?? {};
		return { name: `${name}`, text: `${text}`, background: `${background}`, target: `${target}`, line: lineAt(source, places[i]?.index ?? 0) };
	});
}

function fromCss(source: string): Pair[] {
	const values = new Map([...source.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name, value]) => [name!, value!.trim()]));
	const colorOf = (name: string, line: number, seen: readonly string[] = []): string => {
		const value = values.get(name);
		if (value === undefined) throw new Error(`line ${line}: ${name} is not declared`);
		if (seen.includes(name)) throw new Error(`line ${line}: ${name} is declared by itself`);
		const [, reference] = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value) ?? [];
		return reference === undefined ? value : colorOf(reference, line, [...seen, name]);
	};
	return [...source.matchAll(/\/\*\s*contrast:\s*(--[\w-]+) on (--[\w-]+)\s*([\w-]*)\s*\*\//g)].map((match) => {
		const [, text = '', background = '', target] = match, line = lineAt(source, match.index);
		return { name: `${text} on ${background}`, text: colorOf(text, line), background: colorOf(background, line), target: target || 'aa', line };
	});
}
