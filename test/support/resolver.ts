/*
 * A resolver of a theme, without pauses.
 */

import { whole } from '../../src/math/steps.ts';
import { createResolverInSteps, type Resolver } from '../../src/theme/resolve.ts';
import type { Theme } from '../../src/theme/theme.ts';

export const createResolver = (theme: Theme): Resolver => whole(createResolverInSteps(theme));
