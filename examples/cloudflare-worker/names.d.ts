/* The module that Wrangler creates from a .bin file. */
declare module 'tincture/names.bin' {
	const names: ArrayBuffer;
	export default names;
}
