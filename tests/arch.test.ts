import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { DATA_TYPE_NAMES, type DataTypeName } from '../src/lib/ascdata/dataTypeNames.js';
import { RULES } from './importRules.js';

const root = fileURLToPath(new URL('..', import.meta.url));

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|js|svelte)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.ts$|\.d\.ts$|\.generated\.js$/.test(file));
}

const partOf = (file: string) => RULES.find((rule) => rule.match.test(file));

interface Import {
  to: string;
  typeOnly: boolean;
  /** Loaded on demand. */
  later?: boolean;
}

/** Files of the platform that name a feature, and why. Its store, which has one schema for all, is a part of its own. */
const NAMES_FEATURES: ReadonlyMap<string, string> = new Map([
  ['src/lib/server/platform/settings.ts', 'all settings stand in one table, which docs/settings.md is made of'],
  ['src/lib/server/platform/authorization/actor.ts', 'who somebody is: a player, and what is permitted by spot group'],
  ['src/lib/server/platform/authorization/rules.ts', 'what rights depend on'],
  ['src/lib/server/platform/http/widgetPath.ts', 'what lies under /w/ is untrusted, however it is spelt'],
  ['src/lib/server/platform/http/widgetPolicy.ts', 'the headers under /w/'],
  ['src/lib/server/platform/http/security.ts', 'sets them'],
  ['src/lib/server/platform/log.ts', 'keeps tokens in these addresses out of the log']
]);

/** Names of DataTypes with other meanings too: JavaScript types, a view, roles, kinds of the catalogue. */
const OTHER_MEANINGS: ReadonlySet<DataTypeName> = new Set(['boolean', 'number', 'list', 'location', 'player', 'spot']);

/** The identifiers and string literals of a file, without comments and sentences. */
function wordsOf(file: string): string {
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || (ts.isStringLiteralLike(node) && !/\s/.test(node.text))) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return words.join(' ');
}

const read = new Map<string, readonly Import[]>();

/** The import and export-from statements of a file, dynamic imports and imported types included. */
function importsOf(file: string): readonly Import[] {
  const found = read.get(file) ?? importsIn(file);
  read.set(file, found);
  return found;
}

function importsIn(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const code = file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n')
    : text;
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const clause = node.importClause;
      const named = clause?.namedBindings;
      const allNamedAreTypes =
        !clause?.name && !!named && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly);
      found.push({ to: node.moduleSpecifier.text, typeOnly: !!clause?.isTypeOnly || allNamedAreTypes });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ to: node.moduleSpecifier.text, typeOnly: node.isTypeOnly });
    } else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    ) {
      found.push({ to: node.argument.literal.text, typeOnly: true, later: node.isTypeOf });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [to] = node.arguments;
      if (to && ts.isStringLiteral(to)) found.push({ to: to.text, typeOnly: false, later: true });
    } else if (ts.isCallExpression(node) && node.expression.getText() === 'import.meta.glob') {
      const [pattern, options] = node.arguments;
      if (pattern && ts.isStringLiteral(pattern))
        found.push(...matched(file, pattern.text, !/eager: true/.test(options?.getText() ?? '')));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The files that `import.meta.glob` with one pattern includes. */
function matched(file: string, pattern: string, later: boolean): Import[] {
  const all = new RegExp(`^${join(dirname(file), pattern).replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  return files
    .filter((each) => all.test(each))
    .map((each) => ({ to: `./${relative(dirname(file), each)}`, typeOnly: false, later }));
}

function resolved(from: string, to: string): string | undefined {
  if (to.startsWith('$lib/')) return `src/lib/${to.slice(5)}`.replace(/\.js$/, '.ts');
  if (!to.startsWith('.')) return undefined;
  return relative(root, resolve(root, dirname(from), to)).replace(/\.js$/, '.ts');
}

/** Files in an import cycle, or between two cycles. */
function circular(importsBy: ReadonlyMap<string, readonly (string | undefined)[]>): string[] {
  const left = new Map(importsBy);
  const isLeft = (file: string | undefined): boolean => file !== undefined && left.has(file);
  // Repeatedly removes files that import none of the rest or that none of the rest imports, until only these remain.
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [file, targets] of left) if (!targets.some(isLeft)) left.delete(file);
    const imported = new Set([...left.values()].flat());
    for (const file of left.keys()) if (!imported.has(file)) left.delete(file);
  }
  return [...left.keys()];
}

const files = sources('src');

describe('imports go one way', () => {
  it('every source file belongs to a part of the architecture', () => {
    expect(files.filter((file) => !partOf(file))).toEqual([]);
  });

  it('each part imports only what its row allows', () => {
    const forbidden = files.flatMap((file) => {
      const rule = partOf(file)!;
      return importsOf(file).flatMap(({ to, typeOnly }) => {
        const target = resolved(file, to);
        const part = target && partOf(target)?.part;
        if (!part || part === rule.part || [...rule.may, ...(rule.shared ?? [])].includes(part)) return [];
        return typeOnly && rule.types?.includes(part) ? [] : [`${file} (${rule.part}) → ${target} (${part})`];
      });
    });
    expect(forbidden).toEqual([]);
  });

  it('no row allows an import that none of its files makes', () => {
    const used = new Set<string>();
    for (const file of files) {
      const { part, shared = [] } = partOf(file)!;
      for (const { to, typeOnly } of importsOf(file)) {
        const target = resolved(file, to);
        const other = (target && partOf(target)?.part) ?? '';
        used.add(`${part} → ${other}`);
        if (typeOnly) used.add(`${part} → types of ${other}`);
        if (shared.includes(other)) used.add(`shared → ${other}`);
      }
    }
    const allowed = RULES.flatMap(({ part, may, types = [], shared = [] }) => [
      ...may.map((other) => `${part} → ${other}`),
      ...types.map((other) => `${part} → types of ${other}`),
      ...shared.map((other) => `shared → ${other}`)
    ]);
    expect([...new Set(allowed)].filter((entry) => !used.has(entry))).toEqual([]);
  });

  it('the platform of the server names no feature, except in files with a stated reason', () => {
    const features = /widget|dashboard|spot|player|playlist|playTime|replacement|variant/i;
    const naming = files.filter((file) => partOf(file)!.part === 'platform' && features.test(wordsOf(file)));
    expect(naming.filter((file) => !NAMES_FEATURES.has(file))).toEqual([]);
    expect([...NAMES_FEATURES.keys()].filter((file) => !naming.includes(file))).toEqual([]);
  });

  it('files do not import each other in a circle, even for types, except through an import that is loaded later', () => {
    const atOnce = (file: string) => importsOf(file).filter(({ later }) => !later);
    const importsBy = files.map((file) => [file, atOnce(file).map(({ to }) => resolved(file, to))] as const);
    expect(circular(new Map(importsBy))).toEqual([]);
  });

  it('the pure parts, such as the domain and the channel, use neither Node nor Svelte', () => {
    const pure = new Set(['ascdata', 'models', 'channel', 'language', 'dashboard', 'exchange']);
    const forbidden = files
      .filter((file) => pure.has(partOf(file)!.part))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ to }) => /^(node:|svelte|\$app|\$env)/.test(to))
          .map(({ to }) => `${file} → ${to}`)
      );
    expect(forbidden).toEqual([]);
  });

  it('inside src/lib imports are relative, so that the library can be published', () => {
    const forbidden = files
      .filter((file) => file.startsWith('src/lib/') && !file.startsWith('src/lib/server/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ to }) => to.startsWith('$'))
          .map(({ to }) => `${file} → ${to}`)
      );
    expect(forbidden).toEqual([]);
  });

  it('the editor’s first field waits neither for whole models nor for the sentences of findings', () => {
    const atOnce = new Set(['src/routes/widgets/WidgetEditor.svelte']);
    for (const file of atOnce) {
      for (const { to, typeOnly, later } of importsOf(file)) {
        const target = typeOnly || later ? undefined : resolved(file, to);
        if (target && files.includes(target)) atOnce.add(target);
      }
    }
    expect([...atOnce]).toContain('src/lib/datatypes/forms.ts');
    const late = /\/datatypes\/(registry|(\w+\/)?model)\.ts$|\/ascdata\/messages\//;
    expect([...atOnce].filter((file) => late.test(file))).toEqual([]);
  });

  it('no screen loads a schema: the browser gets only their types', () => {
    const loaded = new Set(
      files.filter((file) => /^src\/(routes|hooks\.client)/.test(file) && partOf(file)!.part === 'routes')
    );
    for (const file of loaded) {
      for (const { to, typeOnly } of importsOf(file)) {
        const target = typeOnly ? undefined : resolved(file, to);
        if (target && files.includes(target)) loaded.add(target);
      }
    }
    expect([...loaded]).toContain('src/lib/widgetlist/client.ts');
    const schemas = [...loaded].filter((file) =>
      importsOf(file).some(({ to, typeOnly }) => !typeOnly && /^typebox(\/|$)/.test(to))
    );
    expect(schemas).toEqual([]);
  });

  it('no code switches on a concrete DataType outside datatypes/<name>/', () => {
    const every = DATA_TYPE_NAMES.join('|');
    const unmistakable = DATA_TYPE_NAMES.filter((name) => !OTHER_MEANINGS.has(name)).join('|');
    const names = new RegExp(`(===|!==|case)\\s*'(${unmistakable})'|\\.DataType\\s*[!=]==\\s*'(${every})'`);
    const offenders = files.filter(
      (file) => !file.startsWith('src/lib/datatypes/') && names.test(readFileSync(join(root, file), 'utf8'))
    );
    expect(offenders).toEqual([]);
  });

  it('no frame is allowed both scripts and its own origin', () => {
    const offenders = files.filter((file) =>
      /allow-same-origin/.test(readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\*).*$/gm, ''))
    );
    expect(offenders).toEqual([]);
  });
});
