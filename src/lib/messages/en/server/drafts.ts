import { grammarOf } from '../../../language/grammar.js';

const { number } = grammarOf('en');

/** Refusals about named drafts. */
export default {
  notFound: 'There is no draft with this number. It may have been deleted.',
  commentNotFound: 'There is no such comment on this draft. It may have been deleted.',
  isLive: 'This draft is live. End it first. Nothing was changed.',
  isNotLive: 'This draft is not live.',
  isEmpty: 'This draft changes no widget that still exists, so nothing can go live.',
  own: 'A draft has to be approved by somebody other than its owner, signed in with an account.',
  full: 'A draft holds at most 10,000 values and 2 MB. Nothing was changed.',
  draftsFull:
    'One person’s drafts hold at most 250,000 values and 32 MB, and there are at most 1,000 of them. Deleted ones count for 30 days. Nothing was changed.',
  tooMuchSaid: 'There are too many comments on this draft. Delete some first.',
  valuesInvalid: 'Nothing was changed, because some of the values break a rule.',
  zoneUnknown: 'This is not an IANA time zone.',
  startIsPast: 'The draft would start in the past. Choose a later time, or take it live now.',
  endBeforeStart: 'The draft would end before it starts. Choose a later end.',
  noSuchTime: 'This day or time does not exist in the calendar.',
  missed: 'It did not go live: the server was not running until the end of the plan.',
  changed: 'Somebody has changed this draft since you opened it, so nothing was done. Look at it again.',
  plannerGone: 'It did not go live: the person or key that planned it no longer has access. Plan it again.',
  linkEnded: 'This link has ended. Ask for a new one.',
  notShared: 'This draft has no link.',
  guestsForbidden: 'Links for people without an account are forbidden here.',
  guestsTooLong: (days: number) => `Choose a day within the next ${number(days)} days.`,
  nameNeeded: 'Enter your name, so that others know who wrote this.',
  notInDraft: 'This draft does not change this setting.',
  tooMany: (most: number) => `You have ${number(most)} drafts of this template. Delete one first.`,
  templateFull: (most: number) => `This template has ${number(most)} drafts. Delete one first.`,
  timeSkipped: (before: string, after: string) =>
    `The clock skips this time on that day. The next ones that exist are ${before} and ${after}.`
};
