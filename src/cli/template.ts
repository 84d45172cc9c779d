/*
 * Templates for messages.
 */

/** Replaces each `{}` by the next value. */
export const fillTemplate = (text: string, ...values: readonly (string | number)[]): string => {
	let i = 0;
	return text.replaceAll('{}', () => String(values[i++]));
};
