/*
 * Krita palette (.kpl): a ZIP with the media type first, colorset.xml and an empty list of profiles. The steps of a scale form a
 * group.
 *
 * Source  docs.krita.org, "KPL definition"; the sRGB element of the CREATE swatch format, 0 to 1.
 * Proof   test/tokens/swatch-files.test.ts.
 */

import { decimal } from '../math/round.ts';
import { toBase64 } from './bytes.ts';
import { swatchGroups, type Swatch } from './swatch.ts';
import type { TokenSet } from './token-set.ts';
import { zip } from './zip.ts';

/** Media type that identifies the file. */
export const KRITA_PALETTE = 'application/x-krita-palette';

const COLUMNS = 16;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Names are slugs, so XML needs no escapes. */
const entry = ({ name, rgb: [r, g, b] }: Swatch, i: number): string => {
	const [red, green, blue] = [r, g, b].map((byte) => decimal(byte / 255, 6));
	return `<ColorSetEntry name="${name}" id="${name}" bitdepth="U8" spot="false"><sRGB r="${red}" g="${green}" b="${blue}"/><Position row="${
		Math.floor(i / COLUMNS)}" column="${i % COLUMNS}"/></ColorSetEntry>\n`;
};

const countRows = (swatches: readonly Swatch[]): number => Math.ceil(swatches.length / COLUMNS);

/** The file as base64. */
export function writeKpl(set: TokenSet): string {
	const groups = swatchGroups(set), loose = groups.find(({ name }) => name === undefined)?.swatches ?? [];
	const inner = groups.map(({ name, swatches }) => (name === undefined
		? swatches.map(entry).join('')
		: `<Group name="${name}" rows="${countRows(swatches)}">\n${swatches.map(entry).join('')}</Group>\n`)).join('');
	return toBase64(zip([
		['mimetype', KRITA_PALETTE],
		['colorset.xml', `${HEAD}<ColorSet version="2.0" name="${set.name}" comment="" columns="${COLUMNS}" rows="${
			Math.max(1, countRows(loose))}" readonly="false">\n${inner}</ColorSet>\n`],
		['profiles.xml', `${HEAD}<Profiles/>\n`],
	]));
}
