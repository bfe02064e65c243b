import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { builtCommand } from './built.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

test(
  'the command exits once it has printed everything, even after it tried a pattern',
  { timeout: 30_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ascdata-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'ascData.json');
    const text = {
      Id: 'Title',
      DisplayName: 'Title',
      DataType: 'simpleText',
      Value: [{ Text: 'b' }],
      Options: { ValidationRegExp: '^a$' }
    };
    const minimal = JSON.parse(readFileSync(join(root, 'tests/samples/minimal/ascData.json'), 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...minimal, Elements: [text] }));
    const command = await builtCommand();
    const child = spawn(process.execPath, [command, 'check', file, '--format', 'json'], { timeout: 15_000 });
    let out = '';
    child.stdout.on('data', (text) => (out += text));
    const [code] = await once(child, 'close');
    expect((JSON.parse(out) as { code: string }[]).map((found) => found.code)).toContain('text-pattern-undescribed');
    expect(code).toBe(1);
  }
);
