/*
 * What `npm run build` makes `dist/service/main.js` of: `node dist/service/main.js` serves, with settings from the environment.
 * It is a module of CommonJS there, as `compiled.ts` is with it, for Node starts those sooner.
 */

import { openCompiled } from './compiled.ts';

openCompiled(import.meta.dirname).run().program(process.argv.slice(2), process.env);
