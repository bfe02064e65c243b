import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/spotGroup.js';
import options from '../comparison/options.js';

const { quote } = grammarOf('de');

const { NumberOfInstances } = options;

export default {
  label: 'eine Auswahl von Spotgruppen',
  options: {
    NumberOfInstances,
    IncludeTemplates: {
      on: ({ name }) => `${quote(name)} bietet jetzt auch Vorlagen an.`,
      off: ({ name }) => `${quote(name)} bietet keine Vorlagen mehr an.`
    }
  }
} satisfies typeof english;
