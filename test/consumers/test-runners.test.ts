/*
 * The package in test runners: Vitest and Jest by default, and Jest with its flag for modules (--experimental-vm-modules).
 */

import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectWithPackage, run, TOOLS } from './packed.ts';

const runners = suite('test runners');

const TEST = `
test('a color, a name and an operation', () => {
	expect(format(parse('#663399'), 'hsl')).toBe('hsl(270 50% 40%)');
	expect(readName('rebeccapurple')).toBe('#663399');
	expect(checkContrast({ text: 'black', background: 'white' }).wcag2.ratio).toBe(21);
	expect(() => parse('nope')).toThrow(InputError);
});
`;

const IMPORTS = `
import { format, parse, InputError } from 'tincture';
import { checkContrast, convertColor } from 'tincture/operations';
const readName = (color) => convertColor({ color, formats: ['hex'] }).formats.hex;
`;

runners('Vitest', () => {
	const directory = projectWithPackage({ 'color.test.js': `import { expect, test } from 'vitest';${IMPORTS}${TEST}` });
	const { status, out, err } = run(
		process.execPath,
		[join(TOOLS, 'vitest/vitest.mjs'), 'run', '--root', directory],
		directory,
		{ NO_COLOR: '1', CI: 'true' },
	);
	assert.is(status, 0, out + err);
	assert.match(out, /Tests.*1 passed/);
});

const REQUIRE_TEST = `
const { format, parse, InputError } = require('tincture');
const { adjust, oklch, toHex, ...fn } = require('tincture/fn');

test('a color from each entry', () => {
	expect(format(parse('#663399'), 'hsl')).toBe('hsl(270 50% 40%)');
	expect(toHex(adjust(fn.parse('white'), { l: 0 }, oklch))).toBe('#000000');
	expect(() => parse('nope')).toThrow(InputError);
	expect(() => toHex('nope')).toThrow(InputError);
});
`;

runners('Jest as `npm init jest` leaves it, with require', () => {
	const directory = projectWithPackage({
		'package.json': '{ "name": "project", "private": true }',
		'color.test.js': REQUIRE_TEST,
		// Only because this project is in a node_modules, which Jest ignores.
		'jest.config.json': '{ "haste": { "retainAllFiles": true }, "testPathIgnorePatterns": ["/nothing/"] }',
	});
	const { status, out, err } = run(
		process.execPath, [join(TOOLS, 'jest/bin/jest.js'), '--ci', '--rootDir', directory, '--config', 'jest.config.json'], directory,
	);
	assert.is(status, 0, out + err);
	assert.match(err, /Tests:.*1 passed/);
});

runners('Jest with its flag for modules', () => {
	const directory = projectWithPackage({
		'color.test.js': IMPORTS + TEST,
		'jest.config.json': '{ "transform": {}, "testEnvironment": "node", "haste": { "retainAllFiles": true }, "testPathIgnorePatterns": ["/nothing/"] }',
	});
	const { status, out, err } = run(
		process.execPath,
		['--experimental-vm-modules', join(TOOLS, 'jest/bin/jest.js'), '--ci', '--rootDir', directory, '--config', 'jest.config.json'],
		directory,
		{ NO_COLOR: '1', CI: 'true' },
	);
	assert.is(status, 0, out + err);
	assert.match(err, /Tests:.*1 passed/);
});

runners.run();
