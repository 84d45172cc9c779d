/*
 * Fields of the view of generate-scale.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'scale',
	slots: { color: FIRST_COLOR, background: '' },
	list: { field: 'pins', start: [], beside: 'steps' },
	controls: { kind: '', anchor: '', hueShift: '', chroma: '', gamut: '', targets: '', steps: [] },
});
