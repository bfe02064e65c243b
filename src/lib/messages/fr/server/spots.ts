import type english from '../../en/server/spots.js';
import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
import nouns from '../nouns.js';

const { number, quote } = grammarOf('fr');

const missing = ({ none }: Noun): string => `${none} ne porte ce numéro. L’objet a peut-être été supprimé.`;

export default {
  spots: {
    fieldTwice: (name: string) => `Le champ ${quote(name)} ne peut être indiqué qu’une fois.`,
    noContent: (type: string) =>
      `Les spots de type ${type} n’ont pas de contenu ASC ; seuls ceux de type Wizard ou DashboardWidget en ont un.`,
    noSuchType: (type: string) => `Le type de spot ${type} n’existe pas.`,
    noPackage: (type: string) =>
      `Les spots de type ${type} n’acceptent pas de paquet ; seuls ceux de type Wizard ou DashboardWidget en acceptent.`,
    playerOrLocation: 'PlayerId et LocationId s’excluent : une copie est destinée à un lecteur ou à un site.',
    validityKinds: 'ValidFrom et ValidTo doivent concorder : soit deux dates avec une heure, soit deux fois null.',
    noSuchDay: 'Ce jour n’existe pas dans le calendrier.',
    validityOrder: 'ValidFrom est postérieur à ValidTo.',
    minHeightTwice: 'MinHeigth et MinHeight signifient la même chose, mais leurs nombres diffèrent.',
    idMissing: 'L’Id du spot est absent.',
    differentSpots: 'L’adresse et le contenu désignent des spots différents.'
  },
  catalogue: {
    treeTooDeep: (levels: number) => `Une arborescence peut avoir ${number(levels)} niveaux au plus.`,
    tooManyIds: (most: number) => `Vous pouvez demander ${number(most)} Ids au plus à la fois.`,
    notFound: ofEachNoun(nouns, missing)
  }
} satisfies typeof english;
