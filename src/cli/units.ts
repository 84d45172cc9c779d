/*
 * Numbers of results as people read them, by the name of the field: `4.5:1`, `Lc −63`, `12 %`, `+120°`.
 */

const minus = (x: number): string => String(x).replace('-', '−');

const signed = (x: number): string => (x > 0 ? `+${x}` : minus(x));

const UNITS: { readonly [field: string]: (x: number) => string } = {
	ratio: (x) => `${x}:1`,
	least: (x) => `${x}:1`,
	largest: (x) => `${x}:1`,
	ratioOnWhite: (x) => `${x}:1`,
	ratioOnBlack: (x) => `${x}:1`,
	lc: (x) => `Lc ${minus(x)}`,
	deltaEOK: (x) => `ΔE ${x}`,
	lightnessShift: (x) => `${signed(x)} %`,
	chromaShift: signed,
	hueShift: (x) => `${signed(x)}°`,
	hueOffset: (x) => `${signed(x)}°`,
	angle: (x) => `${minus(x)}°`,
	position: (x) => `${x} %`,
	amount: (x) => `${x} %`,
};

/** A number with its unit. */
export const numberText = (field: string, x: number): string => (Object.hasOwn(UNITS, field) ? UNITS[field]!(x) : minus(x));

/** Does the unit say already what the number is? */
export const tellsItself = (field: string): boolean => ['ratio', 'lc', 'deltaEOK'].includes(field);
