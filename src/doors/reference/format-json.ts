/*
 * Values as JSON for people: short parts on one line.
 *
 * Proof  test/doors/reference.test.ts.
 */

/** Width in characters up to which a value stays on one line. */
const WIDTH = 72;

/** Formats a value as JSON, short parts on one line. */
export function formatJson(value: unknown, indent = ''): string {
	const inner = `${indent}  `;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const flat = onOneLine(value);
	if (flat.length + indent.length <= WIDTH) return flat;
	const lines = Array.isArray(value)
		? value.map((item) => inner + formatJson(item, inner))
		: Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`);
	return Array.isArray(value) ? `[\n${lines.join(',\n')}\n${indent}]` : `{\n${lines.join(',\n')}\n${indent}}`;
}

function onOneLine(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
	const pairs = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
	return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}
