/*
 * All doors of the reference: pages for people, texts for language models.
 */

import type { AnyOperation } from '../../operations/operation.ts';
import type { Site } from '../assets.ts';
import type { Door } from '../door.ts';
import { guidePages } from './guides.ts';
import { indexPage } from './index-page.ts';
import { libraryPage } from './library-page.ts';
import { languageModelDoors } from './llms.ts';
import { operationPages } from './operation-page.ts';
import { searchDoor } from './search-index.ts';

/** The doors at /docs and below, /llms.txt and /llms-full.txt. */
export const referenceDoors = (operations: readonly AnyOperation[], site: Site): readonly Door[] => [
	indexPage(operations, site),
	...operationPages(operations, site),
	...guidePages(site),
	libraryPage(site),
	searchDoor(operations),
	...languageModelDoors(operations, site),
];
