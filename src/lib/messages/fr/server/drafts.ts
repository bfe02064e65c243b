import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/drafts.js';

const { number } = grammarOf('fr');

export default {
  notFound: 'Aucun brouillon ne porte ce numéro. Il a peut-être été supprimé.',
  commentNotFound: 'Ce commentaire n’existe pas dans ce brouillon. Il a peut-être été supprimé.',
  isLive: 'Ce brouillon est en ligne. Terminez-le d’abord. Rien n’a été modifié.',
  isNotLive: 'Ce brouillon n’est pas en ligne.',
  isEmpty: 'Ce brouillon ne modifie aucun widget existant. Il n’y a donc rien à mettre en ligne.',
  own: 'Un brouillon doit être approuvé par quelqu’un d’autre que son propriétaire, connecté avec un compte.',
  full: 'Un brouillon contient au plus 10 000 valeurs et 2 Mo. Rien n’a été modifié.',
  draftsFull:
    'Une personne a au plus 1 000 brouillons, avec 250 000 valeurs et 32 Mo en tout. Les supprimés comptent pendant 30 jours. Rien n’a été modifié.',
  tooMuchSaid: 'Ce brouillon a trop de commentaires. Supprimez-en d’abord.',
  valuesInvalid: 'Rien n’a été modifié, car certaines valeurs enfreignent une règle.',
  zoneUnknown: 'Ce n’est pas un fuseau horaire IANA.',
  startIsPast:
    'Le brouillon commencerait dans le passé. Choisissez une heure ultérieure ou mettez-le en ligne maintenant.',
  endBeforeStart: 'Le brouillon se terminerait avant de commencer. Choisissez une fin ultérieure.',
  noSuchTime: 'Ce jour ou cette heure n’existe pas dans le calendrier.',
  missed: 'Il n’a pas été mis en ligne : le serveur n’a fonctionné de nouveau qu’après la fin prévue.',
  changed:
    'Quelqu’un a modifié ce brouillon depuis que vous l’avez ouvert. Rien n’a été fait. Consultez-le de nouveau.',
  plannerGone:
    'Il n’a pas été mis en ligne : la personne ou la clé qui l’avait planifié n’a plus accès. Planifiez-le de nouveau.',
  linkEnded: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  notShared: 'Ce brouillon n’a pas de lien.',
  guestsForbidden: 'Les liens pour les personnes sans compte sont interdits ici.',
  guestsTooLong: (days: number) => `Choisissez un jour dans les ${number(days)} prochains jours.`,
  nameNeeded: 'Indiquez votre nom, pour que les autres sachent qui a écrit ceci.',
  notInDraft: 'Ce brouillon ne modifie pas ce paramètre.',
  tooMany: (most: number) => `Vous avez ${number(most)} brouillons de ce modèle. Supprimez-en un d’abord.`,
  templateFull: (most: number) => `Ce modèle a ${number(most)} brouillons. Supprimez-en un d’abord.`,
  timeSkipped: (before: string, after: string) =>
    `L’horloge saute cette heure ce jour-là. Les plus proches sont ${before} et ${after}.`
} satisfies typeof english;
