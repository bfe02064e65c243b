import { describe, expect, it } from 'vitest';
import { onlyEngine } from '../store/engines.js';
import { sample, serverOfAll, TEXT_ELEMENT, upload } from './harness.js';
import { replaced, setValues } from './replacing.js';
import { serveOn } from './things.js';
import { variant } from './widgetGroups.js';

describe('an entry that is required now', () => {
  serverOfAll(() => serveOn(onlyEngine));
  let uploads = 0;

  const blank = { ...TEXT_ELEMENT, Value: [{ Text: '' }], Options: {} };
  const required = { ...blank, Options: { Required: true } };
  const lackingIn = async (before: object[], after: object[], values: Record<string, unknown> = {}) => {
    const of = `test.lacking${++uploads}`;
    const old = await upload(await sample({ identifier: of, elements: before }));
    const { Id } = await variant(old, { Name: 'Graz' });
    await setValues(Id, values);
    const fresh = await sample({ identifier: of, elements: after });
    return (await replaced(old, fresh, { query: '?dryRun=1' })).lacking;
  };

  it('is named with the widgets that have none', async () => {
    expect(await lackingIn([blank], [required])).toMatchObject([
      { id: 'Title', name: { en: 'Title' }, count: 2, widgets: ['sample', 'Graz'] }
    ]);
    expect(await lackingIn([blank], [required], { Title: [{ Text: 'Now' }] })).toMatchObject([
      { count: 1, widgets: ['sample'] }
    ]);
  });

  it.each([
    ['was required before', [required], [{ ...required, DisplayName: 'Head' }]],
    ['has a default', [blank], [{ ...required, Value: [{ Text: 'Now' }] }]],
    ['is not required', [blank], [{ ...blank, DisplayName: 'Head' }]]
  ])('is not named where it %s', async (_, before, after) => {
    expect(await lackingIn(before, after)).toBeUndefined();
  });
});
