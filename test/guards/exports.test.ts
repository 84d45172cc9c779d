/*
 * What the package offers, pinned: a name that comes or goes is a decision, not an accident.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as css from '../../src/css.ts';
import * as fetch from '../../src/fetch.ts';
import * as library from '../../src/index.ts';
import * as names from '../../src/names.ts';
import * as operations from '../../src/operations.ts';
import * as server from '../../src/server.ts';
import { OPERATION_NAMES } from '../contract/case.ts';
import { codeOf } from '../support/code.ts';
import { camelCase, titleCase, withOperations } from '../support/operations-entry.ts';
import { ROOT } from '../support/project.ts';

interface Entry {
	readonly functions: readonly string[];
	readonly tables: readonly string[];
	readonly types: readonly string[];
}

const COMMON_TYPES = ['Issue', 'Path', 'ProblemCode'];

const LIBRARY: Entry = {
	functions: [
		'average', 'blend', 'color', 'composite', 'contrast', 'contrastAll', 'convert', 'convertAll', 'deltaE', 'fits', 'format',
		'fromRgb8', 'hexContrast', 'hexToOklch',
		'interpolate', 'isColor', 'isDark', 'isEqual', 'isMissing', 'luminance', 'mapToGamut', 'maxChroma', 'mix', 'nearestOf',
		'parse', 'readable',
		'samples', 'simulate', 'simulateAll', 'toCss', 'toGamut', 'toRgb8', 'tryParse', 'withAlpha', 'withChannels',
		'contrastScale', 'dataColors', 'gradient', 'harmony', 'palette', 'roleScale', 'scale', 'shades', 'system', 'systemCode', 'tokens',
	],
	tables: [
		'AVERAGE_SPACES', 'BLEND_MODES', 'DEFICIENCIES', 'DELTA_E_METHODS', 'FORMAT_IDS', 'GAMUT_IDS', 'GAMUT_METHODS',
		'HUE_ARCS', 'MIX_SPACES',
		'MODELS', 'SPACE_IDS',
		'cam16Jmh', 'hct', 'hsluv', 'ictcp', 'jzazbz', 'jzczhz', 'lchuv', 'luv', 'okhsl', 'okhsv', 'oklrab', 'oklrch', 'rec2100Pq',
		'GRADIENT_KINDS', 'GRADIENT_SPACES', 'HARMONY_KINDS', 'PALETTE_MODES', 'SCALE_GAMUTS', 'SCALE_STEPS', 'STEP_ROLES',
		'DATA_KINDS', 'SYSTEM_FORMATS', 'TOKEN_FORMATS', 'VALUE_STYLES',
	],
	types: [
		...COMMON_TYPES, 'AverageSpace', 'BlendMode', 'ChannelChange', 'ChannelChanges', 'Color', 'ColorLike', 'Coordinates',
		'Deficiency', 'DeltaEMethod', 'FormatId',
		'GamutId', 'GamutMethod', 'HueArc', 'InterpolateOptions', 'MixSpace', 'Model', 'MoreSpaceId', 'Ramp', 'RgbaBytes',
		'Space', 'SpaceId',
		'AuditedPair', 'BackgroundControls', 'Brand', 'ColorSystem', 'ContrastControls', 'ContrastStep', 'DataColorsOptions', 'DataKind',
		'FormatOptions',
		'Gradient', 'GradientKind', 'GradientOptions', 'GradientSpace', 'HarmonyKind', 'PaletteMode', 'PaletteOptions',
		'ParseOptions',
		'Role', 'RoleStep', 'Scale', 'ScaleControls', 'ScaleGamut', 'ScaleName', 'ScaleStep', 'ScaleTint', 'Shades',
		'StepRole', 'Stop', 'SystemCodeOptions', 'SystemFormat', 'Theme', 'TokenFormat', 'TokenOptions', 'ValueStyle',
	],
};

const CSS: Entry = {
	functions: ['contrastRatio', 'convert', 'mix', 'toCss', 'tryParse'],
	tables: [],
	types: ['Color', 'CssSpace', 'HueArc'],
};

const NAMES: Entry = {
	functions: ['loadNames', 'nearest', 'nearestAll', 'parse', 'search'],
	tables: ['LOCALES', 'MATCHES', 'NEAREST_LISTS', 'SOURCES'],
	types: [
		...COMMON_TYPES, 'Color', 'ColorLike', 'Found', 'Locale', 'Match', 'NamedColor', 'NearestList', 'NearestNames', 'ParseOptions',
		'RgbaBytes',
		'Source',
	],
};

/** The names are those of the contract. */
const OPERATION_FUNCTIONS = OPERATION_NAMES.map(camelCase).sort();

const OPERATIONS: Entry = {
	functions: [...OPERATION_FUNCTIONS, 'loadNames'],
	tables: ['OPERATIONS'],
	types: [...COMMON_TYPES, ...OPERATION_FUNCTIONS.flatMap((name) => [`${titleCase(name)}Input`, `${titleCase(name)}Result`])],
};

const SERVER: Entry = {
	functions: ['createHandler', 'createServer', 'handle', 'jsonReply', 'readJson', 'readQuery'],
	tables: [],
	types: [
		'CacheLimits', 'ColorServer', 'Door', 'Handler', 'Input', 'Log', 'Methods', 'Parts', 'RateLimit', 'Reading', 'Reply',
		'ServerOptions',
	],
};

const FETCH: Entry = {
	functions: ['createFetch', 'jsonReply', 'readJson', 'readQuery'],
	tables: [],
	types: ['Door', 'FetchHandler', 'FetchOptions', 'Input', 'Methods', 'Parts', 'Reading', 'Reply'],
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

for (const [entry, module, { functions, tables, types }] of [
	['index', library, LIBRARY], ['css', css, CSS], ['names', names, NAMES], ['operations', operations, OPERATIONS],
	['server', server, SERVER], ['fetch', fetch, FETCH],
] as const) {
	exported(`by ${entry}`, () => {
		assert.equal(namesOf(module, isFunction), [...functions].sort());
		assert.equal(namesOf(module, isClass), ['css', 'server', 'fetch'].includes(entry) ? [] : ['InputError']);
		assert.equal(namesOf(module, (value) => typeof value !== 'function'), [...tables].sort());
		assert.equal(typesOf(`src/${entry}.ts`), [...types].sort());
	});
}

exported('the package names its entries, the names, the files of pages, the description, and itself', () => {
	const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly exports: object };
	const built = (entry: string): object => ({ types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` });
	assert.equal(exports, {
		'.': built('index'),
		'./css': built('css'),
		'./names': built('names'),
		'./operations': built('operations'),
		'./server': built('server'),
		'./fetch': built('fetch'),
		'./names.bin': './dist/names/names.bin',
		'./assets.json': './dist/assets/assets.json',
		'./openapi.json': './dist/assets/openapi.json',
		'./package.json': './package.json',
	});
});

exported('every operation is a function, written by the table', () => {
	const text = readFileSync(join(ROOT, 'src/operations.ts'), 'utf8');
	assert.ok(text === withOperations(text, operations.OPERATIONS), 'src/operations.ts is not what the table says: npm run docs writes it');
});

exported.run();
