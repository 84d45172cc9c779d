/*
 * What stands beside the operations: the front page, their OpenAPI description, the icon, and metrics where they are asked for.
 */

import type { AnyOperation } from '../operations/operation.ts';
import type { Site } from './assets.ts';
import { description } from './description.ts';
import { READS, type Door, type Reply } from './door.ts';
import { frontPage } from './front-page.ts';
import { html } from './html.ts';
import { API } from './operations.ts';

/** What search engines and link previews show. */
const DESCRIPTION = 'Describe, convert, check and make colors: a color API anyone can host, and its engine, live in the page.';

const page = (path: string, answer: () => Reply): Door => ({ path, methods: READS, cost: 1, isFixed: true, answer });

const kept = (type: string, body: string): Reply => ({ status: 200, type, body, keep: 'day' });

/** A page that is made once, in the codings that are asked for. */
function packed({ assets }: Site, reply: Reply): Reply {
	const encoded = typeof reply.body === 'string' ? assets.encode(reply.body) : undefined;
	return encoded === undefined ? reply : { ...reply, encoded };
}

/** The doors of all that is the same for everyone. */
export function pageDoors(operations: readonly AnyOperation[], site: Site): readonly Door[] {
	const { base } = site;
	let described: Reply | undefined;
	const describe = (): Reply => described ??= description(operations, site);
	return [
		page('/', () => packed(site, html(site, {
			title: '', description: DESCRIPTION, place: '/', body: frontPage(base, operations), styles: ['page.css'], scripts: ['page.js'],
		}))),
		page('/openapi.json', describe),
		page(`${API}openapi.json`, describe),
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

/** Browsers ask for one unasked, and report it where none is. */
const ICON =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#008080" d="M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z"/></svg>\n';
