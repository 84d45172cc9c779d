/*
 * Input of the token writers: tokens, and roles with a color in each theme.
 *
 * Colors of a caller are tokens only. A design system has both: its steps are the tokens; a role refers to a step, or has a color
 * that is not a step.
 */

import type { Color } from '../spaces/color.ts';
import type { Theme } from '../palette/system-shape.ts';
import type { Token } from './token.ts';
import { safeValue, staysWide, type ValueStyle } from './value.ts';

/** The color of a role in one theme. */
export interface RoleColor {
	readonly color: Color;
	/** The step with this color, if any. */
	readonly step?: Token;
}

export interface RoleToken extends Readonly<Record<Theme, RoleColor>> {
	/** A slug, different from all other roles and tokens. */
	readonly name: string;
	/** Purpose, one phrase for people. */
	readonly doc: string;
}

export interface TokenSet {
	/** A slug, used in names of files, groups and classes. */
	readonly name: string;
	readonly tokens: readonly Token[];
	/** Empty for loose tokens. */
	readonly roles: readonly RoleToken[];
}

/** Tokens without roles. */
export const looseTokens = (tokens: readonly Token[]): TokenSet => ({ name: 'tokens', tokens, roles: [] });

/**
 * CSS value of a role: the reference to its step, otherwise its own color inside sRGB. Own colors are black, white, overlays and
 * chart colors; none is wide.
 */
export const roleValue = ({ color, step }: RoleColor, refer: (step: Token) => string, style: ValueStyle): string =>
	(step === undefined ? safeValue(color, style) : refer(step));

/** Roles that the style writes outside sRGB in one of the themes. */
export const wideRoles = ({ roles }: TokenSet, style: ValueStyle): RoleToken[] =>
	roles.filter(({ light, dark }) => staysWide(light.color, style) || staysWide(dark.color, style));

/** Tokens that the style writes outside sRGB. */
export const wideTokens = ({ tokens }: TokenSet, style: ValueStyle): Token[] => tokens.filter(({ color }) => staysWide(color, style));
