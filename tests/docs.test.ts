import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const TYPINGS = ['WizardBase', 'DashboardWidgetBase', 'SpotBase', 'ascData'].map(
  (name) => `${root}static/lib/${name}.d.ts`
);

/** Scripts of the samples: in pages, and standalone. */
function samples(file: string): string[] {
  const blocks = [...readFileSync(`${root}${file}`, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)];
  return blocks.flatMap(([, language = '', code = '']) => {
    if (language === 'js' || language === 'ts') return [code];
    return language === 'html'
      ? [...code.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
      : [];
  });
}

/** Errors of a strict compiler for a script with the typings. */
function complaints(script: string): string[] {
  const name = `${root}sample.ts`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    types: []
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, script, ts.ScriptTarget.ES2022) : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([name, ...TYPINGS], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the samples of the documentation', () => {
  const scripts = samples('docs/widgets.md').filter((script) => !script.includes('<reference'));

  it('are there', () => expect(scripts.length).toBeGreaterThan(0));

  it.each(scripts)('compile in strict TypeScript: %s', { timeout: 60_000 }, (script) =>
    expect(complaints(script)).toEqual([])
  );

  it('would not compile with a function that does not exist', { timeout: 60_000 }, () => {
    expect(complaints('new DashboardWidgetBase(new WizardBase()).gone();')).toHaveLength(1);
  });
});

/** The files below some folders of the repository, by their path from its root. */
const filesIn = (folders: readonly string[], endings: RegExp): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((f) => join(folder, f))
    )
    .filter((file) => endings.test(file) && !file.includes('node_modules'));

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const PAGES = [...readdirSync(root).filter((file) => file.endsWith('.md')), ...filesIn(['docs'], /\.md$/)];
const CODE = filesIn(['src', 'tests', 'scripts', 'bench', 'standard-widgets'], /\.(?:ts|svelte|mjs|js)$/);

/** The anchors of a page, as public forges generate them from its headings. */
const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
  );

function brokenLinks(page: string): string[] {
  const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^\w+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
}

describe('what documents and comments refer to', () => {
  it.each(PAGES)('%s: every link leads to a file and a heading that exist', (page) =>
    expect(brokenLinks(page)).toEqual([])
  );

  it('a document that a comment cites is in the repository under the path cited', () => {
    const cited = CODE.flatMap((file) =>
      [...textOf(file).matchAll(/^\s*(?:\*|\/\/|\/\*\*).*$/gm)].flatMap(([comment]) =>
        [...comment.matchAll(/[\w./-]*\w\.md\b/g)].map(([document]) => ({ file, document }))
      )
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ document }) => !existsSync(join(root, document)))).toEqual([]);
  });

  it('a source file that a document names exists', () => {
    const named = PAGES.filter((page) => page !== 'CHANGELOG.md').flatMap((page) =>
      [...textOf(page).matchAll(/`([\w./-]+\/[\w./-]+\.(?:svelte|m?ts|mjs))`/g)].map(([, file = '']) => ({
        page,
        file
      }))
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ file }) => !CODE.some((code) => `/${code}`.endsWith(`/${file}`)))).toEqual([]);
  });
});

it('layouts change only at the widths and heights that CONTRIBUTING.md lists', () => {
  const listed = new Set(
    [480, 760, 1000, 1500].flatMap((most) => [`max-width: ${most}px`, `min-width: ${most + 1}px`])
  );
  for (const most of [480, 600]) listed.add(`max-height: ${most}px`);
  const asked = filesIn(['src'], /\.(?:svelte|css)$/).flatMap((file) =>
    [...textOf(file).matchAll(/(?:@media|@container|matchMedia|MediaQuery)([^{;]*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/[\w-]*\b(?:width|height)\b[^)']*/g)].map(([size]) => ({ file, size }))
    )
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ size }) => !listed.has(size))).toEqual([]);
});
