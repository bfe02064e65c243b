import { NumberOfInstances, isFlag, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of spot groups', de: 'eine Auswahl von Spotgruppen' },
  options: {
    NumberOfInstances,
    IncludeTemplates: {
      inForce: isFlag,
      on: { en: '“{name}” now offers templates too.', de: '„{name}“ bietet jetzt auch Vorlagen an.' },
      off: { en: '“{name}” no longer offers templates.', de: '„{name}“ bietet keine Vorlagen mehr an.' }
    }
  }
};
