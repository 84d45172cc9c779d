/*
 * The warning in an answer of generate-data-colors, in the language of the request: some people confuse the arms of a diverging set.
 *
 * Proof  test/operations/generate-data-colors/cases.ts.
 */

import type { Locale } from '../../names/locales/ids.ts';
import type { Dichromacy } from '../../vision/dichromacy.ts';

const WITH_RU: Readonly<Record<Dichromacy, string>> = {
	protanopia: 'протанопии', deuteranopia: 'дейтеранопии', tritanopia: 'тританопии',
};

/** Says with which kinds of vision the arms look alike, and hues that differ for everybody. */
export const warnOfArms = (kinds: readonly Dichromacy[], locale: Locale): string => (locale === 'ru'
	? `Половины набора похожи при ${kinds.map((kind) => WITH_RU[kind]).join(', ')}. Тона около 30 и 250 различат все.`
	: `The two arms look alike with ${kinds.join(', ')}. Hues near 30 and 250 differ for everybody.`);
