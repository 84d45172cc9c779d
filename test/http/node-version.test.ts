/*
 * The versions of Node that the programs accept: from 20.19.3 in version 20, and from 22.12.0.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSupported } from '../../src/http/node-version.ts';

const versions = suite('versions of Node');

for (const [version, expected] of [
	['18.20.8', false], ['20.18.9', false], ['20.19.2', false], ['20.19.3', true], ['20.19.4', true], ['20.20.0', true], ['21.19.3', false],
	['22.11.9', false], ['22.12.0', true], ['22.12.1', true], ['22.13.0', true], ['23.0.0', true], ['24.21.0', true],
] as const) versions(`${version} is ${expected ? 'accepted' : 'refused'}`, () => assert.is(isSupported(version), expected));

versions.run();
