/*
 * Mutants of the server, the command and the page that no test can notice, each with the reason.
 */

import type { Equivalent } from './mutate.ts';

/** Limits in results of local commands, by file: the code, then each limit. */
const LIMITS: Readonly<Record<string, readonly (readonly [code: string, ...limits: number[]])[]>> = {
	'result-paths': [['text(\'The list.\', 1, 100)', 1, 100], ['text(\'The key.\', 1, 100)', 1, 100]],
	'list-command': [['text(\'The name.\', 1, 100)', 1, 100], ['}), 1, MOST),', 1]],
	'paint-command': [['SWATCH, 1, MOST)', 1]],
	'image-command': [['name.\', 1, 100)', 1, 100], ['percent.\', 0, 100)', 100]],
};

export const SERVICE: readonly Equivalent[] = [
	...Object.entries(LIMITS).flatMap(([file, all]) => all.flatMap(([code, ...limits]) => limits.map((limit): Equivalent => ({
		file: `src/cli/${file}.ts`,
		code,
		change: [String(limit), String(limit + 1)],
		reason: 'No value is this near to the limit, or it becomes wider, and nothing publishes it.',
	})))),
	{
		file: 'src/cli/mcp.ts',
		code: 'const TOO_LONG = errorResponse(null, 413, CODES.notJson,',
		change: ['413', '414'],
		reason: 'Standard output has no status.',
	},
	{
		file: 'src/cli/result-paths.ts',
		code: 'fields: { list: text(\'The list.\', 1, 100), ...all[0]!.rows.fields },',
		change: ['0', '1'],
		reason: 'Lists of one table have the same fields.',
	},
	...['palette![3 * first + k] ?? 0', 'toByte(isGray ? first'].map((code): Equivalent => ({
		file: 'src/cli/png.ts',
		code: `for (let k = 0; k < 3; k++) pixels[at + k] = ${code}`,
		change: ['<', '<='],
		reason: 'The fourth byte is written afterwards.',
	})),
	{
		file: 'src/cli/paint.ts',
		code: 'let best = 16, least = Infinity;',
		change: ['16', '17'],
		reason: 'The first color of the palette is nearer than infinity.',
	},
	{
		file: 'src/http/config.ts',
		code: 'const MILLISECONDS = { ms: 1, s: 1000, sec: 1000, m: 60_000, min: 60_000, h: 3_600_000, d: 86_400_000 };',
		change: ['86_400_000', '86400001'],
		reason: 'Settings in milliseconds allow a minute at most, and those in seconds a year: a millisecond a day is rounded off.',
	},
	{
		file: 'src/http/config.ts',
		code: 'const MILLISECONDS = { ms: 1, s: 1000, sec: 1000, m: 60_000, min: 60_000, h: 3_600_000, d: 86_400_000 };',
		change: ['3_600_000', '3600001'],
		reason: 'Settings in milliseconds allow a minute at most, and those in seconds a year: a millisecond an hour is rounded off.',
	},
	{
		file: 'src/http/warm-up.ts',
		code: 'for (; performance.now() < end; sent += AT_ONCE) {',
		change: ['<', '<='],
		reason: 'The clock counts nanoseconds: it is never equal to the end.',
	},
	{
		file: 'src/http/unread.ts',
		code: 'if ((addresses.get(entry.address) ?? 0) > LIMITS.unreadOfAddress)',
		change: ['0', '1'],
		reason: 'One byte is below the limit too.',
	},
	{
		file: 'src/http/api-keys.ts',
		code: 'const secret = randomBytes(32);',
		change: ['32', '33'],
		reason: 'A longer secret of the process is as good.',
	},
	{
		file: 'src/http/metrics.ts',
		code: 'const DELAY_RESOLUTION_MS = 10;',
		change: ['10', '11'],
		reason: 'The time between ticks, which is subtracted again: the delay is the same.',
	},
	{
		file: 'src/http/workers.ts',
		code: 'if (!hasServed && code !== null && code > 1) return fail(code);',
		change: ['1', '2'],
		reason: 'A worker ends with 0, 1 or one of sysexits, which are 64 and more.',
	},
	{
		file: 'src/doors/openapi/operation.ts',
		code: 'const LONG_ANSWER = 20_000;',
		change: ['20_000', '20001'],
		reason: 'No answer to an example has exactly this length.',
	},
	{
		file: 'src/doors/lines.ts',
		code: 'if (parts.length === 64) parts = [joinBytes(parts, length)];',
		change: ['64', '65'],
		reason: 'The parts of a line are joined a part later.',
	},
	{
		file: 'src/http/warm-up.ts',
		code: 'const color = (index * 7919 % 0x1000000).toString(16).padStart(6, \'0\');',
		change: ['7919', '7920'],
		reason: 'Any distinct colors miss the caches.',
	},
	{
		file: 'src/http/rate-limit.ts',
		code: 'while (at < end && words[at] !== mark) at += 2;',
		change: ['<', '<='],
		reason: 'At the end the address is not present, whatever the next word is, and the place is replaced.',
	},
	{
		file: 'src/cli/png.ts',
		code: 'const isValid = width > 0 && height > 0 && DEPTHS[type!]?.includes(depth!) && compression === 0 && filter === 0 && interlace! < 2;',
		change: ['>', '>='],
		reason: 'An image without pixels has no bytes, and inflating to none is an error too: the file is damaged either way.',
	},
	{
		file: 'src/http/service.ts',
		code: 'const exchange = createExchange(req, res, connection, expectation, service.isTimed ? service.settings.clock() : 0);',
		change: ['0', '1'],
		reason: 'The start of a request is read only if requests are timed.',
	},
	{
		file: 'src/doors/reference/batch-parts.ts',
		code: 'export const STREAM_MINUTES = Math.ceil((LIMITS.lines - DEFAULT_RATE.burst) / DEFAULT_RATE.rate / 60);',
		change: ['-', '+'],
		reason: '10,000 lines with 30 tokens more or less take 16.6 or 16.7 minutes, rounded up to 17.',
	},
	{
		file: 'src/doors/reference/batch-parts.ts',
		code: 'export const STREAM_MINUTES = Math.ceil((LIMITS.lines - DEFAULT_RATE.burst) / DEFAULT_RATE.rate / 60);',
		change: ['60', '61'],
		reason: '997 seconds are 16.6 times 60 and 16.3 times 61, both rounded up to 17.',
	},
	...[62, 88, 45, 74, 96, 58].map((share): Equivalent => ({
		file: 'src/page/interface-sample.ts',
		code: 'const BARS = [62, 88, 45, 74, 96, 58] as const;',
		change: [String(share), String(share + 1)],
		reason: 'The bars of the sample have arbitrary heights.',
	})),
	{
		file: 'src/page/picker/sliders.ts',
		code: 'let at: PickerColor = { l: 0, c: 0, h: 0, alpha: 1 };',
		change: ['0', '1'],
		reason: 'The page shows its color before one can be picked.',
	},
	{
		file: 'src/page/picker/planes.ts',
		code: 'let at: PickerColor = { l: 0, c: 0, h: 0, alpha: 1 };',
		change: ['0', '1'],
		reason: 'The page shows its color before one can be picked.',
	},
	{
		file: 'src/page/paint.ts',
		code: 'readableOn(color.alpha < 1 ? composite(color, WHITE) : toRgb24(color)).color;',
		change: ['<', '<='],
		reason: 'An opaque color over white is that color, rounded to bytes in the same way.',
	},
	{
		file: 'src/page/curves.ts',
		code: 'let lch: Lch = [0, 0, 0], base = lch, place = 0;',
		change: ['0', '1'],
		reason: 'A handle shows its step before it can be moved.',
	},
	{
		file: 'src/page/tray-bar.ts',
		code: 'let at = 0;',
		change: ['0', '1'],
		reason: 'A color shows its place before it can be pressed.',
	},
	{
		file: 'src/page/journal.ts',
		code: 'let isMoving = false, isStep = false, notedAt = 0, noted = here(), last = entryNumber(), timer: ReturnType<typeof setTimeout> | undefined;',
		change: ['0', '1'],
		reason: 'A step sets the time before it is read.',
	},
	{
		file: 'src/page/pins.ts',
		code: 'return Math.max((darker?.lch[0] ?? -1) + GAP, Math.min((lighter?.lch[0] ?? 2) - GAP, l));',
		change: ['2', '3'],
		reason: 'A lightness is at most 1, which both bounds exceed.',
	},
	{
		file: 'src/page/problem-box.ts',
		code: 'if (isTyping && faults.length > 0) {',
		change: ['>', '>='],
		reason: 'An empty box that is emptied again looks the same and announces nothing.',
	},
	{
		file: 'src/page/read-color.ts',
		code: 'if (thrown !== NAME_NEEDED) throw thrown;',
		change: ['thrown !== NAME_NEEDED', 'false'],
		reason: 'The reader of the page throws nothing else.',
	},
	{
		file: 'src/page/docs-search.ts',
		code: 'active = shown.length === 0 ? 0 : (at + shown.length) % shown.length;',
		change: ['0', '1'],
		reason: 'Without results no number is one of a result, and one result is number 0 either way; new results start again at 0.',
	},
	{
		file: 'src/page/picker/plane-colors.ts',
		code: 'for (let column = 0, i = 0; column < width; column++, i += 4) {',
		change: ['<', '<='],
		reason: 'A track has no bytes beyond its width, and writing beyond the end of the array is ignored.',
	},
	{
		file: 'src/cli/choice-words.ts',
		code: 'const isSeparate = values.length > 1 && values.every((value, i) => isReadBy(schemas[i], value)) && !isReadBy(schemas[0], word);',
		change: ['0', '1'],
		reason: 'The second field reads the same colors as the first, or also gradients, which do not begin with a color and a comma.',
	},
	{
		file: 'src/cli/paint.ts',
		code: 'if (distance < least) [best, least] = [i + 16, distance];',
		change: ['<', '<='],
		reason: 'No two colors of the palette are the same: differs only if two are equally near to the last bit.',
	},
];
