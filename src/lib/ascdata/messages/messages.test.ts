import { describe, expect, it } from 'vitest';
import { finding, messageOf } from '../wording.js';
import type { Finding } from '../findings.js';
import { messages, type FindingCode } from './index.js';

/** What a sentence names in braces; a brace beside a blank is a brace. */
const named = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name!).sort();

describe.each(Object.keys(messages) as FindingCode[])('the sentence of %s', (code) => {
  const { en, de } = messages[code];
  const names = new Set(named(en + de));
  const found = {
    code,
    params: Object.fromEntries([...names].map((name) => [name, `‹${name}›`]))
  } as unknown as Finding;

  it.each(['en', 'de'] as const)('leaves no placeholder where everything that it names is given (%s)', (language) => {
    expect(messageOf(found, language).replaceAll('{ … }', '')).not.toMatch(/[{}]|undefined/);
  });

  it('names the same in both languages', () => {
    expect(new Set(named(de))).toEqual(new Set(named(en)));
  });
});

it('a finding cannot be made without everything that its sentence names, and nothing else has a sentence', () => {
  const made = finding('condition-operator', '', { operator: '>', target: 'Mode', dataType: 'list', allowed: '==' });
  expect(messageOf(made)).toBe('The operator > cannot be used to test “Mode” (list). Possible: ==.');
  // @ts-expect-error dataType and allowed are missing
  finding('condition-operator', '', { operator: '>', target: 'Mode' });
  // @ts-expect-error the parameters are missing altogether
  finding('unknown-element', '');
  // @ts-expect-error parameters that nobody has looked at
  messageOf({ code: 'unknown-element', params: {} });
});
