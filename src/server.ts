/*
 * `tincture/server`: the service for programs in Node, with the types of its doors.
 */

export { jsonReply, type Door, type Input, type Methods, type Parts, type Reading, type Reply } from './doors/door.ts';
export { readJson } from './doors/json.ts';
export type { RateLimit } from './doors/limits.ts';
export { readQuery } from './doors/query.ts';
export type { CacheLimits } from './http/cache.ts';
export type { Log } from './http/log.ts';
export type { ServerOptions } from './http/server-options.ts';
export { createHandler, createServer, handle, type ColorServer, type Handler } from './http/server.ts';
