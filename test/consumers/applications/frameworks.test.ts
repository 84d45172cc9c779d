/*
 * Web frameworks that take minutes to install and build: `npm run consumers -- frameworks`.
 */

import { suite } from 'uvu';
import { proveApplication } from '../application.ts';
import { NEXT, proveRoutes } from './next.ts';

const frameworks = suite('frameworks');

frameworks('Next.js with webpack', () => proveApplication({ ...NEXT, build: ['next', 'build', '--webpack'] }, proveRoutes));

const APPLICATIONS = {
	'nuxt': { build: ['nuxt', 'build'], start: ['node', '.output/server/index.mjs'] },
	'sveltekit': { build: ['vite', 'build'], start: ['node', 'build'] },
	'react-router': {
		build: ['@react-router/dev:react-router', 'build'], start: ['@react-router/serve:react-router-serve', './build/server/index.js'],
	},
	'astro': { build: ['astro', 'build'], start: ['node', 'dist/server/entry.mjs'] },
} as const;

for (const [folder, commands] of Object.entries(APPLICATIONS)) frameworks(folder, () => proveApplication({ folder, ...commands }));

frameworks.run();
