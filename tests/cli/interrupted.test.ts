import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import * as disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ascdata, environment, published, useFolder, write } from './harness.js';

const folder = useFolder();
const { default: calls } = disk as unknown as { default: Record<Changing, (...given: unknown[]) => Promise<unknown>> };
const CHANGING = ['mkdir', 'open', 'writeFile', 'rename', 'rmdir', 'rm', 'cp'] as const;
type Changing = (typeof CHANGING)[number];

/** Runs a command that dies with its n-th call that changes the disk, before it is made. Returns whether it came so far. */
async function diesAt(step: number, args: readonly string[]): Promise<boolean> {
  const own = Object.fromEntries(CHANGING.map((name) => [name, calls[name]])) as typeof calls;
  const givenBack = () => {
    Object.assign(calls, own);
    syncBuiltinESMExports();
  };
  onTestFinished(givenBack);
  let left = step;
  const died = new Promise<true>((resolve) => {
    for (const name of CHANGING) {
      calls[name] = (...given) => {
        if (left-- > 0) return own[name](...given);
        resolve(true);
        return new Promise(() => {});
      };
    }
  });
  syncBuiltinESMExports();
  const isDead = await Promise.race([died, ascdata(args, environment).then(() => false as const)]);
  givenBack();
  return isDead;
}

/** The files of a folder, without what a dead command had not put in place yet, by name. */
function filesIn(path: string): Record<string, string> {
  const names = existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  const seen = names.filter((name) => !/(?:^|[\\/])\.[^\\/]*[0-9a-f]{8}-[0-9a-f]{4}-/.test(name));
  const files = seen.filter((name) => statSync(join(path, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

const COMMANDS: readonly (readonly [name: string, prepare: (path: string) => unknown, args: readonly string[]])[] = [
  ['init', () => {}, ['init', '--ci', 'github']],
  ['init in a folder that is there', (path) => mkdirSync(path), ['init']],
  [
    'upgrade',
    async (path) => {
      await ascdata(['init', path, '--ci', 'github'], environment);
      write(path, 'lib/WizardBase.js', published('WizardBase.js', '1.0.0'));
      write(path, 'ascdata.d.ts', readFileSync(join(path, 'ascdata.d.ts'), 'utf8').replace(/.*keyof Elements.*/, ''));
    },
    ['upgrade', '--yes']
  ]
];

it.each(COMMANDS)(
  '%s, killed at any step, leaves each file as it was or as it will be',
  async (_name, prepare, args) => {
    const all = mkdtempSync(join(folder, 'run-'));
    const [command, ...options] = args as [string, ...string[]];
    const folderOf = async (name: string): Promise<string> => {
      // The name of a new widget is that of its folder.
      const path = join(all, name, 'board');
      mkdirSync(join(path, '..'));
      await prepare(path);
      return path;
    };
    const whole = await folderOf('whole');
    const before = filesIn(whole);
    expect(await diesAt(Infinity, [command, whole, ...options])).toBe(false);
    const after = filesIn(whole);
    expect(after).not.toEqual(before);
    for (let step = 0, isDead = true; isDead; step++) {
      const path = await folderOf(String(step));
      isDead = await diesAt(step, [command, path, ...options]);
      const left = filesIn(path);
      for (const [name, text] of Object.entries(left)) expect([before[name], after[name]]).toContain(text);
      // Half of a new widget would look like one.
      if ('ascData.json' in left) expect(Object.keys(left).sort()).toEqual(Object.keys(after).sort());
      // One that looks empty is taken as empty.
      if (command === 'init' && Object.keys(left).length === 0) {
        expect(await ascdata([command, path, ...options], environment)).toMatchObject({ code: 0, err: '' });
        expect(readdirSync(path).sort()).toEqual(readdirSync(whole).sort());
      }
    }
  }
);
