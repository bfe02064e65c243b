import type { MessageLanguage } from '../../language/languages.js';
import { Refusal, type RefusalError, type RefusalKind, type Sentence } from '../platform/refusal.js';

/** A refusal because of one member of what was sent; `pointer` names it. */
class MemberRefusal extends Refusal {
  constructor(
    kind: RefusalKind,
    code: string,
    sentence: Sentence,
    readonly pointer: string
  ) {
    super(kind, code, sentence);
  }

  override errors(language: MessageLanguage): RefusalError[] {
    return [{ pointer: this.pointer, code: this.code, detail: this.sentence[language] }];
  }
}

export const userNotFound = (): Refusal =>
  new Refusal('not-found', 'user-not-found', {
    en: 'There is no user of this number. It may have been deleted.',
    de: 'Einen Benutzer mit dieser Nummer gibt es nicht. Vielleicht wurde er gelöscht.',
    fr: 'Aucun utilisateur ne porte ce numéro. Il a peut-être été supprimé.'
  });

export const sessionNotFound = (): Refusal =>
  new Refusal('not-found', 'session-not-found', {
    en: 'There is no such session. It may have ended.',
    de: 'Diese Sitzung gibt es nicht. Vielleicht ist sie beendet.',
    fr: 'Cette session n’existe pas. Elle a peut-être pris fin.'
  });

export const keyNotFound = (): Refusal =>
  new Refusal('not-found', 'key-not-found', {
    en: 'There is no such key. It may have been revoked.',
    de: 'Diesen Schlüssel gibt es nicht. Vielleicht wurde er widerrufen.',
    fr: 'Cette clé n’existe pas. Elle a peut-être été révoquée.'
  });

export const nameTaken = (): Refusal =>
  new MemberRefusal(
    'conflict',
    'name-taken',
    {
      en: 'Another user has this name. Capitals and accents make no difference.',
      de: 'Ein anderer Benutzer heißt schon so. Großbuchstaben und Akzente machen keinen Unterschied.',
      fr: 'Un autre utilisateur porte ce nom. Les majuscules et les accents ne comptent pas.'
    },
    '/Name'
  );

export const nameBlank = (): Refusal =>
  new MemberRefusal(
    'invalid',
    'name-blank',
    {
      en: 'The name needs a visible character.',
      de: 'Der Name braucht ein sichtbares Zeichen.',
      fr: 'Le nom doit contenir un caractère visible.'
    },
    '/Name'
  );

const member = (code: string, pointer: string, sentence: Sentence) => (): Refusal =>
  new MemberRefusal('invalid', code, sentence, pointer);

/** What a user of such a role is bound to, and nobody else. */
export const BOUND = {
  location: {
    needed: member('location-needed', '/LocationId', {
      en: 'A location user needs a LocationId.',
      de: 'Ein Standortbenutzer braucht eine LocationId.',
      fr: 'Un utilisateur de site a besoin d’un LocationId.'
    }),
    notAllowed: member('location-not-allowed', '/LocationId', {
      en: 'Only a location user has a LocationId.',
      de: 'Nur ein Standortbenutzer hat eine LocationId.',
      fr: 'Seul un utilisateur de site a un LocationId.'
    }),
    unknown: member('location-unknown', '/LocationId', {
      en: 'There is no location of this number.',
      de: 'Einen Standort mit dieser Nummer gibt es nicht.',
      fr: 'Aucun site ne porte ce numéro.'
    })
  },
  player: {
    needed: member('player-needed', '/PlayerId', {
      en: 'A user with the role player needs a PlayerId.',
      de: 'Ein Benutzer mit der Rolle Player braucht eine PlayerId.',
      fr: 'Un utilisateur avec le rôle Lecteur a besoin d’un PlayerId.'
    }),
    notAllowed: member('player-not-allowed', '/PlayerId', {
      en: 'Only a user with the role player has a PlayerId.',
      de: 'Nur ein Benutzer mit der Rolle Player hat eine PlayerId.',
      fr: 'Seul un utilisateur avec le rôle Lecteur a un PlayerId.'
    }),
    unknown: member('player-unknown', '/PlayerId', {
      en: 'There is no player of this number.',
      de: 'Einen Player mit dieser Nummer gibt es nicht.',
      fr: 'Aucun lecteur ne porte ce numéro.'
    })
  }
} as const;

export const spotGroupUnknown = (pointer: string): Refusal =>
  new MemberRefusal(
    'invalid',
    'spot-group-unknown',
    {
      en: 'There is no spot group of this number.',
      de: 'Eine Spotgruppe mit dieser Nummer gibt es nicht.',
      fr: 'Aucun groupe de spots ne porte ce numéro.'
    },
    pointer
  );

export const spotGroupTwice = (pointer: string): Refusal =>
  new MemberRefusal(
    'invalid',
    'spot-group-twice',
    {
      en: 'This spot group is named twice.',
      de: 'Diese Spotgruppe ist doppelt genannt.',
      fr: 'Ce groupe de spots est cité deux fois.'
    },
    pointer
  );

export const userUnknown = (pointer: string): Refusal =>
  new MemberRefusal(
    'invalid',
    'user-unknown',
    {
      en: 'There is no user of this number.',
      de: 'Einen Benutzer mit dieser Nummer gibt es nicht.',
      fr: 'Aucun utilisateur ne porte ce numéro.'
    },
    pointer
  );

export const notOneself = (): Refusal =>
  new Refusal('conflict', 'not-oneself', {
    en: 'Nobody can lock or delete themselves; another administrator can.',
    de: 'Niemand kann sich selbst sperren oder löschen; ein anderer Administrator kann es.',
    fr: 'Personne ne peut se verrouiller ou se supprimer soi-même ; un autre administrateur le peut.'
  });

export const lastAdministrator = (): Refusal =>
  new Refusal('conflict', 'last-administrator', {
    en: 'This is the last administrator who can sign in. Make another user administrator first.',
    de: 'Das ist der letzte Administrator, der sich anmelden kann. Zuerst einen anderen Benutzer zum Administrator machen.',
    fr: 'C’est le dernier administrateur qui peut se connecter. Donnez d’abord ce rôle à un autre utilisateur.'
  });

export const externalUser = (): Refusal =>
  new Refusal('conflict', 'external-user', {
    en: 'This user signs in through the company’s sign-in and has no password here.',
    de: 'Dieser Benutzer meldet sich über die Anmeldung der Firma an und hat hier kein Passwort.',
    fr: 'Cet utilisateur se connecte par l’entreprise et n’a pas de mot de passe ici.'
  });

export const passwordWrong = (): Refusal =>
  new MemberRefusal(
    'invalid',
    'password-wrong',
    {
      en: 'The current password is not right.',
      de: 'Das bisherige Passwort stimmt nicht.',
      fr: 'Le mot de passe actuel n’est pas correct.'
    },
    '/CurrentPassword'
  );

export const noUser = (): Refusal =>
  new Refusal('conflict', 'no-user', {
    en: 'The key of the environment belongs to no user, so it has no password, sessions or keys.',
    de: 'Der Schlüssel der Umgebung gehört keinem Benutzer und hat daher weder Passwort noch Sitzungen noch Schlüssel.',
    fr: 'La clé de l’environnement n’appartient à aucun utilisateur ; elle n’a donc ni mot de passe, ni sessions, ni clés.'
  });

export const expiryPast = (): Refusal =>
  new MemberRefusal(
    'invalid',
    'expiry-past',
    {
      en: 'The key would be expired already.',
      de: 'Der Schlüssel wäre schon abgelaufen.',
      fr: 'La clé serait déjà expirée.'
    },
    '/ExpiresAt'
  );
