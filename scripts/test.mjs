// `npm test`: everything the project promises, in one command. Each step runs to its end; the summary names what failed.
// `--full`: every test of the server on each database, the journeys through the screens in Firefox, too, and laws ten times as often, as
// before a release.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, firefox, headlessShell, webkitDriver } from './lib/browsers.mjs';
import { ensureBuild, ensureInstall, ensureNode, root, say, tool } from './lib/setup.mjs';

const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');
/** What the unit tests print without PostgreSQL (tests/store/postgres.setup.ts). */
const LEFT_OUT = /PostgreSQL is not installed: .*LEFT OUT.*/;
const browserReport = join(results, 'browser.json');

/** Of a step that failed. */
const LAST_LINES = 60;

const { PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority;

/** Runs one step; its output is shown when it ends, so that steps side by side do not mix. */
function step(name, command, args, env = {}, priority = PRIORITY_NORMAL) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
    // Everything it started ends with it. A step that could not be started has no number.
    if (child.pid !== undefined && priority !== PRIORITY_NORMAL) setPriority(child.pid, priority);
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const text = Buffer.concat(output).toString();
      process.stdout.write(`\n── ${name} (${seconds} s) ${code === 0 ? 'ok' : 'FAILED'}\n${text}`);
      resolve({ name, ok: code === 0, text, leftOut: LEFT_OUT.exec(text)?.[0] });
    });
  });
}

/**
 * If the system offers memory as a folder with this much room, databases and browser profiles go there, which saves a tenth of
 * the work.
 */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

function temporaryFolder() {
  let isRoomy = false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    isRoomy = bavail * bsize >= ROOM_BYTES;
  } catch {
    // There is none here.
  }
  const folder = mkdtempSync(join(isRoomy ? MEMORY : tmpdir(), 'ascdata-tests-'));
  // As root, PostgreSQL runs as another user, in a folder of its own below this one.
  chmodSync(folder, 0o711);
  return folder;
}

async function inOrder(steps) {
  const done = [];
  for (const next of steps) done.push(await next());
  return done;
}

function counts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(results, { recursive: true, force: true });
ensureNode();
await ensureInstall();
say('Running lint, types and unit tests, then the browser tests …');

/** What reads the sources only: in the gaps that the others leave. Without types also in those of the build. */
const untyped = step('components and format', 'npm', ['run', '--silent', 'lint:untyped'], {}, PRIORITY_LOW);
await ensureBuild();
/** The build writes some of what types are read from. */
const typed = inOrder([
  () => step('lint', tool('oxlint'), [], {}, PRIORITY_LOW),
  () => step('unused code', 'npm', ['run', '--silent', 'unused'], {}, PRIORITY_LOW),
  () => step('types', 'npm', ['run', '--silent', 'check'], {}, PRIORITY_LOW)
]);
const full = process.argv.includes('--full') ? { TEST_FULL: '1', LAW_RUNS: '10' } : {};
const CHROMIUM_PATH = await ensureChromium();
const TMPDIR = temporaryFolder();
/** What the product draws pictures with, and benches measure in, where both are installed. */
const drawing = { TMPDIR, CHROMIUM_PATH: headlessShell() ?? CHROMIUM_PATH };
/** They only show that they run, and wait for one page at a time. */
const benches = step('benches', process.execPath, [join(root, 'scripts', 'bench.mjs'), '--small'], drawing);
const unit = await step(
  'unit, contract, property',
  tool('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  { ...drawing, ...full }
);
const browser = await step('browser', tool('playwright'), ['test', '--reporter=list,json'], {
  TMPDIR,
  // By default below TMPDIR, which is new: every run would compile every test anew.
  PWTEST_CACHE_DIR: join(root, 'node_modules', '.cache', 'playwright'),
  CHROMIUM_PATH,
  HEADLESS_SHELL_PATH: headlessShell() ?? '',
  FIREFOX_PATH: firefox() ?? '',
  WEBKIT_DRIVER_PATH: webkitDriver() ?? '',
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  ...full
});
const steps = [await untyped, ...(await typed), unit, browser, await benches];
rmSync(TMPDIR, { recursive: true, force: true });
const failedSteps = steps.filter((done) => !done.ok);
const total = [
  counts(unitReport, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  counts(browserReport, (report) => ({ passed: report.stats.expected, failed: report.stats.unexpected }))
].reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }));
const failed = Math.max(total.failed, failedSteps.length);
// Repeated at the end, where it is easy to find in a long log.
for (const { name, text } of failedSteps) {
  process.stdout.write(`\n── the end of ${name}, which FAILED\n${text.split('\n').slice(-LAST_LINES).join('\n')}\n`);
}
if (unit.leftOut) say(`\n${unit.leftOut}`);
if (!firefox()) say('\nFirefox is not installed: its tests were LEFT OUT.');
if (!webkitDriver()) say('\nWebKitWebDriver or Xvfb is not installed: the tests in Safari’s engine were LEFT OUT.');
process.stdout.write(`\n${total.passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
