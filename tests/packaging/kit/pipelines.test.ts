import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildKit } from '../../../scripts/buildKit.mjs';
import { builtOnce } from '../../built.js';
import { ascdata, definition, flag, useFolder, write } from '../../cli/harness.js';

const folder = useFolder();

/** What a pipeline runs, in order. */
const SCRIPTS: Readonly<Record<string, (path: string) => string[]>> = {
  github: (path) => {
    const file = parse(readFileSync(join(path, '.github/workflows/widget.yml'), 'utf8')) as {
      jobs: { check: { steps: { run?: string }[] } };
    };
    return file.jobs.check.steps.flatMap(({ run }) => run ?? []);
  },
  gitlab: (path) =>
    (parse(readFileSync(join(path, '.gitlab-ci.yml'), 'utf8')) as { widget: { script: string[] } }).widget.script
};

/** Has a script that stands for npx, and runs the packed command. */
let tools = '';
beforeAll(async () => {
  tools = join(folder, 'tools');
  const command = join(await builtOnce('kit', buildKit), 'dist/cli/ascdata.js');
  const npx = write(tools, 'npx', `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${command}" "$@"\n`);
  chmodSync(npx, 0o755);
});

const packed = (...args: string[]): string =>
  execFileSync(join(tools, 'npx'), ['--yes', 'ascdata', ...args], { encoding: 'utf8' });

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=kim', '-c', 'user.email=kim@example.org', ...args], { cwd, encoding: 'utf8' });

/** A repository of a new widget with its pipelines, whose main branch is on a server. */
function repository(name: string): string {
  const [path, server] = [join(folder, name), join(folder, `${name}.git`)];
  packed('init', path, '--ci', 'github,gitlab');
  write(path, 'ascData.json', definition(flag('Sign')));
  write(path, 'main.js', 'new DashboardWidgetBase(new WizardBase()).sendReady();');
  packed('types', path);
  mkdirSync(server);
  git(server, 'init', '--bare', '--quiet', '--initial-branch', 'main');
  git(path, 'init', '--quiet', '--initial-branch', 'main');
  git(path, 'remote', 'add', 'origin', server);
  git(path, 'add', '--all');
  git(path, 'commit', '--quiet', '--message', 'Begin');
  git(path, 'push', '--quiet', 'origin', 'main');
  return path;
}

/** Runs a pipeline as its service does, up to the step that fails. */
function ran(pipeline: string, path: string): { failed: string | undefined; said: string } {
  const PATH = `${tools}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, GITHUB_BASE_REF: 'main', CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' };
  let said = '';
  for (const script of SCRIPTS[pipeline]!(path)) {
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], { cwd: path, env, encoding: 'utf8' });
    said += stdout + stderr;
    if (status !== 0) return { failed: script, said };
  }
  return { failed: undefined, said };
}

describe.each(Object.keys(SCRIPTS))('the pipeline that init writes for %s', (pipeline) => {
  it('passes on a new widget, and makes its package', () => {
    const path = repository(`${pipeline}-new`);
    expect(ran(pipeline, path)).toMatchObject({ failed: undefined });
    expect(existsSync(join(path, 'widget.dash.zip'))).toBe(true);
  });

  it('stops at a finding', () => {
    const path = repository(`${pipeline}-finding`);
    write(path, 'main.js', 'new DashboardWidgetBase(new WizardBase()).getElementData().Sing;');
    const { failed, said } = ran(pipeline, path);
    expect(failed).toContain(' check .');
    expect(said).toContain('code-unknown-id');
  });

  it('stops where stored Values would be set aside, once the types are up to date', () => {
    const path = repository(`${pipeline}-aside`);
    write(path, 'ascData.json', definition(flag('Other')));
    expect(ran(pipeline, path).failed).toContain(' types .');
    packed('types', path);
    const { failed, said } = ran(pipeline, path);
    expect(failed).toContain(' diff ');
    expect(said).toContain('--fail-on set-aside:');
  });

  it('stops at a test of the rules that fails', () => {
    const path = repository(`${pipeline}-test`);
    write(path, 'conditions.tests.json', JSON.stringify([{ name: 'hidden', set: {}, hidden: ['Sign'] }]));
    expect(ran(pipeline, path).failed).toContain(' test .');
  });
});

it('init refuses a pipeline that there is none of, and writes nothing', async () => {
  const path = join(folder, 'none');
  const { code, err } = await ascdata(['init', path, '--ci', 'github,jenkins']);
  expect([code, err, existsSync(path)]).toEqual([
    2,
    'ascdata: --ci must be github or gitlab, or both as in github,gitlab, not “jenkins”.\n',
    false
  ]);
});
