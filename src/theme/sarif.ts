/*
 * The findings of an audit as SARIF 2.1.0, which code scanning services read: a pair that fails is an error at its text, with the
 * surface as a related location; a color that cannot be read is a warning; colors that may be confused, are outside sRGB or
 * nearly equal are notes.
 *
 * Source  OASIS SARIF 2.1.0 (Errata 01): §3.13 (log), §3.19 (tool component), §3.27 (result), §3.30 (region).
 * Proof   test/theme/sarif.test.ts; the schema of OASIS in test/consumers.
 */

import { phraseText } from '../errors.ts';
import { spend } from '../math/budget.ts';
import { roundDown, round } from '../math/round.ts';
import { mapInSteps, type Steps } from '../math/steps.ts';
import { wellFormed } from '../math/well-formed.ts';
import { CONTRAST_TARGETS } from '../palette/contrast-fix.ts';
import type { ThemeAudit } from './audit.ts';
import type { ThemePair } from './judge-pairs.ts';
import type { CloseColors } from './likeness.ts';
import { locateIn } from './place.ts';
import type { Entry } from './theme.ts';

const RULES = {
	'contrast': { level: 'error', text: 'Text must meet its contrast target.' },
	'unread-color': { level: 'warning', text: 'A value used as a color must be a valid color.' },
	'color-vision': { level: 'note', text: 'Two colors should not look the same to people with a color vision deficiency.' },
	'gamut': { level: 'note', text: 'A color outside of sRGB is shown as another one on many screens.' },
	'near-duplicate': { level: 'note', text: 'Two colors that nobody can tell apart should be one.' },
} as const;

type RuleId = keyof typeof RULES;

/** Maximum number of results of one kind of note, so that people can read the report. */
const MOST_NOTES = 100;

/** Units of work to build and write one result. */
const RESULT_COST = 12;

/** Renders the report, indented. `path` is the path of the file, which becomes a URI reference. */
export function* renderSarif(audit: ThemeAudit, path: string): Steps<string> {
	const locate = locateIn(audit.theme.text), uri = wellFormed(path).split(/[\\/]/).map(encodeURIComponent).join('/');
	const location = ({ start, end }: Entry): object => {
		const from = locate(start), to = locate(end);
		return {
			physicalLocation: {
				artifactLocation: { uri },
				region: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
			},
		};
	};
	const result = (ruleId: RuleId, text: string, at: Entry, related?: Entry): object => ({
		ruleId,
		ruleIndex: Object.keys(RULES).indexOf(ruleId),
		level: RULES[ruleId].level,
		message: { text },
		locations: [location(at)],
		...(related && { relatedLocations: [{ id: 0, ...location(related), message: { text: related.name } }] }),
	});
	const results: readonly (() => object)[] = [
		...audit.judged.pairs.filter(({ passes }) => !passes)
			.map((pair) => () => result('contrast', contrastSentence(pair), pair.text.entry, pair.background.entry)),
		...audit.unread.slice(0, MOST_NOTES)
			.map(({ entry, mode, why }) => () => result('unread-color', `${entry.name} in ${mode.name} ${phraseText(why)}.`, entry)),
		...audit.confusable.slice(0, MOST_NOTES).map((pair) => () => result(
			'color-vision', `${both(pair)} look alike with ${pair.kind} (deltaE OK ${round(pair.deltaEOK, 3)}).`,
			pair.first.entry, pair.second.entry,
		)),
		...audit.outsideSrgb.slice(0, MOST_NOTES)
			.map(({ resolved, mode }) => () => result('gamut', `${resolved.entry.name} in ${mode.name} lies outside of sRGB.`, resolved.entry)),
		...audit.nearDuplicates.slice(0, MOST_NOTES).map((pair) => () => result(
			'near-duplicate', `${both(pair)} are nearly the same (deltaE OK ${round(pair.deltaEOK, 4)}).`, pair.second.entry, pair.first.entry,
		)),
	];
	// Results are written one by one, because a long report would block for some milliseconds.
	const written = yield* mapInSteps(results, (build) => {
		spend(RESULT_COST);
		return JSON.stringify(build(), null, 2).replaceAll('\n', INDENT);
	});
	const log = JSON.stringify({
		$schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
		version: '2.1.0',
		runs: [{
			tool: {
				driver: {
					name: 'Tincture',
					rules: Object.entries(RULES).map(([id, { level, text }]) =>
						({ id, shortDescription: { text }, defaultConfiguration: { level } })),
				},
			},
			columnKind: 'utf16CodeUnits',
			results: [],
		}],
	}, null, 2);
	return `${written.length === 0 ? log : log.replace('"results": []', () => `"results": [${INDENT}${written.join(`,${INDENT}`)}${INDENT.slice(0, -2)}]`)}\n`;
}

/** A new line at the depth of a result: the list is in a run, in a list, in the log. */
const INDENT = `\n${' '.repeat(8)}`;

const both = ({ first, second, mode }: CloseColors): string => `${first.entry.name} and ${second.entry.name} in ${mode.name}`;

/**
 * `--muted-foreground on --muted in dark has a contrast of 4.1:1; aa requires 4.5:1.` Contrasts are rounded down, so that none that
 * fails reads like its target.
 */
function contrastSentence({ text, background, mode, requested: { target }, ratio, lc }: ThemePair): string {
	const { metric, least } = CONTRAST_TARGETS[target];
	const has = metric === 'ratio'
		? `a contrast of ${roundDown(ratio, 2)}:1; ${target} requires ${least}:1`
		: `Lc ${roundDown(lc, 1)}; ${target} requires ${least}`;
	return `${text.entry.name} on ${background.entry.name} in ${mode.name} has ${has}.`;
}
