/*
 * Where each view is: its code is loaded when it is first opened.
 */

import type { ViewId } from './catalog.ts';
import type { MakeView } from './view.ts';

export const VIEWS: { readonly [view in ViewId]?: () => Promise<{ readonly makeView: MakeView }> } = {
	'parse-color': () => import('./views/parse-color.ts'),
};
