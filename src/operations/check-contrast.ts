/*
 * check-contrast: can this text be read on this background, by WCAG 2 and by APCA?
 */

import { printHex } from '../formats/hex.ts';
import { apcaLevel, APCA_LEVELS, polarityOf, POLARITIES } from '../metrics/apca.ts';
import { wcagVerdict } from '../metrics/wcag.ts';
import { rangeOf, type ContrastRange } from '../palette/contrast-range.ts';
import { contrastOf } from '../palette/contrast.ts';
import { fixContrast, type TargetId } from '../palette/contrast-fix.ts';
import { choice, flag, nullable, number, object, optional, textLike, type Infer } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';
import { cssText, hexText, lcNumber, ratioNumber, shade, shownLc, shownRatio, SWATCH, swatch } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

const SIZES = object('Is the ratio enough?', {
	normal: flag('For text of normal size.'),
	large: flag('For text of at least 24 px, or 18.66 px bold.'),
});

const SUGGESTION = nullable(object('The closest text color in lightness that passes; the text itself where it passes already.', {
	hex: hexText('As HEX.'),
	oklch: cssText('In OKLCH.'),
	ratio: ratioNumber(),
}));

export const checkContrast = operation({
	name: 'check-contrast',
	title: 'Check text contrast',
	group: 'Contrast',
	summary: 'Check text on a background by WCAG 2 and APCA, with the closest colors that pass.',
	input: object('', {
		text: colorField('The color of the text.'),
		background: colorField('The color behind it.'),
	}),
	result: object('The contrast by both metrics. Pass and fail come from the unrounded ratio.', {
		text: SWATCH,
		background: SWATCH,
		wcag2: object('WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.', {
			ratio: ratioNumber(),
			aa: SIZES,
			aaa: SIZES,
			nonText: flag('Is the ratio at least 3, as parts of controls and graphics need?'),
		}),
		apca: object('APCA 0.0.98G-4g. No claim of conformance to any edition of WCAG 3 is made.', {
			lc: lcNumber(),
			polarity: choice('Which of the two is darker.', POLARITIES),
			level: choice('The most demanding use that this contrast allows.', APCA_LEVELS.map(({ level }) => level)),
			use: textLike('What that means, in one sentence.', '.+'),
		}),
		suggestions: object('What the text could be instead.', { aa: SUGGESTION, aaa: SUGGESTION }),
		composited: optional(object('What the screen shows once translucent colors are blended.', {
			text: hexText('The text, opaque.'),
			background: hexText('The background, opaque, over white.'),
		})),
		range: optional(object('For a translucent background: the ratio over any backdrop.', {
			least: number('The least ratio, rounded down.', 1, 21),
			largest: number('The largest ratio, rounded down.', 1, 21),
		})),
	}),
	examples: [
		{ input: { text: '#777', background: 'white' }, shows: 'a gray that just misses AA' },
		{ input: { text: 'white', background: 'rgb(0 0 0 / 60%)' }, shows: 'a translucent overlay' },
	],
}).runs(({ text, background }) => {
	const shown = contrastOf(text.color, background.color);
	const { level, use } = apcaLevel(shown.lc);
	return {
		text: swatch(text),
		background: swatch(background),
		wcag2: { ratio: shownRatio(shown.ratio), ...wcagVerdict(shown.ratio) },
		apca: { lc: shownLc(shown.lc), polarity: polarityOf(shown.text, shown.background), level, use },
		suggestions: {
			aa: suggestion(text.color, background.color, 'aa'),
			aaa: suggestion(text.color, background.color, 'aaa'),
		},
		...(shown.isComposited && {
			composited: { text: printHex(shown.text, 1), background: printHex(shown.background, 1) },
		}),
		...(background.color.alpha < 1 && { range: shownRange(rangeOf(text.color, background.color)) }),
	};
});

const shownRange = ({ least, largest }: ContrastRange): ContrastRange => ({ least: shownRatio(least), largest: shownRatio(largest) });

function suggestion(text: Color, background: Color, target: TargetId): Infer<typeof SUGGESTION> {
	const fixed = fixContrast({ text, background, target, adjust: 'text' });
	return fixed.reached ? { ...shade(fixed.color), ratio: shownRatio(fixed.after.ratio) } : null;
}
