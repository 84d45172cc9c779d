/*
 * Renders the manual as man page tincture(1), with all operations in one page.
 *
 * Source  groff man(7): .TH .SH .SS .TP .EX; a typed hyphen is \-, a line must not begin with a full stop.
 * Proof   test/cli/shells.test.ts: man prints it without a warning.
 */

import { ABOUT } from '../doors/about.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { COMMAND_MANUALS } from './command-manuals.ts';
import { ENGLISH, operationManual, overviewManual, type Manual, type Section } from './manual.ts';

/** The text of `tincture.1`. */
export function manPage(operations: readonly AnyOperation[]): string {
	const whole = overviewManual(operations);
	return [
		`.TH TINCTURE 1 "" "tincture ${ABOUT.version}" "User Commands"`,
		'.SH NAME', 'tincture \\- describe, convert, check and make colors',
		'.SH SYNOPSIS', ...whole.usage.flatMap((line, i) => [...(i === 0 ? [] : ['.br']), bold(line)]),
		'.SH DESCRIPTION', text(whole.summary),
		...whole.sections.flatMap((section) => [`.SH ${section.title.toUpperCase()}`, ...sectionLines(section)]),
		'.SH EVERY OPERATION',
		...operations.flatMap((operation) => manualLines(operationManual(operation))),
		'.SH EVERY COMMAND',
		...Object.values(COMMAND_MANUALS).flatMap((manual) => manualLines(manual(ENGLISH))),
		'',
	].join('\n');
}

const manualLines = ({ title, usage, summary, sections }: Manual): readonly string[] => [
	`.SS ${text(title)}`, bold(usage[0]!), '.PP', text(summary),
	...sections.flatMap((section) => ['.PP', bold(section.title), ...sectionLines(section)]),
];

const sectionLines = ({ text: paragraphs = [], entries = [], examples = [] }: Section): readonly string[] => [
	...paragraphs.flatMap((paragraph) => ['.PP', text(paragraph)]),
	...entries.flatMap(([term, description]) => ['.TP', bold(term), text(description)]),
	...examples.flatMap(([command, shows]) => ['.PP', text(`${shows}:`), '.PP', '.EX', text(command), '.EE']),
];

const text = (plain: string): string => plain.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/, '\\&$&');

const bold = (plain: string): string => `\\fB${text(plain)}\\fR`;
