import { NumberOfInstances, isFlag, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of spot groups', de: 'eine Auswahl von Spotgruppen', fr: 'un choix de groupes de spots' },
  options: {
    NumberOfInstances,
    IncludeTemplates: {
      inForce: isFlag,
      on: {
        en: '“{name}” now offers templates too.',
        de: '„{name}“ bietet jetzt auch Vorlagen an.',
        fr: '« {name} » propose désormais aussi des modèles.'
      },
      off: {
        en: '“{name}” no longer offers templates.',
        de: '„{name}“ bietet keine Vorlagen mehr an.',
        fr: '« {name} » ne propose plus de modèles.'
      }
    }
  }
};
