/*
 * Stacked gradients: whether their colors vary along a single axis, and the colors of all layers along it.
 *
 * If all gradients of a box share one axis, the displayed color is a function of the position on it. With two axes, the
 * combinations depend on the shape of the box, and the colors alone determine nothing exact. A gradient of a single color
 * fits any axis.
 *
 * Proof  test/palette/contrast-along.test.ts.
 */

import { clampToUnit } from '../math/clamp.ts';
import { isEqual, type Color } from '../spaces/color.ts';
import { visibleWays, type CssGradient, type CssWay } from './css-gradient.ts';

/** One layer: a color, or a gradient. */
export type Layer = Color | CssGradient;

/** True for gradients. */
export const isGradient = (layer: Layer): layer is CssGradient => 'stops' in layer;

/** A segment in which every layer changes along one transition: the colors of all layers at a share (0..1). */
interface StackedWay {
	readonly from: number;
	readonly to: number;
	readonly at: (share: number) => readonly Color[];
}

interface StackFault {
	/** Index of the gradient that does not fit the others. */
	readonly at: number;
	/** True if it repeats; else its axis differs. */
	readonly isRepeating: boolean;
}

/** The longer arc between equal hues is the whole circle. */
const isOneColor = ({ stops, arc }: CssGradient): boolean =>
	arc !== 'longer' && stops.every(({ color }) => isEqual(color, stops[0]!.color));

/** Why gradients cannot be evaluated together; undefined if they can. */
export function stackFault(gradients: readonly CssGradient[]): StackFault | undefined {
	const turning = gradients.filter((gradient) => !isOneColor(gradient)), axis = turning[0]?.axis;
	if (turning.length === 1) return undefined;
	const wrong = turning.find((one) => one.axis !== axis) ?? turning.find(({ isRepeating }) => isRepeating);
	return wrong && { at: gradients.indexOf(wrong), isRepeating: wrong.axis === axis };
}

/** Segments of a stack without a fault, from one end of the axis to the other; a single point if no layer changes. */
export function stackedWays(layers: readonly Layer[]): StackedWay[] {
	const turning = layers.filter(isGradient).filter((gradient) => !isOneColor(gradient)), [only] = turning;
	const colorsBy = (colorOf: (gradient: CssGradient) => Color): readonly Color[] =>
		layers.map((layer) => (isGradient(layer) ? isOneColor(layer) ? layer.stops[0]!.color : colorOf(layer) : layer));
	if (only === undefined) return [{ from: 0, to: 0, at: () => colorsBy(({ stops }) => stops[0]!.color) }];
	if (turning.length === 1) return visibleWays(only).map(({ from, to, at }) => ({ from, to, at: (share) => colorsBy(() => at(share)) }));
	const waysAlong = (of: CssGradient): CssWay[] => (of.isReversed === only.isReversed ? visibleWays(of) : reverse(visibleWays(of)));
	const along = new Map(turning.map((of) => [of, waysAlong(of)]));
	const places = [...new Set([...along.values()].flatMap((ways) => ways.flatMap(({ from, to }) => [from, to])))].sort((a, b) => a - b);
	return places.slice(1).map((to, i): StackedWay => {
		const from = places[i]!;
		const under = new Map([...along].map(([of, ways]) => [of, ways.find((way) => to <= way.to)!]));
		return { from, to, at: (share) => colorsBy((of) => colorAt(under.get(of)!, from + (to - from) * share)) };
	});
}

const colorAt = ({ from, to, at }: CssWay, place: number): Color => at(clampToUnit((place - from) / (to - from)));

/** The same transitions from the other end. */
const reverse = (ways: readonly CssWay[]): CssWay[] =>
	ways.map(({ from, to, at }) => ({ from: 1 - to, to: 1 - from, at: (share: number) => at(1 - share) })).reverse();
