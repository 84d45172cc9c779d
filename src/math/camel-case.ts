/*
 * Names of code from kebab-case ids: `displayP3` from `display-p3`.
 *
 * Proof  test/math/camel-case.test.ts.
 */

/** `displayP3` from `display-p3`. */
export const camelCase = (id: string): string => id.replace(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** `DisplayP3` from `display-p3`. */
export const titleCase = (id: string): string => camelCase(`-${id}`);
