/*
 * One answer → where it is wanted and in the form that is asked for.
 */

import { writeJson } from '../http/json-write.ts';
import type { Answer } from './answer.ts';
import type { Code } from './code-files.ts';
import type { Io } from './io.ts';
import { fileFault } from './report.ts';

/** Prints an answer, or writes it to the file of --output. */
export async function print(answer: Answer): Promise<void> {
	const { settings, io } = answer, path = settings.get('output');
	if (path === undefined) return io.output.write(await textOf(answer));
	const code = codeOf(answer);
	if (code !== undefined && (path.endsWith('/') || io.isDirectory(path))) {
		const { filesOf } = await import('./code-files.ts');
		for (const [name, text] of filesOf(code)) save(io, `${path.replace(/\/$/, '')}/${name}`, text);
	} else {
		save(io, path, await textOf(answer));
	}
}

/** The code of an answer, unless another form is asked for. */
function codeOf({ operation: { result: schema }, result, settings }: Answer): Code | undefined {
	if (settings.has('json') || settings.has('csv')) return undefined;
	if (!settings.has('code') && !settings.has('output')) return undefined;
	// What has code has the name of its file.
	return schema.kind === 'object' && 'code' in schema.fields ? result as Code : undefined;
}

async function textOf(answer: Answer): Promise<string | Uint8Array> {
	const { operation, input, result, settings } = answer;
	if (settings.has('json')) return Buffer.concat([writeJson(result), LINE_FEED]);
	if (settings.has('csv')) {
		const { askedOf, tableOf } = await import('./csv.ts');
		return tableOf(operation.result, askedOf(operation.input, input), result);
	}
	const code = codeOf(answer)?.code;
	if (code !== undefined) return code.endsWith('\n') ? code : `${code}\n`;
	return (await import('./picture.ts')).pictureOf(answer);
}

const LINE_FEED = Buffer.from('\n');

function save(io: Io, path: string, content: string | Uint8Array): void {
	try {
		io.writeFile(path, content);
	} catch (thrown) {
		throw fileFault(path, thrown, 'written');
	}
}
