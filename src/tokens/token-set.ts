/*
 * What a file of tokens is written from: tokens, and roles that have a color in each theme.
 *
 * Colors that somebody sent are tokens alone. A design system has both: its steps are the tokens, and a role refers to
 * one, or has a color that is no step.
 */

import type { Color } from '../spaces/color.ts';
import type { Theme } from '../palette/system-shape.ts';
import type { Token } from './token.ts';
import { safeValue, staysWide, type ValueStyle } from './value.ts';

/** The color of a role in one theme. */
export interface RoleColor {
	readonly color: Color;
	/** The token that it is, where it is one. */
	readonly step?: Token;
}

export interface RoleToken extends Readonly<Record<Theme, RoleColor>> {
	/** A slug, unlike every other role and every token. */
	readonly name: string;
	/** What it is for, one phrase for people. */
	readonly doc: string;
}

export interface TokenSet {
	/** A slug; files, groups and classes are called by it. */
	readonly name: string;
	readonly tokens: readonly Token[];
	/** Empty for loose tokens. */
	readonly roles: readonly RoleToken[];
}

/** Tokens without roles. */
export const looseTokens = (tokens: readonly Token[]): TokenSet => ({ name: 'tokens', tokens, roles: [] });

/**
 * A role as text of CSS: what `refer` makes of its step, else its own color, which is written inside sRGB: colors of
 * their own are black, white, dimming and charts, and none is wide.
 */
export const roleValue = ({ color, step }: RoleColor, refer: (step: Token) => string, style: ValueStyle): string =>
	(step === undefined ? safeValue(color, style) : refer(step));

/** The roles that are wider than sRGB in one of the themes, as the style writes them. */
export const wideRoles = ({ roles }: TokenSet, style: ValueStyle): RoleToken[] =>
	roles.filter(({ light, dark }) => staysWide(light.color, style) || staysWide(dark.color, style));

/** The tokens that are wider than sRGB, as the style writes them. */
export const wideTokens = ({ tokens }: TokenSet, style: ValueStyle): Token[] => tokens.filter(({ color }) => staysWide(color, style));
