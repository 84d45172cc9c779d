/*
 * Every regular expression of the sources: literals, and those that a module creates when it is loaded.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripText } from './code.ts';
import { ROOT, type SourceFile } from './project.ts';

export interface FoundRegex {
	readonly path: string;
	readonly source: string;
	readonly flags: string;
}

/** The literals of a file. */
export function literalsIn({ path, text }: SourceFile): FoundRegex[] {
	return [...stripText(text).matchAll(/\/( +)\/([dgimsuvy]*)/g)].map(({ index, 1: inside, 2: flags = '' }) =>
		({ path, source: text.slice(index + 1, index + 1 + inside!.length), flags }));
}

/** The number of expressions that a file creates from texts. */
export const countMade = ({ text }: SourceFile): number => stripText(text).split('new RegExp(').length - 1;

/** Expressions that a file creates from texts on load; loads a copy of the module. */
export async function madeOnLoad({ path }: SourceFile): Promise<FoundRegex[]> {
	const regexes: FoundRegex[] = [], Original = RegExp, url = pathToFileURL(join(ROOT, path)).href;
	globalThis.RegExp = new Proxy(Original, {
		construct(target, args: [string | RegExp, string?]) {
			const made = Reflect.construct(target, args) as RegExp;
			if ((new Error().stack ?? '').split('\n').slice(1, 4).some((line) => line.includes(path)))
				regexes.push({ path, source: made.source, flags: made.flags });
			return made;
		},
	});
	try {
		await import(`${url}?regexes`);
	} finally {
		globalThis.RegExp = Original;
	}
	return regexes;
}
