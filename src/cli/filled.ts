/*
 * Texts with places for values.
 */

/** A text with values in the place of each `{}`. */
export const filled = (text: string, ...values: readonly (string | number)[]): string => {
	let i = 0;
	return text.replaceAll('{}', () => String(values[i++]));
};
