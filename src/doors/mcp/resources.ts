/*
 * Resources that a model can read as a whole, as plain text.
 */

import { PROBLEMS } from '../../errors.ts';
import { printHex } from '../../formats/hex.ts';
import { commonIn, getList } from '../../names/lists.ts';
import { LOCALES } from '../../names/locales/ids.ts';
import { ROLE_USES } from '../../palette/system-shape.ts';
import { PROBLEM_HELP } from '../problem-help.ts';
import { PROBLEM_CODES } from '../problem.ts';

interface Resource {
	readonly uri: string;
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly mimeType: string;
	readonly text: () => string;
}

const names: readonly Resource[] = LOCALES.map((locale) => ({
	uri: `tincture://names/${locale}`,
	name: `names-${locale}`,
	title: `Common color names (${locale})`,
	description: `Every common name with its color, one per line, in the language ${locale}.`,
	mimeType: 'text/plain',
	text: () => {
		const list = getList(commonIn(locale));
		return Array.from({ length: list.size }, (_, i) => `${list.name(i)} ${printHex(list.rgb24(i))}`).join('\n');
	},
}));

export const RESOURCES: readonly Resource[] = [
	...names,
	{
		uri: 'tincture://roles',
		name: 'roles',
		title: 'Roles of a design system',
		description: 'The roles that build-system gives colors to, and the purpose of each.',
		mimeType: 'text/plain',
		text: () => Object.entries(ROLE_USES).map(([role, { doc }]) => `${role}: ${doc}`).join('\n'),
	},
	{
		uri: 'tincture://problems',
		name: 'problems',
		title: 'Problems and how to fix them',
		description: 'Every problem that the service answers with, what it means, and what to do.',
		mimeType: 'text/plain',
		text: () => PROBLEM_CODES.map((code) =>
			[`${code}: ${PROBLEMS[code]}`, PROBLEM_HELP[code].means, ...PROBLEM_HELP[code].fix.map((step) => `- ${step}`)].join('\n')).join('\n\n'),
	},
];
