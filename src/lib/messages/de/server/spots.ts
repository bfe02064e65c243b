import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/spots.js';

const { quote } = grammarOf('de');

export default {
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
} satisfies typeof english;
