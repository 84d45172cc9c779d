/*
 * Logs and counts requests.
 */

import { printAddress } from './client-address.ts';
import type { Service } from './context.ts';
import type { Exchange } from './exchange.ts';

/** Logs and counts an answered request, if the service times requests. */
export function recordRequest(service: Service, exchange: Exchange, status: number): void {
	if (!service.isTimed) return;
	const { settings: { clock, log }, metrics } = service;
	const milliseconds = clock() - exchange.startedAt;
	metrics?.request(exchange.req.method, exchange.route?.door.path, status, milliseconds);
	// Health probes would flood the log.
	if (!log.isVerbose || exchange.route?.door.cost === 0) return;
	const responseTime = Math.round(milliseconds * 1000) / 1000;
	log.info('request completed', { ...logFields(service, exchange), res: { statusCode: status }, responseTime });
}

/** Logs and counts a refusal of bytes that are not a request. */
export function recordBroken({ metrics, settings: { log } }: Service, status: number): void {
	metrics?.request(undefined, undefined, status, 0);
	log.info('request refused', { res: { statusCode: status } });
}

/** Fields of a log line that identify the request. */
export function logFields({ charges, settings }: Service, exchange: Exchange): object {
	const { method, url } = exchange.req;
	return { req: { method, url, ...(settings.logAddresses && { remoteAddress: printAddress(charges.getAddress(exchange)) }) } };
}
