/*
 * The data of a design system, for all writers: scales, roles by theme, and the use of each role.
 *
 * A role gets its color from a pick: a step of a scale, or a separate color (pure white and black, the overlay, a chart
 * color between steps). Charts are roles too. Every format is written from these data alone.
 */

import { printHex } from '../formats/hex.ts';
import { toRecord } from '../math/to-record.ts';
import type { Color } from '../spaces/color.ts';
import { SCALE_STEPS, type Scale } from './scale.ts';
import { toDisplay } from './system-display.ts';

export const SCALE_NAMES = ['primary', 'secondary', 'accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const;
/** Name of a scale of a system. */
export type ScaleName = (typeof SCALE_NAMES)[number];

export type Scales = Readonly<Record<ScaleName, Scale>>;

export const THEMES = ['light', 'dark'] as const;
/** Light or dark. */
export type Theme = (typeof THEMES)[number];

/** A value for each theme. */
export const byTheme = <T>(of: (theme: Theme) => T): Readonly<Record<Theme, T>> => toRecord(THEMES, of);

/** Scales that fill surfaces: buttons, badges, alerts. */
export const FILLS = ['primary', 'secondary', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type Fill = (typeof FILLS)[number];

export const STATUSES = ['success', 'warning', 'danger', 'info'] as const;
export type Status = (typeof STATUSES)[number];

export const CHARTS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const;
type Chart = (typeof CHARTS)[number];

// --- Roles ------------------------------------------------------------------------------------------------------------

/** Quiet surfaces, on which text, links and controls are placed. */
const QUIET = ['background', 'card', 'popover', 'muted', 'hover'] as const;

/** Surfaces above the page. */
const RAISED = ['elevation-1', 'elevation-2', 'elevation-3'] as const;

export type Elevation = (typeof RAISED)[number];

/** Statuses that are also text, and the surfaces that they are on. */
export const TEXT_STATUSES: Readonly<Record<Theme, readonly Status[]>> = { light: ['danger'], dark: STATUSES };
export const UNDER_STATUSES = ['background', 'card', 'popover'] as const;

/** Surfaces on which the brand is visible as a fill in the dark theme, and its outline in both. */
export const UNDER_BRAND = ['background', 'card'] as const;

type PlainRole =
	| 'background' | 'foreground' | 'card' | 'card-foreground' | 'popover' | 'popover-foreground'
	| 'muted' | 'muted-foreground' | 'hover' | 'hover-foreground' | 'active' | 'active-foreground'
	| 'selected' | 'selected-foreground' | 'disabled' | 'disabled-foreground'
	| 'border' | 'input' | 'ring' | 'link' | 'overlay'
	| Elevation | 'hover-alpha' | 'active-alpha' | 'muted-alpha' | 'border-alpha';

type BrandRole = 'primary-border' | 'primary-inverse';

type FillRole<F extends Fill> = F | `${F}-foreground` | `${F}-hover` | `${F}-active` | `${F}-subtle` | `${F}-subtle-foreground`;

/** A role of a theme, such as `background`. */
export type Role = PlainRole | FillRole<Fill> | BrandRole | Chart;

interface RoleUse {
	/** Short description. */
	readonly doc: string;
	/** Surfaces with which it must contrast: text by 4.5:1, other roles by 3:1. */
	readonly on?: readonly Role[];
	readonly isText?: boolean;
}

const text = (doc: string, ...on: readonly Role[]): RoleUse => ({ doc, on, isText: true });
const mark = (doc: string, ...on: readonly Role[]): RoleUse => ({ doc, on });

const PLAIN_ROLES: Readonly<Record<PlainRole, RoleUse>> = {
	'background': { doc: 'The page.' },
	'foreground': text('Text on the page.', 'background', 'muted', 'hover', 'active', 'selected', ...RAISED),
	'card': { doc: 'A surface above the page.' },
	'card-foreground': text('Text on a card.', 'card', 'muted', 'hover'),
	'popover': { doc: 'Menus, dialogs, tooltips.' },
	'popover-foreground': text('Text on a popover.', 'popover', 'hover', 'active', 'selected'),
	'muted': { doc: 'A quiet surface: table heads, wells, skeletons.' },
	'muted-foreground': text('Quieter text: captions, placeholders.', ...QUIET, ...RAISED),
	'hover': { doc: 'A quiet surface under the pointer: menu items, rows, ghost buttons.' },
	'hover-foreground': text('Text on it.', 'hover', 'active'),
	'active': { doc: 'The same while it is pressed.' },
	'active-foreground': text('Text on it.', 'active'),
	'selected': { doc: 'A chosen item or row: a tint of the brand.' },
	'selected-foreground': text('Text on it.', 'selected'),
	'disabled': { doc: 'A control that does not answer.' },
	'disabled-foreground': text('Text on it.', 'disabled'),
	'border': { doc: 'Lines that part surfaces.' },
	'input': mark('The outline of a control.', 'background', 'card', 'popover', 'muted'),
	'ring': mark('The outline of what has the focus.', 'background', 'card', 'popover', 'muted'),
	'link': text('Links in running text.', ...QUIET, 'active', 'selected'),
	'overlay': { doc: 'What dims the page behind a dialog; translucent.' },
	'elevation-1': { doc: 'A raised surface; in the dark theme each height is lighter, where shadows are invisible.' },
	'elevation-2': { doc: 'A floating surface: menus, tooltips.' },
	'elevation-3': { doc: 'The highest surface: dialogs.' },
	'hover-alpha': { doc: 'The surface under the pointer, translucent, for any surface below; the same as hover on a card.' },
	'active-alpha': { doc: 'The same while it is pressed.' },
	'muted-alpha': { doc: 'A quiet surface, translucent.' },
	'border-alpha': { doc: 'Lines, translucent.' },
};

const FILL_DOCS: Readonly<Record<Fill, string>> = {
	primary: 'The brand',
	secondary: 'The second color',
	accent: 'The color for emphasis',
	success: 'Success',
	warning: 'A warning',
	danger: 'An error, or what destroys',
	info: 'Information',
};

/** In the dark theme, and for errors in both, the fill of a status is also used as text. */
const fillRoles = (fill: Fill): Readonly<Record<string, RoleUse>> => ({
	[fill]: { doc: `${FILL_DOCS[fill]}, as a fill.` },
	[`${fill}-foreground`]: text('Text on it, also hovered and pressed.', fill, `${fill}-hover`, `${fill}-active`),
	[`${fill}-hover`]: { doc: 'The fill under the pointer.' },
	[`${fill}-active`]: { doc: 'The fill while it is pressed.' },
	[`${fill}-subtle`]: { doc: 'A tint of it: badges, alerts.' },
	[`${fill}-subtle-foreground`]: text('Text on the tint, and in its color on quiet surfaces.', `${fill}-subtle`, ...QUIET),
});

const BRAND_ROLES: Readonly<Record<BrandRole, RoleUse>> = {
	'primary-border': { doc: 'The outline of the brand as a fill: a contrasting one if the fill is hardly visible on the page.' },
	'primary-inverse': text('The brand as text on inverted surfaces, such as snack bars.', 'foreground'),
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const chartRoles = Object.fromEntries(CHARTS.map((chart, i) =>
	[chart, mark(`The ${ORDINALS[i]!} color of charts.`, 'background', 'card')]));

/** Every role, in the order of output. */
export const ROLE_USES = Object.assign(
	{}, PLAIN_ROLES, ...FILLS.map(fillRoles), BRAND_ROLES, chartRoles,
) as Readonly<Record<Role, RoleUse>>;

// Object.keys of the table returns exactly its keys.
export const ROLES = Object.keys(ROLE_USES) as readonly Role[];

// --- Picks ------------------------------------------------------------------------------------------------------------

/** A step of a scale. */
export interface StepPick {
	readonly scale: ScaleName;
	/** Index into SCALE_STEPS. */
	readonly index: number;
}

/** A color that is not a step. */
export interface OwnPick {
	readonly color: Color;
}

/** The source of a role's color. */
export type Pick = StepPick | OwnPick;

export type Picks = Readonly<Record<Role, Pick>>;

/** True if the role has a step of a scale; else it has a separate color. */
export const isStep = (pick: Pick): pick is StepPick => 'scale' in pick;

/** The color of a pick. */
export const pickColor = (scales: Scales, pick: Pick): Color => (isStep(pick) ? scales[pick.scale].colors[pick.index]! : pick.color);

/** Name of a pick: `neutral-50`, `white`, `black`, or its HEX. */
export function pickName(pick: Pick): string {
	if (isStep(pick)) return `${pick.scale}-${SCALE_STEPS[pick.index]!}`;
	const hex = printHex(toDisplay(pick.color), pick.color.alpha);
	return hex === '#ffffff' ? 'white' : hex === '#000000' ? 'black' : hex;
}

// --- Systems ----------------------------------------------------------------------------------------------------------

/** Least ratios of text, and of everything else that must be seen. */
export interface Needs {
	readonly text: number;
	readonly nonText: number;
}

/** Contrast of a role with a surface. */
export interface AuditedPair {
	/** The theme. */
	readonly theme: Theme;
	/** Role of the text. */
	readonly text: Role;
	/** Role of the surface behind. */
	readonly surface: Role;
	/** Unrounded. */
	readonly ratio: number;
	/** APCA Lc, signed. */
	readonly lc: number;
	/** Required ratio: 4.5 for text (WCAG 2.2, 1.4.3), 3 for other roles (1.4.11); 7 and 4.5 for the look `high`. */
	readonly least: number;
}

/**
 * Why a fill is not the given color: `visible` on page and card, `white-text` or `dark-text` that is readable, `distinct` from other
 * fills or statuses.
 */
export const MOVE_REASONS = ['visible', 'white-text', 'dark-text', 'distinct'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/** A given color that a theme uses changed. */
export interface Adjustment {
	readonly theme: Theme;
	readonly role: Fill;
	readonly from: Color;
	readonly to: Color;
	/** deltaE OK of the displayed colors. */
	readonly deltaEOK: number;
	readonly why: readonly MoveReason[];
}

export interface System {
	/** Eleven steps each. Colors outside sRGB stay wide; writers add a fallback. */
	readonly scales: Scales;
	readonly themes: Readonly<Record<Theme, Picks>>;
	/** Every pair that components use. */
	readonly audit: readonly AuditedPair[];
	/** Given colors that a theme uses changed; empty if none. */
	readonly adjustments: readonly Adjustment[];
}
