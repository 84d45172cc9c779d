/*
 * Converts the Markdown that docs/ uses to HTML: headings, paragraphs, code, tables, links. Escapes all text; HTML is not supported.
 * Pictures are left out, because a service has no files of docs/.
 */

import { escapeHtml } from '../html.ts';
import { sample } from './sample.ts';

/** The HTML of a page. Headings get ids from their words; `link` rewrites link targets. */
export function renderMarkdown(text: string, link: (to: string) => string): string {
	const ids = new Map<string, number>();
	const createId = (words: string): string => {
		const id = words.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''), before = ids.get(id) ?? 0;
		ids.set(id, before + 1);
		return before === 0 ? id : `${id}-${before + 1}`;
	};
	// Code may have empty lines.
	const parts = text.split(/^(```\w*\n[^]*?\n```)$/m);
	const blocks = parts.flatMap((part, i) => (i % 2 === 1 ? part : part.trim().split(/\n{2,}/)));
	return blocks.filter((block) => block !== '' && !block.startsWith('![')).map((block) => blockHtml(block, link, createId)).join('\n');
}

function blockHtml(block: string, link: (to: string) => string, createId: (words: string) => string): string {
	const heading = /^(#{1,3}) (.*)$/.exec(block);
	if (heading) return `<h${heading[1]!.length} id="${createId(heading[2]!)}">${renderInline(heading[2]!, link)}</h${heading[1]!.length}>`;
	const fence = /^```\w*\n([\s\S]*?)\n```$/.exec(block);
	if (fence) return sample('Code', fence[1]!);
	return block.startsWith('| ') ? tableHtml(block.split('\n'), link) : `<p>${renderInline(block, link)}</p>`;
}

const cells = (line: string): string[] => line.slice(1, -1).split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));

function tableHtml([head = '', , ...rows]: readonly string[], link: (to: string) => string): string {
	const names = cells(head).map((cell) => (cell === '' ? '<td></td>' : `<th scope="col">${renderInline(cell, link)}</th>`)).join('');
	const lines = rows.map((row) => {
		const [first = '', ...others] = cells(row);
		return `<tr><th scope="row">${renderInline(first, link)}</th>${others.map((cell) => `<td>${renderInline(cell, link)}</td>`).join('')}</tr>`;
	});
	return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table class="plain"><thead><tr>${names}</tr></thead><tbody>\n${
		lines.join('\n')}\n</tbody></table></div>`;
}

/** The HTML of a text with code between backticks and links, whose targets `link` rewrites. */
export function renderInline(text: string, link = (to: string): string => to): string {
	return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part) => {
		if (part.startsWith('`')) return `<code>${escapeHtml(part.slice(1, -1))}</code>`;
		const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
		return words === undefined ? escapeHtml(part) : `<a href="${escapeHtml(link(to!))}">${escapeHtml(words)}</a>`;
	}).join('');
}
