/*
 * `tincture/names`: words for colors and colors for words.
 *
 * In Node, Deno and Bun the lists come from disk when the first name is asked for. Elsewhere they are loaded once,
 * `await loadNames(…)`, from the file `tincture/names.bin`; until then CSS is read all the same.
 */

export { InputError, type Issue, type Path, type ProblemCode } from './errors.ts';
export type { ColorLike } from './library/arguments.ts';
export type { RgbaBytes } from './library/bulk.ts';
export { nearest, nearestAll, parse, search, type NearestNames } from './library/names.ts';
export type { ParseOptions } from './library/page.ts';
export { loadNames } from './names/load.ts';
export { LOCALES, type Locale } from './names/locale.ts';
export { NEAREST_LISTS, type NamedColor, type NearestList } from './names/nearest.ts';
export { SOURCES, type Found, type Source } from './names/search.ts';
export { MATCHES, type Match } from './names/searchable.ts';
export type { Color } from './spaces/color.ts';
