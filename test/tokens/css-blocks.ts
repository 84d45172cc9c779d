/*
 * CSS as a tree of blocks, for tests. Reads only what the formats of systems write: a line opens a block, closes one or declares.
 */

import * as assert from 'uvu/assert';

export type Values = Map<string, string>;

/** A block of CSS: declarations by name, then blocks by head. */
export interface Block {
	readonly declared: Values;
	readonly blocks: Map<string, Block>;
}

/** CSS as a tree; each line opens a block, closes one or declares, else it fails. */
export function readBlocks(code: string): Map<string, Block> {
	const root: Block = { declared: new Map(), blocks: new Map() };
	const open = [root];
	for (const line of code.split('\n').map((text) => text.trim()).filter((text) => text !== '')) {
		const [, head] = /^([^{};]+) \{$/.exec(line) ?? [];
		const [, name, value] = /^([a-z-][a-z0-9-]*): ([^;{}]+);$/.exec(line) ?? [];
		const here = open.at(-1)!;
		if (head !== undefined) {
			assert.not.ok(here.blocks.has(head), `${head} occurs twice`);
			const block = { declared: new Map<string, string>(), blocks: new Map<string, Block>() };
			here.blocks.set(head, block);
			open.push(block);
		} else if (name !== undefined) {
			assert.not.ok(here.declared.has(name), `${name} is declared twice`);
			here.declared.set(name, value!);
		} else if (line === '}') open.pop();
		else assert.match(line, /^@custom-variant dark \(.*\);$/, 'a line of CSS');
	}
	assert.equal(open, [root], 'every block is closed');
	return root.blocks;
}
