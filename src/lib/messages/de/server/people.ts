import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/people.js';

const { number } = grammarOf('de');

export default {
  signInFailed: 'Benutzername oder Passwort ist falsch.',
  userNotFound: 'Es gibt keinen Benutzer mit dieser Nummer. Möglicherweise wurde er gelöscht.',
  sessionNotFound: 'Diese Sitzung gibt es nicht. Möglicherweise ist sie beendet.',
  keyNotFound: 'Diesen Schlüssel gibt es nicht. Möglicherweise wurde er widerrufen.',
  nameTaken: 'Ein anderer Benutzer heißt bereits so. Groß- und Kleinschreibung und Akzente spielen keine Rolle.',
  nameBlank: 'Der Name braucht mindestens ein sichtbares Zeichen.',
  locationNeeded: 'Ein Standortbenutzer braucht eine LocationId.',
  locationNotAllowed: 'Nur Standortbenutzer haben eine LocationId.',
  locationUnknown: 'Es gibt keinen Standort mit dieser Nummer.',
  playerNeeded: 'Ein Benutzer mit der Rolle Player braucht eine PlayerId.',
  playerNotAllowed: 'Nur Benutzer mit der Rolle Player haben eine PlayerId.',
  playerUnknown: 'Es gibt keinen Player mit dieser Nummer.',
  spotGroupUnknown: 'Es gibt keine Spotgruppe mit dieser Nummer.',
  languageTwice: 'Diese Sprache kommt zweimal vor.',
  spotGroupTwice: 'Diese Spotgruppe kommt zweimal vor.',
  userUnknown: 'Es gibt keinen Benutzer mit dieser Nummer.',
  notOneself: 'Sich selbst sperren oder löschen geht nicht; jemand anderes aus der Administration kann das tun.',
  lastAdministrator:
    'Außer diesem Benutzer kann sich niemand aus der Administration anmelden. Zuerst einem anderen Benutzer die Rolle Administrator geben.',
  externalUser: 'Dieser Benutzer meldet sich über das Unternehmen an und hat hier kein Passwort.',
  passwordWrong: 'Das aktuelle Passwort ist falsch.',
  noUser:
    'Der Schlüssel der Umgebung gehört zu keinem Benutzer und hat deshalb weder Passwort noch Sitzungen noch Schlüssel.',
  tooManyKeys: (most: number) =>
    `Ein Benutzer hat höchstens ${number(most)} Schlüssel. Zuerst ist einer zu widerrufen, der nicht mehr benutzt wird.`,
  expiryPast: 'Der Schlüssel wäre bereits abgelaufen.'
} satisfies typeof english;
