import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isWithin } from '../scripts/lib/setup.mjs';
import { temporaryFolder } from './store/temporary.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const SETTINGS = [...read('docs/settings.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
/** Not ours: Node's own, and those of the database image. */
const OTHERS = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];

it.each([
  ['Dockerfile', /(?<=^ENV .*)\b([A-Z][A-Z_]+)=/gm],
  ['compose.yaml', /^ +([A-Z][A-Z_]+):/gm],
  ['deploy/ascdata-editor.service', /(?<=^Environment=.*)\b([A-Z][A-Z_]+)=/gm]
])('%s sets only documented variables', (file, variable) => {
  const set = [...read(file).matchAll(variable)].map(([, name]) => name!);
  expect(set.length).toBeGreaterThan(0);
  expect(set.filter((name) => !SETTINGS.includes(name) && !OTHERS.includes(name))).toEqual([]);
});

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions: Permissions;
  readonly jobs: Record<string, Job>;
}

type Permissions = Readonly<Record<string, string>>;

interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly permissions?: Permissions;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly container?: { readonly image: string };
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}

const FOLDER = '.github/workflows';
const workflowOf = (file: string): Workflow => parse(read(join(FOLDER, file))) as Workflow;
const WORKFLOWS = readdirSync(join(root, FOLDER)).map((file) => ({ file, ...workflowOf(file) }));
const JOBS = WORKFLOWS.flatMap(({ file, jobs }) => Object.entries(jobs).map(([job, does]) => ({ file, job, ...does })));
const STEPS = JOBS.flatMap(({ file, job, steps = [] }) => steps.map((step) => ({ file, job, ...step })));
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const shipped = read('.nvmrc').trim();

describe('versions of Node', () => {
  it.each([
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.13.0', true]
  ])('%s is allowed: %s', (version, isAllowed) => expect(isWithin(version, engines.node)).toBe(isAllowed));

  it('the image is built with the version of .nvmrc', () => {
    const used = [...read('Dockerfile').matchAll(/node:(\d+)/g)].map(([, version]) => version);
    expect(new Set(used)).toEqual(new Set([shipped]));
  });

  it('CI tries the oldest that is allowed, the one of the image, and a newer one', () => {
    const { strategy, container } = workflowOf('ci.yml').jobs.test!;
    const oldest = /\d+\.\d+/.exec(engines.node)?.[0];
    expect(container?.image).toContain('matrix.node');
    expect(strategy?.matrix.node).toEqual([oldest, shipped, expect.stringMatching(/^\d+$/)]);
    expect(Number(strategy?.matrix.node.at(-1))).toBeGreaterThan(Number(shipped));
  });
});

describe('workflows', () => {
  /** On every machine of the forge. */
  const TOOLS = ['docker'];

  const isExecutable = (file: string): boolean => {
    try {
      accessSync(join(root, file), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };

  it('run only programs of this repository, which a contributor can run too', () => {
    const programs = STEPS.flatMap(({ run }) => run?.split('\n').map((line) => line.split(' ')[0]!) ?? []);
    expect(programs).toContain('.ci/run');
    expect(programs.filter((program) => !TOOLS.includes(program) && !isExecutable(program))).toEqual([]);
  });

  it('write nothing that somebody else chose into a command', () =>
    expect(STEPS.filter(({ run }) => run?.includes('${{'))).toEqual([]));

  it('use actions by major version, and each other by a path that exists', () => {
    const used = [...JOBS, ...STEPS].flatMap(({ uses }) => uses ?? []);
    expect(used).toContain('actions/checkout@v4');
    const isPinned = (one: string): boolean =>
      one.startsWith('./') ? existsSync(join(root, one)) : /^[\w-]+\/[\w-]+@v\d+$/.test(one);
    expect(used.filter((one) => !isPinned(one))).toEqual([]);
  });

  it('end each job in time', () =>
    expect(JOBS.filter((job) => !job.uses && !job['timeout-minutes']).map(({ job }) => job)).toEqual([]));

  it('publish only from the tag of a version, after everything that CI tests', () => {
    const isReading = (permissions: Permissions) => Object.values(permissions).every((one) => one === 'read');
    expect(WORKFLOWS.filter(({ permissions }) => !isReading(permissions))).toEqual([]);
    const publishing = JOBS.filter(({ permissions }) => permissions && !isReading(permissions));
    expect(publishing).toMatchObject([{ file: 'release.yml', needs: 'test' }]);
    const { on, jobs } = workflowOf('release.yml');
    expect([on, jobs.test]).toEqual([{ push: { tags: ['v*'] } }, { uses: `./${FOLDER}/ci.yml` }]);
  });
});

/** A copy of a script of .ci in a folder of its own. `calls` lists what it asked of other programs, which do nothing here. */
function inCopy(script: string, programs: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  for (const one of ['.ci', 'bin']) mkdirSync(join(folder, one));
  copyFileSync(join(root, '.ci', script), join(folder, '.ci', script));
  for (const [name, does] of Object.entries(programs)) {
    const program = join(folder, 'bin', name);
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "${name} $*" >> ${calls}\n${does}\n`);
    chmodSync(program, 0o755);
  }
  const env = { ...process.env, CI_BASE: '', PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  const run = (args: readonly string[] = [], more = {}) => {
    const { status, stdout, stderr } = spawnSync(join(folder, '.ci', script), args, {
      env: { ...env, ...more },
      encoding: 'utf8'
    });
    return { status, stdout, stderr, calls: readFileSync(calls, 'utf8').split('\n').slice(0, -1) };
  };
  return { folder, run };
}

describe('a release', () => {
  /** Docker and the forge only note what they are asked. */
  function released(changelog: string, args: readonly string[], health = 'healthy') {
    const docker = `case "$1" in run) echo started;; inspect) echo ${health};; esac`;
    const { folder, run } = inCopy('release', { docker, gh: '' });
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.0" }');
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
    return run(args);
  }

  const CHANGELOG = '# Changelog\n## 1.2.0, 2026-12-01\n\n### Edit\n\n- A field.\n\n## 1.1.0, 2026-11-01\n- Older.';
  const IMAGE = 'host/Owner/Image';

  it('starts the image before it is pushed, and brings its part of the changelog', () => {
    const { status, calls } = released(CHANGELOG, ['v1.2.0', IMAGE]);
    expect(calls).toEqual([
      'docker build --tag host/owner/image:1.2.0 .',
      'docker run --detach host/owner/image:1.2.0',
      'docker inspect --format {{.State.Health.Status}} started',
      'docker push host/owner/image:1.2.0',
      'gh release create v1.2.0 --verify-tag --title 1.2.0 --notes ### Edit',
      '',
      '- A field.',
      'docker rm --force started'
    ]);
    expect(status).toBe(0);
  });

  it('without an image shows its part of the changelog, and publishes nothing', () =>
    expect(released(CHANGELOG, ['v1.2.0'])).toMatchObject({
      status: 0,
      stdout: '### Edit\n\n- A field.\n',
      calls: []
    }));

  it.each([
    ['tag of another version', CHANGELOG, 'v1.2.1', /The tag is v1\.2\.1, but package\.json says 1\.2\.0\./],
    [
      'version without a date',
      CHANGELOG.replace('2026-12-01', 'not yet released'),
      'v1.2.0',
      /CHANGELOG\.md has nothing/
    ],
    [
      'version with nothing new',
      '## 1.2.0, 2026-12-01\n\n## 1.1.0, 2026-11-01\n- Older.',
      'v1.2.0',
      /has nothing under/
    ],
    ['version that only starts alike', CHANGELOG.replace('1.2.0', '1.2.0-rc.1'), 'v1.2.0', /has nothing under/]
  ])('publishes nothing of a %s', (_what, changelog, tag, said) =>
    expect(released(changelog, [tag, IMAGE])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(said) as string,
      calls: []
    })
  );

  it('publishes nothing if the image does not serve', () => {
    const { status, calls } = released(CHANGELOG, ['v1.2.0', IMAGE], 'unhealthy');
    expect([status, calls.filter((call) => /push|gh/.test(call))]).toEqual([1, []]);
  });
});

describe('subjects of commits in CI', () => {
  const LONG = 'Long '.repeat(15);
  const NOT_CHECKED = { status: 0, hasTested: true, stderr: expect.stringContaining('NOT CHECKED') as string };

  /** Of a repository in which these were committed one after the other, the last two on branches that were merged. */
  function checked(subjects: readonly string[], base = '') {
    const { folder, run } = inCopy('run', { npm: '', 'apt-get': '' });
    const git = (...args: string[]) => {
      const as = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
      return execFileSync('git', [...as, ...args], { cwd: folder, encoding: 'utf8' }).trim();
    };
    git('init', '--quiet');
    const hashes = subjects.map((subject) => {
      git('commit', '--quiet', '--allow-empty', '--message', subject);
      return git('rev-parse', 'HEAD');
    });
    git('switch', '--quiet', '--create', 'other', 'HEAD~1');
    git('commit', '--quiet', '--allow-empty', '--message', 'Add on a branch');
    git('merge', '--quiet', '--no-ff', '--message', LONG, hashes.at(-1)!);
    const { status, stderr, calls } = run([], { CI_BASE: base === 'first' ? hashes[0] : base });
    return { status, stderr, hasTested: calls.includes('npm test') };
  }

  it.each([
    ['may be short, and that of a merge long', ['First', 'Second', 'Third'], 'first', { status: 0, hasTested: true }],
    ['fail if one is long', ['First', LONG, 'Third'], 'first', { status: 1, hasTested: false }],
    ['of earlier commits count no more', [LONG, 'Second', 'Third'], 'first', { status: 0, hasTested: true }],
    ['are told to be unchecked where the clone does not hold them', ['First', 'Second'], '0'.repeat(40), NOT_CHECKED]
  ])('%s', (_what, subjects, base, expected) => expect(checked(subjects, base)).toMatchObject(expected));
});
