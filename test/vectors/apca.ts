/*
 * The published test values of APCA 0.0.98G-4g: text, background, Lc unrounded.
 *
 * Source  Andrew Somers (Myndex), "Test Values" in the documentation of the same version.
 */

export const APCA_PUBLISHED: readonly (readonly [text: number, background: number, lc: number])[] = [
	[0x888888, 0xffffff, 63.056469930209424],
	[0xffffff, 0x888888, -68.54146436644962],
	[0x000000, 0xaaaaaa, 58.146262578561334],
	[0xaaaaaa, 0x000000, -56.24113336839742],
	[0x112233, 0xddeeff, 91.66830811481631],
	[0xddeeff, 0x112233, -93.06770049484275],
	[0x112233, 0x444444, 8.32326136957393],
	[0x444444, 0x112233, -7.526878460278154],
];
