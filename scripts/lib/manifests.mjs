// The package.json of each package that `npm run pack` writes, made from ours.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** What `ascdata` exports beside the files of the runtime libraries, each with its source below src/library. */
export const EXPORTS = /** @type {const} */ ({
  '.': 'index',
  './conditions': 'conditions',
  './package': 'package',
  './i18n': 'i18n',
  './widget': 'widget',
  './testing': 'testing'
});

/** @typedef {{ version: string, license: string, engines: object, dependencies: Record<string, string> }} Ours */

/** @returns {Ours} */
const ours = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The command and the library: nothing of it needs another package. */
export function kitManifest() {
  const { version, license, engines } = ours();
  const modules = Object.entries(EXPORTS).map(([path, name]) => [
    path,
    { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }
  ]);
  return {
    name: 'ascdata',
    version,
    description:
      'Checks, explains, translates and packs dashboard widgets and their ascData.json: a command and a library.',
    license,
    type: 'module',
    engines,
    bin: { ascdata: 'dist/cli/ascdata.js' },
    exports: {
      ...Object.fromEntries(modules),
      './widget/*.js': './static/lib/*.js',
      './schema.json': './schema.json',
      './package.json': './package.json'
    },
    imports: { '#patterns': { browser: './dist/patternsInBrowser.js', default: './dist/patterns.js' } },
    sideEffects: ['./dist/cli/*', './dist/widget.js', './dist/testing.js', './static/lib/*']
  };
}

/**
 * The built product.
 * @param {ReadonlySet<string>} needed the packages that its files import
 */
export function editorManifest(needed) {
  const { version, license, engines, dependencies } = ours();
  return {
    name: 'ascdata-editor',
    version,
    description: 'The visual editor for dashboard widgets and their ascData.json. npx ascdata-editor starts it.',
    license,
    type: 'module',
    engines,
    bin: { 'ascdata-editor': 'src/server/command.js' },
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => needed.has(name)))
  };
}
