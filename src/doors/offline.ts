/*
 * The door of the service worker, with which visited pages work without a network.
 *
 * Before its text is a line with the version and the assets, so every build of the pages is another worker. Its path is at the root
 * of the service, because a worker controls only what is below it.
 *
 * Proof  test/doors/offline.test.ts, test/browser/offline.test.ts.
 */

import { findAsset, pathTo, type Site } from './assets.ts';
import { fixedDoor, type Door } from './door.ts';
import { fault } from './refusals.ts';

export const OFFLINE = '/offline.js';

/** The worker, which is not itself loaded by a page. */
const WORKER = 'offline.js';

/** The door of the worker; not found in a service without assets. */
export const offlineDoor = (site: Site): Door => fixedDoor(OFFLINE, () => {
	const worker = findAsset(site, WORKER);
	if (worker === undefined) throw fault('not-found', 'This service has no assets.');
	const assets = site.assets.all().map(({ file }) => pathTo(site, file));
	const line = `const BUILD = ${JSON.stringify({ base: site.base, assets })};\n`;
	return { status: 200, type: worker.type, body: line + worker.text, keep: 'never' };
});
