/*
 * Mutants of reading text that no test can notice, each with the reason.
 */

import type { Equivalent } from './mutate.ts';

export const TEXT: readonly Equivalent[] = [
	{
		file: 'src/theme/css-modes.ts',
		code: 'for (let at = 0; at < selector.length; at++) {',
		change: ['0', '1'],
		reason: 'A bracket at the beginning is not part of a list, and none around it.',
	},
	{
		file: 'src/theme/references.ts',
		code: 'if (name < 0) {',
		change: ['0', '1'],
		reason: 'A name begins after var(--, or the offset is -1.',
	},
	{
		file: 'src/schema/explain.ts',
		code: 'const remedy = received.length < schema.min ? writeLikeInput(schema, received) : undefined;',
		change: ['<', '<='],
		reason: 'A list of the least length has no such fault.',
	},
	{
		file: 'src/theme/css-scan.ts',
		code: 'for (let at = from + 1; at < text.length; at++) {',
		change: ['<', '<='],
		reason: 'After the end no character is compared.',
	},
	{
		file: 'src/theme/script-objects.ts',
		code: 'for (let at = from + 1; at < text.length; at++) {',
		change: ['<', '<='],
		reason: 'After the end no character is compared.',
	},
	{
		file: 'src/theme/references.ts',
		code: 'for (let at = from + 1; at < text.length; at++) {',
		change: ['<', '<='],
		reason: 'After the end no character is compared.',
	},
	{
		file: 'src/theme/repair-moves.ts',
		code: 'const last = Math.min(maxStep(place, sign), COARSE * Math.ceil(most / COARSE));',
		change: ['/', '*'],
		reason: 'Only prunes the search: moves farther than the nearest one are never chosen.',
	},
	{
		file: 'src/schema/decode.ts',
		code: 'text.length >= 2 * min && text.length <= max ? text.length : [...text].length;',
		change: ['>=', '>'],
		reason: 'Characters are counted more often, which gives the same answer to whether a text is too short or too long.',
	},
	{
		file: 'src/schema/decode.ts',
		code: 'text.length >= 2 * min && text.length <= max ? text.length : [...text].length;',
		change: ['<=', '<'],
		reason: 'Characters are counted more often, which gives the same answer to whether a text is too short or too long.',
	},
	{
		file: 'src/schema/decode.ts',
		code: 'text.length >= 2 * min && text.length <= max ? text.length : [...text].length;',
		change: ['2', '3'],
		reason: 'Characters are counted more often, which gives the same answer to whether a text is too short or too long.',
	},
	{
		file: 'src/schema/decode.ts',
		code: 'if (faults.length >= MOST_ISSUES) return values;',
		change: ['faults.length >= MOST_ISSUES', 'false'],
		reason: 'Faults beyond the limit are cut off later; this only saves the work.',
	},
	{
		file: 'src/schema/decode.ts',
		code: 'if (faults.length >= MOST_ISSUES) return values;',
		change: ['>=', '>'],
		reason: 'Faults beyond the limit are cut off later; this only saves the work.',
	},
	{
		file: 'src/schema/decode.ts',
		code: 'if (faults.length >= MOST_ISSUES) return UNREAD;',
		change: ['faults.length >= MOST_ISSUES', 'false'],
		reason: 'Faults beyond the limit are cut off later; this only saves the work.',
	},
	{
		file: 'src/schema/decode.ts',
		code: 'if (faults.length >= MOST_ISSUES) return UNREAD;',
		change: ['>=', '>'],
		reason: 'Faults beyond the limit are cut off later; this only saves the work.',
	},
	{
		file: 'src/schema/decode.ts',
		code: 'if (declared < sent.length)',
		change: ['<', '<='],
		reason: 'Without undeclared names there is nothing to reject.',
	},
	{
		file: 'src/reading/math-functions.ts',
		code: 'return rest !== 0 && (rest < 0) !== (b! < 0) ? (Number.isFinite(b!) ? rest + b! : NaN) : rest;',
		change: ['<', '<='],
		reason: 'The rest is not 0 there, and of a divisor of 0 it is NaN.',
	},
	{
		file: 'src/reading/css-cursor.ts',
		code: 'return value * (degrees ?? 0);',
		change: ['0', '1'],
		reason: 'Without a known unit a fault is recorded, and the value is not used.',
	},
	{
		file: 'src/reading/css-cursor.ts',
		code: 'if (code < MINUS) return false;',
		change: ['code < MINUS', 'false'],
		reason: 'Such a character begins no name, so the slower path finds an empty one.',
	},
	{
		file: 'src/theme/references.ts',
		code: 'if (name < 0) {',
		change: ['<', '<='],
		reason: 'A name begins after `var(--`, so its offset is never 0.',
	},
	{
		file: 'src/theme/references.ts',
		code: 'while (start > at - 8 && isNameCode(text.charCodeAt(start - 1)) && text.charCodeAt(start - 1) !== MINUS) start--;',
		change: ['8', '9'],
		reason: 'A name of seven characters is too long for a wrapper already, so it does not matter whether more of them are read.',
	},
	{
		file: 'src/theme/css-scan.ts',
		code: 'if (from < 0) break;',
		change: ['0', '1'],
		reason: 'Neither a name nor a value begins with a comment, because those before them are skipped.',
	},
	{
		file: 'src/theme/repair-moves.ts',
		code: 'let step = firstStep(0, last, COARSE, (by) => pass(sign * by));',
		change: ['0', '1'],
		reason: 'Two steps of 1/6400 instead of one give the same digits; all later steps are found alike.',
	},
	{
		file: 'src/reading/css-text.ts',
		code: 'text.length > most && (text.length > 2 * most || [...text].length > most);',
		change: ['2', '3'],
		reason: 'Only saves counting: more units than twice the maximum are more characters than the maximum.',
	},
	{
		file: 'src/theme/script-objects.ts',
		code: 'objects.push({ name: undefined, node: { kind: \'object\', start: 0, end: text.length, value: null, members: strings } });',
		change: ['0', '1'],
		reason: 'Only the members of this object are read, which has no text of its own.',
	},
	{
		file: 'src/theme/script-objects.ts',
		code: 'if (length === 0) depth += \'([{\'.includes(character) ? 1 : \')]}\'.includes(character) ? -1 : 0;',
		change: ['+=', '-='],
		reason: 'The depth is compared with 0 only, and is 0 at the same places if it is counted downwards.',
	},
	{
		file: 'src/reading/css-cursor.ts',
		code: 'if (i - first > EXACT_DIGITS',
		change: ['>', '>='],
		reason: 'Both ways give the same number; this one only takes longer.',
	},
	{
		file: 'src/theme/css-modes.ts',
		code: 'const bitFor = (word: string): number => getOrCreate(bits, word, () => 1 << (bits.size % 32));',
		change: ['1', '2'],
		reason: 'Any bit does: it only saves comparisons of words.',
	},
	{
		file: 'src/theme/css-modes.ts',
		code: 'const bitFor = (word: string): number => getOrCreate(bits, word, () => 1 << (bits.size % 32));',
		change: ['32', '33'],
		reason: 'Any bit does: it only saves comparisons of words.',
	},
	{
		file: 'src/theme/css-modes.ts',
		code: 'const signatures = all.map((one) => one.reduce((signature, word) => signature | bitFor(word), 0));',
		change: ['0', '1'],
		reason: 'A bit that all have distinguishes none, and words are compared anyway.',
	},
	{
		file: 'src/theme/json-tree.ts',
		code: 'if (i % NODES_A_STEP === 0) yield;',
		change: ['0', '1'],
		reason: 'Pauses are at other nodes, as far apart.',
	},
	{
		file: 'src/theme/repair-freedom.ts',
		code: 'isRestricted ||= !passed && (link.movable.length < movable.length || movable.some((place) => fills.has(place)));',
		change: ['<', '<='],
		reason: 'The next freedom is tried as well, and finds the same.',
	},
	{
		file: 'src/theme/repair-freedom.ts',
		code: 'isRestricted ||= !passed && (link.movable.length < movable.length || movable.some((place) => fills.has(place)));',
		change: ['&&', '||'],
		reason: 'The next freedom is tried as well, and finds the same.',
	},
	{
		file: 'src/theme/repair.ts',
		code: 'while (state.left > 0 && hasWork()) {',
		change: ['&&', '||'],
		reason: 'Without a failing pair or without work there is no improvement, which ends the loop.',
	},
	{
		file: 'src/theme/mode-table.ts',
		code: 'if (hasMode(set, i) && weights[i]! < conditions.length) weights[i] = conditions.length;',
		change: ['<', '<='],
		reason: 'The same weight is written again.',
	},
	{
		file: 'src/theme/css-modes.ts',
		code: 'const first = closed.reduce((one, other) => (other.start < one.start ? other : one));',
		change: ['<', '<='],
		reason: 'No two lists begin at one place.',
	},
];
