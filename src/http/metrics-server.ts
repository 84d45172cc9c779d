/*
 * A server that serves only /metrics, on a separate port that no proxy passes on.
 *
 * Proof  test/http/main.test.ts.
 */

import { createServer, type Server } from 'node:http';
import { METRICS_TYPE } from '../doors/pages.ts';

/** Creates a server that does not listen yet. `read` returns the metrics. */
export const createMetricsServer = (read: () => string | Promise<string>): Server => createServer(async (req, res) => {
	// Bodies are ignored, and a connection with an unread one is closed.
	if (req.method !== 'GET' && req.method !== 'HEAD') res.writeHead(405, { Allow: 'GET, HEAD', Connection: 'close' }).end();
	else if (req.url?.split('?')[0] !== '/metrics') res.writeHead(404).end();
	else res.writeHead(200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' }).end(await read());
});
