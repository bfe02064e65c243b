import { describe, expect, test } from 'vitest';
import { registry } from '../datatypes/registry.js';
import { alwaysAnswer, checkContext } from '../datatypes/shared/testing.js';
import { structure } from '../datatypes/validators.generated.js';
import { check } from './check.js';
import { editText } from './editText.js';
import { withConsequences } from './findings.js';

const options = { ...checkContext(), patterns: alwaysAnswer('match'), registry, structure };

const findingsIn = async (text: string) => (await check(text, options)).findings;

/** A sound file, with a list and a flag that it hides. */
const sound = () => ({
  SpotIdentifier: 'x',
  SpotVersion: '1',
  ApiVersion: 2,
  SpotType: 'DashboardWidget',
  NumberOfSlots: 1,
  Elements: [
    { Id: 'mode', DisplayName: 'Mode', DataType: 'list', Items: ['Now', 'Later'], Value: 'Now' },
    { Id: 'ink', DisplayName: 'Ink', DataType: 'color', Value: 'rgba(0,0,0,0.5)', Options: { UseRGBA: true } },
    {
      Id: 'note',
      DisplayName: 'Note',
      DataType: 'boolean',
      Value: true,
      Options: { Conditions: [{ Action: 'HIDE', TargetId: 'mode', Operator: '==', Value: 'Later' }] }
    }
  ]
});

const SOUND = JSON.stringify(sound(), null, 2);
const LIST = '"Items": [\n        "Now",\n        "Later"\n      ]';
const RGBA = '"UseRGBA": true';

const ITEMS = ['missing-field', 'choice-not-in-items'];
/** The slip in the text, and the codes of the finding and of what follows from it. */
const SLIPS: readonly [what: string, from: string, to: string, cause: string, consequences: readonly string[]][] = [
  ['a root field', '"SpotVersion"', '"spotVersion"', 'misspelt-key', ['missing-field']],
  ['an Id', '"Id": "mode"', '"id": "mode"', 'misspelt-key', ['missing-field', 'condition-unknown-target']],
  [
    'a DataType',
    '"DataType": "list"',
    '"Datatype": "list"',
    'misspelt-key',
    ['missing-field', 'condition-target-type']
  ],
  ['Items', '"Items"', '"Item"', 'misspelt-key', ITEMS],
  ['Items among the Options', LIST, `"Options": { ${LIST} }`, 'misplaced-key', ITEMS],
  ['an option', '"UseRGBA"', '"UseRgba"', 'misspelt-key', ['value-type']],
  ['an option beside the Options', `"Options": {\n        ${RGBA}\n      }`, RGBA, 'misplaced-key', ['value-type']],
  ['an option of another type', RGBA, '"UseRGBA": "true"', 'wrong-type', ['value-type']],
  ['the name of a DataType', '"list"', '"List"', 'unknown-data-type-similar', ['condition-target-type']]
];

describe('what follows from a slip is listed below it, and goes with it', () => {
  test('the file is sound without one', async () => expect(await findingsIn(SOUND)).toEqual([]));

  test.each(SLIPS)('%s', async (_, from, to, code, consequences) => {
    const text = SOUND.replace(from, to);
    const found = await findingsIn(text);
    const caused = withConsequences(found.flatMap((each) => each.consequences ?? []));
    expect(found).toMatchObject([{ code, severity: 'error' }]);
    expect(caused.map((each) => each.code)).toEqual(consequences);
    expect(await findingsIn(editText(text, found[0]!.fix!.edits))).toEqual([]);
  });
});

test('Options that a fix empties go with what it moves', async () => {
  const [found] = await findingsIn(SOUND.replace(LIST, `"Options": { ${LIST} }`));
  expect(found!.fix!.edits).toContainEqual({ op: 'remove', pointer: '/Elements/0/Options' });
});

test('two slips in one file each keep what follows from them', async () => {
  const text = SOUND.replace('"Items"', '"Item"').replace('"SpotVersion"', '"spotVersion"');
  const found = await findingsIn(text);
  expect(found.map(({ params, consequences = [] }) => [params.key, consequences[0]?.params.field])).toEqual([
    ['spotVersion', 'SpotVersion'],
    ['Item', 'Items']
  ]);
});

test('a fault that stays is not a consequence', async () => {
  const data = sound();
  const text = JSON.stringify({ ...data, Elements: [...data.Elements, { Id: 'mode' }] }).replace('"Items"', '"Item"');
  const codes = (await findingsIn(text)).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['misspelt-key', 'duplicate-id', 'missing-field']));
});
