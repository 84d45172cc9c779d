/*
 * Does a client ask for a file rather than for JSON? By its Accept header, as RFC 9110 §12.5.1 says.
 */

/**
 * Is the media type wanted more than JSON? Of equal ones the one that is named wins over what only `*` stands for; where
 * nothing is named, and where JSON is named as well, it is JSON. Never for JSON itself: that is what everyone asks for.
 */
export function asksFor(mediaType: string, accept: string | null): boolean {
	if (accept === null || mediaType === 'application/json' || !accept.includes('/')) return false;
	const ranges = accept.split(',').map(rangeOf);
	const file = best(ranges, mediaType), json = best(ranges, 'application/json');
	const isMore = file.weight > json.weight || (file.weight === json.weight && file.precision > json.precision);
	return file.precision > 0 && file.weight > 0 && isMore;
}

interface Range {
	readonly name: string;
	readonly weight: number;
}

function rangeOf(item: string): Range {
	const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
	const weight = parameters.find((parameter) => parameter.startsWith('q='));
	return { name, weight: weight === undefined ? 1 : Number(/^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1] ?? 0) };
}

/** The range that says most of a type: itself 2, its kind 1, anything 0; -1 and no weight where none speaks of it. */
function best(ranges: readonly Range[], type: string): { readonly precision: number; readonly weight: number } {
	const names = ['*/*', `${type.slice(0, type.indexOf('/'))}/*`, type];
	for (let precision = 2; precision >= 0; precision--) {
		const range = ranges.find(({ name }) => name === names[precision]);
		if (range !== undefined) return { precision, weight: range.weight };
	}
	return { precision: -1, weight: 0 };
}
