/*
 * The text of JSON files.
 */

/** Writes a value as JSON with indents, and a line feed at the end. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes several files, in order, as one object from path to text. Writing each text to its path creates the folder. */
export const writeFiles = (files: readonly (readonly [path: string, text: string])[]): string => jsonText(Object.fromEntries(files));
