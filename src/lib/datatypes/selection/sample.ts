import { eachIn } from '../../ascdata/dataTypeNames.js';
import type { SelectionTypeName } from '../../ascdata/types.js';
import type { Sample } from '../shared/testing.js';
import { catalogues } from './catalogues.js';

function sampleOf(name: SelectionTypeName): Sample {
  const { hasGuid, hasTemplates } = catalogues[name];
  const guid = hasGuid ? { Guid: '6f9619ff-8b86-d011-b42d-00c04fc964ff' } : {};
  const [berlin, hamburg] = [
    { Id: 17, Name: 'Berlin', ...guid },
    { Id: 4, Name: 'Hamburg', ...guid }
  ];
  const [vienna, zurich] = [
    { Id: 99, Name: 'Vienna', ...guid },
    { Id: 5, Name: 'Zurich', ...guid }
  ];
  return {
    element: {
      Id: name,
      DisplayName: 'Shown',
      DataType: name,
      Value: [berlin],
      Options: { NumberOfInstances: 3, ...(hasTemplates && { IncludeTemplates: true }) },
      Translations: { de: { DisplayName: 'Gezeigt' } }
    },
    options: {
      NumberOfInstances: [0, 1, 2, 3],
      ...(hasTemplates && { IncludeTemplates: [true, 0] })
    },
    good: [[], [berlin], [berlin, hamburg], [hamburg, berlin, vienna], [{ ...berlin, Extra: true }]],
    bad: [
      [null, ['value-type']],
      [[{ ...berlin, Id: '17' }], ['member-type']],
      [[{ ...guid, Id: 17 }], ['member-missing']],
      ...(hasGuid ? [[[{ Id: 17, Name: 'Berlin' }], ['member-missing']] as const] : []),
      [[{ ...berlin, Id: 1.5 }], ['member-type']],
      [berlin, ['value-type']],
      [[17], ['value-type']],
      [[berlin, hamburg, vienna, zurich], ['too-many-instances']],
      [[berlin, hamburg], ['too-many-instances'], {}],
      [[berlin, hamburg], ['too-many-instances'], { NumberOfInstances: 0 }],
      [[berlin, hamburg], ['too-many-instances'], { NumberOfInstances: 1 }]
    ],
    conditions: [
      [[berlin, hamburg], '==', 17, true],
      [[berlin, hamburg], '==', 'Hamburg', true],
      [[berlin, hamburg], '==', 'hamburg', false],
      [[berlin, hamburg], '!=', 99, true],
      [[berlin, hamburg], '==', [4, 17], true],
      [[berlin, hamburg], '==', [17], false],
      [[berlin], '==', '17', false],
      [[berlin, hamburg], '?', 4, true],
      [[berlin, hamburg], '?', 'Vienna', false],
      [[berlin], '?', true, true],
      [[], '?', true, false],
      [[], '?', false, true],
      [[], '==', [], true],
      [[berlin], '==', ['Berlin'], undefined],
      [[berlin], '?', [17], undefined],
      [[berlin], '==', null, undefined]
    ]
  };
}

export const sample = eachIn('selection', sampleOf);
