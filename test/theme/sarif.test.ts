/*
 * Findings as SARIF 2.1.0, and the sentences in them. The schema itself is checked in test/consumers/themes.test.ts.
 *
 * Ratios: #777777 on white is 4.47 in WCAG 2, and Lc 71.6 in APCA 0.1.9.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whole } from '../../src/math/steps.ts';
import type { TargetId } from '../../src/palette/contrast-fix.ts';
import { auditThemeColors } from '../../src/theme/audit.ts';
import { requestPairs } from '../../src/theme/judge-pairs.ts';
import { readTheme } from '../../src/theme/read-theme.ts';
import { renderSarif } from '../../src/theme/sarif.ts';

const sarif = suite('findings as SARIF');

function report(css: string, path = 'theme.css', target: TargetId = 'aa'): string {
	const theme = readTheme(css);
	return whole(renderSarif(whole(auditThemeColors(theme, whole(requestPairs(theme, [], target)))), path));
}

interface Place {
	readonly artifactLocation: { readonly uri: string };
	readonly region: object;
}

interface Result {
	readonly ruleId: string;
	readonly ruleIndex: number;
	readonly level: string;
	readonly message: { readonly text: string };
	readonly locations: readonly [{ readonly physicalLocation: Place }];
	readonly relatedLocations?: readonly [{ readonly message: { readonly text: string } }];
}

const resultsIn = (text: string): readonly Result[] => JSON.parse(text).runs[0].results;

const rulesIn = (text: string): readonly { readonly id: string }[] => JSON.parse(text).runs[0].tool.driver.rules;

const MESSY = ':root { --card: white;\n--card-foreground: #777777; --x: rgb(1 2); --wide: color(display-p3 0 1 0); --near: #fffffe; '
	+ '--red: #d62728; --olive: #7a6a00; }';

sarif('a report is what JSON.stringify() writes with two spaces, with and without results', () => {
	for (const css of [MESSY, ':root { --a: #123456; }', ':root { --card: white; --card-foreground: #777; }']) {
		const text = report(css);
		assert.is(text, `${JSON.stringify(JSON.parse(text), null, 2)}\n`);
	}
	assert.equal(resultsIn(report(':root { --a: #123456; }')), []);
});

sarif('a pair that fails is an error at its text, with the surface as a related location', () => {
	const [result] = resultsIn(report(MESSY));
	assert.equal([result!.ruleId, result!.level], ['contrast', 'error']);
	assert.is(result!.message.text, '--card-foreground on --card in default has a contrast of 4.47:1; aa requires 4.5:1.');
	assert.equal(result!.locations[0].physicalLocation.region, { startLine: 2, startColumn: 20, endLine: 2, endColumn: 27 });
	assert.is(result!.relatedLocations![0].message.text, '--card');
});

sarif('a target of APCA is reported in Lc', () => {
	const [result] = resultsIn(report(':root { --card: white; --card-foreground: #777777; }', 'theme.css', 'apca-body'));
	assert.match(result!.message.text, /^--card-foreground on --card in default has Lc 71\.\d; apca-body requires 75\.$/);
});

// APCA 0.1.9: Lc 74.976 and -74.957, which round to 75.
sarif('an Lc just below its target does not read as the target', () => {
	for (const [background, text, lc] of [['white', '#0062f0', '74.9'], ['#0083ab', '#fff', '-74.9']] as const) {
		const [result] = resultsIn(report(`:root { --card: ${background}; --card-foreground: ${text}; }`, 'theme.css', 'apca-body'));
		assert.ok(result!.message.text.endsWith(`has Lc ${lc}; apca-body requires 75.`), result!.message.text);
	}
});

sarif('each kind of finding has its rule and level, and every result names a rule that exists', () => {
	const text = report(MESSY), results = resultsIn(text), levels = new Map(results.map(({ ruleId, level }) => [ruleId, level]));
	assert.equal(Object.fromEntries(levels),
		{ 'contrast': 'error', 'unread-color': 'warning', 'color-vision': 'note', 'gamut': 'note', 'near-duplicate': 'note' });
	for (const { ruleId, ruleIndex } of results) assert.is(rulesIn(text)[ruleIndex]!.id, ruleId);
});

sarif('a path is a URI reference', () => {
	const [result] = resultsIn(report(MESSY, 'my themes\\ä/a#b.css'));
	assert.is(result!.locations[0].physicalLocation.artifactLocation.uri, 'my%20themes/%C3%A4/a%23b.css');
});

sarif('half of a surrogate pair in a path becomes U+FFFD', () => {
	const [result] = resultsIn(report(MESSY, 'a\ud800/b.css'));
	assert.is(result!.locations[0].physicalLocation.artifactLocation.uri, 'a%EF%BF%BD/b.css');
});

sarif.run();
