/*
 * The folders of test/operations: cases and limits of each operation, by the name of its folder.
 */

import { readdirSync } from 'node:fs';
import type { Case } from './case.ts';
import type { Limit } from './limits.ts';

interface Folder {
	readonly CASES: readonly Case[];
	readonly LIMITS: readonly Limit[];
}

const FOLDERS = new URL('../operations/', import.meta.url);

/** Compiled tests are JavaScript. */
const extension = import.meta.url.slice(-2);

export const CONTRACT: ReadonlyMap<string, Folder> = new Map(await Promise.all(readdirSync(FOLDERS, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	// The compiler checks each file of cases by the types of its exports; test/contract/runner.test.ts that both are there.
	.map(async ({ name }) => [name, await import(new URL(`${name}/cases.${extension}`, FOLDERS).href) as Folder] as const)));
