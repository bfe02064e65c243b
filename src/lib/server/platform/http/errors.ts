import { counting } from '../../../language/count.js';
import type { Trouble } from '../store/trouble.js';
import { sizeText } from './bodylimit.js';
import type { Sentence } from '../refusal.js';
import { HttpError } from './problem.js';

const english = counting('en');
const german = counting('de');
const french = counting('fr');

/** Refusals of a request's form; one place for their codes and sentences. */
export const badRequest = (code: string, sentence: Sentence, pointer?: string): HttpError =>
  new HttpError(400, code, sentence, {}, pointer === undefined ? [] : [{ pointer, code, sentence }]);

export const unknownPath = (): HttpError =>
  new HttpError(404, 'not-found', {
    en: 'There is nothing at this address.',
    de: 'Unter dieser Adresse gibt es nichts.',
    fr: 'Il n’y a rien à cette adresse.'
  });

/** The router could not read it: a percent sign without its two digits, or bytes that are no text. */
export const unusableAddress = (): HttpError =>
  badRequest('address-invalid', {
    en: 'The address is damaged: a percent sign in it stands for no character.',
    de: 'Die Adresse ist beschädigt: Ein Prozentzeichen darin steht für kein Zeichen.',
    fr: 'L’adresse est endommagée : un signe pour cent n’y représente aucun caractère.'
  });

export const wrongMethod = (allow: string): HttpError =>
  new HttpError(
    405,
    'method-not-allowed',
    {
      en: 'This address does not offer this method.',
      de: 'Diese Adresse bietet diese Methode nicht an.',
      fr: 'Cette adresse ne propose pas cette méthode.'
    },
    { allow }
  );

/** Of a body that has to be multipart/form-data. */
export const damagedForm = (): HttpError =>
  badRequest('multipart-invalid', {
    en: 'The upload is damaged: it is no readable multipart/form-data.',
    de: 'Der Upload ist beschädigt: Er ist kein lesbares multipart/form-data.',
    fr: 'L’import est endommagé : ce n’est pas du multipart/form-data lisible.'
  });

/** A body that has to bring one file has `count`. */
export const oneFileExpected = (count: number): HttpError =>
  badRequest('one-file-expected', {
    en: `Exactly one file is expected; there are ${english.number(count)}.`,
    de: `Es wird genau eine Datei erwartet; es sind ${german.number(count)}.`,
    fr: `Un seul fichier est attendu ; il y en a ${french.number(count)}.`
  });

/** `limit` of its operation, in bytes. */
export const tooLarge = (limit: number): HttpError =>
  new HttpError(413, 'body-too-large', {
    en: `The request is larger than ${sizeText(limit)}, so it was not read. Nothing was changed.`,
    de: `Die Anfrage ist größer als ${sizeText(limit)} und wurde nicht gelesen. Es wurde nichts geändert.`,
    fr: `La requête dépasse ${sizeText(limit)} ; elle n’a donc pas été lue. Rien n’a été modifié.`
  });

export const tooManyValues = (limit: number): HttpError =>
  new HttpError(413, 'body-too-many-values', {
    en: `The request holds more than ${english.number(limit)} JSON values, so it was not read. Nothing was changed.`,
    de: `Die Anfrage enthält mehr als ${german.number(limit)} JSON-Werte und wurde nicht gelesen. Es wurde nichts geändert.`,
    fr: `La requête contient plus de ${french.number(limit)} valeurs JSON ; elle n’a donc pas été lue. Rien n’a été modifié.`
  });

/** The sender of a body went away, or the connection broke. None of the body was used. */
export const brokenOff = (): HttpError =>
  badRequest('upload-broken-off', {
    en: 'The upload broke off before its end, so nothing was saved.',
    de: 'Der Upload ist vor seinem Ende abgebrochen; es wurde nichts gespeichert.',
    fr: 'L’import a été interrompu avant la fin ; rien n’a donc été enregistré.'
  });

const diskFull = (): HttpError =>
  new HttpError(507, 'disk-full', {
    en: 'The server’s disk is full, so nothing was saved. What was saved before is safe.',
    de: 'Die Festplatte des Servers ist voll, daher wurde nichts gespeichert. Früher Gespeichertes ist sicher.',
    fr: 'Le disque du serveur est plein ; rien n’a donc été enregistré. Ce qui l’était déjà est en sûreté.'
  });

const busy = (): HttpError =>
  new HttpError(
    503,
    'busy',
    {
      en: 'The server is busy, so nothing was saved. Try again in a moment.',
      de: 'Der Server ist beschäftigt, daher wurde nichts gespeichert. Gleich erneut versuchen.',
      fr: 'Le serveur est occupé ; rien n’a donc été enregistré. Réessayez dans un instant.'
    },
    { 'retry-after': '2' }
  );

const databaseAway = (): HttpError =>
  new HttpError(
    503,
    'database-unavailable',
    {
      en: 'The database does not answer at the moment, so nothing was saved. Try again soon.',
      de: 'Die Datenbank antwortet gerade nicht, daher wurde nichts gespeichert. Bald erneut versuchen.',
      fr: 'La base de données ne répond pas pour le moment ; rien n’a donc été enregistré. Réessayez bientôt.'
    },
    { 'retry-after': '5' }
  );

/** The operator has to act; the server's log says what was refused. */
const forTheOperator = (code: string, sentence: Sentence): HttpError =>
  new HttpError(503, code, sentence, { 'retry-after': '60' });

const storeGone = (): HttpError =>
  forTheOperator('store-gone', {
    en: 'The server’s data folder was deleted or replaced while it was running, so nothing can be saved. Tell the operator of the server: the folder has to come back, or a backup has to be restored and the server started again.',
    de: 'Der Datenordner des Servers wurde im laufenden Betrieb gelöscht oder ersetzt, daher lässt sich nichts speichern. Bitte dem Betreiber des Servers melden: Der Ordner muss zurück an seinen Platz, oder ein Backup muss wiederhergestellt und der Server neu gestartet werden.',
    fr: 'Le dossier de données du serveur a été supprimé ou remplacé en cours de fonctionnement ; rien ne peut donc être enregistré. Prévenez la personne qui exploite le serveur : le dossier doit revenir à sa place, ou une sauvegarde doit être restaurée et le serveur redémarré.'
  });

const storeUnwritable = (): HttpError =>
  forTheOperator('store-unwritable', {
    en: 'The server cannot write to its data folder, so nothing was saved. Tell the operator of the server; what was saved before is safe.',
    de: 'Der Server kann in seinen Datenordner nicht schreiben, daher wurde nichts gespeichert. Bitte dem Betreiber des Servers melden; früher Gespeichertes ist sicher.',
    fr: 'Le serveur ne peut pas écrire dans son dossier de données ; rien n’a donc été enregistré. Prévenez la personne qui exploite le serveur ; ce qui était déjà enregistré est en sûreté.'
  });

const contentUnreadable = (): HttpError =>
  forTheOperator('content-unreadable', {
    en: 'A stored file cannot be read on the server. Tell the operator of the server: it is missing, or access to it is refused.',
    de: 'Eine gespeicherte Datei lässt sich auf dem Server nicht lesen. Bitte dem Betreiber des Servers melden: Sie fehlt, oder der Zugriff darauf wird verweigert.',
    fr: 'Un fichier enregistré est illisible sur le serveur. Prévenez la personne qui exploite le serveur : il manque, ou son accès est refusé.'
  });

const storeDamaged = (): HttpError =>
  forTheOperator('store-damaged', {
    en: 'The server’s database is damaged, so nothing was saved. Tell the operator of the server: a backup has to be restored.',
    de: 'Die Datenbank des Servers ist beschädigt, daher wurde nichts gespeichert. Bitte dem Betreiber des Servers melden: Ein Backup muss wiederhergestellt werden.',
    fr: 'Le dossier de données du serveur a été supprimé ou remplacé en cours de fonctionnement ; rien ne peut donc être enregistré. Prévenez la personne qui exploite le serveur : le dossier doit revenir à sa place, ou une sauvegarde doit être restaurée et le serveur redémarré.'
  });

const unusableValue = (): HttpError =>
  new HttpError(400, 'value-unusable', {
    en: 'The request holds a value that cannot be stored, such as a number that is too large. Nothing was saved.',
    de: 'Die Anfrage enthält einen Wert, der nicht gespeichert werden kann, etwa eine zu große Zahl. Es wurde nichts gespeichert.',
    fr: 'La requête contient une valeur qui ne peut pas être enregistrée, par exemple un nombre trop grand. Rien n’a été enregistré.'
  });

const TROUBLES: Readonly<Record<Trouble, () => HttpError>> = {
  busy,
  full: diskFull,
  away: databaseAway,
  unusable: unusableValue,
  gone: storeGone,
  unwritable: storeUnwritable,
  unreadable: contentUnreadable,
  damaged: storeDamaged
};

export const ofTrouble = (trouble: Trouble): HttpError => TROUBLES[trouble]();

export const wrongType = (expected: string): HttpError =>
  new HttpError(415, 'media-type', {
    en: `The body has to be sent as ${expected}.`,
    de: `Der Inhalt muss als ${expected} gesendet werden.`,
    fr: `Le contenu doit être envoyé en ${expected}.`
  });

/** Nothing that is sent is unpacked. */
export const encoded = (encoding: string): HttpError =>
  new HttpError(415, 'content-encoding', {
    en: `The body is said to be encoded as “${encoding}”. It has to be sent without an encoding.`,
    de: `Der Inhalt ist laut Angabe als „${encoding}“ kodiert. Er muss ohne Kodierung gesendet werden.`,
    fr: `Le contenu est annoncé comme encodé en « ${encoding} ». Il doit être envoyé sans encodage.`
  });

export const notSignedIn = (): HttpError =>
  new HttpError(
    401,
    'not-signed-in',
    {
      en: 'This needs a sign-in: a session, or a key as “Authorization: Bearer <key>”.',
      de: 'Dafür ist eine Anmeldung nötig: eine Sitzung oder ein Schlüssel als „Authorization: Bearer <Schlüssel>“.',
      fr: 'Il faut être connecté : une session, ou une clé sous la forme « Authorization: Bearer <clé> ».'
    },
    { 'www-authenticate': 'Bearer' }
  );

/** A key asked for something only a signed-in person may do. */
export const sessionNeeded = (): HttpError =>
  new HttpError(403, 'session-needed', {
    en: 'No key can do this. Keys and passwords, unlocking, the role administrator, and the permissions of the key’s own user are given by a person who is signed in: under “Users” or “My account”, or through this API with a session.',
    de: 'Das geht mit keinem Schlüssel. Schlüssel und Passwörter, das Entsperren, die Rolle Administrator und die Berechtigungen des Benutzers, dem der Schlüssel gehört, vergibt nur, wer angemeldet ist: unter „Benutzer“ oder „Mein Konto“ oder über diese API mit einer Sitzung.',
    fr: 'Aucune clé ne permet cela. Les clés et les mots de passe, le déverrouillage, le rôle Administrateur et les autorisations de l’utilisateur de la clé sont accordés par une personne connectée : sous « Utilisateurs » ou « Mon compte », ou par cette API avec une session.'
  });

/** More than one session cookie came. What the browser held of them is taken from it with this answer. */
export const sessionAmbiguous = (): HttpError =>
  new HttpError(
    401,
    'session-ambiguous',
    {
      en: 'The browser sent more than one session cookie, so none of them counts: another page of this host may have set one. They are deleted with this answer. Sign in again; if this comes back, delete the cookies of this address in the browser.',
      de: 'Der Browser hat mehr als ein Sitzungs-Cookie gesendet. Keines davon zählt, denn eines kann von einer anderen Seite dieses Hosts stammen. Mit dieser Antwort werden sie gelöscht. Bitte neu anmelden; kommt das wieder, im Browser die Cookies dieser Adresse löschen.',
      fr: 'Le navigateur a envoyé plusieurs cookies de session ; aucun ne compte donc : une autre page de cet hôte a pu en créer un. Ils sont supprimés avec cette réponse. Reconnectez-vous ; si cela se reproduit, supprimez les cookies de cette adresse dans le navigateur.'
    },
    { 'www-authenticate': 'Bearer' }
  );

/** Too many keys that are nobody’s came from a network. Seconds: when another may be tried. */
export const tooManyWrongKeys = (seconds: number): HttpError =>
  new HttpError(
    429,
    'too-many-wrong-keys',
    {
      en: `Too many wrong keys came from this network address. A key that was not used from here before can be tried in ${english.count(seconds, 'second', 'seconds')}.`,
      de: `Von dieser Netzwerkadresse kamen zu viele falsche Schlüssel. Ein Schlüssel, der von hier noch nicht verwendet wurde, ist in ${german.count(seconds, 'Sekunde', 'Sekunden')} wieder möglich.`,
      fr: `Trop de clés erronées sont venues de cette adresse réseau. Une clé qui n’a encore jamais été utilisée d’ici pourra être essayée dans ${french.count(seconds, 'seconde', 'secondes')}.`
    },
    { 'retry-after': String(seconds) }
  );

/** More streams than one user may have open. */
export const tooManyStreams = (): HttpError =>
  new HttpError(
    429,
    'too-many-streams',
    {
      en: 'This user has too many live streams open. Close one, or watch several widgets with one stream.',
      de: 'Dieser Benutzer hat zu viele Live-Streams offen. Einen schließen oder mehrere Widgets in einem Stream verfolgen.',
      fr: 'Cet utilisateur a trop de flux en direct ouverts. Fermez-en un, ou suivez plusieurs widgets dans un seul flux.'
    },
    { 'retry-after': '15' }
  );

export const stopping = (): HttpError =>
  new HttpError(
    503,
    'stopping',
    {
      en: 'The server is being stopped. Try again in a moment.',
      de: 'Der Server wird gerade beendet. Gleich erneut versuchen.',
      fr: 'Le serveur est en cours d’arrêt. Réessayez dans un instant.'
    },
    { 'retry-after': '2' }
  );

/** Seconds: when it may be tried again. */
export const tooMany = (seconds: number): HttpError =>
  new HttpError(
    429,
    'too-many-requests',
    {
      en: `Too many requests. The next one is possible in ${english.count(seconds, 'second', 'seconds')}.`,
      de: `Zu viele Anfragen. Die nächste ist in ${german.count(seconds, 'Sekunde', 'Sekunden')} möglich.`,
      fr: `Trop de requêtes. La prochaine sera possible dans ${french.count(seconds, 'seconde', 'secondes')}.`
    },
    { 'retry-after': String(seconds) }
  );
