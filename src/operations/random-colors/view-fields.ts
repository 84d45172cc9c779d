/*
 * Fields of the view of random-colors.
 */

import { defineView } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'palette',
	takesColor: false,
	controls: { count: '', gamut: '', lightness: '', chroma: '', hue: '', distance: '', seed: 'first' },
});
