/*
 * `tincture/names`: names of colors, and colors by name.
 *
 * Node, Deno and Bun have the lists when a name is first needed. Other runtimes load them once with `await loadNames(…)` from
 * the module `tincture/names-data`; CSS colors can be read before.
 */

export { InputError, type Issue, type Path, type ProblemCode } from './errors.ts';
export type { RgbaBytes } from './fn/bulk.ts';
export type { ColorLike } from './library/read-color.ts';
export { name, nearest, nearestAll, parse, search, type NearestNames } from './library/names.ts';
export type { ParseOptions } from './library/page.ts';
export { loadNames } from './names/load.ts';
export { LOCALES, type Locale } from './names/locales/ids.ts';
export { NEAREST_LISTS, type NamedColor, type NearestList } from './names/nearest.ts';
export { SEARCH_SOURCES, SOURCES, type Found, type Source } from './names/search.ts';
export { MATCHES, type Match } from './names/searchable.ts';
export type { Color } from './spaces/color.ts';
