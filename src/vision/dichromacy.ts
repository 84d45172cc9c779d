/*
 * The three ways to see with two kinds of cones instead of three: without the long-wave, the middle-wave or the
 * short-wave cones.
 */

export const DICHROMACIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

export type Dichromacy = (typeof DICHROMACIES)[number];
