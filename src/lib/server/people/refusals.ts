import type { MessageLanguage } from '../../language/languages.js';
import { inWords, type ServerSentence } from '../../messages/server.js';
import { Refusal, type RefusalError, type RefusalKind } from '../platform/refusal.js';

/** A refusal because of one member of the body; `pointer` names it. */
class MemberRefusal extends Refusal {
  constructor(
    kind: RefusalKind,
    code: string,
    sentence: ServerSentence,
    readonly pointer: string
  ) {
    super(kind, code, sentence);
  }

  override errors(language: MessageLanguage): RefusalError[] {
    return [{ pointer: this.pointer, code: this.code, detail: inWords(this.sentence, language) }];
  }
}

export const userNotFound = (): Refusal => new Refusal('not-found', 'user-not-found', (t) => t.people.userNotFound);

export const sessionNotFound = (): Refusal =>
  new Refusal('not-found', 'session-not-found', (t) => t.people.sessionNotFound);

export const keyNotFound = (): Refusal => new Refusal('not-found', 'key-not-found', (t) => t.people.keyNotFound);

export const nameTaken = (): Refusal => new MemberRefusal('conflict', 'name-taken', (t) => t.people.nameTaken, '/Name');

export const nameBlank = (): Refusal => new MemberRefusal('invalid', 'name-blank', (t) => t.people.nameBlank, '/Name');

const member = (code: string, pointer: string, sentence: ServerSentence) => (): Refusal =>
  new MemberRefusal('invalid', code, sentence, pointer);

/** What users of each role are bound to. */
export const BOUND = {
  location: {
    needed: member('location-needed', '/LocationId', (t) => t.people.locationNeeded),
    notAllowed: member('location-not-allowed', '/LocationId', (t) => t.people.locationNotAllowed),
    unknown: member('location-unknown', '/LocationId', (t) => t.people.locationUnknown)
  },
  player: {
    needed: member('player-needed', '/PlayerId', (t) => t.people.playerNeeded),
    notAllowed: member('player-not-allowed', '/PlayerId', (t) => t.people.playerNotAllowed),
    unknown: member('player-unknown', '/PlayerId', (t) => t.people.playerUnknown)
  }
} as const;

export const spotGroupUnknown = (pointer: string): Refusal =>
  new MemberRefusal('invalid', 'spot-group-unknown', (t) => t.people.spotGroupUnknown, pointer);

export const spotGroupTwice = (pointer: string): Refusal =>
  new MemberRefusal('invalid', 'spot-group-twice', (t) => t.people.spotGroupTwice, pointer);

export const languageUnusable = (pointer: string): Refusal =>
  new MemberRefusal('invalid', 'language-invalid', (t) => t.translations.languageInvalid, pointer);

export const languageTwice = (pointer: string): Refusal =>
  new MemberRefusal('invalid', 'language-twice', (t) => t.people.languageTwice, pointer);

export const userUnknown = (pointer: string): Refusal =>
  new MemberRefusal('invalid', 'user-unknown', (t) => t.people.userUnknown, pointer);

export const notOneself = (): Refusal => new Refusal('conflict', 'not-oneself', (t) => t.people.notOneself);

export const lastAdministrator = (): Refusal =>
  new Refusal('conflict', 'last-administrator', (t) => t.people.lastAdministrator);

export const externalUser = (): Refusal => new Refusal('conflict', 'external-user', (t) => t.people.externalUser);

export const passwordWrong = (): Refusal =>
  new MemberRefusal('invalid', 'password-wrong', (t) => t.people.passwordWrong, '/CurrentPassword');

export const noUser = (): Refusal => new Refusal('conflict', 'no-user', (t) => t.people.noUser);

export const tooManyKeys = (most: number): Refusal =>
  new Refusal('conflict', 'too-many-keys', (t) => t.people.tooManyKeys(most));

export const expiryPast = (): Refusal =>
  new MemberRefusal('invalid', 'expiry-past', (t) => t.people.expiryPast, '/ExpiresAt');
