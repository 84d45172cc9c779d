/*
 * The exports of the package, so that adding or removing a name is a decision and not an accident.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as fetch from '../../src/fetch.ts';
import * as fn from '../../src/fn.ts';
import * as library from '../../src/index.ts';
import * as names from '../../src/names.ts';
import * as operations from '../../src/operations.ts';
import * as server from '../../src/server.ts';
import { CONTRACT } from '../contract/folders.ts';
import { stripText } from '../support/code.ts';
import { camelCase, titleCase } from '../../src/math/camel-case.ts';
import { ROOT } from '../support/project.ts';

interface Entry {
	readonly functions: readonly string[];
	readonly tables: readonly string[];
	readonly types: readonly string[];
}

const COMMON_TYPES = ['Issue', 'Path', 'ProblemCode'];

const LIBRARY: Entry = {
	functions: [
		'adjust', 'apcaLc', 'average', 'blend', 'color', 'composite', 'contrast', 'contrastAll', 'contrastRatio', 'convert', 'convertAll',
		'darken', 'deltaE', 'deltaE2000', 'deltaE76', 'deltaE94', 'deltaECmc', 'deltaEHyab', 'deltaEItp', 'deltaEJz', 'deltaEOK',
		'desaturate', 'format',
		'filter', 'fromChannels', 'fromNumber', 'fromRgb8', 'fromTemperature', 'grayscale', 'hexContrast', 'hexToOklch',
		'inGamut', 'interpolate', 'invert', 'isColor', 'isDark', 'isEqual', 'isMissing', 'lighten', 'luminance', 'mapToGamut',
		'maxChroma', 'mix', 'mixPaint', 'nearestOf',
		'parse', 'parseIn', 'random', 'randomColors', 'readable', 'rotate',
		'samples', 'saturate', 'simulate', 'simulateAll', 'spline', 'toChannels', 'toCss', 'toGamut', 'toHex',
		'toNumber', 'toRgb8', 'toShortHex', 'toTemperature', 'tryParse',
		'withAlpha', 'withClasses', 'withDomain', 'withLuminance',
		'contrastScale', 'dataColors', 'defineSpace',
		'gradient', 'harmony', 'palette', 'paletteOf', 'roleScale', 'scale', 'shades', 'system', 'systemCode', 'tokens',
	],
	tables: [
		'AVERAGE_SPACES', 'BLEND_MODES', 'DEFICIENCIES', 'DELTA_E_METHODS', 'FILTERS', 'FORMAT_IDS', 'GAMUT_IDS', 'GAMUT_METHODS',
		'HUE_ARCS', 'MIX_SPACES',
		'MODELS', 'SPACE_IDS', 'SPLINES',
		'cam16Jmh', 'hct', 'hsluv', 'ictcp', 'jzazbz', 'jzczhz', 'lchuv', 'luv', 'okhsl', 'okhsv', 'oklrab', 'oklrch', 'rec2100Pq',
		'GRADIENT_CURVES', 'GRADIENT_KINDS', 'GRADIENT_PATHS', 'GRADIENT_SPACES', 'HARMONY_KINDS', 'HARMONY_LIGHTNESSES', 'PALETTE_MODES',
		'SCALE_GAMUTS', 'SCALE_STEPS', 'SHADE_ENDS', 'STEP_ROLES',
		'DATA_KINDS', 'SYSTEM_FORMATS', 'TEMPERATURE_SOURCES', 'TOKEN_FORMATS', 'VALUE_STYLES',
	],
	types: [
		...COMMON_TYPES, 'AverageSpace', 'BlendMode', 'Channel', 'ChannelKind', 'Channels', 'SpaceDefinition', 'Step',
		'ChannelChange', 'ChannelChanges', 'ChannelValues', 'Color', 'ColorLike',
		'Coordinates', 'GivenChannels',
		'Deficiency', 'DeltaEMethod', 'Filter', 'FormatId',
		'GamutId', 'GamutMethod', 'HueArc', 'InterpolateOptions', 'MixSpace', 'Model', 'MoreSpaceId', 'Ramp', 'RampOptions', 'RgbaBytes',
		'Space', 'SpaceId', 'Spline', 'SplineOptions',
		'GradientCurve', 'GradientPath', 'HarmonyLightness', 'HarmonyOptions', 'ShadeEnds', 'ShadesOptions',
		'AuditedPair', 'BackgroundControls', 'Brand', 'ColorSystem', 'ContrastControls', 'ContrastStep', 'DataColorsOptions', 'DataKind',
		'FormatOptions', 'ImagePaletteColor', 'ImagePaletteOptions',
		'Gradient', 'GradientKind', 'GradientOptions', 'GradientSpace', 'HarmonyKind', 'PaletteMode', 'PaletteOptions',
		'ParseOptions', 'RandomColorsOptions', 'RandomOptions',
		'Role', 'RoleStep', 'Scale', 'ScaleControls', 'ScaleGamut', 'ScaleName', 'ScaleStep', 'ScaleTint', 'Shades',
		'StepRole', 'Stop', 'SystemCodeOptions', 'SystemFormat', 'SystemOptions', 'TemperatureSource', 'Theme', 'TokenFormat',
		'TokenOptions', 'ValueStyle',
	],
};

const FN: Entry = {
	functions: [
		'adjust', 'apcaLc', 'color', 'contrastAll', 'defineSpace', 'parseIn',
		'contrastRatio', 'convert', 'convertAll', 'darken', 'deltaE2000', 'deltaE76',
		'deltaE94',
		'deltaECmc', 'deltaEHyab', 'deltaEItp', 'deltaEJz', 'deltaEOK', 'desaturate', 'filter', 'fromChannels', 'fromNumber',
		'fromTemperature',
		'grayscale', 'hexContrast', 'hexToOklch',
		'inGamut', 'interpolate', 'invert',
		'lighten', 'maxChroma',
		'mix', 'mixPaint', 'parse', 'parseCss4', 'parseHex', 'rotate', 'saturate', 'scale', 'simulate', 'simulateAll', 'toCss', 'toGamut',
		'toHex', 'spline', 'toChannels', 'toNumber', 'toShortHex', 'toTemperature', 'withClasses', 'withDomain', 'withLuminance',
	],
	tables: [
		'a98Rgb', 'cam16Jmh', 'displayP3', 'displayP3Linear', 'hct', 'hsl', 'hsluv', 'hsv', 'hwb', 'ictcp', 'jzazbz', 'jzczhz',
		'lab', 'lch',
		'lchuv', 'luv', 'okhsl', 'okhsv', 'oklab', 'oklch', 'oklrab', 'oklrch', 'prophotoRgb', 'rec2020', 'rec2100Pq', 'srgb',
		'srgbLinear',
		'xyzD50', 'xyzD65',
	],
	types: [
		...COMMON_TYPES, 'Channel', 'ChannelKind', 'Channels', 'SpaceDefinition', 'Step',
		'ChannelChange', 'ChannelChanges', 'ChannelName', 'ChannelValues', 'Color', 'Coordinates', 'Deficiency',
		'GivenChannels',
		'Filter', 'HueArc', 'Model', 'Ramp',
		'RampOptions', 'RgbaBytes', 'Scale', 'ScaleOptions', 'ScaleStep', 'Space', 'SpaceId', 'Spline', 'SplineOptions',
		'TemperatureSource',
	],
};

const NAMES: Entry = {
	functions: ['loadNames', 'name', 'nearest', 'nearestAll', 'parse', 'search'],
	tables: ['LOCALES', 'MATCHES', 'NEAREST_LISTS', 'SEARCH_SOURCES', 'SOURCES'],
	types: [
		...COMMON_TYPES, 'Color', 'ColorLike', 'Found', 'Locale', 'Match', 'NamedColor', 'NearestList', 'NearestNames', 'ParseOptions',
		'RgbaBytes',
		'Source',
	],
};

/** One function for each folder of cases. */
const OPERATION_FUNCTIONS = [...CONTRACT.keys()].map(camelCase).sort();

const OPERATIONS: Entry = {
	functions: [...OPERATION_FUNCTIONS, 'loadNames'],
	tables: ['OPERATIONS'],
	types: ['CallOptions', ...COMMON_TYPES, ...OPERATION_FUNCTIONS.flatMap((name) => [`${titleCase(name)}Input`, `${titleCase(name)}Result`])],
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
function listTypes(path: string): string[] {
	const code = stripText(readFileSync(join(ROOT, path), 'utf8'), 'keep');
	const declared = [...code.matchAll(/\bexport\s+(?:type|interface)\s+(\w+)/g)].map((match) => match[1]!);
	const passedOn = [...code.matchAll(/\bexport\s+(type\s+)?\{([^}]*)\}/g)].flatMap(([, isType, names]) => names!
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '' && (isType !== undefined || name.startsWith('type ')))
		.map((name) => name.replace(/^type\s+/, '').replace(/.*\sas\s/, '')));
	return [...declared, ...passedOn].sort();
}

const listNames = (module: object, filter: (value: unknown) => boolean): string[] =>
	Object.entries(module).filter(([, value]) => filter(value)).map(([name]) => name).sort();

const isClass = (value: unknown): boolean => typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
const isFunction = (value: unknown): boolean => typeof value === 'function' && !isClass(value);

const exported = suite('what is exported');

for (const [entry, module, { functions, tables, types }] of [
	['index', library, LIBRARY], ['fn', fn, FN], ['names', names, NAMES], ['operations', operations, OPERATIONS],
	['server', server, SERVER], ['fetch', fetch, FETCH],
] as const) {
	exported(`by ${entry}`, () => {
		assert.equal(listNames(module, isFunction), [...functions].sort());
		assert.equal(listNames(module, isClass), ['server', 'fetch'].includes(entry) ? [] : ['InputError']);
		assert.equal(listNames(module, (value) => typeof value !== 'function'), [...tables].sort());
		assert.equal(listTypes(`src/${entry}.ts`), [...types].sort());
	});
}

exported('the package names its entries, the names, the files of pages, and itself', () => {
	const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly exports: object };
	const built = (entry: string, file = entry): object => ({ types: `./dist/${entry}.d.ts`, default: `./dist/${file}.js` });
	const inBoth = (entry: string): object =>
		({ 'module-sync': built(entry), 'require': { types: `./dist/${entry}.d.cts`, default: `./dist/${entry}.cjs` }, 'default': built(entry) });
	assert.equal(exports, {
		'.': inBoth('index'),
		'./fn': inBoth('fn'),
		'./names': built('names'),
		'./names-data': built('names-data'),
		'./operations': built('operations'),
		'./server': built('server', 'programs/server'),
		'./fetch': built('fetch', 'programs/fetch'),
		'./assets.json': './dist/assets/assets.json',
		'./package.json': './package.json',
	});
});

exported.run();
