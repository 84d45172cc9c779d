/*
 * A brand outside sRGB, and folders in which the tools of this package run.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Color from 'colorjs.io';
import * as assert from 'uvu/assert';

export const WIDE = 'color(display-p3 0 1 0)';

/** Outside sRGB by more than five decimals of OKLCH leave of a color on its surface. */
export const isWide = (color: string): boolean => !new Color(color).inGamut('srgb', { epsilon: 0.0005 });

/** A separate folder from which the packages of this one resolve. */
export function inFolder<T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T {
	const folder = mkdtempSync(join(tmpdir(), 'systems-'));
	try {
		symlinkSync(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
		for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
		return use(folder);
	} finally {
		rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 50 });
	}
}

export function ran(folder: string, script: string, ...args: readonly string[]): void {
	const { status, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
	assert.is(status, 0, stderr);
}

/** The file of a package's command. */
export const command = (name: string, file: string): string => join(import.meta.dirname, 'node_modules', name, file);
