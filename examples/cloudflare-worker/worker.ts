/*
 * The color API in a Worker. It has no disk, so the lists of names are part of the upload and loaded with the first request.
 */

import { createFetch } from 'tincture/fetch';
import { loadNames } from 'tincture/names';
import names from 'tincture/names.bin';

const answer = createFetch();
let loaded: Promise<void> | undefined;

export default {
	async fetch(request: Request): Promise<Response> {
		await (loaded ??= loadNames(names));
		return answer(request);
	},
};
