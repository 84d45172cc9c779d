/*
 * Objects of JSON and of library callers.
 */

/** True for an object that is not an array, with any prototype. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys with a value. JSON has no undefined; library callers who pass it mean an absent field. */
export const sentKeys = (value: Readonly<Record<string, unknown>>): string[] =>
	Object.keys(value).filter((key) => value[key] !== undefined);
