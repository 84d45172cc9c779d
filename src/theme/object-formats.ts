/*
 * Formats of objects: documents of JSON, and objects of a script.
 *
 * Proof  test/theme/read-theme.test.ts.
 */

import { isAndroid, readAndroid } from './android.ts';
import { isChakra, readChakra } from './chakra.ts';
import type { Format } from './create-theme.ts';
import { isDtcg, readDtcg } from './dtcg.ts';
import { isFigma, readFigma } from './figma.ts';
import { isIos, readIos } from './ios.ts';
import type { JsonNode } from './json-tree.ts';
import { isTailwind3, readTailwind3 } from './tailwind3.ts';
import { hasStudioKeys, hasToken, readTokensStudio } from './tokens-studio.ts';
import { isWordPress, readWordPress } from './wordpress.ts';

/**
 * The first format that matches is read, so keys that only one format has come first, and shapes that others may have as well last:
 * a `$value` anywhere, groups of tokens below the names of Chakra UI, a `value` anywhere.
 */
export const OBJECT_FORMATS = [
	{ id: 'figma', matches: isFigma, read: readFigma },
	{ id: 'tailwind3', matches: isTailwind3, read: readTailwind3 },
	{ id: 'tokens-studio', matches: hasStudioKeys, read: readTokensStudio },
	{ id: 'json', matches: isWordPress, read: readWordPress },
	{ id: 'android', matches: isAndroid, read: readAndroid },
	{ id: 'ios', matches: isIos, read: readIos },
	{ id: 'dtcg', matches: isDtcg, read: readDtcg },
	{ id: 'json', matches: isChakra, read: readChakra },
	{ id: 'tokens-studio', matches: hasToken, read: readTokensStudio },
] as const satisfies readonly Format<JsonNode>[];
