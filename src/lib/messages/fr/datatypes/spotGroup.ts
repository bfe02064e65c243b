import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/spotGroup.js';
import options from '../comparison/options.js';

const { quote } = grammarOf('fr');

const { NumberOfInstances } = options;

export default {
  label: 'un choix de groupes de spots',
  options: {
    NumberOfInstances,
    IncludeTemplates: {
      on: ({ name }) => `${quote(name)} propose désormais aussi des modèles.`,
      off: ({ name }) => `${quote(name)} ne propose plus de modèles.`
    }
  }
} satisfies typeof english;
