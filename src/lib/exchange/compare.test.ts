import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareImport, type PresentText } from './compare.js';
import { exportMark } from './marks.js';
import { readExchange } from './read.js';
import { anyFile } from './testing.js';
import type { ExchangeFile, ExchangeState, ExchangeText } from './types.js';
import { writeExchange } from './write.js';

const key = { element: 'Title', kind: 'name' as const };

/** Source, target and state, as `Size|Größe|reviewed`. */
function text(spec: string): PresentText {
  const [source = '', target = '', state = 'toDo'] = spec.split('|');
  return { key, source, target, state: state as ExchangeState };
}

function file(texts: readonly ExchangeText[], id = 'clock'): ExchangeFile {
  return { format: 'xliff2', language: 'de', widgets: [{ id, name: 'Clock', texts }] };
}

/** How a text in a file compares with the one here. */
function outcome(exported: string | undefined, here: string, there: string): string {
  const found = { ...text(there), comments: [], ...(exported && { hash: exportMark(text(exported)) }) };
  const isSaved = !here.endsWith('|never');
  const present = { ...text(here.replace(/\|never$/, '')), isSaved };
  const [widget] = compareImport([{ id: 'clock', texts: [present] }], file([found]), 'de');
  const [only] = widget!.texts;
  const { verdict, state, isOtherSource, isReviewedSince } = only!;
  const isNews = isReviewedSince && verdict !== 'same';
  return `${verdict}, ${state}${isOtherSource ? ', other source' : ''}${isNews ? ', reviewed since' : ''}`;
}

describe('a text that was exported', () => {
  it.each([
    // exported, here, in the file
    ['a||toDo', 'a||toDo', 'a||toDo', 'same, toDo'],
    ['a||toDo', 'a||toDo', 'a|b|toReview', 'new, toReview'],
    ['a||toDo', 'a||toDo', 'a|b|reviewed', 'new, reviewed'],
    ['a||toDo', 'a2||toDo', 'a|b|reviewed', 'new, toReview, other source'],
    ['a||toDo', 'a|c|toReview', 'a|b|toReview', 'conflicting, toReview'],
    ['a||toDo', 'a|b|toReview', 'a|b|toReview', 'same, toReview'],
    ['a||toDo', 'a|c|toReview', 'a||toDo', 'same, toDo'],
    ['a|b|toReview', 'a|b|toReview', 'a|c|toReview', 'changed, toReview'],
    ['a|b|toReview', 'a|b|toReview', 'a|b|reviewed', 'changed, reviewed'],
    ['a|b|toReview', 'a|b|toReview', 'a||toDo', 'removed, toDo'],
    ['a|b|reviewed', 'a|b|reviewed', 'a| |toReview', 'removed, toDo'],
    ['a|b|reviewed', 'a|c|reviewed', 'a| |toReview', 'conflicting, toDo'],
    ['a|b|toReview', 'a2|b|toReview', 'a||toDo', 'conflicting, toDo, other source'],
    ['a|b|toReview', 'a||toDo', 'a|c|toReview', 'conflicting, toReview'],
    ['a|b|toReview', 'a|c|toReview', 'a|b|toReview', 'conflicting, toReview'],
    ['a|b|toReview', 'a|c|toReview', 'a|b|reviewed', 'conflicting, reviewed'],
    ['a|b|toReview', 'a|c|toReview', 'a|d|toReview', 'conflicting, toReview'],
    ['a|b|toReview', 'a2|b|toReview', 'a|c|toReview', 'conflicting, toReview, other source'],
    ['a|b|toReview', 'a2|b|toReview', 'a|b|reviewed', 'same, toReview, other source'],
    ['a|b|reviewed', 'a|b|reviewed', 'a|b|toReview', 'same, toReview'],
    ['a|b|reviewed', 'a2|b|outdated', 'a|b|reviewed', 'same, toReview, other source'],
    ['a|b|outdated', 'a|b|outdated', 'a|b|outdated', 'same, toReview'],
    ['a|b|outdated', 'a|b|outdated', 'a|b|reviewed', 'changed, reviewed'],
    ['a|b|outdated', 'a|b|reviewed', 'a|b|outdated', 'same, toReview'],
    // Reviewed here since the export: the file was made without knowing.
    ['a|b|toReview', 'a|b|reviewed', 'a|c|toReview', 'conflicting, toReview, reviewed since'],
    ['a|b|outdated', 'a|b|reviewed', 'a|c|reviewed', 'conflicting, reviewed, reviewed since'],
    ['a|b|toReview', 'a|b|reviewed', 'a||toDo', 'conflicting, toDo, reviewed since'],
    ['a|b|reviewed', 'a|b|reviewed', 'a|c|toReview', 'changed, toReview'],
    // Never saved here: another installation, or a package before anybody worked on it.
    ['a|b|toReview', 'a||never', 'a|b|toReview', 'new, toReview'],
    ['a|b|reviewed', 'a||never', 'a|b|reviewed', 'new, reviewed'],
    ['a|b|toReview', 'a||never', 'a|c|toReview', 'new, toReview'],
    ['a|b|toReview', 'a||toDo', 'a|b|toReview', 'conflicting, toReview'],
    ['a|b|toReview', 'a||never', 'a||toDo', 'same, toDo'],
    ['a|b|toReview', 'a|c|toReview|never', 'a|b|toReview', 'changed, toReview'],
    ['a|b|reviewed', 'a|c|reviewed|never', 'a|b|reviewed', 'changed, reviewed'],
    ['a|b|reviewed', 'a|b|toReview|never', 'a|b|reviewed', 'changed, reviewed'],
    ['a|b|reviewed', 'a2|b|toReview|never', 'a|b|reviewed', 'same, toReview, other source'],
    ['a|b|toReview', 'a|c|toReview|never', 'a|d|toReview', 'conflicting, toReview'],
    ['a|b|toReview', 'a|c|toReview|never', 'a||toDo', 'conflicting, toDo'],
    ['a||toDo', 'a|c|toReview|never', 'a||toDo', 'same, toDo']
  ])('as %s, is %s here and %s in the file: %s', (exported, here, there, expected) => {
    expect(outcome(exported, here, there)).toBe(expected);
  });
});

describe('a text without a mark', () => {
  it.each([
    ['a||toDo', 'a|b|reviewed', 'new, toReview'],
    ['a|b|toReview', 'a|b|reviewed', 'same, toReview'],
    ['a|b|reviewed', 'a|c|reviewed', 'changed, toReview'],
    ['a|b|reviewed', 'a||toDo', 'removed, toDo'],
    ['a| |toDo', 'a||toDo', 'same, toDo']
  ])('is %s here and %s in the file: %s', (here, there, expected) => {
    expect(outcome(undefined, here, there)).toBe(expected);
  });
});

it.each([
  ['a|old|reviewed', 'incomplete'],
  ['a||toDo', 'incomplete'],
  ['a|half|toReview', 'same']
])('a text of which a part is missing leaves ours as it is: %s is %s', (here, expected) => {
  const found = { ...text('a|half|toReview'), isIncomplete: true, comments: [] };
  const [widget] = compareImport([{ id: 'clock', texts: [text(here)] }], file([found]), 'de');
  expect(widget!.texts.map(({ verdict }) => verdict)).toEqual([expected]);
});

describe('a widget', () => {
  const found = { ...text('a|b|toReview'), comments: [] };
  const unknown = { ...found, key: { element: 'Gone', kind: 'name' as const } };

  it('without such a text leaves it unknown', () => {
    const [widget] = compareImport([{ id: 'clock', texts: [text('a||toDo')] }], file([found, unknown]), 'de');
    expect(widget?.texts.map(({ verdict }) => verdict)).toEqual(['new', 'unknown']);
  });

  it('with another Id is assumed if it is the only one and has all texts, otherwise unknown', () => {
    const clock = { id: 'clock', texts: [text('a||toDo')] };
    const outcomeFor = (widgets: ExchangeFile, present = [clock]) =>
      compareImport(present, widgets, 'de').map(({ id, assumed, texts }) => [
        id,
        assumed,
        texts.map((each) => each.verdict)
      ]);
    expect(outcomeFor(file([found], 'global'))).toEqual([['clock', 'Clock', ['new']]]);
    expect(outcomeFor(file([found, unknown], 'global'))).toEqual([['global', undefined, ['unknown', 'unknown']]]);
    // A file that names no widget is of this one, also if one of its texts is unknown.
    expect(outcomeFor(file([found, unknown], ''))).toEqual([['clock', '', ['new', 'unknown']]]);
    expect(outcomeFor(file([found], 'global'), [clock, { id: 'map', texts: [] }])).toEqual([
      ['global', undefined, ['unknown']]
    ]);
  });
});

describe('what is found in the texts of a file', () => {
  const long = 'x'.repeat(9_000);
  const many = (each: (at: number) => string) => Array.from({ length: 40 }, (_, at) => each(at)).join(' ');
  it.each<[code: string, source: string, target: string]>([
    ['translation-placeholder-missing', `{${long.slice(0, 4_000)}} ${many((at) => `{p${at}}`)}`, 'b'],
    ['translation-placeholder-added', 'a', `{${long.slice(0, 4_000)}} ${many((at) => `{p${at}}`)}`],
    ['translation-numbers', `${'9'.repeat(4_000)} ${many((at) => `${at}0${at}`)}`, 'b 7'],
    ['translation-misencoded', 'a', `${'GrÃ¶ÃŸe '.repeat(400)}`],
    ['translation-twice', 'a', 'b']
  ])('quotes no more of it than a sentence shows: %s', (code, source, target) => {
    const entry = (name: string, from: string, to: string) => ({
      ...{ key: { element: 'Size', kind: 'entry' as const, entry: name }, source: from, target: to },
      state: 'toReview' as const
    });
    const texts = [
      entry('first', code === 'translation-twice' ? long : 'other', code === 'translation-twice' ? target : 'o')
    ];
    const found = [...texts, entry('second', source, target)].map((text) => ({ ...text, comments: [] }));
    const present = found.map(({ comments: _, ...text }) => ({ ...text, target: '' }));
    const [widget] = compareImport([{ id: 'clock', texts: present }], file(found), 'de');
    const { issues } = widget!.texts[1]!;
    expect(issues.map((issue) => issue.code)).toContain(code);
    expect(JSON.stringify(issues).length).toBeLessThan(2_000);
  });
});

describe('a file that is translated from another language', () => {
  it.each([
    // here, in the file
    ['a||toDo', 'b|c|toReview', 'conflicting'],
    ['a|b|toReview', 'b|c|toReview', 'conflicting'],
    ['a|c|toReview', 'b|c|toReview', 'same'],
    ['a||toDo', 'a|c|toReview', 'new'],
    ['a|b|toReview', 'a|c|toReview', 'changed']
  ])('brings for %s from %s what is %s', (here, there, expected) => {
    const found = { ...text(there), comments: [] };
    const present = [{ id: 'clock', texts: [{ ...text(here), isSaved: false }] }];
    const [widget] = compareImport(present, { ...file([found]), otherSource: 'fr' }, 'de');
    expect(widget!.texts[0]!.verdict).toBe(expected);
  });
});

describe('a file that was exported', () => {
  it('changes nothing if it comes back unchanged', () => {
    fc.assert(
      fc.property(anyFile, (exported) => {
        const result = readExchange(writeExchange(exported));
        if (!result.ok) throw new Error(result.problem.code);
        const verdicts = compareImport(exported.widgets, result.file, 'de').flatMap(({ texts }) =>
          texts.map(({ verdict }) => verdict)
        );
        expect(new Set(verdicts)).toEqual(new Set(['same']));
      })
    );
  });

  it('never removes a text changed here since, unless asked to', () => {
    const target = fc.constantFrom('', 'b', 'c', 'd');
    const state = fc.constantFrom<ExchangeState>('toReview', 'reviewed', 'outdated');
    fc.assert(
      fc.property(target, target, target, state, state, (exported, here, there, stateHere, stateThere) => {
        fc.pre(here !== exported && here !== '' && there !== here);
        const was = `a|${exported}|${exported === '' ? 'toDo' : 'toReview'}`;
        const result = outcome(was, `a|${here}|${stateHere}`, `a|${there}|${there === '' ? 'toDo' : stateThere}`);
        expect(result).toMatch(/^(same|conflicting)/);
      })
    );
  });
});
