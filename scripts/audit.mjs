// `npm run audit`: whether the installed packages have known vulnerabilities. Says so if the registry cannot be reached.
import { execFile } from 'node:child_process';
import { auditVerdict } from './lib/audit.mjs';
import { root } from './lib/setup.mjs';

const TIME_LIMIT_MS = 60_000;

/** npm exits with 1 both when it finds something and when it cannot ask, so its output decides. */
function askNpm() {
  const options = { cwd: root, timeout: TIME_LIMIT_MS, maxBuffer: 64 * 1024 ** 2, shell: process.platform === 'win32' };
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--json'], options, (_error, stdout) => resolve(stdout));
  });
}

const { verdict, lines } = auditVerdict(await askNpm());
for (const line of lines) console.log(line);
process.exitCode = verdict === 'vulnerable' ? 1 : 0;
