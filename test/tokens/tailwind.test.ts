import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeTailwind } from '../../src/tokens/tailwind.ts';
import { GRAY, PURPLE, VIVID } from './sample.ts';

const tailwind = suite('writeTailwind');

tailwind('writes a theme color for each token', () => {
	assert.is(writeTailwind([PURPLE, GRAY], 'oklch'), `@theme {
  --color-brand: oklch(0.44027 0.1603 303.373);
  --color-seryy: oklch(0.59987 0 0);
}
`);
});

tailwind('writes a wide color once: wide where the style can, mapped where it cannot', () => {
	assert.is(writeTailwind([VIVID], 'display-p3'), '@theme {\n  --color-vivid: color(display-p3 0.1 0.9 0.2);\n}\n');
	assert.is(writeTailwind([VIVID], 'rgb'), '@theme {\n  --color-vivid: rgb(0 227 56);\n}\n');
});

tailwind.run();
