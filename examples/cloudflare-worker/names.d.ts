/* What Wrangler makes of a file that ends in .bin. */
declare module 'tincture/names.bin' {
	const names: ArrayBuffer;
	export default names;
}
