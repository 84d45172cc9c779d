/*
 * The used parts of two packages that have no types.
 */

declare module 'ase-utils' {
	interface Color {
		readonly name: string;
		readonly model: string;
		readonly type: string;
		readonly color: readonly number[];
	}
	const utilities: {
		readonly decode: (file: Buffer) => { readonly version: string; readonly groups: readonly unknown[]; readonly colors: readonly Color[] };
	};
	export default utilities;
}

declare module 'procreate-swatches' {
	export const readSwatchesFile: (file: Buffer, space: 'rgb') => Promise<{
		readonly name: string; readonly colors: readonly (readonly [channels: readonly number[], space: string])[];
	}>;
}
