import { expect, it } from 'vitest';
import type { ReplacementBody, WordedFinding } from '../api.js';
import { byErrors, settingRows, successorsOf } from './settingRows.js';

const label = (text: string) => ({ en: text, de: text, fr: text });
const ref = (id: string) => ({ id, name: label(id) });
const outcome = (kind: string, id: string, to?: string) => ({
  kind,
  id,
  name: label(id),
  ...(to && { element: ref(to) })
});

const body = {
  pairs: [
    { before: 'same', after: 'same', by: 'id' },
    { before: 'title', after: 'headline', by: 'likeness' },
    { before: 'days', after: 'dates', by: 'person' }
  ],
  changes: [
    { code: 'element-renamed', element: ref('headline'), formerName: label('Title'), text: label('renamed') },
    { code: 'element-added', element: ref('color'), text: label('added') }
  ],
  variants: [
    {
      id: 1,
      outcomes: [
        outcome('kept', 'same', 'same'),
        outcome('moved', 'title', 'headline'),
        outcome('setAside', 'days'),
        outcome('converted', 'size', 'size'),
        outcome('kept', 'size', 'size')
      ]
    }
  ]
} as unknown as ReplacementBody;

it('settings that change, or whose Values do not simply stay, are shown under the Id they have now', () => {
  const rows = settingRows(body);
  expect(
    rows.map(({ id, pair, outcomes }) => [id, pair?.formerName.en, outcomes.map((each) => each.outcome.kind)])
  ).toEqual([
    ['headline', 'Title', ['moved']],
    ['color', undefined, []],
    ['dates', 'days', ['setAside']],
    ['size', undefined, ['converted', 'kept']]
  ]);
});

it('each pair is read a few times, however many settings change', () => {
  let reads = 0;
  const ids = Array.from({ length: 100 }, (_, at) => `e${at}`);
  const pairs = ids.map((id) => ({
    before: id,
    get after() {
      reads += 1;
      return id;
    }
  }));
  const changes = ids.map((id) => ({ code: 'option-changed', element: ref(id), text: label(id) }));
  expect(settingRows({ pairs, changes, variants: [] } as unknown as ReplacementBody)).toHaveLength(100);
  expect(reads).toBeLessThanOrEqual(5 * ids.length);
});

it('a setting can be said to go on as a new one, or as the one it goes on as now', () => {
  const rows = settingRows(body);
  const idsOf = (at: number) => successorsOf(rows[at]!, rows).map(({ id }) => id);
  expect([idsOf(0), idsOf(1), idsOf(3)]).toEqual([['headline', 'color'], ['color'], ['color']]);
});

it('errors of the package are told apart from what is only doubtful', () => {
  const found = (['warning', 'error', 'info', 'error'] as const).map((severity) => ({ severity }) as WordedFinding);
  const { errors, others } = byErrors(found);
  expect([errors, others].map((all) => all.map(({ severity }) => severity))).toEqual([
    ['error', 'error'],
    ['warning', 'info']
  ]);
});
