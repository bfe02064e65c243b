import { writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { EditorData } from '../../src/lib/api.js';
import { log } from '../../src/lib/server/platform/log.js';
import { PAGE, root, useFollowedFolder } from './followedFolder.js';
import { ask, NUMBER_ELEMENT, sample, TEXT_ELEMENT, upload } from './harness.js';
import { replaced, setValues } from './replacing.js';
import { variant } from './widgetGroups.js';

const { place, started, write, filled } = useFollowedFolder();

const definition = (SpotVersion: string, ...Elements: object[]) => JSON.stringify({ ...root, SpotVersion, Elements });
/** Of version 1.0.0. */
const folder = () => filled(definition('1.0.0', NUMBER_ELEMENT));

it('a folder that takes the place of another version, and what a save sets aside, are told', async () => {
  const opened = folder();
  const first = await started(opened);
  const id = first.app.opened!;
  expect([first.app.notices.join('\n'), first.app.folder?.state.news]).toEqual([
    expect.not.stringContaining('1.0.0'),
    undefined
  ]);
  await first[Symbol.asyncDispose]();

  const without = await started();
  const released = definition('1.1.0', NUMBER_ELEMENT, TEXT_ELEMENT);
  await replaced(id, await sample({ source: released }));
  const { Id: heir } = await variant(id, { Name: 'Kitchen' });
  await setValues(heir, { Count: 7, Title: [{ Text: 'Soup' }] });
  await without[Symbol.asyncDispose]();

  const again = await started(opened);
  const told = again.app.notices.join('\n');
  expect(told).toContain('version 1.0.0 and took the place of version 1.1.0');
  expect(told).toContain('1 value of 1 widget was set aside');
  expect(again.app.folder?.state.news).toMatchObject({ de: expect.stringContaining('1.1.0') });
  const asideIn = async () => ((await (await ask(`/api/Widgets/${id}/Content`)).json()) as EditorData).SetAsideIn;
  expect(await asideIn()).toEqual([{ Id: heir, Name: 'Kitchen', Values: 1 }]);

  const warned = vi.spyOn(log(), 'warn').mockReturnValue();
  write('ascData.json', definition('1.0.0'));
  await expect.poll(asideIn, { timeout: 10_000 }).toEqual([{ Id: heir, Name: 'Kitchen', Values: 2 }]);
  await expect
    .poll(() => warned.mock.calls, { timeout: 10_000 })
    .toEqual([[{ part: 'folder' }, expect.stringMatching(/^1 value of 1 widget was set aside/)]]);
  expect(again.app.folder?.state.news).toBeUndefined();
  warned.mockRestore();
  await again[Symbol.asyncDispose]();
});

it.each([
  ['an uploaded widget of the same version', false, '1.0.0', ['same SpotIdentifier and version, 1.0.0']],
  [
    'a standard widget of the same version',
    true,
    '1.0.0',
    ['same SpotIdentifier and version, 1.0.0', 'a SpotIdentifier of its own']
  ],
  ['a standard widget of another version', true, '1.1.0', ['place of version 1.1.0', 'a SpotIdentifier of its own']]
] as const)('a folder that takes the place of %s says so', async (_what, isStandard, version, expected) => {
  const other = await sample({ source: definition(version, TEXT_ELEMENT) });
  if (isStandard) writeFileSync(place('widgets/x.dash.zip'), other);
  const without = await started();
  if (!isStandard) await upload(other);
  await without[Symbol.asyncDispose]();

  const { app, ...server } = await started(folder());
  for (const part of expected) {
    expect(app.notices.join('\n')).toContain(part);
    expect(app.folder?.state.news?.en).toContain(part);
  }
  await server[Symbol.asyncDispose]();
});

it('the start tells the warnings of the check of a folder', async () => {
  const opened = folder();
  write('index.html', `<link rel="stylesheet" href="kit/kit.css">${PAGE}`);
  const { app, ...server } = await started(opened);
  expect(app.notices).toEqual([expect.stringMatching(/^The check of .*my-widget found:\n(- .*\n)*- .*kit\/kit\.css/)]);
  await server[Symbol.asyncDispose]();
});
