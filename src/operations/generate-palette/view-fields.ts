/*
 * Fields of the view of generate-palette.
 */

import { defineView } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'palette',
	takesColor: false,
	list: { field: 'keep', start: [] },
	controls: { mode: '', size: '', seed: 'first', reroll: '' },
	own: { places: '', locks: '' },
});
