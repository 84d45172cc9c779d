/*
 * A designer in a shell wants a scale in a spreadsheet.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTable } from '../support/csv.ts';
import { inShell } from '../support/shell.ts';

const job = suite('a scale in a spreadsheet');

job('is a row for each step', () => inShell({}, ({ run, read }) => {
	assert.is(run('tincture scale teal --csv -o scale.csv').err, 'tincture: Wrote scale.csv.\n');
	const [head, ...rows] = readTable(read('scale.csv'));
	assert.equal(rows.map((row) => row[head!.indexOf('step')]), ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950']);
	assert.ok(rows.some((row) => row[head!.indexOf('hex')] === '#008080'));
}));

job.run();
