import type english from '../../en/server/platform.js';
import { grammarOf } from '../../../language/grammar.js';

const { count, number, quote } = grammarOf('fr');

export default {
  platform: {
    notAllowed: 'Vous n’avez pas l’autorisation de faire cela. Rien n’a été modifié.',
    nameUnusable: (most: number) =>
      `Un nom est une ligne de 1 à ${number(most)} caractères, dont au moins un visible. Les caractères de contrôle et ceux qui changent le sens d’écriture ne sont pas autorisés.`,
    noPictureNow: 'L’image ne peut pas être créée pour le moment. Réessayez dans un instant.',
    storageFull:
      'L’espace de stockage de cette installation est plein ; rien n’a donc été enregistré. Supprimez des widgets ou retirez des mises à jour devenus inutiles, ou demandez plus d’espace à l’exploitant du serveur.'
  },
  http: {
    unknownPath: 'Il n’y a rien à cette adresse.',
    unusableAddress: 'L’adresse est endommagée : elle contient un signe pour cent qui ne représente aucun caractère.',
    wrongMethod: 'Cette adresse n’accepte pas cette méthode.',
    foreignOrigin: 'Cette requête provient d’un autre site web ; rien n’a donc été modifié.',
    wrongType: (expected: string) => `Le contenu doit être envoyé en ${expected}.`,
    encoded: (encoding: string) => `Content-Encoding vaut ${quote(encoding)}. Envoyez le contenu sans encodage.`,
    notUtf8: 'Le contenu n’est pas de l’UTF-8 valide.',
    notAnObject: 'Le contenu doit être un objet JSON.',
    repeatedKey: (key: string) => `${quote(key)} figure deux fois dans un même objet du contenu. Rien n’a été fait.`,
    damagedForm: 'L’import est endommagé : ce n’est pas du multipart/form-data lisible.',
    oneFileExpected: (count: number) => `Un seul fichier est attendu ; il y en a ${number(count)}.`,
    tooLarge: (size: string) => `La requête dépasse ${size} ; elle n’a donc pas été lue. Rien n’a été modifié.`,
    tooManyValues: (limit: number) =>
      `La requête contient plus de ${number(limit)} valeurs JSON ; elle n’a donc pas été lue. Rien n’a été modifié.`,
    brokenOff: 'L’import a été interrompu avant la fin ; rien n’a donc été enregistré.',
    tooSlow: 'L’import arrivait trop lentement et a été arrêté ; rien n’a donc été enregistré.',
    unusableValue:
      'La requête contient une valeur qui ne peut pas être enregistrée, par exemple un nombre trop grand. Rien n’a été enregistré.',
    ifMatchMissing:
      'Pour enregistrer, envoyez If-Match avec la version que vous avez modifiée, afin de n’écraser les modifications de personne.',
    timeZoneUnknown: 'Time-Zone n’est pas un fuseau horaire IANA.',
    ifMatchInvalid: 'If-Match doit contenir la version entre guillemets droits, telle qu’elle figure dans ETag.',
    noSuchPart: 'Le fichier n’a pas cette partie.',
    cursorInvalid: 'Ce cursor ne vient pas de ce serveur. Reprenez celui de l’en-tête Link de la page précédente.',
    idAlone: (other: string) => `id et ${other} ne peuvent pas être combinés. Retirez l’un des deux.`,
    notSignedIn:
      'Connectez-vous d’abord : avec une session, ou avec une clé sous la forme « Authorization: Bearer <clé> ».',
    sessionNeeded:
      'Une clé ne permet pas cela. Les clés, les mots de passe, le déverrouillage, le rôle Administrateur, des autorisations en plus pour un utilisateur qui a un accès et celles de l’utilisateur de la clé exigent une personne connectée : sous « Utilisateurs » ou « Mon compte », ou par cette API avec une session.',
    sessionAmbiguous:
      'Le navigateur a envoyé plusieurs cookies de session ; aucun n’est donc valable : une autre page de cet hôte a pu en créer un. Ils ont tous été supprimés. Reconnectez-vous. Si cela se reproduit, supprimez les cookies de cette adresse dans le navigateur.',
    tooManyWrongKeys: (seconds: number) =>
      `Trop de clés erronées sont venues de cette adresse réseau. Une clé qui n’a jamais été utilisée d’ici pourra être essayée dans ${count(seconds, 'seconde', 'secondes')}.`,
    tooManyRequests: (seconds: number) => `Trop de requêtes. Réessayez dans ${count(seconds, 'seconde', 'secondes')}.`,
    tooManyStreams:
      'Cet utilisateur a trop de flux en direct ouverts. Fermez-en un, ou suivez plusieurs widgets dans un seul flux.',
    stopping: 'Le serveur est en cours d’arrêt. Réessayez dans un instant.',
    busy: 'Le serveur est occupé ; rien n’a donc été enregistré. Réessayez dans un instant.',
    diskFull:
      'Le disque du serveur est plein ; rien n’a donc été enregistré. Tout ce qui l’était déjà est en sécurité.',
    databaseAway: 'La base de données ne répond pas ; rien n’a donc été enregistré. Réessayez bientôt.',
    storeGone:
      'Le dossier de données du serveur a été supprimé ou remplacé en cours de fonctionnement ; rien ne peut donc être enregistré. Prévenez l’exploitant du serveur : il doit remettre le dossier en place, ou restaurer une sauvegarde et redémarrer le serveur.',
    storeUnwritable:
      'Le serveur ne peut pas écrire dans son dossier de données ; rien n’a donc été enregistré. Prévenez l’exploitant du serveur. Tout ce qui était déjà enregistré est en sécurité.',
    storeDamaged:
      'La base de données du serveur est endommagée ; rien n’a donc été enregistré. Prévenez l’exploitant du serveur : une sauvegarde doit être restaurée.',
    contentUnreadable:
      'Le serveur ne peut pas lire un fichier enregistré. Prévenez l’exploitant du serveur : le fichier est absent, ou son accès est refusé.',
    internal: 'Un problème est survenu sur le serveur. Cette requête n’a rien enregistré.'
  },
  pages: {
    outage: 'Indisponible pour le moment',
    outageRetry: 'Cette page réessaie automatiquement.',
    notFound: 'Introuvable',
    badRequest: 'Requête incorrecte',
    internal: 'Erreur interne'
  },
  apiDocs: {
    title: 'API HTTP',
    says: 'Toute personne connectée peut essayer ici chaque opération, avec ses propres autorisations et sur des données réelles. Les scripts saisissent une clé sous « Authorize ».',
    document: 'Document OpenAPI',
    home: 'Retour aux widgets',
    licence: 'Licence de l’explorateur ci-dessous',
    scripts: 'Cette page nécessite JavaScript. Vous pouvez lire le document OpenAPI sans JavaScript.'
  },
  validation: {
    body: 'Le contenu ne convient pas à cette opération ; chaque endroit est indiqué ci-dessous.',
    query: (names: string) => `Paramètres inutilisables dans l’adresse : ${names}.`,
    givenTwice: 'Ne peut être indiqué qu’une fois.',
    missing: 'Est absent.',
    type: (types: string) => `Doit être du type ${types}.`,
    minimum: (limit: number) => `Doit être au moins égal à ${number(limit)}.`,
    maximum: (limit: number) => `Doit être au plus égal à ${number(limit)}.`,
    minLength: (limit: number) => `Doit avoir au moins ${count(limit, 'caractère', 'caractères')}.`,
    maxLength: (limit: number) => `Peut avoir au plus ${count(limit, 'caractère', 'caractères')}.`,
    minItems: (limit: number) => `Doit avoir au moins ${count(limit, 'entrée', 'entrées')}.`,
    maxItems: (limit: number) => `Peut avoir au plus ${count(limit, 'entrée', 'entrées')}.`,
    uniqueItems: 'Contient des doublons.',
    allowed: (allowed: string) => `Autorisé : ${allowed}.`,
    unfit: 'N’a pas la forme attendue.',
    dateTime: 'Doit être une date avec une heure, par exemple 2026-11-21T08:00:00Z.',
    line: 'Ne peut contenir ni caractères de contrôle, ni caractères endommagés, ni caractères qui changent le sens d’écriture.',
    typed: 'Ne peut contenir ni caractères de contrôle, ni caractères endommagés.',
    name: 'Un nom est une ligne avec au moins un caractère visible. Les caractères de contrôle et ceux qui changent le sens d’écriture ne sont pas autorisés.'
  }
} satisfies typeof english;
