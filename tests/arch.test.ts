import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * What the product has, as rooms of the server (src/lib/server/<name>). Each imports the platform, the domain, and of the other
 * rooms those that its row names.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  demo: [],
  trash: [],
  people: [],
  packages: [],
  catalogue: [],
  players: [],
  updates: ['players'],
  messages: ['players'],
  playtimes: [],
  spots: ['packages', 'catalogue', 'players'],
  widgets: ['packages', 'catalogue', 'people', 'trash'],
  replacement: ['packages', 'widgets'],
  origins: ['packages', 'widgets'],
  standard: ['packages', 'widgets'],
  dashboards: ['packages', 'widgets', 'trash']
};
/** What is the same in the browser. */
const DOMAIN = [
  'language',
  'messages',
  'ascdata',
  'models',
  'package',
  'patterns',
  'api-parts',
  'api',
  'resolutions',
  'dashboard',
  'origins'
];
const ROOM_RULES = Object.entries(ROOMS).map(([room, others]) => ({
  part: `server/${room}`,
  match: new RegExp(`^src/lib/server/${room}/`),
  may: [...DOMAIN, 'store', 'platform', ...others.map((other) => `server/${other}`)]
}));

/**
 * Imports go one way (docs/architecture.md). Each row: files whose path starts so (the longest matching row counts) may import the
 * listed parts, and their own. `types` are parts of which only types may be imported.
 */
const RULES: { part: string; match: RegExp; may: string[]; types?: string[] }[] = [
  // Schemas of what travels between server and browser. The browser takes types from them, never a schema.
  { part: 'api-parts', match: /^src\/lib\/api\/(parts|problem)\.ts$/, may: ['language', 'ascdata'] },
  {
    part: 'api',
    match: /^src\/lib\/api(\.ts$|\/)/,
    may: ['api-parts', 'ascdata', 'origins'],
    types: ['package']
  },
  // How a language writes numbers and tells one from many: for whatever says something to people.
  { part: 'language', match: /^src\/lib\/language\//, may: [] },
  // What is said to people, a folder for each language.
  { part: 'messages', match: /^src\/lib\/messages\//, may: ['language'] },
  // Which names file systems take.
  { part: 'filenames', match: /^src\/lib\/filenames\//, may: [] },
  { part: 'ascdata', match: /^src\/lib\/ascdata\//, may: ['messages', 'language'] },
  {
    part: 'views',
    match: /^src\/lib\/datatypes\/(.*\.svelte(\.ts)?|views?\.ts|pickers\/.*)$/,
    may: ['language', 'messages', 'models', 'ascdata', 'ui'],
    types: ['api']
  },
  { part: 'schema', match: /^src\/lib\/datatypes\/(.*\/)?schema\.ts$/, may: ['ascdata', 'models'] },
  // What two versions mean to Values: for comparing packages, so that no form loads them.
  { part: 'changes', match: /^src\/lib\/datatypes\/(.*\/)?(\w+C|c)hanges\.ts$/, may: ['ascdata', 'models'] },
  { part: 'models', match: /^src\/lib\/datatypes\//, may: ['language', 'messages', 'ascdata'] },
  { part: 'patterns', match: /^src\/lib\/patterns\//, may: ['ascdata'] },
  { part: 'channel', match: /^src\/lib\/channel\//, may: ['language', 'filenames'], types: ['ascdata'] },
  {
    part: 'package',
    match: /^src\/lib\/package\//,
    may: ['language', 'messages', 'filenames', 'ascdata', 'models', 'changes']
  },
  { part: 'live', match: /^src\/lib\/live\//, may: ['client'], types: ['api'] },
  // The one way by which the browser calls our HTTP operations.
  { part: 'client', match: /^src\/lib\/client\//, may: [], types: ['api'] },
  // Edits that are not saved, in the browser: written by the editor, asked about at sign-out.
  { part: 'drafts', match: /^src\/lib\/drafts\//, may: ['ascdata'] },
  {
    part: 'editor',
    match: /^src\/lib\/editor\//,
    may: ['language', 'messages', 'ascdata', 'models', 'views', 'ui', 'client', 'patterns', 'live', 'drafts'],
    types: ['api']
  },
  {
    part: 'widgetlist',
    match: /^src\/lib\/widgetlist\//,
    may: ['language', 'messages', 'ascdata', 'ui', 'client', 'drafts'],
    types: ['api']
  },
  // Sizes of widgets, for the editor's preview and for pictures of spots.
  { part: 'resolutions', match: /^src\/lib\/preview\/resolutions\.ts$/, may: ['ascdata'], types: ['channel'] },
  {
    part: 'preview',
    match: /^src\/lib\/preview\//,
    may: ['language', 'messages', 'channel', 'ascdata', 'ui', 'resolutions']
  },
  // Where widgets lie on a dashboard, and what moves them: for the screen and for the check of what is saved.
  { part: 'dashboard', match: /^src\/lib\/dashboard\/[^/]+\.ts$/, may: ['ascdata', 'resolutions'], types: ['api'] },
  {
    part: 'dashboard-screen',
    match: /^src\/lib\/dashboard\/screen\//,
    may: ['language', 'messages', 'dashboard', 'ascdata', 'preview', 'resolutions', 'ui', 'client', 'live', 'drafts'],
    types: ['api', 'channel']
  },
  // Replacing a widget, and the Values that were set aside.
  {
    part: 'replace',
    match: /^src\/lib\/replace\//,
    may: ['language', 'messages', 'ui', 'client', 'ascdata'],
    types: ['api', 'package']
  },
  // Which outside origins a widget may reach: what one looks like, for the screen and for the server.
  { part: 'origins', match: /^src\/lib\/origins\/[^/]+\.ts$/, may: ['language'] },
  {
    part: 'origins-screen',
    match: /^src\/lib\/origins\/screen\//,
    may: ['language', 'messages', 'origins', 'ui', 'client'],
    types: ['ascdata']
  },
  // The header round every page but the editor, and who is signed in.
  {
    part: 'app',
    match: /^src\/lib\/app\//,
    may: ['language', 'messages', 'ui', 'client', 'drafts'],
    types: ['api', 'ascdata']
  },
  {
    part: 'account',
    match: /^src\/lib\/account\//,
    may: ['language', 'messages', 'app', 'ui', 'client'],
    types: ['api', 'ascdata']
  },
  {
    part: 'admin',
    match: /^src\/lib\/admin\//,
    may: ['language', 'messages', 'app', 'account', 'ui', 'client'],
    types: ['api', 'ascdata']
  },
  { part: 'ui', match: /^src\/lib\/ui\//, may: ['messages', 'ascdata', 'language', 'client'], types: ['api'] },
  {
    part: 'store',
    match: /^src\/lib\/server\/platform\/(store\/|starterror\.ts$)/,
    may: ['language'],
    types: ['ascdata']
  },
  // The production entry, which starts before the app is there.
  { part: 'entry', match: /^src\/server\//, may: [] },
  // What the features of the server stand on; it knows none of them.
  {
    part: 'platform',
    match: /^src\/lib\/server\/platform\//,
    may: [
      'language',
      'messages',
      'filenames',
      'ascdata',
      'models',
      'origins',
      'resolutions',
      'api-parts',
      'store',
      'entry'
    ],
    types: ['api']
  },
  ...ROOM_RULES,
  // Puts the server together, and lets requests in.
  {
    part: 'server',
    match: /^src\/lib\/server\/app\/|^src\/hooks\.server\.ts$/,
    may: [...DOMAIN, 'store', 'platform', ...ROOM_RULES.map(({ part }) => part)]
  },
  { part: 'render', match: /^src\/render\//, may: ['channel', 'platform'], types: ['ascdata'] },
  { part: 'runtime', match: /^src\/runtime\//, may: ['channel'], types: ['ascdata'] },
  // The commands that need a database; loaded when they are asked for.
  { part: 'cli-stores', match: /^src\/cli\/(move|backup|stores)\.ts$/, may: ['cli', 'store'] },
  {
    part: 'cli',
    match: /^src\/cli\//,
    may: ['language', 'messages', 'ascdata', 'models', 'package', 'patterns', 'cli-stores']
  },
  {
    part: 'routes-server',
    match: /^src\/routes\/.*\+(server|page\.server|layout\.server)\.ts$|^src\/routes\/.*\.server\.ts$/,
    may: ['language', 'server', ...ROOM_RULES.map(({ part }) => part), 'platform', 'store', 'api', 'api-parts']
  },
  {
    part: 'routes',
    match: /^src\/(routes\/|params\/|hooks\.ts|hooks\.client\.ts|app\.d\.ts)/,
    may: [
      'language',
      'messages',
      'ascdata',
      'models',
      'views',
      'editor',
      'app',
      'account',
      'admin',
      'widgetlist',
      'dashboard-screen',
      'replace',
      'origins-screen',
      'preview',
      'ui',
      'client',
      'patterns',
      'channel',
      'live',
      'drafts'
    ],
    types: ['api']
  }
];

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
  /** Loaded when it is asked for. */
  later?: boolean;
}

/** The import and export-from statements of a file, dynamic imports and imported types included. */
function importsOf(file: string): Import[] {
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
      found.push({ to: node.argument.literal.text, typeOnly: true });
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

/** What `import.meta.glob` with one pattern takes in. */
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

const files = sources('src');

describe('imports go one way', () => {
  it('every source file belongs to exactly one part of the house', () => {
    expect(files.filter((file) => !partOf(file))).toEqual([]);
  });

  it('each part imports only what its row allows', () => {
    const forbidden = files.flatMap((file) => {
      const rule = partOf(file)!;
      return importsOf(file).flatMap(({ to, typeOnly }) => {
        const target = resolved(file, to);
        const part = target && partOf(target)?.part;
        if (!part || part === rule.part || rule.may.includes(part)) return [];
        return typeOnly && rule.types?.includes(part) ? [] : [`${file} (${rule.part}) → ${target} (${part})`];
      });
    });
    expect(forbidden).toEqual([]);
  });

  it('no files of the server import each other in a circle, not even for types', () => {
    const importsBy = new Map(
      files
        .filter((file) => file.startsWith('src/lib/server/'))
        .map((file) => [file, importsOf(file).map(({ to }) => resolved(file, to))])
    );
    // Without what imports nothing that is left, again and again, only circles are left, and what leads into them.
    for (let size = -1; size !== importsBy.size;) {
      size = importsBy.size;
      for (const [file, targets] of importsBy) {
        if (!targets.some((target) => target !== undefined && importsBy.has(target))) importsBy.delete(file);
      }
    }
    expect([...importsBy.keys()]).toEqual([]);
  });

  it('the domain, the models, the channel and the layout of dashboards use neither Node nor Svelte', () => {
    const pure = new Set(['ascdata', 'models', 'channel', 'widget', 'dashboard']);
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

  it('the editor’s first field waits neither for whole models, nor for sentences on what is wrong', () => {
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

  it('no screen loads a schema: the browser takes types alone', () => {
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
    const names = /(===|!==|case)\s*'(dateRange|simpleText|radiobutton|spotGroup|mediaGroup)'/;
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
