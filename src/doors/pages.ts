/*
 * Doors of the front page, the OpenAPI description, the icon and the metrics.
 */

import type { AnyOperation } from '../operations/operation.ts';
import { assetPath, type Site } from './assets.ts';
import { description } from './description.ts';
import { fixedDoor, READS, type Door, type Reply } from './door.ts';
import { frontPage } from './front-page.ts';
import { inEnglish, type FrontWords } from './front-words.ts';
import { inRussian } from './front-words-ru.ts';
import { translate, type PageLanguage } from './html.ts';
import { ICON } from './icon.ts';
import { API } from './operations.ts';

const WORDS: Readonly<Record<PageLanguage, () => FrontWords>> = { en: inEnglish, ru: inRussian };

/** Texts for search engines and link previews. */
const DESCRIPTIONS: Readonly<Record<PageLanguage, string>> = {
	en: 'Describe, convert, check and make colors: a color API anyone can host, and its engine, live in the page.',
	ru: 'Описать, перевести, проверить и создать цвета: API цвета, которое может развернуть каждый, и его движок прямо на странице.',
};

/** The doors of fixed pages. */
export function pageDoors(operations: readonly AnyOperation[], site: Site, hasBatch = true, hasKeys = false): readonly Door[] {
	const { base } = site;
	const later = { style: assetPath(site, 'page-views.css'), worker: assetPath(site, 'image-worker.js') };
	const front = (): Reply => translate(site, (language) => ({
		title: '', description: DESCRIPTIONS[language], place: '/',
		body: frontPage(base, operations, WORDS[language](), later), styles: ['page.css'], scripts: ['page.js'],
		preloads: [`page-words-${language}.js`],
	}));
	let cached: Reply | undefined;
	const describe = (): Reply => cached ??= description(operations, site, hasBatch, hasKeys);
	return [
		fixedDoor('/', front),
		fixedDoor('/openapi.json', describe),
		fixedDoor(`${API}openapi.json`, describe),
		// Browsers request this path on their own and log a missing icon as an error.
		fixedDoor('/favicon.ico', () => ({ status: 200, type: 'image/svg+xml', body: ICON, keep: 'day' })),
	];
}

/** Media type of the text format of Prometheus. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The door of metrics for Prometheus; `text` returns their current values. */
export const metricsDoor = (text: () => string): Door => ({
	path: '/metrics',
	methods: READS,
	cost: 1,
	answer: () => ({ status: 200, type: METRICS_TYPE, body: text(), keep: 'never' }),
});
