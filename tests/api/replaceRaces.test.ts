import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditorData, ProblemBody } from '../../src/lib/api.js';
import { Packages } from '../../src/lib/server/packages/packages.js';
import { removeUnusedPackages } from '../../src/lib/server/packages/unused.js';
import { ask, NUMBER_ELEMENT, sample, serve, TEXT_ELEMENT, upload, type Server } from './harness.js';
import { nextOf, replaced, sendReplacement, setAsideOf, setValues, valuesOf } from './replacing.js';
import { dump } from './things.js';
import { post } from './widgetGroups.js';

/** Fits a `Count` up to 5. */
const NARROW = [TEXT_ELEMENT, { ...NUMBER_ELEMENT, Options: { Minimum: 0, Maximum: 5 } }];

describe('between comparing and replacing', () => {
  let server: Server;
  let id: number;
  beforeEach(async () => {
    server = await serve();
    id = await upload(await sample());
    await setValues(id, { Count: 3 });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server[Symbol.asyncDispose]();
  });

  /** Runs `happens` after the comparison, right before the transaction. */
  function meanwhile(happens: () => Promise<unknown>): void {
    const { keep } = Packages.prototype;
    vi.spyOn(Packages.prototype, 'keep').mockImplementationOnce(async function (this: Packages, checked, folder) {
      await happens();
      return keep.call(this, checked, folder);
    });
  }

  const sent = async (path: string, options?: Parameters<typeof ask>[1]): Promise<unknown> => {
    const answer = await ask(`/api/${path}`, options);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return answer.json();
  };

  it('a Value that is saved is not lost, and is fitted to the new package', async () => {
    meanwhile(() => setValues(id, { Count: 9 }));
    await replaced(id, await nextOf(id, NARROW));
    expect((await setAsideOf(id)).Values).toMatchObject([{ Id: 'Count', Value: 9 }]);
    meanwhile(() => setValues(id, { Count: 4 }));
    await replaced(id, await nextOf(id, [TEXT_ELEMENT, NUMBER_ELEMENT]));
    expect((await valuesOf(id)).Count).toBe(4);
  });

  it('a saved Value makes a replacement with the ETag of the comparison fail, and nothing changes', async () => {
    const bytes = await nextOf(id, NARROW);
    const { tag } = await replaced(id, bytes, { query: '?dryRun=1' });
    let before = '';
    meanwhile(async () => {
      await setValues(id, { Count: 9 });
      before = await dump(server);
    });
    const answer = await sendReplacement(id, bytes, { headers: { 'if-match': `"${tag}"` } });
    const { code } = (await answer.json()) as ProblemBody;
    expect([answer.status, code]).toEqual([412, 'comparison-changed']);
    expect(await dump(server)).toBe(before);
  });

  it('a comment on a text goes along with its setting', async () => {
    await sent(`Widgets/${id}/Texts`, post({ Language: 'fr' }));
    const comment = post({ Element: 'Count', Kind: 'name', Text: 'Too long.' });
    meanwhile(() => sent(`Widgets/${id}/Texts/fr/Comments`, comment));
    const renamed = [TEXT_ELEMENT, { ...NUMBER_ELEMENT, Id: 'Guests' }];
    await replaced(id, await nextOf(id, renamed), { mapping: [{ from: 'Count', to: 'Guests' }] });
    expect(await sent(`Widgets/${id}/Texts/fr/Comments`)).toMatchObject({ Comments: [{ Element: 'Guests' }] });
  });

  it('a package made from one that is no longer there is refused before it is compared', async () => {
    const { PackageId } = (await sent(`Widgets/${id}/Content`)) as EditorData;
    const next = await nextOf(id, NARROW);
    const answers = async (base: unknown) => {
      const { status } = await sendReplacement(id, next, { query: '?dryRun=1', base });
      return status;
    };
    expect([await answers(PackageId), await answers(PackageId + 1), await answers('x')]).toEqual([200, 409, 400]);
  });

  it('another replacement makes the later one fail, and nothing changes', async () => {
    const [first, second] = [await nextOf(id, NARROW), await nextOf(id, [TEXT_ELEMENT])];
    let before = '';
    meanwhile(async () => {
      await replaced(id, first);
      before = await dump(server);
    });
    const answer = await sendReplacement(id, second);
    const { code } = (await answer.json()) as ProblemBody;
    expect([answer.status, code]).toEqual([409, 'replaced-meanwhile']);
    expect(await dump(server)).toBe(before);
  });

  it.each([
    ['source', 'Content'],
    ['source', 'Package'],
    ['elements', 'Values'],
    ['elements', 'History']
  ] as const)('a read whose %s goes before it is read answers that it can be sent again: %s', async (part, path) => {
    const fresh = await upload(await sample({ identifier: 'test.fresh' }));
    const next = await nextOf(fresh);
    const read = Packages.prototype[part] as (...args: unknown[]) => Promise<never>;
    vi.spyOn(Packages.prototype, part).mockImplementationOnce(async function (this: Packages, ...args) {
      await replaced(fresh, next);
      await server.app.store.db.deleteFrom('template_versions').execute();
      await server.app.store.write(removeUnusedPackages);
      // Replacing has read the elements: another package that is gone was not read.
      return read.apply(this, part === 'elements' ? [args[0], { id: 0 }] : args);
    });
    if (path === 'Package') await setValues(fresh, { Count: 4 });
    const answer = await ask(`/api/Widgets/${fresh}/${path}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await ask(`/api/Widgets/${fresh}/${path}`)).status).toBe(200);
  });
});
