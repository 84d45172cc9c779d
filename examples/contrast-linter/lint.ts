/*
 * Checks the pairs of text and background in a file, and suggests the closest color for each pair that misses its target.
 *
 *   tsx lint.ts theme.css     exit code 0: all pass, 1: some miss, 2: the file is unreadable
 *
 * On GitHub every miss is an annotation on its line, and the report is the summary of the job.
 */

import { appendFileSync, readFileSync } from 'node:fs';
import { fixContrast, InputError, type FixContrastResult } from 'tincture/operations';
import { pairsOf, type Pair } from './pairs.ts';

interface Checked extends Pair {
	readonly result: FixContrastResult;
}

const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;

const isMiss = ({ result }: Checked): boolean => result.changed || !result.reached;

const found = ({ result: { before } }: Checked): string => `${before.ratio}:1, Lc ${before.lc}`;

const advice = ({ result }: Checked): string =>
	(result.reached ? `use ${result.color.hex} for the text` : 'no lightness of this text reaches it: change the background');

function check(pair: Pair): Checked {
	try {
		const { text, background, target } = pair;
		// The operation rejects an invalid target.
		const input = { text, background, target: target as FixContrastResult['target'], adjust: 'text' as const };
		return { ...pair, result: fixContrast(input) };
	} catch (error) {
		if (error instanceof InputError) throw new Error(`line ${pair.line}, ${pair.name}: ${error.message}`);
		throw error;
	}
}

function markdown(file: string, all: readonly Checked[]): string {
	const cell = (text: string): string => text.replaceAll('|', '\\|');
	const rows = all.map((one) => {
		const mark = isMiss(one) ? '❌' : '✅';
		const columns = [mark, cell(one.name), one.result.text.hex, one.result.background.hex, one.target, found(one)];
		return `| ${[...columns, isMiss(one) ? advice(one) : ''].join(' | ')} |`;
	});
	const misses = all.filter(isMiss).length;
	return [
		`## Contrast of ${file}: ${misses === 0 ? 'all' : `${misses} of`} ${all.length} pairs ${misses === 0 ? 'pass' : 'miss their target'}`, '',
		'| | pair | text | background | target | is | |', '| --- | --- | --- | --- | --- | --- | --- |', ...rows, '',
	].join('\n');
}

/** Text of a workflow command, as GitHub unescapes it. */
const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const [file] = process.argv.slice(2);
try {
	if (file === undefined) throw new Error('usage: tsx lint.ts <pairs.json or theme.css>');
	const pairs = pairsOf(file, readFileSync(file, 'utf8'));
	if (pairs.length === 0) throw new Error(`${file} lists no pairs`);
	const all = pairs.map(check), report = markdown(file, all), misses = all.filter(isMiss);
	console.log(report);
	if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${report}\n`);
	if (GITHUB_ACTIONS) {
		for (const one of misses) {
			const says = `${one.name} is ${found(one)} and misses ${one.target}; ${advice(one)}`;
			console.log(`::error file=${file},line=${one.line},title=Contrast::${escaped(says)}`);
		}
	}
	process.exitCode = misses.length > 0 ? 1 : 0;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
