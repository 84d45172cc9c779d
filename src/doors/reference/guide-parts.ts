/*
 * Parts of the guides that are the same in every language: their names, links, and the table of expressions.
 */

import { printCss } from '../../formats/css-print.ts';
import { format } from '../../formats/table.ts';
import { readColor } from '../../names/parse-color.ts';
import { escapeHtml } from '../html.ts';
import { chip } from './pictures.ts';

/** The guides, in the order of the documents. */
export const GUIDE_NAMES = [
	'gamut-mapping', 'apca-and-wcag', 'color-difference', 'powerless-hue', 'made-of-others', 'design-tokens',
] as const;

export type GuideName = (typeof GUIDE_NAMES)[number];

/** A guide in one language. */
export interface GuideText {
	readonly title: string;
	/** One sentence, HTML without links. */
	readonly lead: string;
	readonly body: (base: string) => string;
}

/** A link to an operation. */
export const docsLink = (base: string, name: string): string => `<a href="${base}/docs/${name}"><code>${name}</code></a>`;

/** Expressions of CSS Color 5. The page that shows them is light and defines --brand. */
const EXPRESSIONS = {
	mixture: 'color-mix(in oklch, teal 60%, gold)',
	darker: 'oklch(from var(--brand) calc(l - 0.1) c h)',
	translucent: 'alpha(from var(--brand) / 40%)',
	scheme: 'light-dark(white, #111)',
	contrast: 'contrast-color(var(--brand))',
	channels: 'rgb(from gold r calc(g * 0.8) min(b, 40))',
} as const;

/** The use of each expression in one language. */
export type ExpressionUses = { readonly [name in keyof typeof EXPRESSIONS]: string };

export const EXPRESSION_BRAND = '#7c3aed';

/** Table rows: an expression, its use, its result. */
export const expressionRows = (uses: ExpressionUses): string => Object.entries(EXPRESSIONS).map(([name, text]) => {
	const { color } = readColor(text, { variables: { '--brand': EXPRESSION_BRAND } }), css = printCss(color);
	// The keys of both tables are the same.
	const use = uses[name as keyof ExpressionUses];
	return `<tr><th scope="row">${chip(format(color, 'hex'), css)} <code>${escapeHtml(text)}</code></th><td>${use}</td><td><code>${css}</code></td></tr>`;
}).join('\n');
