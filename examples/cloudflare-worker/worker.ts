/*
 * The color API in a Worker. The lists of names are a module, loaded with the first request.
 */

import { createFetch } from 'tincture/fetch';
import { loadNames } from 'tincture/names';
import names from 'tincture/names-data';

const answer = createFetch();
let loaded: Promise<void> | undefined;

export default {
	async fetch(request: Request): Promise<Response> {
		await (loaded ??= loadNames(names));
		return answer(request);
	},
};
