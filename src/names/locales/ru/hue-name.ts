/*
 * The Russian word for a hue family: blue and brown have two each.
 *
 * Proof  test/names/plain-name.test.ts.
 */

import type { HueFamily } from '../../hue-family.ts';

const HUE_NAMES: Readonly<Record<HueFamily, string>> = {
	red: 'красный', orange: 'оранжевый', yellow: 'жёлтый', green: 'зелёный', cyan: 'бирюзовый', blue: 'синий',
	purple: 'фиолетовый', pink: 'розовый', brown: 'коричневый', gray: 'серый', black: 'чёрный', white: 'белый',
};

/** OKLab lightness from which a blue is голубой, the twelfth basic term, and from which a brown is бежевый. */
const LIGHT_BLUE_FROM = 0.66;
const BEIGE_FROM = 0.77;

/** The word; coords are OKLab. */
export const hueName = ([l]: readonly [number, number, number], family: HueFamily): string =>
	(family === 'blue' && l >= LIGHT_BLUE_FROM ? 'голубой' : family === 'brown' && l >= BEIGE_FROM ? 'бежевый' : HUE_NAMES[family]);
