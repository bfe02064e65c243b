import { expect, it } from 'vitest';
import type { AscElement } from '../../ascdata/types.js';
import { pairByLikeness } from './likeness.js';
import { pairElements } from './pairs.js';

const element = (Id: string, DisplayName: string, parts: Partial<AscElement> = {}): AscElement => ({
  ...{ Id, DisplayName, DataType: 'simpleText', Value: [] },
  ...parts
});
const list = (Id: string, ...Items: string[]) => element(Id, 'Size', { DataType: 'list', Items });
const condition = (TargetId: string) => ({ Action: 'HIDE', TargetId, Operator: '==', Value: true }) as const;
const pairsOf = (before: AscElement, after: AscElement[]) =>
  pairByLikeness([before], after)
    ?.map((pair) => pair.after)
    .join();

it.each<[string, AscElement, AscElement, AscElement]>([
  [
    'the label is the same, not nearly',
    element('a', 'Opening hours'),
    element('x', 'Opening hour'),
    element('y', 'Opening hours')
  ],
  [
    'the options are the same, in whatever order',
    element('a', 'Text', { Options: { MaxChars: 5, Extra: { one: 1, two: 2 } } }),
    element('x', 'Text', { Options: { MaxChars: 9 } }),
    element('y', 'Text', { Options: { Extra: { two: 2, one: 1 }, MaxChars: 5 } })
  ],
  [
    'only conditions differ, which may name new Ids',
    element('a', 'Text', { Options: { Conditions: [condition('b')] } }),
    element('x', 'Text', { Options: { MaxChars: 9 } }),
    element('y', 'Text', { Options: { Conditions: [condition('c')] } })
  ],
  ['the entries are the same', list('a', 'small', 'large'), list('x', 'S', 'L'), list('y', 'small', 'large')]
])('of two that are alike the one is meant where %s', (_, before, other, meant) => {
  expect(pairsOf(before, [other, meant])).toBe('y');
});

it.each<[string, AscElement, AscElement]>([
  ['it is numbered only now', element('a', 'Text'), element('b', 'Text 1')],
  ['it is written with full-width letters', element('a', 'ＴＥＸＴ'), element('b', 'Text')],
  ['its label is no word', element('a', '★★'), element('b', '★★')]
])('an element is recognised though %s', (_, before, after) => {
  expect(pairsOf(before, [after])).toBe('b');
});

it.each<[string, AscElement, AscElement]>([
  ['neither has a label', element('a', ''), element('b', '')],
  ['the labels are other signs', element('a', '★★'), element('b', '→→')],
  [
    'no Value of either is one of the other',
    element('on', 'On', { DataType: 'boolean' }),
    element('ON', 'On', { DataType: 'spot' })
  ]
])('but not where %s', (_, before, after) => {
  expect(pairsOf(before, [after])).toBe('');
});

it('an element with no chosen successor leaves its Id to a similar one', () => {
  const before = [element('title', 'Title'), element('heading', 'Title')];
  const { pairs } = pairElements(before, [element('title', 'Title')], [{ from: 'title', to: null }]);
  expect(pairs).toEqual([{ before: 'heading', after: 'title', by: 'likeness' }]);
});
