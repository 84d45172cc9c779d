/*
 * The systems called `acme` that the tests of code write and read, and their colors.
 */

import { parse } from '../../src/names/parse-color.ts';
import { SCALE_STEPS } from '../../src/palette/scale.ts';
import { buildSystem } from '../../src/palette/system.ts';
import { pickColor, SCALE_NAMES, type Role, type System, type Theme } from '../../src/palette/system-shape.ts';
import { systemTokens } from '../../src/tokens/system.ts';
import { WRITERS, type SystemFormat } from '../../src/tokens/table.ts';
import type { ValueStyle } from '../../src/tokens/value.ts';

export const SYSTEM = buildSystem({ primary: parse('#3b82f6') });

/** In Display P3 and outside sRGB. */
export const WIDE_BRAND = 'color(display-p3 0 1 0)';
export const WIDE = buildSystem({ primary: parse(WIDE_BRAND) });

export const write = (format: SystemFormat, style: ValueStyle, system: System = SYSTEM): string =>
	WRITERS[format].write(systemTokens(system, 'acme'), style);

export const STEPS = SCALE_NAMES.flatMap((scale) => SCALE_STEPS.map((step) => `${scale}-${step}`));

export const stepColor = (system: System, name: string) => {
	const [scale, step] = name.split('-');
	return system.scales[SCALE_NAMES.find((one) => one === scale)!].colors[SCALE_STEPS.findIndex((one) => String(one) === step)]!;
};

export const roleColor = (system: System, theme: Theme, role: Role) => pickColor(system.scales, system.themes[theme][role]);
