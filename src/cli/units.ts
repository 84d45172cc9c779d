/*
 * Formats numbers of results with their units, by field name: `4.5:1`, `Lc −63`, `12 %`, `+120°`.
 */

const formatMinus = (x: number): string => String(x).replace('-', '−');

const formatSigned = (x: number): string => (x > 0 ? `+${x}` : formatMinus(x));

const UNITS: { readonly [field: string]: (x: number) => string } = {
	ratio: (x) => `${x}:1`,
	least: (x) => `${x}:1`,
	largest: (x) => `${x}:1`,
	ratioOnWhite: (x) => `${x}:1`,
	ratioOnBlack: (x) => `${x}:1`,
	lc: (x) => `Lc ${formatMinus(x)}`,
	deltaEOK: (x) => `ΔE ${x}`,
	lightnessShift: (x) => `${formatSigned(x)} %`,
	chromaShift: formatSigned,
	hueShift: (x) => `${formatSigned(x)}°`,
	hueOffset: (x) => `${formatSigned(x)}°`,
	angle: (x) => `${formatMinus(x)}°`,
	position: (x) => `${x} %`,
	amount: (x) => `${x} %`,
};

/** A number with its unit. */
export const numberText = (field: string, x: number): string => (Object.hasOwn(UNITS, field) ? UNITS[field]!(x) : formatMinus(x));

/** True if the unit alone identifies the number. */
export const isSelfExplanatory = (field: string): boolean => ['ratio', 'lc', 'deltaEOK'].includes(field);
