/*
 * The sliders of the page: lightness, chroma, hue and alpha of its color. The track of each shows the resulting colors that the
 * screen has.
 */

import { format } from '../../formats/table.ts';
import { color as colorOf } from '../../spaces/color.ts';
import { el, setStyle } from '../dom.ts';
import { arrowSteps } from '../handle.ts';
import type { How, Page } from '../view.ts';
import { MOST_CHROMA, printPickerColor, type PickerChannel, type PickerColor } from './oklch.ts';
import { paintTrack } from './plane-colors.ts';
import { drawingOn } from './screen.ts';

interface Range {
	/** Size of a step of the slider, in units of the channel. */
	readonly scale: number;
	readonly max: number;
	readonly step: number;
	readonly digits: number;
}

/** As people write them: percent, chroma, degrees, percent. */
const RANGES: Readonly<Record<PickerChannel, Range>> = {
	l: { scale: 0.01, max: 100, step: 0.1, digits: 1 },
	c: { scale: 1, max: MOST_CHROMA, step: 0.001, digits: 3 },
	h: { scale: 1, max: 360, step: 0.1, digits: 1 },
	alpha: { scale: 0.01, max: 100, step: 1, digits: 0 },
};

export const CHANNELS = ['l', 'c', 'h', 'alpha'] as const satisfies readonly PickerChannel[];

const TRACK_STEPS = 192;

export interface Picker {
	readonly element: HTMLElement;
	readonly show: (at: PickerColor) => void;
}

const valueText = (value: number, { scale, digits }: Range): string => String(Number((value / scale).toFixed(digits)));

/** A slider with its number. */
function channelSlider(page: Page, channel: PickerChannel, label: string, now: () => PickerColor): Picker {
	const range = RANGES[channel], { max, step, scale } = range, id = `slide-${channel}`;
	const set = (text: string, how: How): void => {
		const value = Number(text.replace(',', '.'));
		if (text.trim() === '' || !Number.isFinite(value)) return;
		page.setColor(printPickerColor({ ...now(), [channel]: Math.min(max, Math.max(0, value)) * scale }), how);
	};
	const input = el('input', {
		type: 'range', id, min: 0, max, step, class: 'slide', title: page.words.enterWrites,
		on: {
			input: () => set(input.value, 'moving'),
			change: () => set(input.value, 'stepped'),
			// The number is not a Tab stop, so that few precede the view.
			keydown: ({ key }) => void (key === 'Enter' && number.focus()),
		},
	});
	const number = el('input', {
		type: 'text', inputmode: 'decimal', class: 'slide-number', tabindex: -1, 'aria-label': label, autocomplete: 'off',
		on: {
			change: () => set(number.value, 'settled'),
			keydown: (event) => {
				const up = arrowSteps(event)?.[1] ?? 0;
				if (up === 0) return;
				event.preventDefault();
				set(String(Number(number.value) + up * step), 'stepped');
			},
		},
	});
	const track = el('canvas', { class: 'slide-track', width: TRACK_STEPS, height: 1, 'aria-hidden': 'true' });
	const draw = createTrack(track, channel);
	return {
		element: el('div', { class: 'slider' }, el('label', { for: id }, label), el('div', { class: 'slide-box' }, track, input), number),
		show: (at) => {
			const text = valueText(at[channel], range);
			if (input.value !== text) input.value = text;
			if (document.activeElement !== number || page.state().color === '') number.value = text;
			draw(at);
		},
	};
}

function createTrack(canvas: HTMLCanvasElement, channel: PickerChannel): (at: PickerColor) => void {
	if (channel === 'alpha') {
		return (at) => setStyle(canvas, { '--opaque': format(colorOf('oklch', [at.l, at.c, at.h]), 'hex') });
	}
	const image = drawingOn(canvas);
	return (at) => {
		paintTrack(image.pixels, TRACK_STEPS, channel, at, image.space);
		image.draw();
	};
}

/** All sliders. */
export function sliders(page: Page): Picker {
	const { words } = page;
	const labels: Readonly<Record<PickerChannel, string>> = { l: words.lightness, c: words.chroma, h: words.hue, alpha: words.alpha };
	let at: PickerColor = { l: 0, c: 0, h: 0, alpha: 1 };
	const all = CHANNELS.map((channel) => channelSlider(page, channel, labels[channel], () => at));
	return {
		element: el('div', { class: 'sliders', role: 'group', 'aria-label': words.picker }, all.map(({ element }) => element)),
		show: (next) => {
			at = next;
			all.forEach((one) => one.show(next));
		},
	};
}
