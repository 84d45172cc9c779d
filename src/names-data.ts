/*
 * `tincture/names-data`: the name data as a module, for `loadNames` in runtimes other than Node.
 */

export { PACKED_NAMES as default } from './names/packed-names.ts';
