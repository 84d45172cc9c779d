/*
 * A Tailwind v4 theme from a brand color: eight scales, and roles for light and dark that pass WCAG AA.
 *
 *   tsx theme.ts "#3b82f6" theme.css
 */

import { writeFileSync } from 'node:fs';
import { buildSystem, InputError } from 'tincture/operations';

const [primary = '', file = 'theme.css'] = process.argv.slice(2);
try {
	const { code, audit } = buildSystem({ primary, format: 'tailwind', values: 'oklch' });
	writeFileSync(file, code);
	const lowest = Math.min(...audit.map(({ ratio }) => ratio));
	console.log(`${file}: ${audit.length} pairs audited, the lowest contrast is ${lowest}:1`);
} catch (error) {
	if (!(error instanceof InputError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
