import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { icons } from '../scripts/generate.mjs';

it('the icons are the ones in scripts/lib/icons.mjs, as Lucide draws them (`npm run generate`)', async () => {
  const expected = await icons();
  const there = readdirSync('src/lib/ui/icons');
  expect(there.sort()).toEqual(
    Object.keys(expected)
      .map((path) => basename(path))
      .sort()
  );
  for (const [path, content] of Object.entries(expected)) expect(readFileSync(path, 'utf8')).toBe(content);
});
