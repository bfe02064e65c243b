import { grammarOf } from '../../../language/grammar.js';

const { count, number } = grammarOf('en');

/** What does not fit the schema of an operation, place by place. */
export default {
  body: 'The body does not match this operation; each place is listed below.',
  query: (names: string) => `Parameters of the address that cannot be used: ${names}.`,
  givenTwice: 'Can be given only once.',
  missing: 'Is missing.',
  type: (types: string) => `Must be of type ${types}.`,
  minimum: (limit: number) => `Must be at least ${number(limit)}.`,
  maximum: (limit: number) => `Must be at most ${number(limit)}.`,
  minLength: (limit: number) => `Needs at least ${count(limit, 'character', 'characters')}.`,
  maxLength: (limit: number) => `Can have at most ${count(limit, 'character', 'characters')}.`,
  minItems: (limit: number) => `Needs at least ${count(limit, 'entry', 'entries')}.`,
  maxItems: (limit: number) => `Can have at most ${count(limit, 'entry', 'entries')}.`,
  uniqueItems: 'Contains duplicates.',
  allowed: (allowed: string) => `Allowed: ${allowed}.`,
  unfit: 'Does not have the expected form.',
  dateTime: 'Must be a date with a time, such as 2026-11-21T08:00:00Z.',
  line: 'Must not contain control characters, damaged characters, or characters that change the writing direction.',
  typed: 'Must not contain control characters or damaged characters.',
  name: 'A name is one line with at least one visible character. Control characters and characters that change the writing direction are not allowed.'
};
