import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/drafts.js';

const { number } = grammarOf('de');

export default {
  notFound: 'Es gibt keinen Entwurf mit dieser Nummer. Möglicherweise wurde er gelöscht.',
  commentNotFound: 'Diesen Kommentar gibt es in diesem Entwurf nicht. Möglicherweise wurde er gelöscht.',
  isLive: 'Dieser Entwurf ist live. Erst beenden. Es wurde nichts geändert.',
  isNotLive: 'Dieser Entwurf ist nicht live.',
  isEmpty: 'Dieser Entwurf ändert kein Widget, das es noch gibt. Es kann also nichts live gehen.',
  own: 'Freigeben muss einen Entwurf jemand anderes als sein Besitzer, angemeldet mit einem Konto.',
  full: 'Ein Entwurf enthält höchstens 10.000 Werte und 2 MB. Es wurde nichts geändert.',
  draftsFull:
    'Eine Person hat höchstens 1.000 Entwürfe mit zusammen 250.000 Werten und 32 MB. Gelöschte zählen 30 Tage lang mit. Es wurde nichts geändert.',
  tooMuchSaid: 'Dieser Entwurf hat zu viele Kommentare. Erst einige löschen.',
  valuesInvalid: 'Es wurde nichts geändert, weil einige Werte eine Regel verletzen.',
  zoneUnknown: 'Das ist keine IANA-Zeitzone.',
  startIsPast: 'Der Entwurf würde in der Vergangenheit beginnen. Eine spätere Zeit wählen oder jetzt live schalten.',
  endBeforeStart: 'Der Entwurf würde vor seinem Beginn enden. Ein späteres Ende wählen.',
  noSuchTime: 'Diesen Tag oder diese Uhrzeit gibt es im Kalender nicht.',
  missed: 'Er ging nicht live: Der Server lief erst nach dem geplanten Ende wieder.',
  changed: 'Jemand hat diesen Entwurf geändert, seit er geöffnet wurde. Es ist nichts geschehen. Bitte erneut ansehen.',
  plannerGone:
    'Er ging nicht live: Die Person oder der Schlüssel hinter dem Plan hat keinen Zugang mehr. Bitte neu planen.',
  linkEnded: 'Dieser Link gilt nicht mehr. Bitte einen neuen anfordern.',
  notShared: 'Dieser Entwurf hat keinen Link.',
  guestsForbidden: 'Links für Personen ohne Konto sind hier nicht erlaubt.',
  guestsTooLong: (days: number) => `Einen Tag in den nächsten ${number(days)} Tagen wählen.`,
  nameNeeded: 'Bitte den Namen angeben, damit andere wissen, wer das geschrieben hat.',
  notInDraft: 'Diese Einstellung ändert der Entwurf nicht.',
  tooMany: (most: number) => `Sie haben ${number(most)} Entwürfe dieser Vorlage. Erst einen löschen.`,
  templateFull: (most: number) => `Diese Vorlage hat ${number(most)} Entwürfe. Erst einen löschen.`,
  timeSkipped: (before: string, after: string) =>
    `Die Uhr überspringt diese Zeit an diesem Tag. Die nächsten, die es gibt, sind ${before} und ${after}.`
} satisfies typeof english;
