import { expect, it } from 'vitest';
import type { Condition } from '../ascdata/types.js';
import { editorData, services } from '../form/testing.js';
import { EditorState } from '../form/state.svelte.js';
import { valueInSentence } from '../form/explain/clauses.js';
import german from '../messages/de/screens/explanations.js';
import english from '../messages/en/screens/explanations.js';
import french from '../messages/fr/screens/explanations.js';
import { clauseOf, textOf } from './clauses.js';

const condition = (TargetId: string, Value: unknown): Condition =>
  ({ Action: 'HIDE', TargetId, Operator: '==', Value }) as Condition;
const form = new EditorState(
  editorData({}, [
    { Id: 'lunch', DisplayName: 'Lunch', DataType: 'boolean', Value: true },
    { Id: 'note', DisplayName: 'Note', DataType: 'simpleText', Value: [{ Text: '' }] },
    {
      ...{ Id: 'hours', DisplayName: 'Hours', DataType: 'number', Value: 1 },
      Options: { Conditions: [condition('lunch', false), condition('note', 'empty')] }
    }
  ]),
  services
);
const words = (language: 'en' | 'de' | 'fr') => ({ language, contentLanguage: '' });

it.each([
  ['en', english.clauses, 'Lunch is off', 'Note is empty'],
  ['de', german.clauses, 'Lunch steht auf „aus“', 'Note steht auf empty'],
  ['de', german.reasons, 'Lunch auf „aus“ steht', 'Note auf empty steht'],
  ['fr', french.clauses, 'Lunch est désactivé', 'Note vaut empty']
] as const)('a condition reads as its language says it: %s', (language, texts, ...said) => {
  const found = form
    .explain('hours')
    .map((each) => clauseOf(each, form, words(language), texts, ({ id }) => labels[id]!));
  expect(found.map((clause) => textOf(clause!))).toEqual(said);
});
const labels: Readonly<Record<string, string>> = { lunch: 'Lunch', note: 'Note' };

it.each([
  ['note', [{ Text: '' }], 'empty', 'leer', 'vide'],
  ['note', [{ Text: 'empty' }], '“empty”', '„empty“', '«\u202Fempty\u202F»'],
  ['lunch', true, 'on', '„an“', 'activé'],
  ['hours', 3, '3', '3', '3']
])('a word that describes the Value of %s is no quotation: %j', (id, value, ...said) => {
  const inEach = (['en', 'de', 'fr'] as const).map((each) => valueInSentence(form.field(id)!, value, words(each)));
  expect(inEach).toEqual(said);
});
