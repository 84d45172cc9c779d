/*
 * Types of inputs.mjs.
 */

export declare function hashInputs(root: string): string;
export declare function writeHashes(inputs: string, dist: string): void;
export declare function isRunnable(root: string): boolean;
export declare function isBuilt(root: string): boolean;
