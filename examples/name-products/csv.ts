/*
 * CSV by RFC 4180: fields in quotes may hold commas, line breaks and doubled quotes.
 */

export function readCsv(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
		if (end === '' && quoted === undefined && plain === '' && row.length === 0) break;
		row.push(quoted?.replaceAll('""', '"') ?? plain);
		if (end === ',') continue;
		rows.push(row);
		row = [];
		if (end === '') break;
	}
	return rows;
}

const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const writeCsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(field).join(',')}\n`).join('');
