/*
 * A strict TypeScript program over every entry: compiled by versions from 5.4 to the newest, with the module resolution of Node and of
 * bundlers. Lines that must not compile are marked in the program and prove the types.
 */

import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';
import { projectWithPackage, run, TOOLS } from './packed.ts';

const typed = suite('TypeScript');

const PROGRAM = `
import { convert, format, mix, parse, InputError, type Color } from 'tincture';
import { adjust, hsl, interpolate, mix as mixColors, oklch as oklchSpace, parse as parseColorText, toHex } from 'tincture/fn';
import { loadNames, nearest } from 'tincture/names';
import names from 'tincture/names-data';
import { convertColor, parseColor, type ParseColorInput, type ParseColorResult } from 'tincture/operations';
import { createServer } from 'tincture/server';
import { createFetch, type FetchHandler } from 'tincture/fetch';

const answer: FetchHandler = createFetch({ basePath: '/color' });
const sea: Color = parse('oklch(0.7 0.12 200)');
const [l, c, h]: readonly number[] = convert(sea, 'oklch').coords;
const text: string = format(mix(sea, 'white', 0.5, 'oklab'), 'hex');
const found: readonly { readonly name: string }[] = nearest(sea);
const oklch: string = convertColor({ color: 'teal', formats: ['oklch'] }).formats.oklch;
const input: ParseColorInput = { color: 'teal', locale: 'ru' };
const result: ParseColorResult = parseColor(input);
const loading: Promise<void> = loadNames(names);
export const server = createServer({ rateLimit: { rate: 10, burst: 30 }, trustProxy: 'loopback' });
const teal: Color = parseColorText('teal')!;
const vivid: Color<'oklch'> = adjust(teal, { c: (chroma) => chroma * 1.2 }, oklchSpace);
const halfway: Color<'oklab'> = mixColors(teal, vivid);
export const small = toHex(interpolate([vivid, halfway], { space: hsl })(0.5));
export const all = { l, c, h, text, found, oklch, result, loading, InputError };

// @ts-expect-error OKLCH has no channel of that name.
adjust(vivid, { r: 1 });
// @ts-expect-error The ramp is in OKLab.
export const ramp: (at: number) => Color<'oklch'> = interpolate([teal, vivid]);
// @ts-expect-error There is no such space.
convert(sea, 'okhell');
// @ts-expect-error There is no such format.
format(sea, 'HEX');
// @ts-expect-error It was not requested.
convertColor({ color: 'teal', formats: ['oklch'] }).formats.hex;
// @ts-expect-error A color is required.
parseColor({});
// @ts-expect-error There is no such language.
parseColor({ color: 'teal', locale: 'fr' });
`;

const REQUIRE = `
import tincture = require('tincture');
import fn = require('tincture/fn');
const sea: tincture.Color = tincture.parse('teal');
const vivid: fn.Color<'oklch'> = fn.adjust(sea, { c: 0.2 }, fn.oklch);
const hex: string = tincture.format(vivid, 'hex');
// @ts-expect-error There is no such format.
tincture.format(sea, 'HEX');
export = { hex };
`;

const REQUIRE_MODULE = `
import operations = require('tincture/operations');
const same: string = operations.parseColor({ color: 'teal' }).hex;
export = { same };
`;

const COMPILERS = {
	'5.4': join(TOOLS, 'typescript-5.4'),
	'5.9': join(TOOLS, 'typescript-5.9'),
	'6': join(TOOLS, 'typescript-6'),
	'7': join(ROOT, 'node_modules/typescript'),
} as const;

const STRICT = {
	target: 'es2022', lib: ['es2022', 'dom'], strict: true, noEmit: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true,
	verbatimModuleSyntax: true, isolatedModules: true, skipLibCheck: false, types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')],
};

for (const [version, home] of Object.entries(COMPILERS)) {
	typed(`${version} compiles it by nodenext, node16 and bundler`, () => {
		// Before 5.8 a CommonJS program could not require a module.
		const canRequireModules = version !== '5.4';
		for (const [resolution, module] of [['nodenext', 'nodenext'], ['node16', 'node16'], ['bundler', 'esnext']] as const) {
			const files = {
				'program.ts': PROGRAM,
				...(resolution !== 'bundler' && { 'common.cts': REQUIRE }),
				...(canRequireModules && resolution === 'nodenext' && { 'modules.cts': REQUIRE_MODULE }),
			};
			const directory = projectWithPackage({
				...files,
				'tsconfig.json': JSON.stringify({
					compilerOptions: { ...STRICT, module, moduleResolution: resolution },
					files: Object.keys(files),
				}),
			});
			const { status, out, err } = run(process.execPath, [join(home, 'bin/tsc'), '-p', '.'], directory);
			assert.is(status, 0, `${resolution}: ${(out + err).slice(0, 600)}`);
		}
	});
}

typed.run();
