/*
 * Several files as one JSON object from path to text. Writing each text to its path creates the folder.
 */

/** Writes files, in order, as one JSON object. */
export const writeFiles = (files: readonly (readonly [path: string, text: string])[]): string =>
	`${JSON.stringify(Object.fromEntries(files), null, 2)}\n`;
