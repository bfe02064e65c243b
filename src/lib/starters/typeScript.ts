import { devDependencies } from '../../../package.json';
import { IGNORE_FILE } from '../package/leftOut.js';
import type { PackageFile } from '../package/files.js';
import { sourceOf, starterFiles, type NewWidget, type Starter } from './starters.js';

/** What Vite makes of src/main.ts, in the folder of the widget itself: all commands and the editor work on that one folder. */
const BUILT = 'js/main.js';

const CONFIG = `import { defineConfig } from 'vite';

// Unchanged at its top level, where the runtime libraries have to be created; what throws can be found in it.
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'js',
    target: 'es2022',
    minify: false,
    lib: { entry: 'src/main.ts', formats: ['es'], fileName: () => 'main.js' }
  }
});
`;

const COMPILER = {
  compilerOptions: {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM', 'DOM.Iterable'] },
    ...{ strict: true, noUncheckedIndexedAccess: true, isolatedModules: true, moduleDetection: 'force' },
    ...{ noEmit: true, types: [] }
  },
  include: ['src', 'ascdata.d.ts']
};

const MANIFEST = {
  private: true,
  type: 'module',
  scripts: { build: 'tsc && vite build', watch: 'vite build --watch' },
  devDependencies: { typescript: `^${devDependencies.typescript}`, vite: `^${devDependencies.vite}` }
};

/** Sources belong to no package. */
const SOURCES = ['/src/', '/package.json', '/package-lock.json', '/tsconfig.json', '/vite.config.js'];
const UNTRACKED = ['node_modules/', 'js/', '*.dash.zip'];

/**
 * The files of a new widget in TypeScript that starts from this, without the libraries and its types: `npm run build` makes its script.
 */
export function typescriptFiles(starter: Starter, widget: NewWidget): PackageFile[] {
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;
  const added = {
    'src/main.ts': [`${starter}/main.ts`, 'shared/helpers.ts'].map(sourceOf).join('\n'),
    'package.json': json(MANIFEST),
    'tsconfig.json': json(COMPILER),
    'vite.config.js': CONFIG,
    [IGNORE_FILE]: lines(SOURCES),
    '.gitignore': lines(UNTRACKED)
  };
  const files = starterFiles(starter, widget).filter(({ name }) => name !== 'main.js');
  return [
    ...files.map((file) => (file.name === 'index.html' ? withBuilt(file) : file)),
    ...Object.entries(added).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }))
  ];
}

function withBuilt({ name, bytes }: PackageFile): PackageFile {
  const page = new TextDecoder().decode(bytes).replace('src="main.js"', `type="module" src="${BUILT}"`);
  return { name, bytes: new TextEncoder().encode(page) };
}
