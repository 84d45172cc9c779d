/*
 * `tincture skill`: prints the instructions for coding agents, to be saved where an agent finds them.
 *
 * Proof  test/cli/skill.test.ts.
 */

import { readFileSync } from 'node:fs';
import { quote } from '../errors.ts';
import { DONE, FAILED, type Io } from './io.ts';
import { environmentLanguage } from './language.ts';
import { message } from './messages.ts';
import { printMessage, refuse } from './report.ts';

/** The text of the package, two folders above this file in the sources and in a build; undefined in an executable of one file. */
function readSkill(): string | undefined {
	try {
		return readFileSync(new URL('../../skills/tincture/SKILL.md', import.meta.url), 'utf8');
	} catch {
		return undefined;
	}
}

/** Prints the skill. Returns the exit code. */
export async function skill([word]: readonly string[], io: Io): Promise<number> {
	if (word !== undefined) return refuse(io, message('skill-takes-none', quote(word)));
	const text = readSkill();
	if (text === undefined) {
		await printMessage(io, message('skill-elsewhere'), environmentLanguage(io.environment));
		return FAILED;
	}
	await io.output.write(text);
	return DONE;
}
