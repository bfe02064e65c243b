import type { Draft, DraftComment, DraftLink } from '../../src/lib/api.js';
import { adminSession } from '../api/harness.js';
import { made } from '../api/things.js';
import { COMMENT, done, send, type Largest } from './sending.js';
import { draftCells, type BigStore } from './store.js';

const newDraft = async ({ variants, narrow }: BigStore, turn: number) =>
  (await made('Drafts', { Widget: narrow, Name: `New ${turn}`, Cells: draftCells(variants, turn) })).Id;
/** Is removed after use: a template has 100 drafts at most. */
const PLAN = { Start: '2999-12-24T06:00:00', End: null, Zone: 'Europe/Vienna' };
const linkOf = async (draft: number) => {
  const GuestUntil = new Date(Date.now() + 86_400_000).toISOString();
  const { Path } = await done<DraftLink>(send('POST', `Drafts/${draft}/Link`, { GuestUntil }));
  return Path.split('/').at(-1) ?? '';
};
const draftComment = async (draft: number) => {
  const { Said } = await done<Draft>(send('GET', `Drafts/${draft}`));
  const oldest = Said[0]!.Id;
  await done(send('DELETE', `Drafts/${draft}/Comments/${oldest}`));
  return (await done<DraftComment>(send('POST', `Drafts/${draft}/Comments`, { Text: COMMENT, Element: null }))).Id;
};

export const drafts: Record<string, Largest> = {
  'GET /Drafts': ({ narrow }) => ({ path: `Drafts?widget=${narrow}` }),
  'POST /Drafts': ({ narrow, variants }, turn) =>
    send('POST', 'Drafts', { Widget: narrow, Name: `Draft of ${turn}`, Cells: draftCells(variants, turn) }),
  'GET /Drafts/{id}': ({ draft }) => ({ path: `Drafts/${draft}` }),
  'PUT /Drafts/{id}': ({ draft }, turn) => send('PUT', `Drafts/${draft}`, { Name: `Name ${turn}` }),
  'DELETE /Drafts/{id}': async (store, turn) => send('DELETE', `Drafts/${await newDraft(store, turn)}`),
  'PUT /Drafts/{id}/Approval': async ({ draft }) => {
    const { Version } = await done<Draft>(send('GET', `Drafts/${draft}`));
    const headers = { 'if-match': `"${Version}"` };
    return send('PUT', `Drafts/${draft}/Approval`, undefined, { as: await adminSession(), headers });
  },
  'DELETE /Drafts/{id}/Approval': async ({ draft }) =>
    send('DELETE', `Drafts/${draft}/Approval`, undefined, { as: await adminSession() }),
  'POST /Drafts/{id}/Comments': async ({ draft }) => {
    const oldest = await draftComment(draft);
    await done(send('DELETE', `Drafts/${draft}/Comments/${oldest}`));
    return send('POST', `Drafts/${draft}/Comments`, { Text: COMMENT, Element: null });
  },
  'PUT /Drafts/{id}/Comments/{commentId}': async ({ draft }) =>
    send('PUT', `Drafts/${draft}/Comments/${await draftComment(draft)}`, { Done: true }),
  'DELETE /Drafts/{id}/Comments/{commentId}': async ({ draft }) =>
    send('DELETE', `Drafts/${draft}/Comments/${await draftComment(draft)}`),
  'POST /Drafts/{id}/Live': async (store, turn) => send('POST', `Drafts/${await newDraft(store, turn)}/Live`),
  'POST /Drafts/{id}/End': async (store, turn) => {
    const draft = await newDraft(store, turn);
    await done(send('POST', `Drafts/${draft}/Live`));
    return send('POST', `Drafts/${draft}/End`);
  },
  'POST /Drafts/{id}/Link': ({ draft }) => send('POST', `Drafts/${draft}/Link`, { GuestUntil: null }),
  'PUT /Drafts/{id}/Link': async ({ draft }) => {
    await linkOf(draft);
    return send('PUT', `Drafts/${draft}/Link`, { GuestUntil: null });
  },
  'DELETE /Drafts/{id}/Link': ({ draft }) => send('DELETE', `Drafts/${draft}/Link`),
  'PUT /Drafts/{id}/Plan': async ({ draft }) => send('PUT', `Drafts/${draft}/Plan`, PLAN, { as: await adminSession() }),
  'DELETE /Drafts/{id}/Plan': async ({ draft }) => {
    const as = await adminSession();
    await done(send('PUT', `Drafts/${draft}/Plan`, PLAN, { as }));
    return send('DELETE', `Drafts/${draft}/Plan`, undefined, { as });
  },
  'POST /Drafts/{id}/Restore': async (store, turn) => {
    const draft = await newDraft(store, turn);
    await done(send('DELETE', `Drafts/${draft}`));
    return send('POST', `Drafts/${draft}/Restore`);
  },
  'POST /Drafts/{id}/Values': ({ draft, variants }, turn) =>
    send('POST', `Drafts/${draft}/Values`, { Cells: draftCells(variants, turn) }),
  'GET /SharedDrafts/{token}': async ({ draft }) => ({ path: `SharedDrafts/${await linkOf(draft)}` }),
  'POST /SharedDrafts/{token}/Comments': async (store, turn) => {
    const token = await linkOf(await newDraft(store, turn));
    const comment = { Text: COMMENT, Element: null, Name: 'n'.repeat(60) };
    return send('POST', `SharedDrafts/${token}/Comments`, comment, { as: null });
  }
};
