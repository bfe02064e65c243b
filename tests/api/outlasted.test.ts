import { describe, expect, it, onTestFinished } from 'vitest';
import type { EditorData, ReplacedVersion } from '../../src/lib/api.js';
import { adminSession, ask, form, sample, serve, serverOfAll, upload, userWith } from './harness.js';
import { sendReplacement } from './replacing.js';
import { widgets } from './widgetGroups.js';

const server = serverOfAll(() => serve());

/** Does this once the next package is checked or compared. */
function onceDone(step: 'check' | 'compareRules', act: () => Promise<unknown>): void {
  const { packages } = server.app;
  const done = packages[step].bind(packages) as (...given: unknown[]) => Promise<unknown>;
  const restore = () => void Reflect.deleteProperty(packages, step);
  const acting = async (...given: unknown[]) => {
    restore();
    const result = await done(...given);
    await act();
    return result;
  };
  Object.assign(packages, { [step]: acting });
  onTestFinished(restore);
}

/** An administrator with a key, and what takes the right to everything. */
async function administrator() {
  const { id, key } = await userWith({ role: 'administrator' });
  const change = async (json: object) => {
    const answer = await ask(`/api/Users/${id}`, { method: 'PATCH', json, as: await adminSession() });
    expect(answer.status).toBe(200);
  };
  return { key, id, change };
}

const withdrawals = [
  ['may only read by then', { Role: 'user' }],
  ['is locked by then', { Locked: true }]
] as const;
const versionOf = async (id: number) =>
  ((await (await ask(`/api/Widgets/${id}/Content`)).json()) as EditorData).PackageId;
let uploads = 0;

describe.each(withdrawals)('nothing is placed that somebody sent who %s', (_, change) => {
  it('as a new widget', async () => {
    const actor = await administrator();
    onceDone('check', () => actor.change(change));
    const body = form(['a.dash.zip', await sample({ identifier: `test.outlasted${++uploads}` })]);
    const before = (await widgets()).length;
    const answer = await ask('/api/Widgets', { method: 'POST', body, as: actor.key });
    expect([answer.status, (await widgets()).length]).toEqual([403, before]);
  });

  it('as files of a preview', async () => {
    const id = await upload(await sample({ identifier: `test.outlasted${++uploads}` }));
    const actor = await administrator();
    const { editedFiles } = server.app;
    const put = editedFiles.put.bind(editedFiles);
    // The files have arrived.
    editedFiles.put = async (...given) => {
      await actor.change(change);
      return put(...given);
    };
    onTestFinished(() => void Reflect.deleteProperty(editedFiles, 'put'));
    const body = form(['main.js', new TextEncoder().encode('let a = 1;')]);
    const answer = await ask(`/api/Widgets/${id}/EditedFiles`, { method: 'PUT', body, as: actor.key });
    expect([answer.status, editedFiles.size.bytes]).toEqual([403, 0]);
  });

  it('in place of a package, or of a version of it', async () => {
    const identifier = `test.outlasted${++uploads}`;
    const id = await upload(await sample({ identifier }));
    const next = await sample({ identifier, files: { 'a.txt': '2' } });
    const first = await administrator();
    const present = await versionOf(id);
    onceDone('compareRules', () => first.change(change));
    expect((await sendReplacement(id, next, { as: first.key })).status).toBe(403);
    expect(await versionOf(id)).toBe(present);
    expect((await sendReplacement(id, next)).status).toBe(200);
    const replaced = await versionOf(id);
    const [version] = (await (await ask(`/api/Widgets/${id}/Versions`)).json()) as ReplacedVersion[];
    const second = await administrator();
    onceDone('compareRules', () => second.change(change));
    const restoring = { method: 'POST', as: second.key };
    expect((await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, restoring)).status).toBe(403);
    expect(await versionOf(id)).toBe(replaced);
  });
});
