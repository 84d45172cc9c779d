/*
 * The three kinds of dichromacy: vision without long-wave, middle-wave or short-wave cones.
 */

export const DICHROMACIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

export type Dichromacy = (typeof DICHROMACIES)[number];
