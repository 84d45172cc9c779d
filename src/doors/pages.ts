/*
 * Doors of the front page, the OpenAPI description, the icon and the metrics.
 */

import type { Encoded } from '../assets/asset.ts';
import type { Steps } from '../math/steps.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/table.ts';
import { assetPath, type Site } from './assets.ts';
import { fixedDoor, JSON_TYPE, READS, type Door, type Reply } from './door.ts';
import { frontPage } from './front-page.ts';
import { inEnglish, type FrontWords } from './front-words.ts';
import { inRussian } from './front-words-ru.ts';
import { translate, type PageLanguage } from './html.ts';
import { ICON } from './icon.ts';
import { openApi } from './openapi/document.ts';
import { API } from './operations.ts';
import { sharedWork } from './slices.ts';

const WORDS: Readonly<Record<PageLanguage, () => FrontWords>> = { en: inEnglish, ru: inRussian };

/** The OpenAPI description: the one of the build if everything is served, otherwise one that is generated on first use. */
function* describeApi(operations: readonly AnyOperation[], { base, assets }: Site, hasBatch: boolean, hasKeys: boolean): Steps<Reply> {
	const reply = (body: string, encoded?: Encoded): Reply =>
		({ status: 200, type: JSON_TYPE, body, keep: 'day', ...(encoded && { encoded }) });
	const built = operations === OPERATIONS && hasBatch && !hasKeys ? assets.built('openapi.json') : undefined;
	if (built === undefined) return reply(JSON.stringify(yield* openApi(operations, base, hasBatch, hasKeys)));
	return base === '' ? reply(built.text, built.encoded) : reply(addBase(base, built.text));
}

/** Adds the base path to a description: to the address of the server and to the types of problems, which are all that depend on it. */
export const addBase = (base: string, text: string): string =>
	text.replace('"servers":[{"url":"/"', `"servers":[{"url":"${base}"`).replaceAll('"/problems/', `"${base}/problems/`);

/** The doors of fixed pages. */
export function pageDoors(operations: readonly AnyOperation[], site: Site, hasBatch = true, hasKeys = false): readonly Door[] {
	const { base } = site;
	const later = { style: assetPath(site, 'page-views.css'), worker: assetPath(site, 'image-worker.js') };
	const front = (): Reply => translate(site, (language) => {
		const words = WORDS[language]();
		return {
			title: '', description: words.description, place: '/', body: frontPage(base, operations, words, later),
			styles: ['page.css'], scripts: ['page.js'], preloads: [`page-words-${language}.js`],
		};
	});
	const description = sharedWork(() => describeApi(operations, site, hasBatch, hasKeys));
	return [
		fixedDoor('/', front),
		fixedDoor('/openapi.json', description),
		fixedDoor(`${API}openapi.json`, description),
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
