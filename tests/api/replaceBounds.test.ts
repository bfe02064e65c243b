import { expect, it } from 'vitest';
import { VALUES_BODY } from '../../src/lib/server/widgets/body.js';
import { onlyEngine } from '../store/engines.js';
import { sample, serverOfAll, TEXT_ELEMENT, upload } from './harness.js';
import { sendReplacement } from './replacing.js';
import { serveOn } from './things.js';
import { variant } from './widgetGroups.js';

const server = serverOfAll(() => serveOn(onlyEngine));

/** With the largest Values that a widget can be sent. */
const LARGEST = JSON.stringify({ Title: [{ Text: 'x'.repeat(VALUES_BODY.bytes - 100) }] });

it('a template with more Values than are planned at once is not replaced', async () => {
  const of = 'test.largeValues';
  const id = await upload(await sample({ identifier: of, elements: [TEXT_ELEMENT] }));
  for (let at = 0; at < 33; at++) await variant(id, { Name: `Hall ${at}` });
  const { db } = server.app.store;
  const { template_id } = await db
    .selectFrom('variants')
    .select('template_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('variants').set({ own_values: LARGEST }).where('template_id', '=', template_id).execute();
  const next = await sample({ identifier: of, elements: [{ ...TEXT_ELEMENT, DisplayName: 'Head' }] });
  const refused = await sendReplacement(id, next, { query: '?dryRun=1' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'values-too-large' });
  await db.updateTable('variants').set({ own_values: '{}' }).where('id', '!=', id).execute();
  expect((await sendReplacement(id, next, { query: '?dryRun=1' })).status).toBe(200);
});
