/*
 * What is asked most, answered with little code: a color converted that needs no names. Node takes longer to read what all
 * operations need than to answer.
 *
 * In the command as it is built the stand-ins of the front page are in the place of the names: whatever needs one throws, and
 * `run.ts` is asked the same. So is it with all that goes wrong, whose messages are there.
 *
 * Proof  test/cli/quick.test.ts: what is answered here is what `run.ts` answers.
 */

import { writeJson } from '../http/json-write.ts';
import { convertColor } from '../operations/convert-color.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeQuery } from '../schema/decode.ts';
import type { Answer } from './answer.ts';
import { readArguments } from './arguments.ts';
import { clashes, inLanguage, languageIn, STREAMED } from './asked.ts';
import { convertPicture } from './convert-picture.ts';
import { DONE, type Io } from './io.ts';
import { SHELL } from './notation.ts';
import { pictureOf } from './picture.ts';
import type { SettingName } from './settings.ts';

const OPERATION: AnyOperation = convertColor;

/** With these the code is there. */
const KNOWN: ReadonlySet<SettingName> = new Set<SettingName>(['json', 'color', 'locale']);

/** Answers and gives the exit code; undefined, and nothing is printed, where more is needed than is here. */
export async function quick([name, ...words]: readonly string[], io: Io): Promise<number | undefined> {
	const answer = name === OPERATION.name ? answerTo(words, io) : undefined;
	if (answer === undefined) return undefined;
	const isJson = answer.settings.has('json');
	await io.output.write(isJson ? Buffer.concat([writeJson(answer.result), LINE_FEED]) : pictureOf(answer, convertPicture));
	return DONE;
}

function answerTo(words: readonly string[], io: Io): Answer | undefined {
	const given = readArguments(words, OPERATION.input), { settings, fields, misuses } = given;
	if (misuses.length > 0 || clashes(OPERATION, given).length > 0 || [...settings.keys()].some((one) => !KNOWN.has(one))) return undefined;
	if ([...fields.values()].flat().some((text) => text === STREAMED || text.startsWith('@'))) return undefined;
	try {
		const input = decodeQuery(OPERATION.input, inLanguage(OPERATION, given, io), SHELL);
		// The input was decoded by the schema that `run` was declared with.
		const result = OPERATION.run(input as never);
		return { operation: OPERATION, input, result, settings, io, language: languageIn(given, io) };
	} catch {
		// A fault of the caller, a name, or a bug: all are told by who knows everything.
		return undefined;
	}
}

const LINE_FEED = Buffer.from('\n');
