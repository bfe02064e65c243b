import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from '../../src/lib/language/languages.js';

/** What `npm run build` writes for browsers. */
const built = fileURLToPath(new URL('../../build/app/client/_app/immutable', import.meta.url));
/** docs/decisions/fast-first-field.md */
const MOST_BYTES = 70_000;

const filesIn = (folder: string): string[] => readdirSync(join(built, folder)).filter((name) => name.endsWith('.js'));
const textOf = (file: string): string => readFileSync(join(built, file), 'utf8');

/** The built file of this name, apart from its hash. */
function fileOf(folder: string, name: string): string {
  const found = filesIn(folder).find((file) => file.startsWith(`${name}.`));
  if (!found) throw new Error(`${folder}/${name} is not built.`);
  return join(folder, found);
}

/** The number of a page, from the table of the routes. */
function nodeOf(route: string, routes: string): string {
  const [, number] =
    routes
      .split(/["'`]/)
      .join('"')
      .split(`"${route}":[`)[1]
      ?.match(/^(-?\d+)/) ?? [];
  if (number === undefined) throw new Error(`The route ${route} is not built.`);
  // Complemented for a page with a load function of the server.
  return String(Number(number) < 0 ? ~Number(number) : Number(number));
}

/** These files and all that they import at once. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set(files);
  // A Set visits what is added on the way.
  for (const file of all) {
    for (const [, imported] of textOf(file).matchAll(/\b(?:import|from)\s*["'`]([^"'`]+\.js)["'`]/g)) {
      all.add(join(file, '..', imported!));
    }
  }
  return all;
}

it('the editor needs at most 70 kB of JavaScript before its first field', () => {
  const entries = [fileOf('entry', 'start'), fileOf('entry', 'app')];
  const page = nodeOf('/widgets/[id]', textOf(entries[1]!));
  const needed = [...withImports([...entries, fileOf('nodes', '0'), fileOf('nodes', page)])];
  const texts = needed.flatMap((file) =>
    [...textOf(file).matchAll(/\.\/\w+\/screens\/base\.ts.+?import\(["'`]\.\/([^"'`]+)["'`]\)/g)].map(([, chunk]) =>
      join('chunks', chunk!)
    )
  );
  expect(texts).toHaveLength(MESSAGE_LANGUAGES.length);
  const bytesOf = (file: string): number => gzipSync(textOf(file)).length;
  const bytes = needed.reduce((sum, file) => sum + bytesOf(file), 0) + Math.max(...texts.map(bytesOf));
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
