/*
 * A resolver of a theme, without pauses.
 */

import { whole } from '../../src/math/steps.ts';
import { createResolver as createSteps } from '../../src/theme/resolve.ts';
import type { Entry, Mode, Theme } from '../../src/theme/theme.ts';

export function createResolver(theme: Theme) {
	const { resolveName, resolveEntry, differs } = whole(createSteps(theme));
	return {
		resolveName: (mode: Mode, key: string) => whole(resolveName(mode, key)),
		resolveEntry: (mode: Mode, entry: Entry) => whole(resolveEntry(mode, entry)),
		differs,
	};
}
