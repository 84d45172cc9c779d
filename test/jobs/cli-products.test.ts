/*
 * An analyst in a shell has a CSV of 300 products with a color column and wants the same CSV with names and the nearest of twelve
 * brand colors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTable } from '../support/csv.ts';
import { inShell } from '../support/shell.ts';

const job = suite('a table of products');

const BRAND = ['e6194b', '3cb44b', 'ffe119', '4363d8', 'f58231', '911eb4', '46f0f0', 'f032e6', 'bcf60c', '008080', '9a6324', '808000'];

job('gets its names, and the brand color that each is nearest to', () => {
	// Each product is one step of blue from a brand color, which is therefore its nearest.
	const near = (i: number): string => {
		const hex = BRAND[i % BRAND.length]!, blue = Number.parseInt(hex.slice(4), 16);
		return hex.slice(0, 4) + (blue === 255 ? 254 : blue + 1).toString(16).padStart(2, '0');
	};
	const products = Array.from({ length: 300 }, (_, i) => `${i},"Shirt, size ${i % 5}",#${near(i)},${i * 1.5}`);
	const files = {
		'products.csv': `sku,title,color,price\n${products.join('\n')}\n`,
		'brand.txt': BRAND.map((hex, i) => `brand ${i}=#${hex}`).join('\n'),
	};
	inShell(files, ({ run, read }) => {
		const { code, err } = run('tincture parse - --column color < products.csv'
			+ ' | tincture names - --column color --limit 1 --among @brand.txt > named.csv');
		assert.equal([code, err], [0, '']);
		const [head, ...rows] = readTable(read('named.csv')), cell = (row: readonly string[], name: string) => row[head!.indexOf(name)];
		assert.equal(head!.slice(0, 4), ['sku', 'title', 'color', 'price']);
		assert.is(rows.length, 300);
		rows.forEach((row, i) => {
			assert.equal(row.slice(0, 4), [String(i), `Shirt, size ${i % 5}`, `#${near(i)}`, String(i * 1.5)]);
			assert.is(cell(row, 'name'), `brand ${i % BRAND.length}`);
			assert.ok(cell(row, 'name.name') !== '' && cell(row, 'plainName') !== '');
		});
		assert.is(cell(rows[3]!, 'plainName'), 'blue');
	});
});

job.run();
