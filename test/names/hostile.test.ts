/*
 * Any text gives a color or an InputError, tested with 40,000 hostile ones.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { readColor, type ParsedColor } from '../../src/names/parse-color.ts';
import { SPACE_IDS } from '../../src/spaces/table.ts';
import { hostileStrings } from '../support/hostile.ts';

const hostile = suite('hostile color strings');

const isSound = ({ color: { space, coords, alpha, none } }: ParsedColor): boolean =>
	SPACE_IDS.includes(space)
	&& coords.length === 3 && coords.every((x) => Number.isFinite(x) && Math.abs(x) <= 1e6 && !Object.is(x, -0))
	&& alpha >= 0 && alpha <= 1 && !Object.is(alpha, -0)
	&& Number.isInteger(none) && none >= 0 && none <= 15
	&& coords.every((x, i) => (none & (1 << i)) === 0 || x === 0)
	&& ((none & 8) === 0 || alpha === 0);

const isExplained = (error: unknown): boolean =>
	error instanceof InputError
	&& error.issues.length === 1
	&& error.issues[0].code === 'unreadable-color'
	&& error.issues[0].path.length === 0
	// Nothing of the text can change the meaning of a log, a terminal or a page.
	&& /^".*" \S.*[.?]$/u.test(error.message) && !/[\p{Cc}\p{Cs}\u2028\u2029\u202e]/u.test(error.message);

/** Nobody reads where the errors were thrown, and to note it takes a fifth of the time. */
function withoutStacks(does: () => void): void {
	const { stackTraceLimit } = Error;
	try {
		Error.stackTraceLimit = 0;
		does();
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}

hostile('40,000 of them give a sound color or an explained InputError', () => withoutStacks(() => {
	const seed = 'hostile colors';
	let colors = 0, errors = 0, i = 0;
	for (const text of hostileStrings(seed, 40_000)) {
		const at = (): string => `seed "${seed}", string ${i}: ${JSON.stringify(text)}`;
		let read: ParsedColor | undefined;
		try {
			read = readColor(text);
		} catch (error) {
			if (!isExplained(error)) assert.unreachable(`${at()}: ${error}`);
			errors++;
		}
		if (read !== undefined && !isSound(read)) assert.unreachable(at());
		if (read !== undefined) colors++;
		i++;
	}
	// Both ways are walked often, or the strings would prove little.
	assert.ok(colors > 2_000 && errors > 20_000, `${colors} colors, ${errors} errors`);
}));

hostile.run();
