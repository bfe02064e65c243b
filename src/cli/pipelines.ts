import { createHash } from 'node:crypto';
import { version } from '../../package.json';
import { UsageError } from './usage.js';
import { withEndsOf } from './writeWhole.js';

/** Of the versions that keep what this one promises (before 1.0 the next minor one may not). */
const ASCDATA = `npx --yes ascdata@^${version}`;

const TYPES = `${ASCDATA} types . --check`;
const TESTS = `test ! -f conditions.tests.json || ${ASCDATA} test .`;
const PACK = `${ASCDATA} pack . --out widget.dash.zip`;

/** Compares with the branch that it is to go into, unless there is no widget yet. @param branch a variable of the shell */
const compared = (branch: string): string => `git fetch --depth 1 origin "$${branch}"
if git cat-file -e FETCH_HEAD:ascData.json; then
  base=$(mktemp -d)
  git archive FETCH_HEAD | tar -x -C "$base"
  ${ASCDATA} diff "$base" . --fail-on set-aside
fi`;

const indented = (text: string, by: number): string => text.replaceAll(/^/gm, ' '.repeat(by));

const GITHUB = `# Checks the widget; a pull request also says what it would do to stored Values.
name: Widget
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - name: Findings
        run: ${ASCDATA} check . --format github --max-warnings 0
      - name: Types are those of ascData.json
        run: ${TYPES}
      - name: Tests of the rules
        run: ${TESTS}
      - name: No stored Value may be set aside
        if: github.event_name == 'pull_request'
        run: |
${indented(compared('GITHUB_BASE_REF'), 10)}
      - name: Package
        run: ${PACK}
      - uses: actions/upload-artifact@v4
        with:
          name: widget
          path: widget.dash.zip
`;

const GITLAB = `# Checks the widget; a merge request also says what it would do to stored Values.
workflow:
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
widget:
  image: node:22
  script:
    # The report; the next line decides.
    - ${ASCDATA} check . --format junit > .findings.xml || true
    - ${ASCDATA} check . --max-warnings 0
    - ${TYPES}
    - ${TESTS}
    - |
      if [ -n "$CI_MERGE_REQUEST_TARGET_BRANCH_NAME" ]; then
${indented(compared('CI_MERGE_REQUEST_TARGET_BRANCH_NAME'), 8)}
      fi
    - ${PACK}
  artifacts:
    when: always
    paths:
      - widget.dash.zip
    reports:
      junit: .findings.xml
`;

interface Pipeline {
  readonly name: string;
  readonly text: string;
  /** The step that builds, and the line that it goes before. */
  readonly build: string;
  readonly first: string;
}

const BUILD = 'npm install && npm run build';
const FILES: Readonly<Record<string, Pipeline>> = {
  github: {
    ...{ name: '.github/workflows/widget.yml', text: GITHUB },
    ...{ build: `      - name: Build\n        run: ${BUILD}`, first: '      - name: Findings' }
  },
  gitlab: { name: '.gitlab-ci.yml', text: GITLAB, build: `    - ${BUILD}`, first: '    # The report;' }
};

/**
 * The files of pipelines that check a widget, for names such as `github,gitlab`. @param isBuilt its script is built first
 * @throws UsageError there is no such one
 */
export function pipelinesFor(names: string | undefined, isBuilt = false): { name: string; bytes: Uint8Array }[] {
  return [...new Set(names?.split(','))].map((each) => {
    const file = Object.hasOwn(FILES, each) ? FILES[each] : undefined;
    if (!file)
      throw new UsageError(
        `--ci must be ${Object.keys(FILES).join(' or ')}, or both as in github,gitlab, not “${each}”.`
      );
    return { name: file.name, bytes: new TextEncoder().encode(textOf(file, isBuilt)) };
  });
}

function textOf({ text, build, first }: Pipeline, isBuilt: boolean): string {
  return isBuilt ? text.replace(first, (line) => `${build}\n${line}`) : text;
}

/** Each form that init wrote, by its {@link formOf}: the last one is what it writes now. A pipeline that changes adds its two. */
const FORMS: readonly { readonly name: string; readonly isBuilt: boolean; readonly form: string }[] = [
  {
    name: '.github/workflows/widget.yml',
    isBuilt: false,
    form: '7b4c5aec08253524fcf49c6b3034ffa51b31978aff130a5c6ece1f282483e0a4'
  },
  {
    name: '.github/workflows/widget.yml',
    isBuilt: true,
    form: '770393109c09e53c2782f10a4a6d14ebda49e7f584e919fae29684fc403547de'
  },
  { name: '.gitlab-ci.yml', isBuilt: false, form: '94ccdf99ea0df10258e9a429bce28e3f0ba087537eb8cdc34efa2fcfede55da0' },
  { name: '.gitlab-ci.yml', isBuilt: true, form: '89e658b1f356f30b61332bfa21d6cdb8471a87b0ab2a010d0905a0e0bd6b4cce' }
];

/** The files that pipelines can be in. */
export const PIPELINE_FILES: readonly string[] = Object.values(FILES).map(({ name }) => name);

/** SHA-256 of a pipeline, whichever version of the command it names. */
export function formOf(text: string): string {
  const named = text.replaceAll('\r\n', '\n').replaceAll(/ascdata@\^\d+\.\d+\.\d+/g, 'ascdata');
  return createHash('sha256').update(named).digest('hex');
}

/** What init writes now in the place of a pipeline that it once wrote. @returns undefined: somebody has edited it */
export function pipelineNow(name: string, text: string): string | undefined {
  const form = formOf(text);
  const written = FORMS.find((each) => each.name === name && each.form === form);
  const file = Object.values(FILES).find((each) => each.name === name);
  return written && file && withEndsOf(text, textOf(file, written.isBuilt));
}

/** Whether a pipeline names a later version of the command than this one. */
export function isOfLater(text: string): boolean {
  const now = version.split('.').map(Number);
  return [...text.matchAll(/ascdata@\^(\d+)\.(\d+)\.(\d+)/g)].some(([, ...named]) => {
    const at = named.findIndex((part, place) => Number(part) !== now[place]);
    return at !== -1 && Number(named[at]) > now[at]!;
  });
}
