/*
 * The engine that is measured: the library as it is published, compiled, from this tree or from another revision of it.
 *
 * Compiled, because a loader that strips types while it runs also wraps arrow functions, and then it is the loader
 * that is measured.
 */

import { pathToFileURL } from 'node:url';
import type * as current from '../src/index.ts';

export interface Engine {
	readonly name: string;
	readonly library: typeof current;
}

/** A compiled file of this tree, by its path below src/ without an ending. */
export const built = async <M>(path: string): Promise<M> => await import(new URL(`../dist/${path}.js`, import.meta.url).href) as M;

export const CURRENT: Engine = { name: 'tincture', library: await built<typeof current>('index') };

/** Another checkout, built, measured in the same rounds: the only fair way to compare two revisions. */
export async function engineAt(directory: string): Promise<Engine> {
	const library = await import(`${pathToFileURL(directory).href}/dist/index.js`) as typeof current;
	return { name: `tincture at ${directory}`, library };
}
