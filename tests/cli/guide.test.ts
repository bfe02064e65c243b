import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ascdata, useFolder, write } from './harness.js';

const page = readFileSync(fileURLToPath(new URL('../../docs/conditions.md', import.meta.url)), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language, text]) => ({
  language,
  text: text!
}));
const folder = useFolder();
const [definition, tests, faulty, config] = blocks
  .filter(({ language }) => language === 'json')
  .map(({ text }) => text);

/** The commands of the page, each with its documented output. */
const commands = blocks.flatMap(({ language, text }, at) => {
  const next = blocks[at + 1];
  return language === 'sh' ? [[text.trim(), next?.language === 'text' ? next.text : undefined] as const] : [];
});

describe('the guide to Conditions', () => {
  write(folder, 'ascData.json', definition!);
  write(folder, 'old.json', definition!.replace('"Value": 10 }', '"Value": 12 }'));
  write(folder, 'conditions.tests.json', tests!);

  const data = JSON.parse(definition!) as { Elements: { Id: string; Options?: object }[] };
  const rules = new Map(Object.entries(JSON.parse(faulty!) as Record<string, unknown>));
  const Elements = data.Elements.map((element) =>
    rules.has(element.Id) ? { ...element, Options: { Conditions: rules.get(element.Id) } } : element
  );
  write(folder, 'faulty/ascData.json', JSON.stringify({ ...data, Elements }, null, 2));
  write(folder, 'kept/ascData.json', definition!);
  write(folder, 'kept/ascdata.config.json', config!);

  test('its config is understood, and has no effect where nothing is found', async () => {
    const { code, out } = await ascdata(['check', join(folder, 'kept/ascData.json'), '--format', 'json']);
    expect(code).toBe(0);
    expect((JSON.parse(out) as { code: string }[]).map((each) => each.code)).toEqual([
      'severity-unused',
      'severity-unused-element'
    ]);
  });

  test('its definition gives no findings', async () => {
    const { out } = await ascdata(['check', join(folder, 'ascData.json')]);
    expect(out).toBe('No findings\n');
  });

  test.each(commands)('%s', async (command, printed) => {
    const [name, ...argv] = command.split(' ').map((part) => (part.endsWith('.json') ? join(folder, part) : part));
    expect(name).toBe('ascdata');
    const { code, out, err } = await ascdata(argv);
    expect([code, err]).toEqual([0, '']);
    if (printed !== undefined) expect(out.replaceAll(`${folder}/`, '')).toBe(printed);
  });
});
