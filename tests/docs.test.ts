import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const TYPINGS = ['WizardBase', 'DashboardWidgetBase', 'SpotBase', 'ascData'].map(
  (name) => `${root}static/lib/${name}.d.ts`
);

/** Scripts of the samples: those of pages, and those that stand by themselves. */
function samples(file: string): string[] {
  const blocks = [...readFileSync(`${root}${file}`, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)];
  return blocks.flatMap(([, language = '', code = '']) => {
    if (language === 'js' || language === 'ts') return [code];
    return language === 'html'
      ? [...code.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
      : [];
  });
}

/** What a strict compiler says of a script beside the typings. */
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

  it('would not, with a function that is not there', { timeout: 60_000 }, () => {
    expect(complaints('new DashboardWidgetBase(new WizardBase()).gone();')).toHaveLength(1);
  });
});
