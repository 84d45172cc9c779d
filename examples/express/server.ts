/*
 * The color API in an Express program, under /color, next to other routes.
 */

import express from 'express';
import { nearest } from 'tincture/names';
import { createHandler } from 'tincture/server';

const app = express();

app.get('/', (_, response) => {
	response.send('<a href="/color/docs">The color API</a>');
});

// A route that calls the engine directly.
app.get('/name/:hex', ({ params }, response) => {
	if (!/^[\da-f]{6}$/i.test(params.hex)) response.status(400).json({ error: 'Write six digits, like /name/3b82f6.' });
	else response.json(nearest(`#${params.hex}`));
});

app.use('/color', createHandler({ basePath: '/color', rateLimit: { rate: 50, burst: 100 } }));

const server = app.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1', () => {
	const address = server.address();
	if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
