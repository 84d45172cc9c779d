/*
 * Colors in the code of other programs, such as `Color.fromARGB(255, 0, 128, 128)`, `NSColor(red: 0, …)` or `vec3(0., .5, .5)`: the CSS
 * that they mean.
 *
 * Numbers up to 1 are shares, larger ones bytes. If both are possible, both are returned, because a suggestion must not name another
 * color. Only known constructors are read: the arguments of others may be in another order or model.
 *
 * Source  documentation of Dart (dart:ui Color), Apple (NSColor, UIColor, CGColor), Android (android.graphics.Color), Qt (QColor),
 *         .NET (System.Drawing.Color), Java (java.awt.Color), Godot (Color), three.js (Color), Unity (Color32), GLSL 4.60 §5.4.2.
 * Proof   test/names/pasted.test.ts.
 */

import { decimal } from '../math/round.ts';
import { bareColors } from '../reading/css-bare.ts';
import { NUMBER } from './printed.ts';

type Order = 'rgba' | 'argb' | 'hsla' | 'ahsl' | 'hsva' | 'ahsv';

/** Order of arguments without names, by the last part of the name of a constructor. */
const ORDERS: ReadonlyMap<string, Order> = new Map<string, Order>([
	...[
		'color', 'color3', 'color4', 'color8', 'color32', 'qcolor', 'rgb', 'rgba', 'fromrgb', 'fromrgba', 'fromrgbo',
		'vec3', 'vec4', 'float3', 'float4',
	].map((name) => [name, 'rgba'] as const),
	['argb', 'argb'], ['fromargb', 'argb'],
	['hsl', 'hsla'], ['hsla', 'hsla'], ['fromhsl', 'hsla'], ['fromahsl', 'ahsl'],
	['hsv', 'hsva'], ['hsva', 'hsva'], ['fromhsv', 'hsva'], ['fromahsv', 'ahsv'],
]);

const CALL = /^(?:(?:const|new)\s+)?#?((?:[\w$]+\.)*([\w$]+))\(([^()]*)\)$/;

const ARGUMENT = new RegExp(String.raw`^(?:(\w+)\s*[:=]\s*)?(?:0x([\da-f]+)|(${NUMBER}f?)(?:\s*/\s*(${NUMBER}f?))?)$`, 'i');

interface Argument {
	/** In lower case; empty without a name. */
	readonly name: string;
	readonly value: number;
	/** True for a number that was written as a share: `0.5`, `1f`, `59/255`. */
	readonly isShare: boolean;
}

/** The CSS colors that a constructor may mean; empty for any other text. */
export function constructedColors(text: string): readonly string[] {
	const [, full = '', last = '', inside = ''] = CALL.exec(text) ?? [], order = ORDERS.get(last.toLowerCase());
	const [, hex] = /^(?:(?:hex|value|rgb)\s*[:=]\s*)?(0x[\da-f]+)$/i.exec(inside.trim()) ?? [];
	if (hex !== undefined && /color$/i.test(full)) return bareColors(hex);
	const [, alpha = '', digits] = last.toLowerCase() === 'parsecolor' ? /^["']#([\da-f]{2})([\da-f]{6})["']$/i.exec(inside.trim()) ?? [] : [];
	if (digits !== undefined) return [`#${digits}${alpha.replace(/^ff$/i, '')}`];
	const sent = inside.split(',').map(toArgument);
	if (sent.includes(undefined)) return [];
	const read = sent as readonly Argument[];
	if (read.every(({ name }) => name !== '')) return /color|literal/i.test(last) ? named(read) : [];
	// Functions of CSS itself have no other name before them.
	const isCss = full === last && /^(?:rgb|hs[lvb])a?$/i.test(last);
	return isCss || order === undefined || read.some(({ name }) => name !== '') ? [] : ordered(order, read);
}

function toArgument(text: string): Argument | undefined {
	const [, name = '', hex, number, divisor] = ARGUMENT.exec(text.trim()) ?? [];
	if (hex !== undefined) return { name, value: Number.parseInt(hex, 16), isShare: false };
	if (number === undefined) return undefined;
	const value = Number.parseFloat(number) / (divisor === undefined ? 1 : Number.parseFloat(divisor));
	return Number.isFinite(value) ? { name: name.toLowerCase(), value, isShare: divisor !== undefined || /[.f]/i.test(number) } : undefined;
}

/** Prefixes of the first name: the color space. */
const SPACES = /^(?:srgb|calibrated|device|generic|displayp3)/;

function named(read: readonly Argument[]): readonly string[] {
	const find = (...names: readonly string[]): Argument | undefined => read.find(({ name }) => names.includes(name.replace(SPACES, '')));
	const alpha = find('alpha', 'opacity', 'a'), channels = [
		[find('red', 'r'), find('green', 'g'), find('blue', 'b')],
		[find('hue', 'h'), find('saturation', 's'), find('brightness', 'value', 'v')],
		[find('hue', 'h'), find('saturation', 's'), find('lightness', 'l')],
		[find('white'), find('white'), find('white')],
	].map((three) => three.filter((one) => one !== undefined));
	const at = channels.findIndex((three) => three.length === 3), three = channels[at];
	if (three === undefined || new Set([...three, alpha]).size < read.length) return [];
	if (at === 1 || at === 2) return [hueText(at === 1 ? 'hsv' : 'hsl', three, alpha)];
	return read.some(({ name }) => name.startsWith('displayp3'))
		? [write('color(display-p3 ', three.map(({ value }) => value), alpha?.value)]
		: rgbTexts(three, alpha);
}

function ordered(order: Order, read: readonly Argument[]): readonly string[] {
	if (read.length < 3 || read.length > 4) return [];
	const isFirst = order.startsWith('a') && read.length === 4, channels = isFirst ? read.slice(1) : read.slice(0, 3);
	const alpha = isFirst ? read[0] : read[3];
	if (order === 'rgba' || order === 'argb') return rgbTexts(channels, alpha);
	return [hueText(order.includes('v') ? 'hsv' : 'hsl', channels, alpha)];
}

function rgbTexts(channels: readonly Argument[], alpha: Argument | undefined): readonly string[] {
	const values = channels.map(({ value }) => value), isSmall = values.every((value) => value <= 1);
	const shares = write('color(srgb ', values, alpha?.value), bytes = write('rgb(', values, alpha?.value);
	if (!isSmall) return [bytes];
	if (channels.some(({ isShare }) => isShare)) return [shares];
	return values.every((value) => value === 0) ? [bytes] : [shares, bytes];
}

const WHOLE_TURN = 360, PERCENT = 100;

/** Hues up to 1 are turns, unless the other channels are percentages. */
function hueText(name: 'hsl' | 'hsv', [h, ...others]: readonly Argument[], alpha: Argument | undefined): string {
	const areShares = others.every(({ value }) => value <= 1);
	const hue = areShares && h!.value <= 1 ? h!.value * WHOLE_TURN : h!.value;
	const percents = others.map(({ value }) => `${decimal(areShares ? value * PERCENT : value, 3)}%`);
	return `${name}(${decimal(hue, 3)} ${percents.join(' ')}${opacity(alpha?.value)})`;
}

const write = (opening: string, values: readonly number[], alpha: number | undefined): string =>
	`${opening}${values.map((value) => decimal(value, 5)).join(' ')}${opacity(alpha)})`;

const BYTE = 255;

/** An alpha above 1 is a byte. */
function opacity(alpha = 1): string {
	const share = alpha > 1 ? alpha / BYTE : alpha;
	return share >= 1 ? '' : ` / ${decimal(share, 4)}`;
}
