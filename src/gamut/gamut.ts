/*
 * The three gamuts a color is asked to fit: cubes in an RGB space, 0..1 on each channel.
 *
 * A gamut is a solid; the space gives the coordinates in which it is a cube. Encoded or in linear light it is the same
 * cube, because every curve keeps order, 0 and 1.
 *
 * Source  CSS Color 4 §2 (gamut), §10.2, §10.4, §10.8.
 */

export const GAMUT_IDS = ['srgb', 'display-p3', 'rec2020'] as const;

export type GamutId = (typeof GAMUT_IDS)[number];

export interface Gamut {
	readonly id: GamutId;
	/** Where its colors are written: encoded channels. */
	readonly space: GamutId;
	/** Where they are measured: linear light. */
	readonly linear: `${GamutId}-linear`;
}

export const GAMUTS: Readonly<Record<GamutId, Gamut>> = {
	'srgb': { id: 'srgb', space: 'srgb', linear: 'srgb-linear' },
	'display-p3': { id: 'display-p3', space: 'display-p3', linear: 'display-p3-linear' },
	'rec2020': { id: 'rec2020', space: 'rec2020', linear: 'rec2020-linear' },
};
