import { mix, parse, toHex } from 'tincture/fn';
import { loadNames, nearest } from 'tincture/names';
import names from 'tincture/names-data';

export const runtime = 'edge';

const ready = loadNames(names);

export async function GET() {
	await ready;
	return Response.json({ hex: toHex(mix(parse('gold'), parse('teal'))), name: nearest('#008080', 'names', 1)[0].name });
}
