/*
 * Objects of JSON and of library callers.
 */

/** An object with any keys. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** True for an object that is not an array, with any prototype. */
export const isRecord = (value: unknown): value is AnyRecord =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys with a value. JSON has no undefined; library callers who pass it mean an absent field. */
export const sentKeys = (value: AnyRecord): string[] =>
	Object.keys(value).filter((key) => value[key] !== undefined);
