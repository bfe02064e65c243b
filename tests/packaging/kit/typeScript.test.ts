import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildKit } from '../../../scripts/buildKit.mjs';
import { STARTERS } from '../../../src/lib/starters/starters.js';
import { builtOnce } from '../../built.js';
import { useFolder } from '../../cli/harness.js';
import { modules } from './consumer.js';

const folder = useFolder();
let command = '';
beforeAll(async () => {
  command = join(await builtOnce('kit', buildKit), 'dist/cli/ascdata.js');
});

const ascdata = (...args: string[]): string =>
  execFileSync(process.execPath, [command, ...args], {
    cwd: folder,
    env: { ...process.env, RENDER_AS_ROOT: '1' },
    encoding: 'utf8'
  });

/** A new widget in TypeScript with what `npm install` fetches. */
function created(name: string, ...args: string[]): string {
  ascdata('init', name, '--typescript', ...args);
  const path = join(folder, name);
  const { devDependencies } = manifestOf(path);
  mkdirSync(join(path, 'node_modules'));
  for (const each of Object.keys(devDependencies)) symlinkSync(join(modules, each), join(path, 'node_modules', each));
  return path;
}

const manifestOf = (path: string) =>
  JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
    scripts: { build: string };
  };

/** Runs a program of a dependency. */
function tool(path: string, file: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(path, 'node_modules', file), ...args], {
    cwd: path,
    encoding: 'utf8'
  });
  return { status, said: stdout + stderr };
}

const compiled = (path: string) => tool(path, 'typescript/bin/tsc');

it.each(STARTERS)('a widget in TypeScript that starts from %s builds, passes the check, packs and runs', (from) => {
  const path = created(from, '--from', from);
  expect(manifestOf(path).scripts.build).toBe('tsc && vite build');
  expect(compiled(path)).toEqual({ status: 0, said: '' });
  expect(tool(path, 'vite/bin/vite.js', 'build').status).toBe(0);
  expect(ascdata('check', from, '--max-warnings', '0')).toBe('No findings\n');
  expect(ascdata('types', from, '--check')).toContain('up to date');
  const { files, leftOut } = JSON.parse(ascdata('pack', from, '--format', 'json')) as Record<string, unknown>;
  expect([files, leftOut]).toEqual([
    7,
    ['ascdata.d.ts', 'node_modules/', 'package.json', 'src/', 'tsconfig.json', 'vite.config.js']
  ]);
  expect(ascdata('run', from)).toMatch(/no problems\n$/);
});

it('an Id that the definition does not have, or another type, does not compile', () => {
  const path = created('wrong', '--from', 'list');
  const script = join(path, 'src/main.ts');
  const source = readFileSync(script, 'utf8');
  writeFileSync(script, source.replace('Colour }', 'Color }').replace('Count.Value)', 'Colour.Value)'));
  expect(compiled(path)).toMatchObject({ status: 2, said: expect.stringMatching(/'Color'.*[^]*main\.ts/) as string });
});

it('its pipelines build it before they check it', () => {
  const path = created('built', '--ci', 'github,gitlab');
  const github = parse(readFileSync(join(path, '.github/workflows/widget.yml'), 'utf8')) as {
    jobs: { check: { steps: { run?: string }[] } };
  };
  const gitlab = parse(readFileSync(join(path, '.gitlab-ci.yml'), 'utf8')) as { widget: { script: string[] } };
  const steps = github.jobs.check.steps.flatMap(({ run }) => run ?? []);
  expect([steps[0], gitlab.widget.script[0]]).toEqual(Array(2).fill('npm install && npm run build'));
});
