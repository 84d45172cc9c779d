/*
 * Swatch files, written here byte by byte as their formats are published, and read as themes; bytes that are cut anywhere, and any
 * bytes at all, give a theme or an InputError.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { format } from '../../src/formats/table.ts';
import { createBudget, withBudget } from '../../src/math/budget.ts';
import { randomFrom } from '../../src/math/random.ts';
import { auditTheme } from '../../src/operations.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { MOST_ENTRIES } from '../../src/theme/theme.ts';
import { cases } from './effort.ts';

const u16 = (n: number): number[] => [(n >> 8) & 255, n & 255];
const u32 = (n: number): number[] => [...u16(Math.floor(n / 65536)), ...u16(n % 65536)];
const f32 = (x: number): number[] => [...new Uint8Array(new Float32Array([x]).buffer)].reverse();
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
/** UTF-16 with a NUL behind it. */
const utf16 = (text: string): number[] => [...Array.from(text, (letter) => letter.charCodeAt(0)).flatMap(u16), 0, 0];

const aseColor = (name: string, model: string, values: readonly number[]): number[] => {
	const body = [...u16(name.length + 1), ...utf16(name), ...ascii(model), ...values.flatMap(f32), ...u16(2)];
	return [...u16(1), ...u32(body.length), ...body];
};

/** A group around four colors, one of each model. */
const ASE = [
	...ascii('ASEF'), ...u16(1), ...u16(0), ...u32(6),
	...u16(0xc001), ...u32(2 + 2 * 6), ...u16(6), ...utf16('Brand'),
	...aseColor('Rot', 'RGB ', [1, 0, 0]), ...aseColor('Синий', 'CMYK', [1, 1, 0, 0]), ...aseColor('Paper', 'LAB ', [1, 0, 0]),
	...aseColor('Gray', 'Gray', [0.5]),
	...u16(0xc002), ...u32(0),
];

const ACO_COLORS: readonly (readonly [string, number, readonly number[]])[] = [
	['Red', 0, [65535, 0, 0, 0]], ['Lime', 1, [21845, 65535, 65535, 0]], ['Black', 2, [65535, 65535, 65535, 0]],
	['White', 7, [10000, 0, 0, 0]], ['Gray', 8, [5000, 0, 0, 0]],
];

const ACO = [
	...u16(1), ...u16(5), ...ACO_COLORS.flatMap(([, space, values]) => [...u16(space), ...values.flatMap(u16)]),
	...u16(2), ...u16(5),
	...ACO_COLORS.flatMap(([name, space, values]) => [...u16(space), ...values.flatMap(u16), ...u32(name.length + 1), ...utf16(name)]),
];

const GPL = 'GIMP Palette\nName: Brand\nColumns: 2\n# Colors\n119 119 119\ttext\n255 255 255\tsurface\n  0   0   0\tInk with a name\n';

const base64 = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64');

const readColors = (text: string): readonly (readonly [string, string])[] => readTheme(text).entries.map(({ name, value }) => {
	assert.is(value.kind, 'literal');
	return [name, value.kind === 'literal' ? format(value.literal.color, 'hex') : ''] as const;
});

const swatches = suite('swatch files');

swatches('ASE: each model, and names beyond ASCII', () => {
	assert.is(readTheme(base64(ASE)).form, 'ase');
	assert.equal(readColors(base64(ASE)), [['Rot', '#ff0000'], ['Синий', '#0000ff'], ['Paper', '#ffffff'], ['Gray', '#808080']]);
});

swatches('ASE: a name ends after 200 letters', () => {
	const name = 'a'.repeat(199), file = (of: string): number[] => [...ASE.slice(0, 8), ...u32(1), ...aseColor(of, 'RGB ', [1, 0, 0])];
	for (const [written, read] of [[name, name], [`${name}b`, `${name}b`], [`${name}bc`, `${name}b`]] as const)
		assert.equal(readColors(base64(file(written))), [[read, '#ff0000']]);
});

swatches('ASE: a share that is not a number is 0', () => {
	const file = [...ASE.slice(0, 8), ...u32(1), ...aseColor('Odd', 'RGB ', [NaN, Infinity, 1])];
	assert.equal(readColors(base64(file)), [['Odd', '#0000ff']]);
});

swatches('ACO: each space, names from the second list', () => {
	assert.is(readTheme(base64(ACO)).form, 'aco');
	const expected = [['Red', '#ff0000'], ['Lime', '#00ff00'], ['Black', '#000000'], ['White', '#ffffff'], ['Gray', '#808080']];
	assert.equal(readColors(base64(ACO)), expected);
	assert.equal(readColors(base64(ACO.slice(0, 54))), expected.map(([, hex], i) => [`color-${i + 1}`, hex]));
});

swatches('ACO: inks from 0 for all to 65,535 for none, and in wide CMYK from 0 for none to 10,000', () => {
	const inks = ['cyan', 'magenta', 'yellow', 'black'], expected = ['#00ffff', '#ff00ff', '#ffff00', '#000000'];
	for (const [space, full, none] of [[2, 0, 65_535], [9, 10_000, 0]] as const) {
		const colors = inks.map((_, i) => [...u16(space), ...inks.flatMap((_, j) => u16(i === j ? full : none))]);
		const file = [...u16(1), ...u16(inks.length), ...colors.flat()];
		assert.equal(readColors(base64(file)), expected.map((hex, i) => [`color-${i + 1}`, hex]));
	}
});

swatches('GPL: as text and as base64, and repaired in place', () => {
	const expected = [['text', '#777777'], ['surface', '#ffffff'], ['Ink with a name', '#000000']];
	assert.equal(readColors(GPL), expected);
	assert.equal(readColors(Buffer.from(GPL).toString('base64')), expected);
	const { code, mediaType, filename, summary } = auditTheme({ theme: GPL, pairs: [{ text: 'text', background: 'surface' }], repair: true });
	assert.is(code, GPL.replace('119 119 119', '118 118 118'));
	assert.equal([mediaType, filename, summary.repaired], ['text/plain', 'theme.gpl', 1]);
});

swatches('GPL: the numbers of a line are red, green and blue', () => {
	const { colors } = auditTheme({ theme: 'GIMP Palette\n 10  20  30\tone\n255 128   0\ttwo\n' });
	assert.equal(colors.map(({ hex }) => hex), ['#0a141e', '#ff8000']);
});

swatches('GPL: a palette without punctuation, which is base64 by chance, is read as text', () => {
	const text = 'GIMP Palette\n0 128 128 teal\n';
	assert.equal([readTheme(text).form, readColors(text)], ['gpl', [['teal', '#008080']]]);
});

swatches('colors beyond the limit are counted', () => {
	const count = MOST_ENTRIES + 7, repeat = (color: readonly number[]): number[] => Array.from({ length: count }, () => color).flat();
	const ase = [...ASE.slice(0, 12), ...repeat(aseColor('', 'Gray', [0]))];
	const aco = [...u16(1), ...u16(count), ...repeat([...u16(0), ...u32(0), ...u32(0)])];
	for (const file of [base64(ase), base64(aco), `GIMP Palette\n${'0 0 0\n'.repeat(count)}`]) {
		const { entries, leftOut } = readTheme(file);
		assert.equal([entries.length, leftOut], [MOST_ENTRIES, 7]);
	}
});

swatches('files of bytes are judged and not written', () => {
	const theme = base64(ASE), pairs = [{ text: 'Gray', background: 'Paper' }];
	assert.is(auditTheme({ theme, pairs }).summary.failing, 1);
	assert.throws(() => auditTheme({ theme, pairs, repair: true }), /is not supported for ase, which is read-only/);
});

swatches('files that are cut or damaged anywhere give a theme or an InputError', () => {
	const random = randomFrom('swatches');
	const tried = (bytes: readonly number[]): void => {
		try {
			for (const { value } of readTheme(base64(bytes)).entries)
				if (value.kind === 'literal') assert.ok(value.literal.color.coords.every(Number.isFinite));
		} catch (error) {
			assert.instance(error, InputError, `seed swatches: ${base64(bytes)}: ${String(error)}`);
		}
	};
	for (const file of [ASE, ACO]) {
		for (let end = 0; end < file.length; end++) tried(file.slice(0, end));
		for (let i = 0; i < cases(200); i++) {
			const damaged = [...file];
			for (let wounds = 0; wounds < 4; wounds++) damaged[Math.floor(random() * damaged.length)] = Math.floor(random() * 256);
			tried(damaged);
		}
	}
});

swatches('a swatch of a file of bytes is at the four letters of base64 in which it begins', () => {
	// Six bits a letter, eight bits a byte; ten bytes a color after the version and the count.
	const text = base64(ACO.slice(0, 54)), { entries } = readTheme(text);
	assert.equal(entries.map(({ start }) => start), ACO_COLORS.map((_, i) => Math.floor((4 + 10 * i) * 8 / 6)));
	for (const { start, end } of entries) assert.is(text.slice(start, end).length, 4);
});

const isRefused = (error: unknown): boolean => error instanceof InputError;

swatches('base64 may have blanks anywhere and needs no padding; text with any other character is not a swatch file', () => {
	const bytes = Buffer.from(ASE).toString('base64'), plain = bytes.replace(/=+$/, '');
	const names = readTheme(bytes).entries.map(({ name }) => name);
	for (const text of [plain, `\n ${bytes.replace(/.{7}/g, '$&\r\n')}\t `])
		assert.equal(readTheme(text).entries.map(({ name }) => name), names, text);
	for (const text of [`${plain}!`, `${plain}é`, `-${plain}`, `${bytes}=`, `${plain}===`]) assert.throws(() => readTheme(text), isRefused, text);
});

swatches('the work for a line of a palette is linear in its length', () => {
	const units = (length: number): number => {
		const budget = createBudget();
		withBudget(budget, () => readTheme(`GIMP Palette\n1 2 3 ${'x'.repeat(length)}\n4 5 6\n`));
		return budget.spent;
	};
	assert.ok(units(5_000) > units(500) + 40, `${units(500)} and ${units(5_000)} units`);
	assert.ok(units(5_000) < 12 * units(500), `${units(500)} and ${units(5_000)} units`);
});

swatches('whether a text is base64 takes as much work as the text is long', () => {
	const units = (length: number): number => {
		const budget = createBudget();
		assert.throws(() => withBudget(budget, () => readTheme(`${'a'.repeat(12)}${' '.repeat(length)}!`)), isRefused);
		return budget.spent;
	};
	assert.ok(units(60_000) <= 5 * units(15_000), `${units(15_000)} and ${units(60_000)} units`);
});

swatches.run();
