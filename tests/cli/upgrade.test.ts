import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formOf, pipelineNow, pipelinesFor } from '../../src/cli/pipelines.js';
import { ascdata, environment, published, useFolder, write } from './harness.js';

const folder = useFolder();
const PIPELINE = '.github/workflows/widget.yml';
const upgrade = (path: string, ...args: string[]) => ascdata(['upgrade', path, ...args], environment);

/** A widget as an older version of the command wrote it. */
async function old(name: string): Promise<string> {
  const path = join(folder, name);
  await ascdata(['init', path, '--ci', 'github,gitlab'], environment);
  write(path, 'lib/WizardBase.js', published('WizardBase.js', '1.0.0'));
  const types = join(path, 'ascdata.d.ts');
  writeFileSync(types, readFileSync(types, 'utf8').replace('  type Id = keyof Elements;\n', ''));
  const pipeline = join(path, PIPELINE);
  writeFileSync(pipeline, readFileSync(pipeline, 'utf8').replaceAll(/\^\d+\.\d+\.\d+/g, '^0.0.1'));
  return path;
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=kim', '-c', 'user.email=kim@example.org', ...args], { cwd, encoding: 'utf8' });

it('a new widget is up to date', async () => {
  const path = join(folder, 'new');
  await ascdata(['init', path, '--ci', 'github,gitlab'], environment);
  expect(await upgrade(path)).toEqual({ code: 0, out: 'Up to date.\n', err: '' });
});

it('what an older version wrote is shown first, and written with --yes', async () => {
  const path = await old('older');
  const before = readFileSync(join(path, PIPELINE), 'utf8');
  const shown = await upgrade(path);
  expect(shown.code).toBe(1);
  expect(shown.err).toBe(`ascdata: Nothing is changed yet. ascdata upgrade ${path} --yes does it.\n`);
  expect(shown.out).toContain('1. lib/WizardBase.js: 1.0.0 → 1.1.0\n2. ascdata.d.ts, from line ');
  expect(shown.out).toContain('   +   type Id = keyof Elements;\n3. .github/workflows/widget.yml, from line ');
  expect(readFileSync(join(path, PIPELINE), 'utf8')).toBe(before);
  expect(await upgrade(path, '--yes')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Written: 3\.\n$/) as string
  });
  expect(readFileSync(join(path, 'lib/WizardBase.js'), 'utf8')).toBe(published('WizardBase.js', '1.1.0'));
  expect(await upgrade(path)).toMatchObject({ code: 0, out: 'Up to date.\n' });
});

it('what somebody has edited is left as it is, and named', async () => {
  const path = await old('edited');
  for (const file of ['lib/WizardBase.js', PIPELINE]) write(path, file, '# mine\n');
  write(path, 'ascdata.d.ts', 'declare const mine: number;\n');
  const { code, out } = await upgrade(path, '--yes');
  expect([code, out]).toEqual([
    0,
    `Left: lib/WizardBase.js, which was edited.
Left: ascdata.d.ts, which is not of ascdata types, or has no definition.
Left: ${PIPELINE}, which was edited.
Up to date.
`
  ]);
  expect(readFileSync(join(path, PIPELINE), 'utf8')).toBe('# mine\n');
});

it('in a repository nothing is written over what is not committed, and no program of its settings runs', async () => {
  const path = await old('stored');
  git(path, 'init', '--quiet');
  const ran = join(folder, 'ran');
  for (const setting of ['core.fsmonitor', 'filter.x.clean']) git(path, 'config', setting, `touch ${ran}; cat`);
  const open = await upgrade(path, '--yes');
  expect([open.code, open.out]).toEqual([2, '']);
  expect(open.err).toMatch(/^ascdata: Not committed: lib\/WizardBase\.js, ascdata\.d\.ts, \S+\. Commit them first/);
  git(path, '-c', 'core.fsmonitor=false', 'add', '--all');
  git(path, '-c', 'core.fsmonitor=false', 'commit', '--quiet', '--message', 'Begin');
  write(path, '.gitattributes', '* filter=x\n');
  expect((await upgrade(path, '--yes')).code).toBe(0);
  expect(() => readFileSync(ran)).toThrow('ENOENT');
});

it('in a repository that lacks objects nothing is fetched, by no program of its settings', async () => {
  const path = await old('partial');
  const ran = join(folder, 'fetched');
  git(path, 'init', '--quiet');
  git(path, 'add', '--all');
  git(path, 'commit', '--quiet', '--message', 'Begin');
  const tree = git(path, 'rev-parse', 'HEAD^{tree}').trim();
  rmSync(join(path, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  const settings = {
    'core.repositoryformatversion': '1',
    'extensions.partialClone': 'origin',
    'remote.origin.promisor': 'true',
    'remote.origin.url': 'ssh://x/y',
    'core.sshCommand': `sh -c 'touch ${ran}; exit 1' #`
  };
  for (const [name, value] of Object.entries(settings)) git(path, 'config', name, value);
  const { code, err } = await upgrade(path, '--yes');
  expect([code, err]).toEqual([2, expect.stringMatching(/^ascdata: Not committed: /)]);
  expect(existsSync(ran)).toBe(false);
});

it('files keep the ends of lines that they have, and are up to date then', async () => {
  const path = await old('windows');
  const files = ['ascdata.d.ts', PIPELINE];
  const read = (file: string) => readFileSync(join(path, file), 'utf8');
  for (const file of files) write(path, file, read(file).replaceAll('\n', '\r\n'));
  expect((await upgrade(path, '--yes')).out).toMatch(/Written: 3\.\n$/);
  for (const file of files) expect(read(file)).not.toMatch(/[^\r]\n/);
  expect(await upgrade(path)).toMatchObject({ code: 0, out: 'Up to date.\n' });
});

it('a pipeline of a later version is left as it is', async () => {
  const path = join(folder, 'later');
  await ascdata(['init', path, '--ci', 'github'], environment);
  const before = readFileSync(join(path, PIPELINE), 'utf8').replaceAll(/\^\d+\.\d+\.\d+/g, '^999.0.0');
  write(path, PIPELINE, before);
  const { out } = await upgrade(path, '--yes');
  expect(out).toBe(`Left: ${PIPELINE}, which names a later version of ascdata.\nUp to date.\n`);
  expect(readFileSync(join(path, PIPELINE), 'utf8')).toBe(before);
});

it('no link leads out of the folder', async () => {
  const path = await old('linked');
  const outside = join(folder, 'outside');
  mkdirSync(outside);
  renameSync(join(path, '.github'), join(outside, '.github'));
  symlinkSync(join(outside, '.github'), join(path, '.github'));
  const before = readFileSync(join(outside, PIPELINE), 'utf8');
  expect((await upgrade(path, '--yes')).out).not.toContain('widget.yml');
  expect(readFileSync(join(outside, PIPELINE), 'utf8')).toBe(before);
});

it.each([false, true])('a pipeline that init writes is among the forms that upgrade knows (built: %s)', (isBuilt) => {
  for (const { name, bytes } of pipelinesFor('github,gitlab', isBuilt)) {
    const text = new TextDecoder().decode(bytes);
    expect([name, formOf(text), pipelineNow(name, text)]).toEqual([name, expect.any(String), text]);
  }
});

it.each<[what: string, args: () => string[], error: RegExp]>([
  [
    'a package',
    () => [write(folder, 'x.dash.zip', 'PK')],
    /is no folder but a package: unzip it, and name the folder\.\n$/
  ],
  ['a file', () => [write(folder, 'one/ascData.json', '{}')], /name the one that it is in, ascdata upgrade \S+one\n$/],
  ['what is not there', () => [join(folder, 'gone')], /cannot be read: there is no such file or folder\.\n$/]
])('upgrade refuses %s in one sentence', async (_what, args, error) => {
  const { code, out, err } = await upgrade(...(args() as [string]));
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(error);
});
