/*
 * The closest lightness that passes, held against every lightness of the grid it is chosen from.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { createBudget, withBudget } from '../../src/math/budget.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { round } from '../../src/math/round.ts';
import { apcaLc } from '../../src/metrics/apca.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { color, withAlpha, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../../src/spaces/rgb24.ts';
import { CONTRAST_TARGETS, fixContrast, reachContrast, type TargetId } from '../../src/palette/contrast-fix.ts';
import { compositeOver, measureContrast } from '../../src/palette/contrast.ts';
import { near, nearAll } from '../support/near.ts';

const TARGET_IDS = Object.keys(CONTRAST_TARGETS) as TargetId[];
const WHITE = fromRgb24(0xffffff), BLACK = fromRgb24(0x000000);

const reaches = (id: TargetId, front: Rgb24, behind: Rgb24): boolean => {
	const { metric, least } = CONTRAST_TARGETS[id];
	return (metric === 'ratio' ? contrastRatio(front, behind) : Math.abs(apcaLc(front, behind))) >= least;
};

const fix = suite('fixContrast');

fix('the table of targets is the one of the contract', () => {
	assert.equal(
		Object.values(CONTRAST_TARGETS).map(({ id, metric, least }) => [id, metric, least]),
		[
			['aa', 'ratio', 4.5], ['aa-large', 'ratio', 3], ['aaa', 'ratio', 7], ['apca-body', 'lc', 75], ['apca-content', 'lc', 60],
			['apca-large', 'lc', 45],
		],
	);
	for (const id of TARGET_IDS) assert.is(CONTRAST_TARGETS[id].id, id);
});

// The lightest grays on white that pass, as every table of WCAG has them.
for (const [id, from, to] of [['aa', 0x777777, 0x767676], ['aa-large', 0xcccccc, 0x949494], ['aaa', 0x808080, 0x595959]] as const) {
	fix(`on white #${from.toString(16)} becomes #${to.toString(16)} for ${id}`, () => {
		const fixed = fixContrast({ text: fromRgb24(from), background: WHITE, target: id, adjust: 'text' });
		assert.is(fixed.rgb24, to);
		assert.ok(fixed.reached && fixed.changed && fixed.lightnessShift < 0);
		assert.is(fixed.color.coords[1], 0);
	});
}

fix('a passing color stays unchanged', () => {
	const text = color('display-p3', [0.1, 0.2, 0.3]);
	for (const id of TARGET_IDS) {
		const fixed = fixContrast({ text, background: WHITE, target: id, adjust: 'text' });
		assert.equal(fixed.color, convert(text, 'oklch'));
		assert.is(fixed.rgb24, toRgb24(text));
		assert.equal([fixed.reached, fixed.changed, fixed.lightnessShift], [true, false, 0]);
		assert.is(fixed.after, fixed.before);
	}
});

fix('where no lightness reaches 7 on #777777, black with its 4.69 is the best there is', () => {
	for (const adjust of ['text', 'background'] as const) {
		const moving = fromRgb24(0x3b82f6), still = fromRgb24(0x777777);
		const fixed = fixContrast({
			text: adjust === 'text' ? moving : still,
			background: adjust === 'text' ? still : moving,
			target: 'aaa', adjust,
		});
		assert.not(fixed.reached);
		assert.is(fixed.rgb24, 0x000000);
		near(fixed.after.ratio, contrastRatio(0x777777, 0x000000), 1e-12);
	}
});

fix('black on gray is the best already: it does not move, and does not reach', () => {
	const fixed = fixContrast({ text: BLACK, background: fromRgb24(0x777777), target: 'aaa', adjust: 'text' });
	assert.equal([fixed.reached, fixed.changed, fixed.lightnessShift], [false, false, 0]);
});

fix('inside sRGB hue and chroma stay, and the shift is what lightness moved', () => {
	const text = fromRgb24(0x6b7f99), own = convert(text, 'oklch').coords;
	const { color: { coords }, lightnessShift } = fixContrast({ text, background: WHITE, target: 'aa', adjust: 'text' });
	near(coords[1], own[1], 5e-6);
	near(coords[2], own[2], 5e-4);
	near(lightnessShift, (coords[0] - own[0]) * 100, 1e-9);
});

fix('the background moves if requested', () => {
	const fixed = fixContrast({ text: WHITE, background: fromRgb24(0x3b82f6), target: 'apca-body', adjust: 'background' });
	assert.ok(fixed.lightnessShift < 0);
	assert.ok(-apcaLc(0xffffff, fixed.rgb24) >= 75);
	assert.is(fixed.after.lc, apcaLc(0xffffff, fixed.rgb24));
});

fix('a translucent color keeps its alpha, and reaches the target as it lies there', () => {
	const text = fromRgb24(0x888888, 0.8), background = fromRgb24(0xf0f4ff);
	const fixed = fixContrast({ text, background, target: 'aa', adjust: 'text' });
	assert.ok(fixed.reached);
	assert.is(fixed.color.alpha, 0.8);
	const screen = compositeOver(fromRgb24(fixed.rgb24, 0.8), 0xf0f4ff);
	assert.ok(contrastRatio(screen, 0xf0f4ff) >= 4.5);
	assert.is(fixed.after.ratio, contrastRatio(screen, 0xf0f4ff));
});

fix('a veil too thin to be seen cannot be fixed', () => {
	assert.not(fixContrast({ text: fromRgb24(0x123456, 0.1), background: WHITE, target: 'aa', adjust: 'text' }).reached);
});

fix('light without measure is fixed from white down, and every number stays finite', () => {
	for (const text of [
		color('srgb', [1e300, 0, 0]), color('oklab', [0.9, 1e300, -1e300]), color('srgb', [5, 5, 5]), color('lab', [-50, 300, 2]),
	]) {
		for (const target of TARGET_IDS) {
			const fixed = fixContrast({ text, background: fromRgb24(0xeeeeee), target, adjust: 'text' });
			if (!fixed.changed) continue;
			for (const x of [...fixed.color.coords, fixed.after.ratio, fixed.after.lc, fixed.lightnessShift]) assert.ok(Number.isFinite(x));
			assert.ok(Math.abs(fixed.lightnessShift) <= 100);
		}
	}
});

fix('a fix that starts at that of a weaker target is the same, for less work', () => {
	const random = randomFrom('weaker');
	let direct = 0, staged = 0;
	for (let n = 0; n < 60; n++) {
		const [text, background] = [random(), random()].map((x) => fromRgb24(Math.floor(x * 0x1000000))) as [Color, Color];
		const request = { text, background, adjust: n % 2 === 0 ? 'text' : 'background' } as const;
		const weaker = reachContrast({ ...request, target: 'aa' });
		const work = (start: typeof weaker): [ReturnType<typeof reachContrast>, number] => {
			const budget = createBudget();
			return [withBudget(budget, () => reachContrast({ ...request, target: 'aaa' }, start)), budget.spent];
		};
		const [alone, cost] = work(undefined), [after, rest] = work(weaker);
		assert.equal(after, alone, `${n}`);
		if (weaker === undefined || weaker.lightnessShift === 0) continue;
		direct += cost;
		staged += rest;
	}
	assert.ok(staged < direct, `${staged} of ${direct}`);
});

fix('without a lightness that reaches the target there is no answer, and the best one has what black or white gives', () => {
	const request = { text: fromRgb24(0x3b82f6), background: fromRgb24(0x777777), target: 'aaa', adjust: 'text' } as const;
	assert.is(reachContrast(request), undefined);
	assert.is(fixContrast(request).rgb24, 0x000000);
	assert.is(reachContrast({ ...request, target: 'aa' })!.rgb24, fixContrast({ ...request, target: 'aa' }).rgb24);
});

fix('a background under translucent text is best between black and white, if that is nearest to its opposite', () => {
	const request = { text: fromRgb24(0x808080, 0.5), background: fromRgb24(0x808080), target: 'aaa', adjust: 'background' } as const;
	const { rgb24, reached, after } = fixContrast(request);
	const ratioOn = (gray: number): number => {
		const behind = gray * 0x010101;
		return contrastRatio(compositeOver(fromRgb24(0x808080, 0.5), behind), behind);
	};
	const best = Math.max(...Array.from({ length: 256 }, (_, gray) => ratioOn(gray)));
	assert.not(reached);
	// A thousandth of lightness is less than a byte.
	assert.ok(after.ratio >= 0.99 * best, `#${rgb24.toString(16)}: ${after.ratio} of ${best}`);
});

fix.run();

const grid = suite('against every lightness of the grid');

/** 8-bit colors over a range of the grid, both ends included. */
interface Run {
	readonly from: number;
	to: number;
	readonly screen: Rgb24;
	readonly front: Rgb24;
	readonly behind: Rgb24;
}

/** All 100,001 lightnesses, mapped and rounded each; neighbours that show the same as one run. */
function staircase(text: Color, background: Color, adjust: 'text' | 'background'): readonly Run[] {
	const moving = adjust === 'text' ? text : background;
	const [, c, h] = convert(moving, 'oklch').coords;
	const chroma = round(c, 5), hue = round(h, 3);
	const runs: Run[] = [];
	for (let index = 0; index <= 100_000; index++) {
		const screen = toRgb24(color('oklch', [index / 100_000, chroma, hue]));
		const last = runs.at(-1);
		if (last?.screen === screen) {
			last.to = index;
			continue;
		}
		const behind = compositeOver(adjust === 'text' ? background : fromRgb24(screen, moving.alpha), 0xffffff);
		const front = compositeOver(adjust === 'text' ? fromRgb24(screen, moving.alpha) : text, behind);
		runs.push({ from: index, to: index, screen, front, behind });
	}
	return runs;
}

const any = (random: Random): Rgb24 => Math.floor(random() * 0x1000000);
const KINDS: readonly (readonly [what: string, make: (random: Random) => Color])[] = [
	['8-bit colors', (random) => fromRgb24(any(random))],
	['colors of OKLCH in and out of sRGB', (random) => color('oklch', [random(), random() * 0.4, random() * 360])],
	['vivid blues, where mapping jumps', (random) => color('oklch', [random(), 0.2 + random() * 0.2, 256 + random() * 6])],
	['translucent colors', (random) => withAlpha(fromRgb24(any(random)), 0.4 + 0.5 * random())],
	['colors of Display P3', (random) => color('display-p3', [random(), random(), random()])],
];

for (const [what, make] of KINDS) {
	grid(`no lightness closer than the answer passes, for ${what} and every target`, () => {
		const seed = `grid of ${what}`, random = randomFrom(seed);
		for (let n = 0; n < 3; n++) {
			const adjust = n % 2 ? 'background' : 'text';
			const moving = make(random), still = n === 2 ? withAlpha(fromRgb24(any(random)), 0.8) : fromRgb24(any(random));
			const text = adjust === 'text' ? moving : still, background = adjust === 'text' ? still : moving;
			const runs = staircase(text, background, adjust);
			const own = 100_000 * Math.min(1, Math.max(0, convert(moving, 'oklch').coords[0]));
			for (const target of TARGET_IDS) {
				const fixed = fixContrast({ text, background, target, adjust });
				const label = `${seed}, ${n}: ${JSON.stringify({ text, background, target, adjust })}`;
				const before = measureContrast(text, background);
				if (reaches(target, before.text, before.background)) {
					assert.not(fixed.changed, label);
					continue;
				}
				// The point of a run that is closest: own lightness lies below it, above it, or between two points of it.
				const away = ({ from, to }: Run): number =>
					Math.min(...[from, to, Math.floor(own), Math.ceil(own)].map((i) => (i >= from && i <= to ? Math.abs(i - own) : Infinity)));
				const passing = runs.filter(({ front, behind }) => reaches(target, front, behind));
				const distance = Math.min(...passing.map(away));
				assert.is(fixed.reached, passing.length > 0, label);
				if (passing.length === 0) continue;
				const closest = passing.filter((run) => away(run) === distance);
				const chosen = closest.find(({ screen }) => screen === fixed.rgb24);
				assert.ok(chosen, `${label}: #${fixed.rgb24.toString(16)} instead of ${closest.map(({ from, to }) => `${from} to ${to}`).join()}`);
				assert.equal(
					fixed.after,
					{ ratio: contrastRatio(chosen.front, chosen.behind), lc: apcaLc(chosen.front, chosen.behind) },
					label,
				);
			}
		}
	});
}

grid('what has moved is inside sRGB, and printed with 5, 5 and 3 decimals it is the same 8-bit color', () => {
	const seed = 'printed', random = randomFrom(seed);
	for (let n = 0; n < 400; n++) {
		const moving = KINDS[n % KINDS.length]![1](random), still = fromRgb24(any(random));
		const fixed = fixContrast({ text: moving, background: still, target: TARGET_IDS[n % TARGET_IDS.length]!, adjust: 'text' });
		if (!fixed.changed) continue;
		const label = `${seed}, ${n}: ${JSON.stringify([moving, still, fixed])}`;
		const [l, c, h] = fixed.color.coords;
		assert.ok(fits(fixed.color, 'srgb'), label);
		assert.is(toRgb24(fixed.color), fixed.rgb24, label);
		assert.is(toRgb24(color('oklch', [round(l, 5), round(c, 5), round(h, 3)])), fixed.rgb24, label);
	}
});

grid('neither metric loses a pass that white or black would give', () => {
	const seed = 'ends', random = randomFrom(seed);
	for (let n = 0; n < 200; n++) {
		const text = fromRgb24(any(random)), behind = any(random);
		for (const target of TARGET_IDS) {
			const { reached, after } = fixContrast({ text, background: fromRgb24(behind), target, adjust: 'text' });
			const couldBe = reaches(target, 0x000000, behind) || reaches(target, 0xffffff, behind);
			assert.is(reached, couldBe, `${seed}: ${JSON.stringify([text, behind, target])}`);
			if (!reached && target === 'aaa') {
				near(after.ratio, Math.max(contrastRatio(0, behind), contrastRatio(0xffffff, behind)), 1e-12);
			}
		}
	}
});

grid('the answer has exactly five decimals and needs no rounding', () => {
	const { color: { coords } } = fixContrast({ text: fromRgb24(0x8899aa), background: WHITE, target: 'aa', adjust: 'text' });
	nearAll(coords, [round(coords[0], 5), round(coords[1], 5), round(coords[2], 3)], 0);
});

grid.run();
