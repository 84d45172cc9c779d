/*
 * Channels without their function, such as `217 91% 60%` of a shadcn theme or `59, 130, 246`: the CSS that they may mean.
 *
 * Units and bounds decide. If they leave two meanings, both are returned, because a suggestion must not name another color.
 *
 * Proof  test/reading/css-bare.test.ts.
 */

import { decimal } from '../math/round.ts';
import { withDecimalPoints } from './css-mend.ts';

interface Part {
	readonly text: string;
	readonly value: number;
	readonly unit: string;
}

const PART = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(%|deg|°|turn|rad|grad)?$/i;

/** The CSS colors that bare channels may mean; empty for any other text. */
export function bareColors(text: string): readonly string[] {
	const hex = /^0x([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1]?.toLowerCase();
	if (hex !== undefined) return hexColors(hex);
	const [inside = '', after, ...rest] = withDecimalPoints(text).split('/').map((part) => part.trim());
	const parts = inside.split(/[,;\s]+/).map(toPart), alpha = after === undefined ? undefined : toPart(after);
	if (rest.length > 0 || parts.includes(undefined) || (after !== undefined && alpha === undefined)) return [];
	const read = parts as readonly Part[];
	if (read.length === 3) return functions(read, alpha);
	if (read.length !== 4 || alpha !== undefined) return [];
	const inks = `device-cmyk(${read.map(({ value }) => `${value}%`).join(' ')})`;
	if (read.every(({ unit }) => unit === '%')) return [inks];
	const withAlpha = functions(read.slice(0, 3), read[3]), mayBeInks = read.every(({ unit }) => unit === '') && areWithin(0, 100, ...read);
	return mayBeInks && read[3]!.value > 1 ? [...withAlpha, inks] : withAlpha;
}

/** 0xRRGGBB, or 0xAARRGGBB as Flutter and Android write it; some other programs write 0xRRGGBBAA. */
function hexColors(digits: string): readonly string[] {
	if (digits.length < 8) return [`#${digits}`];
	const alphaFirst = `#${digits.slice(2)}${digits.slice(0, 2)}`.replace(/^(#.{6})ff$/, '$1');
	return digits.startsWith('ff') || !digits.endsWith('ff') ? [alphaFirst] : [`#${digits.slice(0, 6)}`, alphaFirst];
}

function toPart(text: string): Part | undefined {
	const [, number, unit = ''] = PART.exec(text) ?? [];
	if (number === undefined) return undefined;
	const written = unit.toLowerCase();
	return { text: written === '°' ? `${number}deg` : text, value: Number(number), unit: written };
}

function functions([x, y, z]: readonly Part[], alpha: Part | undefined): readonly string[] {
	const names = alpha !== undefined && isAngle(alpha) ? [] : functionNames(x!, y!, z!);
	return names.map((name) => {
		const channels = [x!, y!, z!].map(({ text, unit }, i) => (i > 0 && unit === '' && name === 'hsl' ? `${text}%` : text)).join(' ');
		const opacity = alpha === undefined ? '' : ` / ${alphaText(alpha, name)}`;
		return name === 'color' ? `color(srgb ${channels}${opacity})` : `${name}(${channels}${opacity})`;
	});
}

/** Alpha of three bytes may be a byte too. */
const alphaText = ({ text, value, unit }: Part, name: FunctionName): string =>
	(name === 'rgb' && unit === '' && value > 1 ? decimal(Math.min(1, value / 255), 4) : text);

type FunctionName = 'rgb' | 'hsl' | 'lab' | 'lch' | 'oklab' | 'oklch' | 'color';

const isShare = ({ unit }: Part): boolean => unit === '%', isAngle = ({ unit }: Part): boolean => unit !== '' && unit !== '%';

const areWithin = (low: number, high: number, ...parts: readonly Part[]): boolean =>
	parts.every(({ value }) => value >= low && value <= high);

/** Least and greatest a and b of OKLab, and greatest chroma, that people write. */
const OK_END = 0.5;

function functionNames(x: Part, y: Part, z: Part): readonly FunctionName[] {
	if (isAngle(y)) return [];
	if (isShare(y) && isShare(z)) return isShare(x) ? ['rgb'] : ['hsl'];
	if (isAngle(x)) return isAngle(z) ? [] : ['hsl'];
	if (isShare(y) || isShare(z)) return [];
	const isOkLightness = isShare(x) || areWithin(0, 1, x), isOkChroma = areWithin(0, OK_END, y);
	if (isAngle(z)) return [isOkLightness && isOkChroma ? 'oklch' : 'lch'];
	if (isOkLightness && areWithin(-OK_END, OK_END, y, z) && (isShare(x) || !areWithin(0, 1, y, z))) return ['oklab'];
	const hasDecimals = [x, y, z].some(({ text }) => text.includes('.'));
	if (isOkLightness && isOkChroma && z.value > 1 && z.value <= 360 && (isShare(x) || hasDecimals)) return ['oklch'];
	if (isShare(x)) return areWithin(0, 150, y) && areWithin(0, 360, z) ? (z.value > 125 ? ['lch'] : ['lab', 'lch']) : ['lab'];
	if (areWithin(0, 1, x, y, z)) return unitNames([x, y, z]);
	if (areWithin(0, 255, x, y, z)) return hasDecimals && areWithin(0, 100, y, z) ? ['rgb', 'hsl'] : ['rgb'];
	if (areWithin(0, 360, x) && areWithin(0, 100, y, z)) return ['hsl'];
	return areWithin(0, 100, x) && areWithin(-150, 150, y, z) ? ['lab'] : [];
}

/** Three numbers from 0 to 1: shares of sRGB, OKLab, or bytes. */
function unitNames(parts: readonly Part[]): readonly FunctionName[] {
	if (parts.every(({ value }) => value === 0)) return ['rgb'];
	if (!parts.some(({ text }) => text.includes('.'))) return ['color', 'rgb'];
	return areWithin(0, OK_END, ...parts.slice(1)) ? ['color', 'oklab'] : ['color'];
}
