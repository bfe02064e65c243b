import { readdirSync, readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import { widgetNames, widgetSources, withoutParts } from '../../scripts/packWidgets.mjs';
import { DEFAULT_PLATFORM } from '../../src/lib/ascdata/defaults.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { structure } from '../../src/lib/datatypes/validators.generated.js';
import { MESSAGE_LANGUAGES } from '../../src/lib/language/languages.js';
import { checkPackage } from '../../src/lib/package/check.js';
import type { PackageFile } from '../../src/lib/package/files.js';
import { STARTERS, starterFiles } from '../../src/lib/starters/starters.js';
import { text } from '../attacks/zips/build.js';

const HOSTILE = 'tests/attacks/widgets';
const options = {
  ...{ registry, structure, platform: DEFAULT_PLATFORM, libraries: {}, today: '2026-11-27' },
  patterns: { test: () => 'match' as const, settled: async () => {} }
};

/** What the check says of the code of a package. */
async function ofCode(files: readonly PackageFile[]): Promise<string[]> {
  const { findings } = await checkPackage({ files }, options);
  return findings.filter(({ code }) => code.startsWith('code-')).map(({ code, params }) => `${code} ${params.place}`);
}

/** A hostile widget, in a package with what it expects. */
function hostile(name: string): PackageFile[] {
  const files = readdirSync(`${HOSTILE}/${name}`).map((file) => ({
    name: file,
    bytes: readFileSync(`${HOSTILE}/${name}/${file}`)
  }));
  const HasPrintSupport = files.some(({ bytes }) => bytes.includes('registerPrintHandler'));
  const Elements = [{ Id: 'way', DisplayName: 'Way', DataType: 'string' }];
  const data = { SpotType: 'DashboardWidget', Options: { HasPrintSupport }, Elements };
  return [...files, { name: 'ascData.json', bytes: text(JSON.stringify(data)) }];
}

test('the code of the standard widgets fits their definitions, in every language, as it is written and as it is packed', async () => {
  for (const name of await widgetNames()) {
    for (const language of MESSAGE_LANGUAGES) {
      const files = await widgetSources(name, language);
      expect(await ofCode(files), name).toEqual([]);
      expect(await ofCode(withoutParts(files)), name).toEqual([]);
    }
  }
});

test('a standard widget is told of one letter that differs', async () => {
  const files = await widgetSources('whats-on');
  const lines = files.map((file) => {
    const page = new TextDecoder().decode(file.bytes);
    return {
      ...file,
      bytes: text(page.replace('Kit.read(widget.getElementData())', 'Kit.read({ a: widget.getElementData().Tilte })'))
    };
  });
  expect(await ofCode(lines)).toEqual([expect.stringMatching(/^code-unknown-id-similar main\.js:\d+$/)]);
});

test.each(STARTERS)('the code of the starter %s fits its definition', async (starter) => {
  const files = starterFiles(starter, { name: 'Mine', identifier: 'mine.one', language: 'en' });
  const minified = files.map((file) => {
    if (!file.name.endsWith('.js')) return file;
    return { ...file, bytes: text(minifySync(file.name, new TextDecoder().decode(file.bytes)).code) };
  });
  expect([await ofCode(files), await ofCode(minified)]).toEqual([[], []]);
});

test.each(readdirSync(HOSTILE))('the hostile widget %s gives no false alarm', async (name) => {
  expect(await ofCode(hostile(name))).toEqual([]);
});
