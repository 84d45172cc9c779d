/*
 * Runs the service from its modules. `npm run build` bundles the same program into `dist/service/main.js`, which starts in half the
 * time: see `start.ts`.
 */

import { program } from './program.ts';

program(process.argv.slice(2), process.env);
