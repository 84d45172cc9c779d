/*
 * Logs and counts requests.
 */

import { tokensForWork } from '../doors/limits.ts';
import { printAddress } from './client-address.ts';
import type { Service } from './context.ts';
import { getIds, type Exchange } from './exchange.ts';

/** Logs and counts an answered request, if the service times requests. */
export function recordRequest(service: Service, exchange: Exchange, status: number): void {
	if (!service.isTimed) return;
	const { settings: { clock, log }, metrics } = service, { route, paid, budget, sent } = exchange;
	const milliseconds = clock() - exchange.startedAt;
	metrics?.request(exchange.req.method, route?.door.path, status, milliseconds);
	// Health probes would flood the log.
	if (!log.isVerbose || route?.door.cost === 0 || (!service.isSampled() && status < 500)) return;
	log.info('request completed', {
		...logFields(service, exchange),
		res: { statusCode: status, bytes: sent },
		responseTime: Math.round(milliseconds * 1000) / 1000,
		cost: Math.max(paid, tokensForWork(budget.spent)),
		...(route?.door.name !== undefined && { cache: exchange.cached === null ? 'miss' : 'hit' }),
	});
}

/** Returns true for this share of its calls, spread evenly. */
export function createSample(share: number): () => boolean {
	let due = 0;
	return () => {
		due += share;
		if (due < 1) return false;
		due -= 1;
		return true;
	};
}

/** Logs and counts a refusal of bytes that are not a request. */
export function recordBroken({ metrics, settings: { log } }: Service, status: number): void {
	metrics?.request(undefined, undefined, status, 0);
	log.info('request refused', { res: { statusCode: status } });
}

/** Fields of a log line that identify the request. */
export function logFields({ charges, settings }: Service, exchange: Exchange): object {
	const { method, url } = exchange.req, { requestId, trace } = getIds(exchange);
	const remoteAddress = settings.logAddresses ? printAddress(charges.getAddress(exchange)) : undefined;
	return { req: { id: requestId, method, url, ...(remoteAddress !== undefined && { remoteAddress }) }, ...trace };
}
