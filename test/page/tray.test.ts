/*
 * The palette of the page: what views show of it and change in it, and its address.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CATALOG, findSpec, VIEW_IDS } from '../../src/page/catalog.ts';
import { readState, startFields, withColor, withFields, withTray, withView, writeState, type State } from '../../src/page/state.ts';
import { fieldsFor, MOST_IN_TRAY, toTray, trayAfter, withAdded, withMoved, withRemoved, type Tray } from '../../src/page/tray.ts';
import { PALETTE_COUNTS } from '../../src/palette/palette-counts.ts';
import { schemaOf } from '../../src/schema/schema.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

const tray = suite('the palette of the page');

const THREE: Tray = [
	{ color: 'teal', name: 'Sea', isLocked: true },
	{ color: 'rgb(255, 0, 0)', name: '', isLocked: false },
	{ color: '#fff', name: 'a,b', isLocked: true },
];

const colorsOf = (of: Tray): readonly string[] => of.map(({ color }) => color);

/** The state after a change, as the page follows it. */
const follow = (before: State, after: State): State => ({ ...after, tray: trayAfter(before, after) });

tray('a palette with names and locks is read back from its address, in every view', () => {
	for (const view of VIEW_IDS) {
		const state = withTray(readState(`view=${view}`), THREE);
		assert.equal(readState(writeState(state)).tray, THREE, view);
	}
});

tray('at most 24 colors', () => {
	const many = Array.from({ length: 30 }, (_, i) => `hsl(${i} 50% 50%)`);
	assert.is(MOST_IN_TRAY, 24);
	assert.is(toTray(many).length, 24);
	assert.is(withAdded(toTray(many), 'red').length, 24);
	assert.is(readState(`palette=${many.map(encodeURIComponent).join(',')}`).tray.length, 24);
});

tray('a color moves, and the others keep their order', () => {
	assert.equal(colorsOf(withMoved(THREE, 0, 2)), ['rgb(255, 0, 0)', '#fff', 'teal']);
	assert.equal(colorsOf(withMoved(THREE, 2, 0)), ['#fff', 'teal', 'rgb(255, 0, 0)']);
	assert.equal(colorsOf(withRemoved(THREE, 1)), ['teal', '#fff']);
});

tray('every view with a list of colors shows the palette, as far as its operation takes it', () => {
	const many = toTray(Array.from({ length: 24 }, (_, i) => `hsl(${i} 50% 50%)`));
	for (const view of VIEW_IDS) {
		if (findSpec(view).list?.field !== 'colors') continue;
		const shown = fieldsFor(view, many)['colors']!, schema = schemaOf(OPERATIONS.find(({ name }) => name === view)!.input.fields['colors']!);
		assert.is(shown.length, Math.min(24, schema.kind === 'list' ? schema.max : 0), view);
	}
	assert.equal(fieldsFor('export-tokens', THREE), { colors: colorsOf(THREE), names: ['Sea', '', 'a,b'] });
});

tray('a view without a list of colors leaves the palette as it is', () => {
	for (const query of ['view=parse-color', 'view=generate-scale&pins=red&steps=50']) {
		const state = withTray(readState(query), THREE);
		assert.equal(follow(state, withColor(state, 'navy')).tray, THREE);
	}
});

tray('what a view changes in its list changes in the palette, which keeps names and locks', () => {
	const state = withTray(readState('view=audit-palette'), THREE);
	const edited = follow(state, withColor(state, 'navy'));
	assert.equal(edited.tray, [{ color: 'navy', name: 'Sea', isLocked: true }, ...THREE.slice(1)]);
	const shorter = follow(edited, withFields(edited, { colors: ['navy', '#fff'] }));
	assert.equal(shorter.tray, [{ color: 'navy', name: 'Sea', isLocked: true }, { color: '#fff', name: 'a,b', isLocked: true }]);
});

tray('the colors that a view begins with are not the palette until one is changed', () => {
	const state = readState('view=simulate-cvd'), later = follow(state, withFields(state, { severity: '0.5' }));
	assert.equal(later.tray, []);
	assert.is(follow(state, withColor(state, 'red')).tray.length, CATALOG['simulate-cvd'].list!.start.length);
});

tray('a view of two colors begins with the color of the page and another one of the palette', () => {
	const { fields } = readState('view=mix-colors&palette=teal,gold,navy');
	assert.equal([fields['first'], fields['second']], ['teal', 'gold']);
	const state = withTray(readState('color=gold'), toTray(['gold', 'navy'])), contrast = withView(state, 'check-contrast');
	assert.equal([contrast.fields['text'], contrast.fields['background']], ['gold', 'navy']);
	// What was written there stays; an initial color does not.
	assert.is(withView(state, 'check-contrast', { ...contrast.fields, background: 'olive' }).fields['background'], 'olive');
	assert.is(withView(state, 'check-contrast', startFields('check-contrast')).fields['background'], 'navy');
	assert.is(withView(readState('color=gold'), 'check-contrast').fields['background'], 'plum');
});

tray('colors beyond what a view shows stay in the palette', () => {
	const many = toTray(Array.from({ length: 20 }, (_, i) => `hsl(${i} 50% 50%)`)), state = withTray(readState('view=make-gradient'), many);
	const edited = follow(state, withColor(state, 'red'));
	assert.equal(colorsOf(edited.tray), ['red', ...colorsOf(many).slice(1)]);
});

tray('locked colors keep their places when a palette is generated', () => {
	assert.equal(fieldsFor('generate-palette', THREE), { keep: ['teal', '#fff'], places: '0,2', locks: '', reroll: '', size: '3' });
	assert.equal(fieldsFor('generate-palette', toTray(['red', 'blue'])), {});
	const all = Array.from({ length: 24 }, () => ({ color: 'red', name: '', isLocked: true }));
	assert.is(fieldsFor('generate-palette', all)['size'], String(PALETTE_COUNTS.most));
	assert.is(fieldsFor('generate-palette', all.slice(0, 1))['size'], String(PALETTE_COUNTS.least));
});

tray.run();
