import { ask } from '../api/harness.js';
import type { DraftComment } from '../../src/lib/api.js';
import { onDraft, onWidget, post, put, unique, type Case } from './cases.js';

const PLAN = { Start: '2999-12-24T06:00:00', End: null, Zone: 'Europe/Vienna' };
const without = { method: 'DELETE' } as const;

/** Requests about named drafts, by route and method. */
export const DRAFT_REQUESTS: Readonly<Record<string, Readonly<Record<string, readonly Case[]>>>> = {
  Drafts: {
    GET: onWidget((id) => ({ path: `Drafts?widget=${id}` })),
    POST: onWidget((id) => ({
      path: 'Drafts',
      options: post({ Widget: id, Name: unique('draft'), Cells: [{ Widget: id, Element: 'Count', Value: 4 }] })
    }))
  },
  'Drafts/[id]': {
    GET: onDraft((path) => ({ path })),
    PUT: onDraft((path) => ({ path, options: put({ Name: 'New' }) })),
    DELETE: onDraft((path) => ({ path, options: without }))
  },
  'Drafts/[id]/Restore': {
    POST: onDraft(async (path, isDone) => {
      if (isDone) await ask(`/api/${path}`, without);
      return { path: `${path}/Restore`, options: { method: 'POST' } };
    })
  },
  'Drafts/[id]/Values': { POST: onDraft((path) => ({ path: `${path}/Values`, options: post({ Cells: [] }) })) },
  'Drafts/[id]/Plan': {
    PUT: onDraft((path) => ({ path: `${path}/Plan`, options: put(PLAN) })),
    DELETE: onDraft((path) => ({ path: `${path}/Plan`, options: without }))
  },
  'Drafts/[id]/Live': { POST: onDraft((path) => ({ path: `${path}/Live`, options: { method: 'POST' } })) },
  'Drafts/[id]/End': {
    POST: onDraft(async (path, isDone) => {
      if (isDone) await ask(`/api/${path}/Live`, { method: 'POST' });
      return { path: `${path}/End`, options: { method: 'POST' } };
    })
  },
  'Drafts/[id]/Link': {
    POST: onDraft((path) => ({ path: `${path}/Link`, options: post({ GuestUntil: null }) })),
    PUT: onDraft(async (path, isDone) => {
      if (isDone) await ask(`/api/${path}/Link`, post({ GuestUntil: null }));
      return { path: `${path}/Link`, options: put({ GuestUntil: null }) };
    }),
    DELETE: onDraft((path) => ({ path: `${path}/Link`, options: without }))
  },
  'Drafts/[id]/Comments': {
    POST: onDraft((path) => ({ path: `${path}/Comments`, options: post({ Text: 'Too early.', Element: null }) }))
  },
  'Drafts/[id]/Comments/[commentId]': {
    PUT: onDraft(async (path, isDone) => ({
      path: isDone ? await commentOn(path) : `${path}/Comments/999999`,
      options: put({ Done: true })
    })),
    // The author of a comment counts, too; `tests/api/drafts.test.ts` tests who is allowed.
    DELETE: onDraft((path) => ({ path: `${path}/Comments/999999`, options: without }))
  },
  'Drafts/[id]/Approval': {
    PUT: onDraft((path) => ({ path: `${path}/Approval`, options: { method: 'PUT', headers: { 'if-match': '"1"' } } })),
    DELETE: onDraft((path) => ({ path: `${path}/Approval`, options: without }))
  }
};

async function commentOn(path: string): Promise<string> {
  const response = await ask(`/api/${path}/Comments`, post({ Text: 'Too early.', Element: null }));
  const { Id } = (await response.json()) as DraftComment;
  return `${path}/Comments/${Id}`;
}
