/*
 * Fields of the view of build-system.
 */

import { defineView, FIRST_COLOR } from '../../page/view-spec.ts';

export const spec = defineView({
	section: 'ship',
	slots: { primary: FIRST_COLOR, secondary: '', accent: '', neutral: '', success: '', warning: '', danger: '', info: '' },
	list: { field: 'pins', start: [], beside: 'steps' },
	controls: { onPrimary: '', look: '', balance: '', anchor: '', tint: '', name: '', format: '', values: '', steps: [] },
});
