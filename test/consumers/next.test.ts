/*
 * Next.js with its default bundler: a page, a client component, a route handler, an edge function, and the service below a path.
 */

import { suite } from 'uvu';
import { proveApplication } from './application.ts';
import { NEXT, proveRoutes } from './applications/next.ts';

const next = suite('Next.js');

next('Turbopack', () => proveApplication({ ...NEXT, build: ['next', 'build'] }, proveRoutes));

next.run();
