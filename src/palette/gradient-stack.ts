/*
 * Gradients over each other: whether their colors change along one way, and the colors of all layers along it.
 *
 * Where two gradients of a box have one axis, what the screen shows is a function of the place on it. Where they have two, it
 * depends on the shape of the box which of their colors meet, and nothing exact can be said of the colors alone. A gradient
 * of one color has every axis.
 *
 * Proof  test/palette/contrast-along.test.ts.
 */

import { isEqual, type Color } from '../spaces/color.ts';
import { waysOf, type CssGradient, type CssWay } from './css-gradient.ts';

/** One layer: a color, or a gradient. */
export type Layer = Color | CssGradient;

/** Is it a gradient? */
export const isGradient = (layer: Layer): layer is CssGradient => 'stops' in layer;

/** From a place to the next at which a gradient changes its way: every layer's color at a share (0..1) between. */
export interface StackedWay {
	readonly from: number;
	readonly to: number;
	readonly at: (share: number) => readonly Color[];
}

export interface StackFault {
	/** Which of the gradients cannot stand beside the others. */
	readonly at: number;
	/** Because it repeats; else because its axis is another one. */
	readonly isRepeating: boolean;
}

const isOneColor = ({ stops }: CssGradient): boolean => stops.every(({ color }) => isEqual(color, stops[0]!.color));

/** What keeps gradients from being judged together; undefined where nothing does. */
export function stackFault(gradients: readonly CssGradient[]): StackFault | undefined {
	const turning = gradients.filter((gradient) => !isOneColor(gradient)), [first] = turning;
	if (first === undefined || turning.length === 1) return undefined;
	const wrong = turning.find(({ axis }) => axis !== first.axis) ?? turning.find(({ isRepeating }) => isRepeating);
	return wrong && { at: gradients.indexOf(wrong), isRepeating: wrong.axis === first.axis };
}

/** The ways of a stack without a fault, from one end of the axis to the other; a single one that stands still where all are colors. */
export function stackedWays(layers: readonly Layer[]): StackedWay[] {
	const gradients = layers.filter(isGradient), turning = gradients.filter((gradient) => !isOneColor(gradient)), [only] = turning;
	const colorsBy = (colorOf: (gradient: CssGradient) => Color): readonly Color[] =>
		layers.map((layer) => (isGradient(layer) ? isOneColor(layer) ? layer.stops[0]!.color : colorOf(layer) : layer));
	if (only === undefined) return [{ from: 0, to: gradients.length > 0 ? 1 : 0, at: () => colorsBy(({ stops }) => stops[0]!.color) }];
	if (turning.length === 1) return waysOf(only).map(({ from, to, at }) => ({ from, to, at: (share) => colorsBy(() => at(share)) }));
	const waysAlong = (of: CssGradient): CssWay[] => (of.isReversed === only.isReversed ? waysOf(of) : reversed(waysOf(of)));
	const along = new Map(turning.map((of) => [of, waysAlong(of)]));
	const places = [...new Set([...along.values()].flatMap((ways) => ways.flatMap(({ from, to }) => [from, to])))].sort((a, b) => a - b);
	return places.slice(1).map((to, i): StackedWay => {
		const from = places[i]!, middle = (from + to) / 2;
		const under = new Map([...along].map(([of, ways]) => [of, ways.find((way) => way.from <= middle && middle <= way.to)!]));
		return { from, to, at: (share) => colorsBy((of) => colorAt(under.get(of)!, from + (to - from) * share)) };
	});
}

const colorAt = ({ from, to, at }: CssWay, place: number): Color => at(Math.min(1, Math.max(0, (place - from) / (to - from))));

/** The same ways told from the other end. */
const reversed = (ways: readonly CssWay[]): CssWay[] =>
	ways.map(({ from, to, at }) => ({ from: 1 - to, to: 1 - from, at: (share: number) => at(1 - share) })).reverse();
