/*
 * What the package offers, pinned: a name that comes or goes is a decision, not an accident.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as server from '../../src/http/server.ts';
import * as library from '../../src/index.ts';
import { codeOf } from '../support/code.ts';
import { ROOT } from '../support/project.ts';

const LIBRARY = {
	functions: [
		'color', 'contrast', 'convert', 'deltaE', 'fits', 'format', 'isEqual', 'isMissing', 'mapToGamut', 'mix', 'nearest', 'parse', 'simulate', 'withAlpha',
	],
	operations: [
		'auditPalette', 'buildSystem', 'checkContrast', 'checkGamut', 'compareColors', 'convertColor', 'exportTokens', 'findColors', 'fixContrast',
		'generatePalette', 'generateScale', 'harmonies', 'makeGradient', 'mixColors', 'nearestNames', 'parseColor', 'simulateCvd', 'tintsShades',
	],
	tables: ['DEFICIENCIES', 'DELTA_E_METHODS', 'FORMAT_IDS', 'GAMUT_IDS', 'HUE_ARCS', 'MIX_SPACES', 'MODELS', 'NEAREST_LISTS', 'OPERATIONS', 'SPACE_IDS'],
	classes: ['InputError'],
	types: ['Color', 'ColorLike', 'Deficiency', 'DeltaEMethod', 'FormatId', 'GamutId', 'HueArc', 'Issue', 'MixSpace', 'Model', 'NamedColor', 'NearestList', 'ProblemCode', 'SpaceId'],
};

const SERVER = {
	functions: ['createHandler', 'createServer', 'handle', 'jsonReply', 'readJson', 'readQuery'],
	types: [
		'CacheLimits', 'ColorServer', 'Door', 'Handler', 'Input', 'Log', 'Methods', 'Parts', 'RateLimit', 'Reading', 'Reply', 'ServerOptions',
	],
};

/** The types a file exports, by its text: at run time they are gone. */
function typesOf(path: string): string[] {
	const code = codeOf(readFileSync(join(ROOT, path), 'utf8'), 'keep');
	const declared = [...code.matchAll(/\bexport\s+(?:type|interface)\s+(\w+)/g)].map((match) => match[1]!);
	const passedOn = [...code.matchAll(/\bexport\s+(type\s+)?\{([^}]*)\}/g)].flatMap(([, isType, names]) => names!
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '' && (isType !== undefined || name.startsWith('type ')))
		.map((name) => name.replace(/^type\s+/, '').replace(/.*\sas\s/, '')));
	return [...declared, ...passedOn].sort();
}

const namesOf = (module: object, isWanted: (value: unknown) => boolean): string[] =>
	Object.entries(module).filter(([, value]) => isWanted(value)).map(([name]) => name).sort();

const isClass = (value: unknown): boolean => typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
const isFunction = (value: unknown): boolean => typeof value === 'function' && !isClass(value);

const exported = suite('what is exported');

exported('by the library', () => {
	assert.equal(namesOf(library, isFunction), [...LIBRARY.functions, ...LIBRARY.operations].sort());
	assert.equal(namesOf(library, isClass), LIBRARY.classes);
	assert.equal(namesOf(library, (value) => typeof value !== 'function'), LIBRARY.tables);
	assert.equal(typesOf('src/index.ts'), LIBRARY.types);
});

exported('by the server', () => {
	assert.equal(Object.keys(server).sort(), SERVER.functions);
	assert.equal(typesOf('src/http/server.ts'), SERVER.types);
});

exported('the package names these two and itself, and what it names is built from them', () => {
	const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly exports: object };
	assert.equal(exports, {
		'.': { types: './dist/index.d.ts', default: './dist/index.js' },
		'./server': { types: './dist/http/server.d.ts', default: './dist/http/server.js' },
		'./package.json': './package.json',
	});
});

exported('every operation is a function of the library', () => {
	const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
	assert.equal(library.OPERATIONS.map(({ name }) => camelCase(name)).sort(), LIBRARY.operations);
});

exported.run();
