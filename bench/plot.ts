/*
 * Results as a picture: a row for each contest and a dot for each peer, by its relative time on a logarithmic scale. Peers left of
 * 1 are faster.
 */

import type { Outcome } from './measure.ts';

const LEFT = 300, WIDTH = 560, ROW = 26, TOP = 64;
const MOST = 1e5, LEAST = 0.5;

const COLORS = [
	'#2563eb', '#dc2626', '#059669', '#d97706', '#7c3aed', '#0891b2', '#be185d', '#4d7c0f', '#78716c', '#334155', '#f472b6', '#84cc16', '#22d3ee',
	'#a16207', '#c084fc', '#fb923c', '#0f766e', '#991b1b',
];

/** Approximate width of a letter. */
const LETTER = 6.6;

const x = (ratio: number): number => LEFT + WIDTH * Math.log(Math.min(MOST, Math.max(LEAST, ratio)) / LEAST) / Math.log(MOST / LEAST);

/** Positions of names in rows. */
function placed(names: readonly string[]): { readonly x: number; readonly y: number }[] {
	let x = 0, y = 0;
	return names.map((name) => {
		const width = 34 + name.length * LETTER;
		if (x > 0 && x + width > LEFT + WIDTH) {
			x = 0;
			y += 20;
		}
		const place = { x, y };
		x += width;
		return place;
	});
}

/** The title without its target, which is in the table. */
const shortTitle = (title: string): string => title.replace(/ \(.*\)$/, '');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function plot(outcomes: readonly Outcome[], machine: string): string {
	const shown = outcomes.filter(({ results }) => results.some(({ isPeer }) => isPeer));
	const peers = [...new Set(shown.flatMap(({ results }) => results.filter(({ isPeer }) => isPeer).map(({ name }) => name)))];
	const color = (name: string): string => COLORS[peers.indexOf(name) % COLORS.length]!;
	const bottom = TOP + shown.length * ROW;
	const places = placed(peers), height = bottom + 60 + places.at(-1)!.y;
	const lines = [1, 10, 100, 1000, 10_000].map((ratio) =>
		`<path d="M${x(ratio).toFixed(1)} ${TOP - 14}V${bottom}" stroke="${ratio === 1 ? '#111' : '#ccc'}"/><text x="${x(ratio).toFixed(1)}" y="${TOP - 20}" text-anchor="middle">${ratio.toLocaleString('en')}x</text>`);
	const rows = shown.flatMap(({ title, results }, i) => {
		const y = TOP + i * ROW + 8;
		return [
			`<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escaped(shortTitle(title))}</text>`,
			`<path d="M${LEFT} ${y}h${WIDTH}" stroke="#eee"/>`,
			...results.filter(({ isPeer }) => isPeer).map(({ name, ratio }) =>
				`<circle cx="${x(ratio).toFixed(1)}" cy="${y}" r="5" fill="${color(name)}"><title>${escaped(name)} ${ratio.toFixed(2)}x</title></circle>`),
		];
	});
	const legend = peers.map((name, i) => {
		const left = 24 + places[i]!.x, y = bottom + 28 + places[i]!.y;
		return `<circle cx="${left}" cy="${y}" r="5" fill="${color(name)}"/><text x="${left + 10}" y="${y + 4}">${escaped(name)}</text>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 40} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<text x="24" y="22" font-size="14">Time of the peers relative to tincture, by median; ${escaped(machine)}</text>
${[...lines, ...rows, ...legend].join('\n')}
</svg>
`;
}
