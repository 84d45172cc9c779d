/*
 * A reader of RFC 4180 for tests, written from the grammar, independent of the writer.
 */

/** The cells of each row. Throws if a quote or a line end is where the grammar allows none. */
export function readTable(table: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [], at = 0;
	while (at < table.length) {
		let cell = '';
		if (table[at] === '"') {
			for (at++; ; at++) {
				if (at >= table.length) throw new Error('a cell without its closing quote');
				if (table[at] !== '"') cell += table[at];
				else if (table[at + 1] === '"') cell += table[++at];
				else break;
			}
			at++;
		} else {
			for (; at < table.length && table[at] !== ',' && table[at] !== '\r'; at++) {
				if (table[at] === '"' || table[at] === '\n') throw new Error(`a ${JSON.stringify(table[at])} without quotes`);
				cell += table[at];
			}
		}
		row.push(cell);
		if (table[at] === ',') at++;
		else if (table.startsWith('\r\n', at)) {
			rows.push(row);
			row = [];
			at += 2;
		} else throw new Error(`no end of a cell at ${at}`);
	}
	return rows;
}
