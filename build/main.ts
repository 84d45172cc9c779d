/*
 * The build, in named steps: `npm run build` runs all of STEPS in order, `npm run build -- man assets` only the named ones.
 *
 * A whole build writes to a new folder and then renames it to dist/, so that a running service never sees half of it. It does nothing
 * if its inputs and the files that the service reads have not changed.
 *
 * Proof  test/build/main.test.ts, test/build/start.test.ts.
 */

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInputs, isBuilt, writeHashes } from './inputs.mjs';

interface Step {
	readonly does: string;
	/** Loads the modules of the step and runs it. */
	readonly run: () => Promise<void>;
	/** True for a step in a separate process: it imports files that an earlier step writes, or it ends the process. */
	readonly isAlone?: true;
}

/**
 * The steps of a build, in order. Each can run alone, because it reads the sources; only `bytecode` and `package` need the output of
 * earlier steps.
 */
const STEPS: Readonly<Record<string, Step>> = {
	compile: { does: 'compile src/ to dist/', run: async () => (await import('./compile.ts')).compile() },
	names: { does: 'pack the color names', run: async () => (await import('./names.ts')).packNames() },
	types: { does: 'write the types of the operations', run: async () => (await import('./declarations.ts')).writeDeclarations() },
	assets: { does: 'write the styles and scripts of pages', run: async () => (await import('./assets.ts')).writeAssets() },
	openapi: { does: 'write the OpenAPI description', run: async () => (await import('./openapi.ts')).writeOpenApi() },
	service: { does: 'bundle the service', run: async () => (await import('./service.ts')).bundleService() },
	bytecode: { does: 'write the bytecode of the service', run: async () => (await import('./bytecode.ts')).writeBytecode(), isAlone: true },
	programs: { does: 'bundle the command and the servers', run: async () => (await import('./programs.ts')).bundlePrograms() },
	cjs: { does: 'write the CommonJS copies', run: async () => (await import('./cjs.ts')).writeCommonJs() },
	man: { does: 'write the man page', run: async () => (await import('./man.ts')).writeMan() },
	package: { does: 'remove from dist/ what the package does not need', run: async () => (await import('./package.ts')).trimPackage() },
};

/** Steps that a build does not run. `npm run docs` runs the last two. */
const OTHER_STEPS: Readonly<Record<string, Step>> = {
	clean: { does: 'remove dist/', run: async () => (await import('./compile.ts')).clean() },
	tables: { does: 'write generated sources', run: async () => (await import('./docs/write.ts')).writeTables() },
	pages: { does: 'write generated tables and pages', run: async () => (await import('./docs/write.ts')).writePages(), isAlone: true },
};

const ALL: Readonly<Record<string, Step>> = { ...STEPS, ...OTHER_STEPS };

const HELP = `npm run build [-- STEP…]\n\n${Object.entries(ALL).map(([name, { does }]) => `  ${name.padEnd(9)} ${does}\n`).join('')}`;

/** Runs the named steps in the given order. */
async function runSteps(names: readonly string[]): Promise<void> {
	const { run } = await import('./run.ts');
	for (const name of names) {
		const { run: runHere, isAlone } = ALL[name]!;
		if (isAlone && names.length > 1) run(process.execPath, '--import', 'tsx', fileURLToPath(import.meta.url), name);
		else await runHere();
	}
}

/** Runs all steps in a new folder, which then replaces dist/. */
async function buildAll(): Promise<void> {
	const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
	if (isBuilt(root)) return;
	const inputs = hashInputs(root), name = `dist.${process.pid}`, folder = join(root, name), dist = join(root, 'dist'), old = `${folder}.old`;
	try {
		mkdirSync(folder);
	} catch (error) {
		process.stderr.write(`Cannot build: ${(error as Error).message}\n`);
		process.exitCode = 1;
		return;
	}
	// Read by paths.ts, here and in the processes of steps.
	process.env['BUILD_FOLDER'] = name;
	try {
		await runSteps(Object.keys(STEPS));
		writeHashes(inputs, folder);
		if (existsSync(dist)) renameSync(dist, old);
		renameSync(folder, dist);
	} finally {
		for (const rest of [folder, old]) rmSync(rest, { recursive: true, force: true });
	}
}

const words = process.argv.slice(2), unknown = words.find((word) => !Object.hasOwn(ALL, word));

if (words.includes('--help')) {
	process.stdout.write(HELP);
} else if (unknown === undefined) {
	await (words.length > 0 ? runSteps(words) : buildAll());
} else {
	process.stderr.write(`Unknown step "${unknown}".\n\n${HELP}`);
	process.exitCode = 64;
}
