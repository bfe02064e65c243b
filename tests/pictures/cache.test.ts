import { expect, it } from 'vitest';
import { KeptPictures } from '../../src/lib/server/pictures/cache.js';
import { onlyEngine } from '../store/engines.js';

it('a picture that failed while the clock was ahead is tried again once the clock is right', async () => {
  const store = await (await onlyEngine.place()).open();
  const clock = { now: new Date('2027-05-01T12:00:00Z') };
  const pictures = new KeptPictures(store, () => clock.now);
  await pictures.keep([{ key: 'clock', bytes: undefined }]);
  expect(await pictures.find('clock')).toMatchObject({ failed: true });
  clock.now = new Date('2026-05-01T12:00:00Z');
  expect(await pictures.find('clock')).toBeUndefined();
  await store.close();
});
