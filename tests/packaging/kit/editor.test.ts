import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished, afterAll } from 'vitest';
import { stageEditor } from '../../../scripts/stageEditor.mjs';
import { ascdata, freePort } from '../../cli/harness.js';
import { temporaryFolder } from '../../store/temporary.js';
import { modules, packed } from './consumer.js';

/** Somebody's folder outside of the repository, with what an install of the packed package makes. */
let place = '';
let installed = '';
const home = (): string => join(place, 'home');

beforeAll(async () => {
  place = temporaryFolder(afterAll);
  installed = join(place, 'node_modules', 'ascdata-editor');
  const staged = join(place, 'staged');
  await stageEditor(staged);
  for (const folder of [installed, home(), join(place, 'empty')]) mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', packed(staged, place), '-C', installed, '--strip-components', '1']);
  // The registry is not asked: what it depends on lies here in the versions that it names.
  for (const name of Object.keys(manifest().dependencies)) {
    mkdirSync(join(place, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(modules, name), join(place, 'node_modules', name));
  }
});

const manifest = () =>
  JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };

const environment = (): NodeJS.ProcessEnv => {
  const { PATH } = process.env;
  return { PATH, HOME: home(), XDG_DATA_HOME: '', LOCALAPPDATA: home(), PORT: '0', RENDER: '0' };
};

/** Starts it as `npx` does. @returns what it printed until it was ready */
async function start(cwd: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(installed, 'src/server/command.js'), ...args], {
    cwd,
    env: environment()
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  for await (const chunk of child.stdout) {
    output += chunk;
    if (/^Editor ready: \S+\n/m.test(output)) return output;
  }
  throw new Error(`It ended: ${output}`);
}

it('the editor starts in an empty folder, answers, and keeps its data in the home of its user', async () => {
  const output = await start(join(place, 'empty'));
  const [, data = '', address = ''] = /^Data folder: (.+)\nEditor ready: (\S+)\n/m.exec(output) ?? [];
  expect([data.startsWith(home()), existsSync(join(data, 'store.db'))]).toEqual([true, true]);
  expect(address).toContain('/sign-in/link/');
  const page = await fetch(address);
  const [script = ''] = /\/_app\/immutable\/entry\/start\.[^"']+\.js/.exec(await page.text()) ?? [];
  const answers = await Promise.all(
    [script, '/healthz', '/lib/WizardBase.js'].map((path) => fetch(new URL(path, address)))
  );
  expect([page.status, ...answers.map(({ status }) => status)]).toEqual([200, 200, 200, 200]);
  expect(readdirSync(join(place, 'empty'))).toEqual([]);
});

it('with the folder of a widget it opens that widget, and writes nothing into the folder', async () => {
  const folder = join(place, 'board');
  const library = async (name: string) => readFileSync(join(installed, 'build/app/client/lib', name));
  await ascdata(['init', folder], { library });
  const files = readdirSync(folder);
  expect(await start(place, 'board')).toMatch(/^Editor ready: .*%2Fwidgets%2F|^Editor ready: .*\/widgets\//m);
  expect(readdirSync(folder)).toEqual(files);
});

it('ascdata dev starts the package that the cache of npx has, or that of a folder whose package.json asks for it', async () => {
  const library = async (name: string) => readFileSync(join(installed, 'build/app/client/lib', name));
  const cached = join(home(), '_npx/1/node_modules');
  mkdirSync(cached, { recursive: true });
  symlinkSync(installed, join(cached, 'ascdata-editor'));
  const elsewhere = join(temporaryFolder(onTestFinished), 'board');
  const beside = join(place, 'beside');
  for (const [folder, cache] of [
    [elsewhere, home()],
    [beside, place]
  ] as const) {
    await ascdata(['init', folder], { library });
    if (folder === beside) {
      writeFileSync(join(folder, 'package.json'), '{"devDependencies": {"ascdata-editor": "*"}}');
      mkdirSync(join(folder, 'node_modules'));
      symlinkSync(installed, join(folder, 'node_modules/ascdata-editor'));
    }
    const answered: number[] = [];
    let press = (_key: string): void => {};
    const { code, err } = await ascdata(['dev', folder, '--port', String(await freePort())], {
      library,
      env: { ...environment(), npm_config_cache: cache },
      person: { keys: (pressed) => ((press = pressed), () => {}), open: () => {} },
      out: (text) => {
        const [, url] = /^Editor: (\S+)$/m.exec(text) ?? [];
        if (url === undefined) return;
        void fetch(url)
          .then(({ status }) => answered.push(status))
          .finally(() => press('q'));
      }
    });
    expect([code, err, answered]).toEqual([0, '', [200]]);
  }
});

it('the package has what it needs to run, and neither sources nor tests', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /(?<!\.d)\.ts$|\.svelte$|\.map$|\.test\.|^tests/.test(name))).toEqual([]);
  expect(Object.keys(manifest().dependencies).sort()).toEqual(['@resvg/resvg-js', 'libsql', 'pg']);
  const licences = readFileSync(join(installed, 'third-party.md'), 'utf8');
  for (const bundled of ['svelte', '@codemirror/view', 'kysely', '@zip.js/zip.js'])
    expect(licences).toContain(`\n## ${bundled} - `);
});

it.each<[what: string, args: string[], code: number, says: RegExp]>([
  ['--version', ['--version'], 0, /^\d+\.\d+\.\d+\n$/],
  ['--help', ['--help'], 0, /Example: ascdata-editor my-widget\n$/],
  ['an unknown option', ['--prot'], 2, /^ascdata-editor: Unknown option '--prot'.*See --help\.\n$/],
  ['two folders', ['a', 'b'], 2, /^ascdata-editor: It opens one folder or package\. See --help\.\n$/],
  ['a folder that is not there', ['gone'], 1, /^[^\n]*gone[^\n]*\n$/]
])('the command answers %s, and says what is wrong in one sentence', (_what, args, code, says) => {
  const run = spawnSync(process.execPath, [join(installed, 'src/server/command.js'), ...args], {
    cwd: place,
    env: environment(),
    encoding: 'utf8'
  });
  expect(run.status).toBe(code);
  expect(run.stdout.replace(/^Data folder: .*\n/, '') + run.stderr).toMatch(says);
});
