import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { stageEditor } from '../../../scripts/stageEditor.mjs';
import { definition, flag, hide, useFolder } from '../../cli/harness.js';
import { consumer, modules, packed } from './consumer.js';

const KEY = 'key-of-an-administrator-for-tests-only';
const page = readFileSync(fileURLToPath(new URL('../../../docs/widgets.md', import.meta.url)), 'utf8');
const [, printed = ''] = /^```sh\n([\s\S]*?)^```/m.exec(page) ?? [];
const lines = printed.trim().split('\n');

/** Where somebody begins: an empty folder, below one that has what `npx` fetches. */
let place = '';
let environment: NodeJS.ProcessEnv = {};
beforeAll(async () => {
  const { folder } = await consumer();
  const work = useFolder();
  const editor = join(folder, 'node_modules/ascdata-editor');
  const staged = join(work, 'staged');
  await stageEditor(staged);
  mkdirSync(editor);
  execFileSync('tar', ['-xzf', packed(staged, work), '-C', editor, '--strip-components', '1']);
  const { dependencies } = JSON.parse(readFileSync(join(editor, 'package.json'), 'utf8')) as { dependencies: object };
  for (const name of Object.keys(dependencies)) {
    mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  }
  place = join(folder, 'empty');
  mkdirSync(place);
  const { PATH } = process.env;
  environment = {
    ...{ PATH, HOME: work, LOCALAPPDATA: work, XDG_DATA_HOME: '', RENDER: '0' },
    ...{ npm_config_offline: 'true', npm_config_cache: join(work, 'npm'), npm_config_update_notifier: 'false' }
  };
});

/** What a program prints, until it says this. It ends with the test. */
async function saying(child: ChildProcess, what: RegExp): Promise<string> {
  onTestFinished(() => stop(child, 'SIGKILL'));
  let said = '';
  child.stderr!.on('data', (chunk) => (said += chunk));
  for await (const chunk of child.stdout!) {
    said += chunk;
    const [, found] = what.exec(said) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`It ended: ${said}`);
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    process.kill(-child.pid!, signal);
    await gone;
  }
}

it('the five lines of the first page lead from an empty folder to a widget on a server', async () => {
  expect(lines).toHaveLength(5);
  const server = spawn(process.execPath, [join(place, '../node_modules/ascdata-editor/src/server/command.js')], {
    env: { ...environment, PORT: '0', ADMIN_API_KEY: KEY, DEMO: '0', DATA_DIR: join(place, '../data') },
    detached: true
  });
  const ASCDATA_URL = new URL(await saying(server, /^Editor ready: (\S+)$/m)).origin;
  const env = { ...environment, ASCDATA_URL, ASCDATA_KEY: KEY };
  const typed: string[] = [];
  const said: string[] = [];
  for (const line of lines) {
    // One shell for each line, so that what is printed belongs to it: where the ones before led to, it begins.
    const script = [...typed.filter((each) => each.startsWith('cd ')), line].join(' && ');
    typed.push(line);
    if (line.endsWith(' dev')) {
      const child = spawn('sh', ['-c', script], { cwd: place, env, detached: true });
      const address = await saying(child, /^Editor: (\S+)$/m);
      expect((await fetch(address)).status).toBe(200);
      const board = join(place, 'board');
      const start = join(board, 'index.html');
      writeFileSync(start, readFileSync(start, 'utf8').replace('<h1', '<h1 class="mine"'));
      const { SpotIdentifier } = JSON.parse(readFileSync(join(board, 'ascData.json'), 'utf8')) as Identified;
      const data = JSON.parse(definition(flag('Sign'), flag('More', hide('Sign', '==', false)))) as object;
      writeFileSync(join(board, 'ascData.json'), JSON.stringify({ ...data, SpotIdentifier }, null, 2));
      await expect.poll(() => readFileSync(join(board, 'ascdata.d.ts'), 'utf8')).toContain('"More": Element<');
      await stop(child, 'SIGINT');
    } else {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: place, env, encoding: 'utf8' });
      expect([line, status, stderr]).toEqual([line, 0, '']);
      said.push(stdout);
    }
  }
  expect(said[0]).toContain('Next:\n  cd board\n  npx ascdata dev\n');
  expect(said.at(-1)).toContain('mine.board 1: a new template, “board”.');
  const answer = await fetch(`${ASCDATA_URL}/api/Widgets`, { headers: { authorization: `Bearer ${KEY}` } });
  expect(JSON.stringify(await answer.json())).toContain('"mine.board"');
  expect(existsSync(join(place, 'board/node_modules'))).toBe(false);
});

interface Identified {
  readonly SpotIdentifier: string;
}
