import { expect, it } from 'vitest';
import { finding } from './finding.js';
import { isUnusable, severityRules } from './severitySettings.js';

const reason = 'for a test';
const data = { Elements: [{ Id: 'a' }, { Id: 'b' }] };
const settings = (severity: string, codes: readonly string[]) =>
  JSON.stringify({ findings: Object.fromEntries(codes.map((code) => [code, { severity, reason }])) });
const OF_ITSELF = finding('package-empty', '');
const OF_AN_ID = finding('text-required', '/Elements/0/Id');
const OF_A_DEFAULT = finding('text-required', '/Elements/0/Value');

it.each(['off', 'info', 'warning'])('an error that forbids using the widget is not turned to %s', (severity) => {
  const rules = severityRules(settings(severity, ['package-empty', 'text-required']));
  const causing = { ...OF_A_DEFAULT, consequences: [OF_AN_ID] };
  const found = rules.apply([OF_ITSELF, OF_AN_ID, causing], data);
  expect(found).toEqual([OF_ITSELF, OF_AN_ID, causing]);
});

it('an error in a part of an element that leaves it usable is told as the settings say', () => {
  const of = (severity: string) => severityRules(settings(severity, ['text-required'])).apply([OF_A_DEFAULT], data);
  expect(of('off')).toEqual([]);
  expect(of('info')).toEqual([{ ...OF_A_DEFAULT, severity: 'info' }]);
});

it('the setting of an element comes before that of the file, and is none for others', () => {
  const rules = severityRules(
    JSON.stringify({
      findings: { 'condition-self': { severity: 'info', reason } },
      elements: { b: { 'condition-self': { severity: 'error', reason } } }
    })
  );
  const at = (index: number) => finding('condition-self', `/Elements/${index}/Options/Conditions/0`, { element: 'x' });
  expect(rules.apply([at(0), at(1)], data).map(({ severity }) => severity)).toEqual(['info', 'error']);
});

it.each(['', '{', '[]', '{"findings":{"condition-self":{"severity":"off"}}}'])(
  'settings that cannot be used change nothing: %j',
  (text) => {
    expect(isUnusable(text)).toBe(true);
    expect(severityRules(text).apply([OF_A_DEFAULT], data)).toEqual([OF_A_DEFAULT]);
  }
);
