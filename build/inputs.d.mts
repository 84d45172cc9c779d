/*
 * Types of inputs.mjs.
 */

export declare function hashInputs(root: string): string;
export declare function isBuilt(root: string): boolean;
