import { describe, expect, it } from 'vitest';
import { registry } from '../../datatypes/registry.js';
import { neededVersion, withNeededVersion } from './apiVersion.js';
import { afterStep, type Step } from './steps.js';

const text = { Id: 'A', DisplayName: 'A', DataType: 'simpleText', Value: [] };
const radio = { Id: 'B', DisplayName: 'B', DataType: 'radiobutton', Items: ['x'], Value: 'x' };
const hidden = { ...text, Options: { Conditions: [{ Action: 'HIDE', TargetId: 'B', Operator: '==', Value: 'x' }] } };
const root = { SpotIdentifier: 'x', SpotVersion: '1', ApiVersion: 1, SpotType: 'DashboardWidget', NumberOfSlots: 1 };

describe('the ApiVersion that a definition needs', () => {
  it.each<[what: string, data: object, version: number, features: readonly string[]]>([
    ['nothing special', { ...root, Elements: [text] }, 1, []],
    ['a DataType', { ...root, Elements: [text, radio, { ...radio, Id: 'C' }] }, 2, ['DataType radiobutton']],
    ['Conditions', { ...root, Elements: [hidden] }, 2, ['Conditions']],
    ['empty Conditions', { ...root, Elements: [{ ...text, Options: { Conditions: [] } }] }, 1, []],
    ['rows', { ...root, Options: { PossibleNumbersOfRows: [2] } }, 2, ['PossibleNumbersOfRows']],
    ['a free size', { ...root, Options: { DynamicResolution: { Active: true } } }, 2, ['DynamicResolution']]
  ])('for %s', (_what, data, version, features) => {
    expect(neededVersion(data, registry)).toEqual({ version, features });
  });

  it('counts what scripts use', () => {
    expect(neededVersion(root, registry, [{ feature: 'f()', needed: 3, pointer: '' }]).version).toBe(3);
  });
});

describe('a step', () => {
  const after = (data: object, step: Step) => {
    const source = JSON.stringify(data, null, 2);
    return withNeededVersion(data, afterStep(source, step), registry);
  };
  const stated = (source: string) => (JSON.parse(source) as { ApiVersion: number }).ApiVersion;
  const withText = { ...root, Elements: [text] };

  it.each<[what: string, step: Step, version: number]>([
    ['that adds a newer DataType raises it', { kind: 'add', at: 1, element: radio }, 2],
    ['that changes a DataType raises it', { kind: 'set', pointer: '/Elements/0/DataType', value: 'dateRange' }, 2],
    ['that sets a newer option raises it', { kind: 'set', pointer: '/Options/PossibleNumbersOfRows', value: [1] }, 2],
    [
      'that sets a rule raises it',
      { kind: 'set', pointer: '/Elements/0/Options/Conditions', value: hidden.Options.Conditions },
      2
    ],
    ['that uses nothing newer does not', { kind: 'set', pointer: '/Elements/0/DisplayName', value: 'B' }, 1],
    ['that sets another version itself counts', { kind: 'set', pointer: '/ApiVersion', value: 3 }, 3]
  ])('%s', (_what, step, version) => expect(stated(after(withText, step))).toBe(version));

  it('leaves one that was too low before, and one that is high enough', () => {
    const low = { ...root, Elements: [radio] };
    const rename: Step = { kind: 'set', pointer: '/Elements/0/DisplayName', value: 'C' };
    expect(stated(after(low, rename))).toBe(1);
    expect(stated(after({ ...withText, ApiVersion: 3 }, { kind: 'add', at: 1, element: radio }))).toBe(3);
  });

  it('changes nothing else', () => {
    const source = JSON.stringify(withText, null, 2);
    const step: Step = { kind: 'add', at: 1, element: radio };
    const [plain, raised] = [afterStep(source, step), after(withText, step)];
    expect(raised).toBe(plain.replace('"ApiVersion": 1', '"ApiVersion": 2'));
  });
});
