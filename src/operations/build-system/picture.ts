/*
 * Picture of a design system: its scales, and the roles of both themes.
 */

import { sideBySide, type Lines } from '../../cli/blocks.ts';
import { center, truncate, padEnd } from '../../cli/cells.ts';
import type { Picture } from '../../cli/draw.ts';
import { numberText } from '../../cli/units.ts';
import type { Tools } from '../../cli/walk.ts';
import { CHARTS, FILLS, SCALE_NAMES, THEMES } from '../../palette/system-shape.ts';
import type { Infer } from '../../schema/schema.ts';
import type { buildSystem } from './declaration.ts';

/** Draws a grid of scales, the roles of both themes and the result of the audit. */
export function picture({ scales, themes, roles, audit, adjustments, filename }: Infer<typeof buildSystem.result>, tools: Tools): Picture {
	const { width, paint, label } = tools, title = 13;
	const block = Math.max(4, Math.min(8, Math.floor((width - title) / 11)));
	const steps = scales[SCALE_NAMES[0]]!.map(({ step }) => paint.dim(center(String(step), block))).join('');
	const scaleLines = SCALE_NAMES.map((name) => paint.dim(padEnd(truncate(label(name), title - 1), title))
		+ scales[name]!.map(({ hex }) => (paint.depth === 0 ? padEnd(hex.slice(1), block + 1) : paint.chip(hex, block))).join(''));
	const half = Math.floor((width - 2) / 2);
	const [light, dark] = THEMES.map((theme) => systemTheme(roles[theme], themes[theme], half, tools));
	const passed = audit.filter(({ passes }) => passes.aa).length, least = Math.min(...audit.map(({ ratio }) => ratio));
	return {
		lines: [
			`${' '.repeat(title)}${steps}`, ...scaleLines, '',
			...sideBySide([paint.bold(label('light')), ...light!], [paint.bold(label('dark')), ...dark!], 2), '',
			`${paint.good('✓')} ${passed} / ${audit.length} AA   ${label('least')} ${numberText('ratio', least)}`,
			...adjustments.map(({ theme, role, from, to, deltaEOK, why }) =>
				`${label(theme)}, ${label(role)}: ${from} → ${to} ${numberText('deltaEOK', deltaEOK)}, ${why.map(label).join(', ')}`),
			paint.dim(`--code | --output ${filename}`),
		],
		fields: ['scales', 'themes', 'roles', 'audit', 'adjustments', 'mediaType', 'filename', 'code', 'type', 'cssVars', 'css'],
	};
}

/** The roles of a theme: surfaces with their text, fills, charts. */
function systemTheme(hex: Readonly<Record<string, string>>, steps: Readonly<Record<string, string>>, width: number, tools: Tools): Lines {
	const { paint, label } = tools, isPlainText = paint.depth === 0;
	const isOfFill = (role: string): boolean => FILLS.some((fill) => role === fill || role.startsWith(`${fill}-`));
	const isPlain = (role: string): boolean =>
		role !== 'foreground' && !role.endsWith('-foreground') && !isOfFill(role) && !CHARTS.some((chart) => role === chart);
	const name = Math.min(14, Math.floor(width * 0.4)), titled = (title: string): string => paint.dim(padEnd(truncate(title, name - 1), name));
	const sample = (surface: string, text: string | undefined, cells: number): string => {
		const ink = text === undefined ? undefined : hex[text];
		return isPlainText ? '' : paint.on(hex[surface]!, center(ink === undefined ? '' : 'Aa', cells), ink);
	};
	const textOn = (surface: string): string => (surface === 'background' ? 'foreground' : `${surface}-foreground`);
	const plain = Object.keys(hex).filter(isPlain).map((role) => `${titled(role)}${sample(role, textOn(role), 6)} ${steps[role]!}`);
	const fills = FILLS.map((fill) => {
		const faces = [[fill, fill], [`${fill}-hover`, fill], [`${fill}-active`, fill], [`${fill}-subtle`, `${fill}-subtle`]] as const;
		return titled(fill) + (isPlainText ? steps[fill]! : faces.map(([face, text]) => sample(face, `${text}-foreground`, 6)).join(''));
	});
	const charts = CHARTS.map((chart) => (isPlainText ? `${hex[chart]!} ` : paint.chip(hex[chart]!, 4))).join('');
	return [...plain, ...fills, titled(label('charts')) + charts];
}
