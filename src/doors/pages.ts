/*
 * What stands beside the operations: the front page, their OpenAPI description, the icon, and metrics where they are asked for.
 */

import type { AnyOperation } from '../operations/operation.ts';
import type { Site } from './assets.ts';
import { description } from './description.ts';
import { READS, type Door, type Reply } from './door.ts';
import { frontPage } from './front-page.ts';
import { inEnglish, type FrontWords } from './front-words.ts';
import { inRussian } from './front-words-ru.ts';
import { html, type PageLanguage } from './html.ts';
import { ICON } from './icon.ts';
import { API } from './operations.ts';

const WORDS: Readonly<Record<PageLanguage, () => FrontWords>> = { en: inEnglish, ru: inRussian };

/** What search engines and link previews show. */
const DESCRIPTIONS: Readonly<Record<PageLanguage, string>> = {
	en: 'Describe, convert, check and make colors: a color API anyone can host, and its engine, live in the page.',
	ru: 'Описать, перевести, проверить и создать цвета: API цвета, которое может развернуть каждый, и его движок прямо на странице.',
};

const page = (path: string, answer: () => Reply): Door => ({ path, methods: READS, cost: 1, isFixed: true, answer });

const kept = (type: string, body: string): Reply => ({ status: 200, type, body, keep: 'day' });

/** The doors of all that is the same for everyone. */
export function pageDoors(operations: readonly AnyOperation[], site: Site): readonly Door[] {
	const { base } = site;
	const front = (language: PageLanguage): Reply => html(site, {
		title: '', description: DESCRIPTIONS[language], place: '/', language,
		body: frontPage(base, operations, WORDS[language]()), styles: ['page.css'], scripts: ['page.js'],
		preloads: [`page-words-${language}.js`],
	});
	let described: Reply | undefined;
	const describe = (): Reply => described ??= description(operations, site);
	return [
		page('/', () => ({ ...front('en'), languages: { ru: front('ru') } })),
		page('/openapi.json', describe),
		page(`${API}openapi.json`, describe),
		// Browsers ask for one unasked, and report it where none is.
		page('/favicon.ico', () => kept('image/svg+xml', ICON)),
	];
}

/** What is counted at the moment. */
export const metricsDoor = (text: () => string): Door => ({
	path: '/metrics',
	methods: READS,
	cost: 1,
	answer: () => ({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', body: text(), keep: 'never' }),
});
