import { describe, expect, it } from 'vitest';
import { outcomeOfTests } from './testsOutcome.js';
import { withProposedVersion } from './proposedVersion.js';

const element = (Id: string, more: object = {}) => ({
  Id,
  DisplayName: Id,
  DataType: 'boolean',
  Value: false,
  ...more
});
const definition = (SpotVersion: string, ...Elements: object[]) =>
  `${JSON.stringify({ SpotIdentifier: 'a.b', SpotVersion, ApiVersion: 2, Elements }, undefined, 2)}\n`;
const [one, two] = [element('One'), element('Two')];
const today = '2026-11-27';

describe('the SpotVersion of an edited definition', () => {
  const before = definition('1.4.2', one);

  it.each([
    ['is a feature where a setting is new', definition('1.4.2', one, two), undefined, '1.5.0', 'feature'],
    ['breaks where one is gone', definition('1.4.2', two), undefined, '2.0.0', 'breaking'],
    ['is a fix where nothing else changed', before, undefined, '1.4.3', 'fix'],
    ['stays as somebody edited it', definition('3.0', one, two), undefined, '3.0', 'feature'],
    ['is the one that is wanted', definition('1.4.2', one, two), '1.9', '1.9', 'feature'],
    ['is still the one that is wanted where they amount to less', definition('1.4.2', one), '1.9', '1.9', 'fix'],
    ['is proposed anew where the changes amount to more', definition('1.4.2', two), '1.9', '2.0.0', 'breaking'],
    ['is the one that was edited later', definition('3.0', one), '1.9', '3.0', 'fix']
  ])('%s', async (_, edited, is, after, weight) => {
    const insteadOf = { before: '1.4.2', after: '1.5.0', edited: '1.4.2', weight: 'feature' } as const;
    const wanted = is === undefined ? undefined : { is, insteadOf };
    const { source, version } = await withProposedVersion(before, edited, { mapping: [], today, wanted });
    expect(version).toMatchObject({ before: '1.4.2', after, weight });
    expect(source).toBe(edited.replace(/"SpotVersion": ".*"/, `"SpotVersion": "${after}"`));
  });

  it('follows a renamed setting', async () => {
    const mapping = [{ from: 'One', to: 'First' }];
    const edited = definition('1.4.2', element('First'));
    expect((await withProposedVersion(before, edited, { mapping, today })).version?.after).toBe('2.0.0');
  });

  it('is none where two edits made no JSON', async () => {
    const edited = before.slice(0, -3);
    const made = await withProposedVersion(before, edited, { mapping: [], today });
    expect(made).toEqual({ source: edited, version: undefined });
  });

  it('stays where it is no number', async () => {
    const named = definition('Autumn', one);
    const { source } = await withProposedVersion(named, definition('Autumn', one, two), { mapping: [], today });
    expect(source).toBe(definition('Autumn', one, two));
  });
});

describe('the tests of a package that is made', () => {
  const hidden = element('Two', {
    Options: { Conditions: [{ Action: 'HIDE', TargetId: 'One', Operator: '==', Value: true }] }
  });
  const source = definition('1.0.0', one, hidden);
  const tests = (...all: object[]) => JSON.stringify(all);

  it.each([
    [
      'are counted, with the names of those that fail',
      tests({ name: 'a', set: { One: true }, hidden: ['Two'] }, { name: 'b', set: { One: false }, hidden: ['Two'] }),
      { count: 2, failed: ['b'] }
    ],
    ['are none where the file cannot be read', '[', undefined],
    ['are none where there is no file', undefined, undefined]
  ])('%s', async (_, text, expected) => {
    expect(await outcomeOfTests(source, text, today)).toEqual(expected);
  });
});
