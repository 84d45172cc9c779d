/*
 * Facts from package.json, written by `npm run docs`, so that no code reads that file.
 */

export const ABOUT = {
	version: '1.0.0',
	license: 'MIT',
	homepage: 'https://tincture.example/',
} as const;
