/*
 * A PNG as people with a color vision deficiency see it.
 *
 *   tsx see.ts photo.png deuteranopia [severity from 0 to 1] > seen.png
 */

import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { DEFICIENCIES, InputError, simulateAll } from 'tincture';

const [file, word = '', severity = '1'] = process.argv.slice(2);
const kind = DEFICIENCIES.find((one) => one === word);
if (file === undefined || kind === undefined) {
	console.error(`usage: tsx see.ts photo.png ${DEFICIENCIES.join('|')} [severity] > seen.png`);
	process.exit(2);
}

try {
	const picture = PNG.sync.read(readFileSync(file));
	picture.data = Buffer.from(simulateAll(picture.data, kind, 'machado', Number(severity)).buffer);
	process.stdout.write(PNG.sync.write(picture));
} catch (error) {
	if (!(error instanceof InputError)) throw error;
	console.error(error.message);
	process.exitCode = 2;
}
