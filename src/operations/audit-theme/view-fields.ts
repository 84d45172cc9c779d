/*
 * Fields of the view of audit-theme.
 */

import { defineView } from '../../page/view-spec.ts';

/** A theme with a text that fails in each mode. */
const THEME = `:root {
  --background: #ffffff;
  --foreground: #1f2937;
  --card: #f3f4f6;
  --card-foreground: #9ca3af;
  --primary: #f97316;
  --primary-foreground: #ffffff;
}
.dark {
  --background: #0b1120;
  --foreground: #e5e7eb;
  --card: #1f2937;
  --card-foreground: #6b7280;
}
`;

export const spec = defineView({
	section: 'check',
	takesColor: false,
	controls: { theme: THEME, target: '', pairs: '', repair: '', format: '', path: '' },
});
