/*
 * SVG swatches, read by an XML parser.
 */

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exported, toHex, isColor, isWide, SENT, STYLES } from './exported.ts';

interface Rectangle {
	readonly '@fill': string;
	readonly '@fill-opacity'?: string;
	readonly '@style'?: string;
	readonly title: string;
}

interface Sheet {
	readonly svg: { readonly '@xmlns': string; readonly '@viewBox': string; readonly title: string; readonly rect: readonly Rectangle[] };
}

const svg = suite('an XML parser');

for (const style of STYLES) {
	svg(`finds a titled rectangle with its color for every token, in ${style}`, () => {
		const { tokens, code } = exported('svg', style);
		assert.is(XMLValidator.validate(code), true);
		const { svg: sheet } = new XMLParser({
			ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, parseAttributeValue: false,
		}).parse(code) as Sheet;
		assert.is(sheet['@xmlns'], 'http://www.w3.org/2000/svg');
		assert.equal(Object.keys(sheet).filter((key) => !key.startsWith('@')), ['title', 'rect']);
		assert.is(sheet.rect.length, tokens.length);
		sheet.rect.forEach((rectangle, i) => {
			const sent = SENT[i]!, { name, color, hex } = tokens[i]!;
			assert.is(rectangle.title, `${name} ${color}`);
			const painted = toHex(rectangle['@fill'], rectangle['@fill-opacity']);
			if (!isWide(sent.color)) assert.is(painted, hex);
			assert.is(rectangle['@style'] !== undefined, isWide(sent.color), sent.color);
			const wide = rectangle['@style']?.replace('fill:', '');
			if (wide !== undefined) isColor(wide, { ...sent, color: sent.color.replace(' / 0.5', '') }, style === 'oklch' ? 'oklch' : 'display-p3');
		});
	});
}

svg.run();
