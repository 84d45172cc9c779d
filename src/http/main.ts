/*
 * The service as a process, from its modules. `npm run build` makes `dist/service/main.js` of the same program, which starts
 * in half the time: see `start.ts`.
 */

import { program } from './program.ts';

program(process.argv.slice(2), process.env);
