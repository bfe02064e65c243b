import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { removeProfile } from '../../src/lib/server/pictures/profiles.js';
import { Browser } from '../../src/render/browser.js';
import { NoPicture, renderWidget, type Surroundings } from '../../src/render/widget.js';
import { temporaryFolder } from '../store/temporary.js';

/** Root runs browsers as somebody else. */
const user = process.getuid!() === 0 ? { uid: 65534, gid: 65534 } : { uid: process.getuid!(), gid: process.getgid!() };

it('a profile with folders that nobody may enter is removed', async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o711);
  const profile = join(folder, 'profile-1');
  const [outer, inner] = [join(profile, 'outer'), join(profile, 'outer', 'inner')];
  mkdirSync(inner, { recursive: true });
  writeFileSync(join(inner, 'file'), '');
  for (const path of [profile, outer, inner]) chownSync(path, user.uid, user.gid);
  for (const path of [inner, outer]) chmodSync(path, 0);
  await removeProfile(profile, user);
  expect(existsSync(profile)).toBe(false);
});

it('a profile that cannot be removed is reported, and does not replace what came of the picture', async () => {
  const browser = {
    group: 1,
    devtools: { on: () => {}, send: () => new Promise(() => {}) },
    broken: Promise.resolve('memory'),
    close: () => Promise.reject(new Error('not empty'))
  };
  vi.spyOn(Browser, 'start').mockResolvedValueOnce(browser as unknown as Browser);
  const onLeft = vi.fn();
  const around = { onBrowser: () => {}, onLeft } as unknown as Surroundings;
  const job = {} as Parameters<typeof renderWidget>[0];
  await expect(renderWidget(job, around)).rejects.toThrow(NoPicture);
  expect(onLeft).toHaveBeenCalledWith(expect.stringContaining('not empty'));
});
