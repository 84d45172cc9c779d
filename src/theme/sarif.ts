/*
 * The findings of an audit as SARIF 2.1.0, which code scanning services read: a pair that fails is an error where its text stands,
 * with the surface beside it; a color that cannot be read is a warning; what may be confused, lies outside of sRGB or is
 * there nearly twice is a note.
 *
 * Source  OASIS SARIF 2.1.0 (Errata 01): §3.13 (log), §3.19 (tool component), §3.27 (result), §3.30 (region).
 * Proof   test/theme/sarif.test.ts; the schema of OASIS in test/consumers.
 */

import { roundDown, round } from '../math/round.ts';
import { CONTRAST_TARGETS } from '../palette/contrast-fix.ts';
import type { CloseColors, ThemeAudit, ThemePair } from './audit.ts';
import { placesIn } from './place.ts';
import type { Entry } from './theme.ts';

const RULES = {
	'contrast': { level: 'error', says: 'Text must stand out from its background as much as its target asks.' },
	'unread-color': { level: 'warning', says: 'A value that is meant as a color must be one.' },
	'color-vision': { level: 'note', says: 'Two colors should not look the same to people with a color vision deficiency.' },
	'gamut': { level: 'note', says: 'A color outside of sRGB is shown as another one on many screens.' },
	'near-duplicate': { level: 'note', says: 'Two colors that nobody can tell apart are better one.' },
} as const;

type RuleId = keyof typeof RULES;

/** Most results of one kind of note: a report is for reading. */
const MOST_NOTES = 100;

/** The report, indented; `path` is where the file is, as a URI reference. */
export function sarifOf(audit: ThemeAudit, path: string): string {
	const placeOf = placesIn(audit.theme.text), uri = path.split(/[\\/]/).map(encodeURIComponent).join('/');
	const location = ({ start, end }: Entry): object => {
		const from = placeOf(start), to = placeOf(end);
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
	const results = [
		...audit.pairs.filter(({ passes }) => !passes)
			.map((pair) => result('contrast', contrastSentence(pair), pair.text.entry, pair.background.entry)),
		...audit.unread.slice(0, MOST_NOTES)
			.map(({ entry, mode, why }) => result('unread-color', `${entry.name} in ${mode.name} ${why}.`, entry)),
		...audit.confusable.slice(0, MOST_NOTES).map((pair) => result(
			'color-vision', `${both(pair)} look alike with ${pair.kind} (deltaE OK ${round(pair.deltaEOK, 3)}).`,
			pair.first.entry, pair.second.entry,
		)),
		...audit.outsideSrgb.slice(0, MOST_NOTES)
			.map(({ resolved, mode }) => result('gamut', `${resolved.entry.name} in ${mode.name} lies outside of sRGB.`, resolved.entry)),
		...audit.nearDuplicates.slice(0, MOST_NOTES).map((pair) => result(
			'near-duplicate', `${both(pair)} are nearly the same (deltaE OK ${round(pair.deltaEOK, 4)}).`, pair.second.entry, pair.first.entry,
		)),
	];
	return `${JSON.stringify({
		$schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
		version: '2.1.0',
		runs: [{
			tool: {
				driver: {
					name: 'Tincture',
					rules: Object.entries(RULES).map(([id, { level, says }]) =>
						({ id, shortDescription: { text: says }, defaultConfiguration: { level } })),
				},
			},
			columnKind: 'utf16CodeUnits',
			results,
		}],
	}, null, 2)}\n`;
}

const both = ({ first, second, mode }: CloseColors): string => `${first.entry.name} and ${second.entry.name} in ${mode.name}`;

/** `--muted-foreground on --muted in dark has a contrast of 4.1:1; aa asks for 4.5:1.` */
export function contrastSentence({ text, background, mode, target, ratio, lc }: ThemePair): string {
	const { metric, least } = CONTRAST_TARGETS[target];
	const has = metric === 'ratio'
		? `a contrast of ${roundDown(ratio, 2)}:1; ${target} asks for ${least}:1`
		: `Lc ${round(lc, 1)}; ${target} asks for ${least}`;
	return `${text.entry.name} on ${background.entry.name} in ${mode.name} has ${has}.`;
}
