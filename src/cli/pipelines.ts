import { version } from '../../package.json';
import { UsageError } from './usage.js';

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
    const text = isBuilt ? file.text.replace(file.first, (first) => `${file.build}\n${first}`) : file.text;
    return { name: file.name, bytes: new TextEncoder().encode(text) };
  });
}
