/*
 * Adds the everyday name of the color and its hue family, a filter for shops, to each row of a CSV.
 *
 *   tsx name.ts products.csv [en or ru] > named.csv
 *
 * The column `color` has the color, in any form. Rows with an unreadable color are kept and reported, and the exit code
 * becomes 1.
 */

import { readFileSync } from 'node:fs';
import { InputError, parseColor } from 'tincture/operations';
import { readCsv, writeCsv } from './csv.ts';

const [file = 'products.csv', language = 'en'] = process.argv.slice(2);
const locale = language === 'ru' ? 'ru' : 'en';
const [header = [], ...products] = readCsv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
const column = header.indexOf('color');
if (column === -1) {
	console.error(`${file} has no column "color", but ${header.join(', ')}`);
	process.exit(2);
}

const named = products.map((product, i) => {
	try {
		const { hex, name, hueFamily } = parseColor({ color: product[column] ?? '', locale });
		return [...product, hex, name.name, hueFamily];
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		console.error(`product ${i + 1}: ${error.message}`);
		process.exitCode = 1;
		return [...product, '', '', ''];
	}
});

process.stdout.write(writeCsv([[...header, 'hex', 'common_name', 'hue_family'], ...named]));
