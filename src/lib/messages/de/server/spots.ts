import type english from '../../en/server/spots.js';
import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
import nouns from '../nouns.js';

const { number, quote } = grammarOf('de');

const missing = ({ none }: Noun): string =>
  `Es gibt ${none} mit dieser Nummer. Möglicherweise wurde das Objekt gelöscht.`;

export default {
  spots: {
    fieldTwice: (name: string) => `Das Formularfeld ${quote(name)} darf nur einmal angegeben werden.`,
    noContent: (type: string) =>
      `Spots vom Typ ${type} haben keinen ASC-Inhalt; nur Spots der Typen Wizard und DashboardWidget haben ihn.`,
    noSuchType: (type: string) => `Den Spot-Typ ${type} gibt es nicht.`,
    noPackage: (type: string) =>
      `Spots vom Typ ${type} nehmen kein Paket auf; nur Spots der Typen Wizard und DashboardWidget tun das.`,
    playerOrLocation:
      'PlayerId und LocationId schließen einander aus: Eine Kopie geht an einen Player oder an einen Standort.',
    validityKinds: 'ValidFrom und ValidTo müssen zusammenpassen: entweder beide ein Datum mit Uhrzeit oder beide null.',
    noSuchDay: 'Diesen Tag gibt es im Kalender nicht.',
    validityOrder: 'ValidFrom liegt nach ValidTo.',
    minHeightTwice: 'MinHeigth und MinHeight bedeuten dasselbe, sind aber mit verschiedenen Zahlen angegeben.',
    idMissing: 'Die Id des Spots fehlt.',
    differentSpots: 'Adresse und Inhalt nennen verschiedene Spots.'
  },
  catalogue: {
    treeTooDeep: (levels: number) => `Ein Baum kann höchstens ${number(levels)} Ebenen haben.`,
    tooManyIds: (most: number) => `Es lassen sich höchstens ${number(most)} Ids auf einmal abfragen.`,
    notFound: ofEachNoun(nouns, missing)
  }
} satisfies typeof english;
