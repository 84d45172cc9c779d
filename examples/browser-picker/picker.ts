/*
 * An OKLCH picker: three sliders and a text field, kept in sync.
 */

import { contrast, convert, inGamut, format, mapToGamut, maxChroma, readable, tryParse, type Color } from 'tincture';

const find = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const [lightness, chroma, hue] = ['lightness', 'chroma', 'hue'].map(find<HTMLInputElement>) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
const sliders = [lightness, chroma, hue], text = find<HTMLInputElement>('text');

const oklch = (l: number, c: number, h: number): Color => convert(tryParse(`oklch(${l} ${c} ${h})`)!, 'oklch');

/** Shows the colors that each slider can select in its track. */
function paintTracks(l: number, c: number, h: number): void {
	const stops = (colorAt: (share: number) => Color): string =>
		Array.from({ length: 25 }, (_, i) => format(mapToGamut(colorAt(i / 24), 'srgb'), 'hex')).join(', ');
	lightness.style.setProperty('--track', stops((share) => oklch(share, c, h)));
	chroma.style.setProperty('--track', stops((share) => oklch(l, share * Number(chroma.max), h)));
	hue.style.setProperty('--track', stops((share) => oklch(l, c, share * 360)));
}

function show(color: Color): void {
	const [l, c, h] = sliders.map(({ value }) => Number(value)) as [number, number, number];
	const hex = format(color, 'hex'), swatch = find('swatch');
	swatch.style.background = hex;
	swatch.style.color = format(readable(color), 'hex');
	find('hex').textContent = hex;
	find('css').textContent = format(color, 'oklch');
	find('white').textContent = `${contrast('white', color).ratio.toFixed(2)}:1`;
	find('black').textContent = `${contrast('black', color).ratio.toFixed(2)}:1`;
	find('gamut').textContent = inGamut(color, 'srgb') ? 'inside sRGB' : `outside sRGB, which ends at chroma ${maxChroma(l, h).toFixed(3)}`;
	paintTracks(l, c, h);
}

function readSliders(): void {
	const color = oklch(Number(lightness.value), Number(chroma.value), Number(hue.value));
	text.value = format(color, 'hex');
	text.removeAttribute('aria-invalid');
	show(color);
}

function readText(): void {
	const color = tryParse(text.value);
	text.toggleAttribute('aria-invalid', color === undefined);
	if (color === undefined) return;
	const { coords } = convert(color, 'oklch');
	sliders.forEach((slider, i) => slider.value = String(coords[i]));
	show(color);
}

for (const slider of sliders) slider.addEventListener('input', readSliders);
text.addEventListener('input', readText);
readText();
