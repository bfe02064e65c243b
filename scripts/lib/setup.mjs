// What `npm start` and `npm test` do first. Only Node's own modules: nothing is installed yet on a fresh clone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './buildLock.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const installStamp = join(root, 'node_modules', '.setup-stamp');
const buildStamp = join(root, 'build', '.stamp');
/** Everything the build reads, except what it generates. */
const BUILD_INPUTS = [
  'src',
  'static',
  'standard-widgets',
  'scripts',
  'package.json',
  'package-lock.json',
  'svelte.config.js',
  'vite.config.ts',
  'tsconfig.json'
];
const NOT_BUILD_INPUTS = new Set([
  join(root, 'static', 'lib'),
  join(root, 'src', 'lib', 'datatypes', 'validators.generated.js')
]);

/**
 * Progress goes to stderr, so that a command's own output stays clean.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Ends the process with one sentence: what is wrong and what to do.
 * @param {string} sentence
 */
export function fail(sentence) {
  say(sentence);
  process.exit(1);
}

/**
 * Runs a program, showing its output on stderr; false when it failed or could not be started.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>}
 */
export function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32'
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Path of a program that the install put into node_modules.
 * @param {string} name
 */
export function tool(name) {
  return join(root, 'node_modules', '.bin', name);
}

/**
 * Whether a version of Node.js is in a range of package.json, such as `^20.19.0 || >=24.0.0`.
 * @param {string} version
 * @param {string} range
 */
export function isWithin(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split(' || ').some((part) => {
    const [fromMajor = 0, fromMinor = 0] = part.replace(/^\D+/, '').split('.').map(Number);
    return major === fromMajor ? minor >= fromMinor : major > fromMajor && part.startsWith('>=');
  });
}

export function ensureNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { node } = process.versions;
  if (!isWithin(node, engines.node)) {
    fail(`Node.js ${engines.node.replaceAll('||', 'or')} is needed; this is ${node}. Install it from nodejs.org.`);
  }
}

/** Installs from the lockfile when node_modules is missing or belongs to another lockfile, Node version or platform. */
export async function ensureInstall() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256')
    .update(lock)
    .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return prepareTypes();
  say('Installing dependencies from the lockfile (once, about half a minute) …');
  if (!(await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']))) {
    fail(
      'The install failed; the lines above say why. Is the npm registry reachable? Then run the same command again.'
    );
  }
  writeFileSync(installStamp, wanted);
  await prepareTypes();
}

/** tsconfig.json extends a file that SvelteKit writes; every tool that reads TypeScript needs it. */
async function prepareTypes() {
  if (existsSync(join(root, '.svelte-kit', 'tsconfig.json'))) return;
  if (!(await run(tool('svelte-kit'), ['sync'])))
    fail('SvelteKit could not prepare the project; the lines above say why.');
}

/** The build inputs as one hash: names and contents, in a fixed order. */
function inputHash() {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ path) => {
    if (NOT_BUILD_INPUTS.has(path) || !existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (!/\.(test|bench)\.ts$/.test(path)) {
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  for (const input of BUILD_INPUTS) visit(join(root, input));
  return hash.digest('hex');
}

/** Builds app, runtime libraries, standard widgets and command when anything they are made of changed. */
export async function ensureBuild() {
  if (isBuilt(inputHash())) return;
  say('Building (only after changes, about a minute) …');
  if (!(await run(process.execPath, [join(root, 'scripts', 'build.mjs')]))) {
    fail('The build failed; the lines above say why.');
  }
}

/**
 * Runs the build after one that another process runs, if any; only a whole one counts, of what its inputs were when it began.
 * @param {() => Promise<unknown>} build
 */
export async function stamped(build) {
  let hasWaited = false;
  const buildOnce = async () => {
    const wanted = inputHash();
    if (hasWaited && isBuilt(wanted)) return;
    rmSync(buildStamp, { force: true });
    await build();
    writeFileSync(buildStamp, wanted);
  };
  await alone(join(root, 'build'), buildOnce, () => {
    hasWaited = true;
    say('Another process is building. Waiting for it …');
  });
}

/**
 * Whether the last build was of these inputs.
 * @param {string} wanted
 */
function isBuilt(wanted) {
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted;
}

/** Everything a running product needs. */
export async function ensureProduct() {
  ensureNode();
  await ensureInstall();
  await ensureBuild();
}
