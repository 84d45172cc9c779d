/*
 * The table of channel names is that of the spaces.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CHANNEL_NAMES } from '../../src/spaces/channel-names.ts';
import { MORE_SPACES } from '../../src/spaces/more.ts';
import type { Spaces } from '../../src/spaces/space.ts';
import { SPACES } from '../../src/spaces/table.ts';

const names = suite('channel names');

names('are those of every space', () => {
	const spaces: Spaces = { ...SPACES, ...MORE_SPACES };
	const declared = Object.fromEntries(Object.values(spaces).map(({ id, channels }) => [id, channels.map((channel) => channel.id)]));
	const sorted = (table: object): unknown => Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
	assert.equal(sorted(CHANNEL_NAMES), sorted(declared));
});

names.run();
