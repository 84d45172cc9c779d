/*
 * Sentences in answers of audit-theme, in both languages.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { auditTheme } from '../../../src/operations.ts';
import { passes } from '../../../src/operations/audit-theme/result.ts';
import { SENTENCES } from '../../../src/operations/audit-theme/sentences-ru.ts';
import { ROOT, sourcesUnder } from '../../support/project.ts';

const sentences = suite('the sentences of an audit');

/** Files with phrases of the answer. */
const SPEAKING = ['src/operations/audit-theme/sentences.ts', 'src/theme/missing.ts', 'src/theme/resolve.ts'];

/** A source in which `{}` replaces the values of templates, as in the table of translations. */
const withoutValues = (text: string): string => text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}');

type Answer = ReturnType<typeof auditTheme>;

/** Themes under 4 rules with a number of selectors each, which are the modes. */
const manyModes = (each: number): string => [1, 2, 3, 4].map((rule) =>
	`${Array.from({ length: each }, (_, i) => `.theme-${rule}-${i}`).join()}{--card:#fff;--card-foreground:#11${rule}}`).join('');

for (const [claim, theme, request, find, english, russian] of [
	[
		'why no pair was checked', ':root{--one:red;--two:blue}', {}, ({ nothingJudged }: Answer) => nothingJudged,
		'No names say which text is on which surface, as card and card-foreground do, and they are not those of a known design system. '
			+ 'List the pairs in "pairs".',
		'По именам не видно, какой текст на какой поверхности, как у card и card-foreground, и это не имена известной дизайн-системы. '
			+ 'Перечислите пары в "pairs".',
	],
	[
		'names of another file', ':root{--one:red;--a:var(--p);--b:var(--q);--c:var(--r);--d:var(--s);--e:var(--t)}', {},
		({ nothingJudged }: Answer) => nothingJudged?.split('. ').at(-2),
		'The file refers to --p, --q, --r, --s and 1 more without declaring them',
		'Файл ссылается на --p, --q, --r, --s и ещё 1, но не объявляет их',
	],
	[
		'a pair that a repair could not change, and its mode', ':root{--card:#fff;--card-foreground:#999}.dark{--card:#000;--card-foreground:#111}',
		{ repair: true, lock: ['card', 'card-foreground'] }, ({ notRepaired }: Answer) => notRepaired?.split('. ')[0],
		'Still failing: --card-foreground on --card (default), --card-foreground on --card (dark)',
		'Всё ещё не проходят: --card-foreground на --card (default), --card-foreground на --card (dark)',
	],
	[
		'a surface that the dark mode inherits from the light one',
		':root{--background:#fff;--foreground:#111;--card:#fff;--card-foreground:#111;--muted:#f4f4f5;--muted-foreground:#595959;'
			+ '--primary:#2563eb;--primary-foreground:#fff}.dark{--background:#0a0a0a;--foreground:#fafafa;--card:#18181b;'
			+ '--card-foreground:#fafafa;--muted-foreground:#a1a1aa;--primary:#60a5fa;--primary-foreground:#0a0a0a}',
		{ repair: true }, ({ notRepaired }: Answer) => notRepaired?.split('. ').slice(1, 3).join('. '),
		'The mode dark does not declare --muted and inherits a color of another mode. Declare it in both',
		'Режим dark не объявляет --muted и наследует цвет другого режима. Объявите его в обоих',
	],
	[
		'a value without a color', ':root{--card:#fff;--text:color(foo 1 2 3)}', {}, ({ unread }: Answer) => unread[0]?.detail,
		'--text is not a readable color.', '--text — не цвет, который можно прочитать.',
	],
	[
		'modes beyond the limit', manyModes(20), {}, ({ notChecked }: Answer) => notChecked,
		'The file has 80 modes, and 64 are read, those of the whole page first. Send the file in parts, or without the styles of components.',
		'Режимов в файле: 80; прочитано: 64, сначала режимы всей страницы. Отправьте файл по частям или без стилей компонентов.',
	],
	['a file within the limits', manyModes(16), {}, ({ notChecked }: Answer) => notChecked, undefined, undefined],
	[
		'a reference to nothing', ':root{--card:#fff;--text:rgb(var(--x))}', {}, ({ unread }: Answer) => unread[0]?.detail,
		'--text refers to "x", which has no value in the file.', '--text ссылается на "x", а значения этого имени в файле нет.',
	],
] as const) {
	sentences(`${claim}`, () => {
		assert.is(find(auditTheme({ theme, ...request })), english);
		assert.is(find(auditTheme({ theme, ...request, locale: 'ru' })), russian);
	});
}

sentences('a file that was not checked as a whole does not pass', () => {
	assert.equal([16, 20].map((each) => passes(auditTheme({ theme: manyModes(each) }))), [true, false]);
});

sentences('every sentence in the sources has its Russian', () => {
	const theme = sourcesUnder('src/theme').map(({ text }) => text).join('\n');
	const reasons = [...theme.matchAll(/why(?::| =) (?:[^'`\n]* )?'([^']+)'/g)].map(([, words]) => words!);
	assert.ok(reasons.length > 12);
	const own = SPEAKING.map((path) => withoutValues(readFileSync(join(ROOT, path), 'utf8'))).join('\n');
	const phrases = [...own.matchAll(/phrase`([^`]+)`|'([A-Z][^']+)'/g)].map(([, words, plain]) => words ?? plain!);
	assert.ok(phrases.length > 15);
	assert.equal([...reasons, ...phrases].filter((words) => /\p{L}/u.test(words) && !SENTENCES.has(words)), []);
});

sentences('every Russian sentence belongs to one in the sources', () => {
	const texts = [...sourcesUnder('src/theme'), ...sourcesUnder('src/operations/audit-theme')]
		.filter(({ path }) => !path.endsWith('-ru.ts')).map(({ text }) => withoutValues(text)).join('\n');
	assert.equal([...SENTENCES.keys()].filter((words) => !texts.includes(words)), []);
});

sentences.run();
