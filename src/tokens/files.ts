/*
 * Several files as one: an object of JSON, path to text. Writing each text to its path makes the folder.
 */

/** Paths with their texts as one file of JSON, in their order. */
export const writeFiles = (files: readonly (readonly [path: string, text: string])[]): string =>
	`${JSON.stringify(Object.fromEntries(files), null, 2)}\n`;
