/*
 * What package.json says of the whole; `npm run docs` writes it here, so that nothing has to read a file for it.
 */

export const ABOUT = {
	version: '1.0.0',
	license: 'MIT',
	homepage: 'https://tincture.example/',
} as const;
