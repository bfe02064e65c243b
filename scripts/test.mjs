// `npm test`: everything the project promises, in one command. Each step runs to its end; the summary names what failed.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureProduct, root, say, tool } from './lib/setup.mjs';

const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');
/** What the unit tests say where there is no PostgreSQL (tests/store/postgres.setup.ts). */
const LEFT_OUT = /PostgreSQL is not installed: .*LEFT OUT.*/;
const browserReport = join(results, 'browser.json');

/** Runs one step; its output is shown when it ends, so that steps side by side do not mix. */
function step(name, command, args, env = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const text = Buffer.concat(output).toString();
      process.stdout.write(`\n── ${name} (${seconds} s) ${code === 0 ? 'ok' : 'FAILED'}\n${text}`);
      resolve({ name, ok: code === 0, leftOut: LEFT_OUT.exec(text)?.[0] });
    });
  });
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
ensureProduct();
const CHROMIUM_PATH = await ensureChromium();
say('Running types, lint, unit tests, then the browser tests …');

const [still, unit] = await Promise.all([
  inOrder([
    () => step('types', 'npm', ['run', '--silent', 'check']),
    () => step('lint', 'npm', ['run', '--silent', 'lint'])
  ]),
  inOrder([
    () =>
      step(
        'unit, contract, property',
        tool('vitest'),
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
        { CHROMIUM_PATH }
      )
  ])
]);
const browser = await step('browser', tool('playwright'), ['test', '--reporter=list,json'], {
  CHROMIUM_PATH,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport
});

const failedSteps = [...still, ...unit, browser].filter((done) => !done.ok);
const total = [
  counts(unitReport, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  counts(browserReport, (report) => ({ passed: report.stats.expected, failed: report.stats.unexpected }))
].reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }));
const failed = Math.max(total.failed, failedSteps.length);
if (failedSteps.length) say(`\nFailed: ${failedSteps.map((done) => done.name).join(', ')}`);
for (const { leftOut } of unit) if (leftOut) say(`\n${leftOut}`);
process.stdout.write(`\n${total.passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
