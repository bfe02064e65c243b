import type { CellRefusal, Draft } from '../../api.js';
import { finding } from '../../ascdata/finding.js';
import { messageOf } from '../../ascdata/wording.js';
import { inEveryLanguage } from '../../language/languages.js';
import { Refusal } from '../platform/refusal.js';

export const draftNotFound = (): Refusal => new Refusal('not-found', 'draft-not-found', (t) => t.drafts.notFound);

export const commentNotFound = (): Refusal =>
  new Refusal('not-found', 'draft-comment-not-found', (t) => t.drafts.commentNotFound);

export const isLive = (): Refusal => new Refusal('conflict', 'draft-live', (t) => t.drafts.isLive);

export const isNotLive = (): Refusal => new Refusal('conflict', 'draft-not-live', (t) => t.drafts.isNotLive);

export const isEmpty = (): Refusal => new Refusal('conflict', 'draft-empty', (t) => t.drafts.isEmpty);

export const ownDraft = (): Refusal => new Refusal('conflict', 'draft-own', (t) => t.drafts.own);

export const tooManyDrafts = (most: number): Refusal =>
  new Refusal('conflict', 'too-many-drafts', (t) => t.drafts.tooMany(most));

export const templateFull = (most: number): Refusal =>
  new Refusal('conflict', 'too-many-drafts', (t) => t.drafts.templateFull(most));

export const draftsFull = (): Refusal => new Refusal('conflict', 'drafts-full', (t) => t.drafts.draftsFull);

export const tooManyValues = (): Refusal => new Refusal('conflict', 'draft-full', (t) => t.drafts.full);

export const tooManyComments = (): Refusal => new Refusal('conflict', 'too-many-comments', (t) => t.drafts.tooMuchSaid);

export const linkEnded = (): Refusal => new Refusal('not-found', 'draft-link-ended', (t) => t.drafts.linkEnded);

export const notShared = (): Refusal => new Refusal('conflict', 'draft-not-shared', (t) => t.drafts.notShared);

export const guestsForbidden = (): Refusal =>
  new Refusal('conflict', 'draft-guests-forbidden', (t) => t.drafts.guestsForbidden);

export const guestsTooLong = (days: number): Refusal =>
  new Refusal('invalid', 'draft-guests-too-long', (t) => t.drafts.guestsTooLong(days)).at('/GuestUntil');

export const plannerGone = (): Refusal => new Refusal('forbidden', 'draft-planner-gone', (t) => t.drafts.plannerGone);

/** `current`: the draft as it is now. */
export const draftChanged = (current: Draft): Refusal =>
  new Refusal('lost-race', 'draft-changed', (t) => t.drafts.changed, [], { current });

export const nameNeeded = (): Refusal =>
  new Refusal('invalid', 'draft-guest-name-needed', (t) => t.drafts.nameNeeded).at('/Name');

export const notInDraft = (): Refusal =>
  new Refusal('invalid', 'draft-element-unknown', (t) => t.drafts.notInDraft).at('/Element');

export const valuesRefused = (Refused: readonly CellRefusal[]): Refusal =>
  new Refusal('invalid', 'draft-values-invalid', (t) => t.drafts.valuesInvalid, [], { current: { Refused } });

export const zoneUnknown = (): Refusal =>
  new Refusal('invalid', 'time-zone-unknown', (t) => t.drafts.zoneUnknown).at('/Zone');

export const startIsPast = (): Refusal =>
  new Refusal('invalid', 'draft-start-past', (t) => t.drafts.startIsPast).at('/Start');

export const endBeforeStart = (): Refusal =>
  new Refusal('invalid', 'draft-end-before-start', (t) => t.drafts.endBeforeStart).at('/End');

export const noSuchTime = (pointer: string): Refusal =>
  new Refusal('invalid', 'draft-no-such-time', (t) => t.drafts.noSuchTime).at(pointer);

/** @param pointer of the skipped time; the other two are the next existing ones */
export const skippedTime = (pointer: string, { before, after }: { before: string; after: string }): Refusal =>
  new Refusal('invalid', 'draft-time-skipped', (t) => t.drafts.timeSkipped(clock(before), clock(after)), [], {
    current: { Before: before, After: after }
  }).at(pointer);

const clock = (wall: string): string => wall.slice(11, 16);

type Place = Pick<CellRefusal, 'Widget' | 'Element'>;

export function unknownElement({ Widget, Element }: Place): CellRefusal {
  const found = finding('unknown-element', '', { id: Element });
  return { Widget, Element, Code: found.code, Text: inEveryLanguage((language) => messageOf(found, language)) };
}
