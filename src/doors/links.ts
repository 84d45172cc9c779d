/*
 * Links for programs: the Link header and the API catalog.
 *
 * Source  RFC 8631 (service-desc, service-doc, status); RFC 9727 (api-catalog), whose document is a linkset of RFC 9264.
 *         Addresses are relative, because a service does not know its public name.
 */

import type { AnyOperation } from '../operations/operation.ts';
import { fixedDoor, type Door } from './door.ts';
import { API } from './operations.ts';

const CATALOG = '/.well-known/api-catalog';

/** Where a service is, and whether its links may lead to pages. */
export interface Mount {
	/** The path that the service is mounted under. */
	readonly base: string;
	/** False if the front page and the reference are disabled. */
	readonly hasPages: boolean;
}

/** The Link header as name and value. Without pages the documentation is the text for language models. */
export const linkHeader = ({ base, hasPages }: Mount): readonly string[] => ['Link',
	`<${base}/openapi.json>; rel="service-desc", <${base}${hasPages ? '/' : '/llms.txt'}>; rel="service-doc", <${base}${CATALOG}>; rel="api-catalog"`];

const PROFILE = 'https://www.rfc-editor.org/info/rfc9727';

/** The door of the catalog: one API with its description, documentation and health. */
export const catalogDoor = (operations: readonly AnyOperation[], mount: Mount): Door => fixedDoor(CATALOG, () => ({
	status: 200,
	type: `application/linkset+json; profile="${PROFILE}"`,
	keep: 'day',
	headers: linkHeader(mount),
	body: JSON.stringify({
		linkset: [{
			'anchor': mount.base + API,
			'service-desc': [{ href: `${mount.base}/openapi.json`, type: 'application/json' }],
			'service-doc': [
				...(mount.hasPages ? [{ href: `${mount.base}/docs`, type: 'text/html' }] : []),
				{ href: `${mount.base}/llms.txt`, type: 'text/plain' },
			],
			'status': [{ href: `${mount.base}/readyz`, type: 'application/json' }],
			'item': operations.map(({ name, title }) => ({ href: mount.base + API + name, title })),
		}],
	}),
}));
