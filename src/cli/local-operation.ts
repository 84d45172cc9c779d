/*
 * Commands that are declared like operations but that only the command line has: `list`, `paint`, `image`. They have every option, form of
 * output and completion of an operation.
 */

import type { AnyOperation } from '../operations/operation.ts';

type Local = Pick<AnyOperation, 'name' | 'title' | 'summary' | 'input' | 'result' | 'values' | 'rows' | 'examples' | 'run'>;

/** Completes the declaration with what only a service needs. */
export const localOperation = (declared: Local): AnyOperation =>
	({ order: Infinity, group: 'Read', methods: [], cost: 1, cache: () => 'day', ...declared });
