/*
 * Fields of the view of generate-data-colors.
 */

import { defineView } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'palette',
	takesColor: false,
	slots: { background: '' },
	list: { field: 'keep', start: [] },
	controls: { kind: '', count: '', hues: '', seed: '', modes: '', format: '' },
});
