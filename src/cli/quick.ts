/*
 * Fast path for convert-color without names: Node takes longer to load the code of all operations than to answer.
 *
 * The built command includes the stand-ins of the front page instead of the lists of names. Input that needs names throws, and
 * `run.ts` answers it, as it does all errors, because it has the messages.
 *
 * Proof  test/cli/quick.test.ts compares the answers with those of `run.ts`.
 */

import { convertColor } from '../operations/convert-color/declaration.ts';
import { picture } from '../operations/convert-color/picture.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { answerTexts, type Answer } from './answer.ts';
import { readArguments } from './arguments.ts';
import { jsonLine } from './cells.ts';
import { findConflicts, withLocale, outputLanguage, STREAMED } from './output-mode.ts';
import { DONE, type Io } from './io.ts';
import { renderPicture } from './picture.ts';
import type { SettingName } from './settings.ts';

const OPERATION: AnyOperation = convertColor;

const SUPPORTED_SETTINGS: ReadonlySet<SettingName> = new Set<SettingName>(['json', 'color', 'locale']);

/** Answers and returns the exit code; undefined, with nothing printed, if `run.ts` must answer. */
export async function quick([name, ...words]: readonly string[], io: Io): Promise<number | undefined> {
	const answer = name === OPERATION.name ? answerTo(words, io) : undefined;
	if (answer === undefined) return undefined;
	await io.output.write(answer.settings.has('json') ? jsonLine(answer.result, io.output.isTerminal) : renderPicture(answer, picture));
	return DONE;
}

function answerTo(words: readonly string[], io: Io): Answer | undefined {
	const given = readArguments(words, OPERATION.input), { settings, fields, misuses } = given;
	if (misuses.length > 0 || findConflicts(OPERATION, given).length > 0) return undefined;
	if ([...settings.keys()].some((one) => !SUPPORTED_SETTINGS.has(one))) return undefined;
	if ([...fields.values()].flat().some((text) => text === STREAMED || text.startsWith('@'))) return undefined;
	try {
		const answered = answerTexts(OPERATION, withLocale(OPERATION, given, io));
		return { operation: OPERATION, ...answered, settings, io, language: outputLanguage(given, io) };
	} catch {
		// An invalid input, a name, or a bug: `run.ts` reports it.
		return undefined;
	}
}
