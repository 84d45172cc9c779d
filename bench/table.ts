/*
 * Results as the table of README.md: a row for each contest, between two marks.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import type { Outcome } from './measure.ts';

const BEGIN = '<!-- last run -->', END = '<!-- /last run -->';

/** Replaces the text between the marks by the results. */
export function writeTable(file: string, outcomes: readonly Outcome[], command: string, machine: string, loads: readonly [string, string]): void {
	const text = readFileSync(file, 'utf8');
	const begin = text.indexOf(BEGIN), end = text.indexOf(END);
	if (begin < 0 || end < begin) throw new Error(`${file} has no marks ${BEGIN} and ${END}`);
	const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { dependencies: Readonly<Record<string, string>> };
	const lines = [
		`\`${command}\`, ${new Date().toISOString().slice(0, 10)}; ${machine}; ${loads[0]}, after it ${loads[1]}.`,
		`${Object.entries(dependencies).map(([name, version]) => `${name} ${version}`).join(', ')}.`,
		'',
		'| task | tincture, median | peers | target |',
		'| --- | --- | --- | --- |',
		...outcomes.map(row),
	];
	writeFileSync(file, `${text.slice(0, begin)}${BEGIN}\n\n${lines.join('\n')}\n\n${text.slice(end)}`);
}

function row({ title, unit = 'ns', results, aims }: Outcome): string {
	const [first, ...others] = results;
	const hasPeers = others.some(({ isPeer }) => isPeer);
	const timed = (result: Outcome['results'][number]): string => `${shown(result.median)} ${unit}`;
	return `| ${[
		title,
		hasPeers ? `${timed(first!)} ±${(first!.spread * 50).toFixed(0)} %` : results.map((result) => `${result.name} ${timed(result)}`).join('; '),
		hasPeers ? others.map(({ name, ratio, isPeer }) => `${name} ${ratio < 100 ? ratio.toFixed(2) : shown(ratio)}x${isPeer ? '' : ' (not the same task)'}`).join(', ') : '',
		aims.map(({ by, peer, reached }) => `${reached >= by ? 'reached' : '**short**'} ${Number(by.toFixed(2))}x ${peer}`).join('; '),
	].join(' | ')} |`;
}

const shown = (x: number): string => (x < 100 ? x.toFixed(1) : Math.round(x).toLocaleString('en'));
