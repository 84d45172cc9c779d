/*
 * deploy/kubernetes/tincture.yaml by the schemas and types of the Kubernetes API (kubernetes-models, made from its
 * OpenAPI): every document and every field is one that the API knows, and its parts find each other.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAllDocuments } from 'yaml';
import { SETTINGS } from '../../src/http/config.ts';
import { ROOT } from '../support/project.ts';

const kubernetes = suite('Kubernetes');

interface Validated {
	validate(): void;
}

const KINDS: Readonly<Record<string, new (data: never) =>
	Validated>> = { Deployment, Service, Ingress, HorizontalPodAutoscaler, PodDisruptionBudget };

interface Document {
	readonly apiVersion: string;
	readonly kind: string;
	readonly spec: Record<string, unknown>;
}

const documents = parseAllDocuments(readFileSync(join(ROOT, 'deploy/kubernetes/tincture.yaml'), 'utf8')).map((one) => {
	assert.equal(one.errors, []);
	return one.toJS() as Document;
});

const made = (document: Document): Validated => new KINDS[document.kind]!(document as never);

kubernetes('knows every document and its version', () => {
	assert.equal(documents.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`), [
		'apps/v1 Deployment', 'v1 Service', 'networking.k8s.io/v1 Ingress',
		'autoscaling/v2 HorizontalPodAutoscaler', 'policy/v1 PodDisruptionBudget',
	]);
	for (const document of documents) made(document).validate();
});

kubernetes('would notice a value of another kind', () => {
	const wrong = { minReplicas: 'two', replicas: 'two', ports: 'two', rules: 'two', minAvailable: {} };
	for (const document of documents) {
		assert.throws(
			() => made({ ...document, spec: { ...document.spec, ...wrong } }).validate(),
			/must be/,
			document.kind,
		);
	}
});

/** Errors of the compiler for documents as literals of their types, above all for unknown fields. */
function compiled(all: readonly Document[]): string {
	const directory = mkdtempSync(join(ROOT, 'test/consumers/node_modules/.kubernetes-'));
	try {
		const lines = all.map((document, i) =>
			`import type { I${document.kind} as Type${i} } from 'kubernetes-models/${document.apiVersion}';\n`
			+ `export const document${i}: Type${i} = ${JSON.stringify(document)};\n`);
		writeFileSync(join(directory, 'documents.ts'), lines.join(''));
		writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
		const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', ''];
		return spawnSync(join(ROOT, 'node_modules/.bin/tsc'), [...options, join(directory, 'documents.ts')], { encoding: 'utf8' }).stdout;
	} finally {
		rmSync(directory, { recursive: true });
	}
}

kubernetes('knows every field, down to the last', () => {
	assert.is(compiled(documents), '');
	const [deployment, ...others] = documents;
	const text = JSON.stringify(deployment);
	for (const [right, wrong] of [
		['"selector"', '"selektor"'], ['"readOnlyRootFilesystem"', '"readOnlyRoot"'], ['"readinessProbe"', '"readynessProbe"'],
	] as const) {
		assert.ok(text.includes(right));
		assert.match(compiled([JSON.parse(text.replace(right, wrong)) as Document, ...others]), new RegExp(wrong.slice(1, -1)), wrong);
	}
});

kubernetes('finds the pods, their ports and only settings that the service reads', () => {
	const [deployment, service, ingress, autoscaler, budget] = documents.map(({ spec }) => JSON.parse(JSON.stringify(spec)));
	const { labels } = deployment.template.metadata;
	for (const selector of [deployment.selector.matchLabels, service.selector, budget.selector.matchLabels]) assert.equal(selector, labels);
	assert.is(autoscaler.scaleTargetRef.kind, 'Deployment');
	assert.equal(ingress.rules[0].http.paths[0].backend.service, { name: 'tincture', port: { name: service.ports[0].name } });
	assert.equal(ingress.tls[0].hosts, [ingress.rules[0].host]);
	const [{ ports, env, startupProbe, livenessProbe, readinessProbe }] = deployment.template.spec.containers;
	const [{ name, containerPort }] = ports;
	for (const port of [service.ports[0].targetPort, ...[startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.port)])
		assert.is(port, name);
	for (const { name: variable, value } of env) assert.ok(variable in SETTINGS, `${variable}=${value}`);
	const valueOf = (variable: string): string => env.find((one: { name: string }) => one.name === variable).value;
	assert.is(valueOf('PORT'), String(containerPort));
	// Metrics have a port that the Service does not have.
	assert.is(valueOf('METRICS_PORT'), String(ports[1].containerPort));
	assert.is(valueOf('METRICS_PORT'), deployment.template.metadata.annotations['prometheus.io/port']);
	assert.equal(service.ports.map(({ targetPort }: { targetPort: string }) => targetPort), [name]);
});

kubernetes.run();
