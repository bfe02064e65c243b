import { describe, expect, it } from 'vitest';
import type { PatternTester } from '../../ascdata/dataTypeModel.js';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import type { AscElement, DataTypeName } from '../../ascdata/types.js';
import { finding } from '../../ascdata/finding.js';
import { registry } from '../../datatypes/registry.js';
import { plainPatterns } from '../../datatypes/shared/testing.js';
import type { Mapping, Pair } from './changes.js';
import type { SetAsideValue, ValuePlan } from './outcomes.js';
import { pairElements } from './pairs.js';
import { planValues } from './plan.js';
import type { TrailContext } from './valueTrails.js';

const options = { registry, patterns: plainPatterns, platform: DEFAULT_PLATFORM, today: '2026-11-20' };

function element(DataType: DataTypeName, parts: Partial<AscElement> = {}): AscElement {
  return { Id: 'E', DisplayName: 'Field', DataType, Value: null, ...parts };
}

interface Case {
  before: AscElement[];
  after: AscElement[];
  own?: Record<string, unknown>;
  setAside?: SetAsideValue[];
  mapping?: Mapping;
  patterns?: PatternTester;
}

function plan({ before, after, own = {}, setAside = [], mapping, patterns = plainPatterns }: Case): Promise<ValuePlan> {
  const { pairs } = pairElements(before, after, mapping);
  const stored = { own: new Map(Object.entries(own)), setAside };
  return planValues(before, after, pairs, stored, { ...options, patterns });
}

/** What happens to one Value of one element: the outcome, and the stored Value or the reasons. */
async function fate(before: AscElement, after: AscElement, value: unknown): Promise<[string, unknown]> {
  const { outcomes, own, setAside } = await plan({ before: [before], after: [after], own: { [before.Id]: value } });
  const kind = outcomes.map((outcome) => outcome.kind).join();
  return [kind, own.size > 0 ? own.get(after.Id) : setAside[0]?.reasons.map(({ code }) => code).join(' ')];
}

const text = (Text: string) => [{ Text }];
const place = { Id: 17, Name: 'Lobby' };

describe('a Value for the same DataType', () => {
  it.each<[string, DataTypeName, Record<string, unknown>, Record<string, unknown>, unknown]>([
    ['whose rules are wider', 'simpleText', { MaxChars: 5 }, { MaxChars: 9 }, text('12345')],
    ['that keeps the narrower rules', 'number', {}, { Minimum: 2, StepSize: 0.5 }, 2.5],
    ['that has unknown keys', 'simpleText', {}, { Required: true }, [{ Text: 'a', Extra: 1 }]],
    ['that broke the same rule before', 'date', { MinDate: 'Today' }, { MinDate: 'Today' }, '2026-11-01T00:00:00'],
    ['that is spelt inexactly for both', 'color', {}, {}, '#1a2b3c']
  ])('%s is kept', async (_, type, before, after, value) => {
    expect(await fate(element(type, { Options: before }), element(type, { Options: after }), value)).toEqual([
      'kept',
      value
    ]);
  });

  it.each<[DataTypeName, Record<string, unknown>, Record<string, unknown>, unknown, unknown]>([
    ['color', {}, { UseRGBA: true }, '#1A2B3C', 'rgba(26,43,60,1)'],
    ['color', { UseRGBA: true }, {}, 'rgba(26,43,60,1)', '#1A2B3C'],
    ['time', {}, { WithSeconds: true }, '08:30', '08:30:00'],
    ['time', { WithSeconds: true }, {}, '08:30:00', '08:30']
  ])('%s, %j to %j: %j is converted to %j', async (type, before, after, value, converted) => {
    const fated = await fate(element(type, { Options: before }), element(type, { Options: after }), value);
    expect(fated).toEqual(['converted', converted]);
  });

  it.each<[DataTypeName, Record<string, unknown>, Record<string, unknown>, unknown, string]>([
    ['simpleText', {}, { MaxChars: 3 }, text('1234'), 'text-too-long'],
    ['simpleText', { NumberOfInstances: 2 }, {}, [...text('a'), ...text('b')], 'too-many-instances'],
    ['simpleText', {}, { Required: true, MaxChars: 3 }, text(' '), 'text-required'],
    ['simpleText', {}, { ValidationRegExp: '^\\d*$' }, text('a'), 'text-pattern-undescribed'],
    ['number', {}, { Minimum: 2 }, 1, 'number-below-minimum'],
    ['number', {}, { StepSize: 2 }, 1, 'number-off-step'],
    ['color', { UseRGBA: true }, {}, 'rgba(1,2,3,0.5)', 'value-type'],
    ['time', { WithSeconds: true }, {}, '08:30:15', 'value-type'],
    ['date', {}, { MinDate: 'Today' }, '2026-11-01T00:00:00', 'date-before-minimum'],
    ['spot', { NumberOfInstances: 2 }, {}, [place, { ...place, Id: 18 }], 'too-many-instances']
  ])('%s, %j to %j: %j is set aside (%s)', async (type, before, after, value, reason) => {
    const fated = await fate(element(type, { Options: before }), element(type, { Options: after }), value);
    expect(fated).toEqual(['setAside', reason]);
  });

  it('that breaks a rule as before keeps it, which is said', async () => {
    const [before, after] = [
      element('number', { Options: { Minimum: 5 } }),
      element('number', { Options: { Minimum: 4 } })
    ];
    const { outcomes, trails } = await plan({ before: [before], after: [after], own: { E: 1 } });
    expect(outcomes).toMatchObject([{ kind: 'kept', findings: [{ code: 'number-below-minimum' }] }]);
    expect(trails).toEqual(new Map([['E', []]]));
  });

  it('breaking another rule besides the one before is set aside', async () => {
    const before = element('simpleText', { Options: { MaxChars: 3 } });
    const after = element('simpleText', { Options: { MaxChars: 3, ValidationRegExp: '^[0-9]*$' } });
    expect(await fate(before, after, text('abcd'))).toEqual(['setAside', 'text-too-long text-pattern-undescribed']);
  });

  it('breaking another rule than before is set aside', async () => {
    const before = element('number', { Options: { Minimum: 5 } });
    expect(await fate(before, element('number', { Options: { Maximum: 0 } }), 1)).toEqual([
      'setAside',
      'number-above-maximum'
    ]);
  });
});

describe('a Value that is an entry', () => {
  const [before, after] = [
    ['Now', 'Later'],
    ['At once', 'Later']
  ].map((Items) => element('list', { Items }));
  const entries = [{ before: 'Now', after: 'At once' }];

  it.each<[string, AscElement, unknown, Mapping[number]['entries'], unknown[]]>([
    ['that nobody says was renamed is set aside', after!, 'Now', undefined, ['setAside', undefined]],
    ['goes on under its new name', after!, 'Now', entries, ['converted', 'At once']],
    ['that was not renamed stays', after!, 'Later', entries, ['kept', 'Later']],
    [
      'goes into another DataType under its new name',
      element('simpleText'),
      'Now',
      entries,
      ['converted', text('At once')]
    ]
  ])('%s', async (_, to, value, named, expected) => {
    const mapping = [{ from: 'E', to: 'E', ...(named && { entries: named }) }];
    const { outcomes, own } = await plan({ before: [before!], after: [to], own: { E: value }, mapping });
    expect([outcomes[0]!.kind, own.get('E')]).toEqual(expected);
  });

  it('has its old name again on the way back, also where two changed places', async () => {
    const swapped = element('list', { Items: ['Later', 'Now'] });
    const there = [
      { before: 'Now', after: 'Later' },
      { before: 'Later', after: 'Now' }
    ];
    for (const own of ['Now', 'Later']) {
      const mapping = [{ from: 'E', to: 'E', entries: there }];
      const moved = await plan({ before: [before!], after: [swapped], own: { E: own }, mapping });
      expect(moved.own.get('E')).not.toBe(own);
      const back = await plan({ before: [swapped], after: [before!], own: Object.fromEntries(moved.own), mapping });
      expect(back.own.get('E')).toBe(own);
    }
  });
});

describe('a Value for another DataType', () => {
  const items = { Items: ['7', 'Wide', '08:30', '#1A2B3C'] };
  it.each<[AscElement, AscElement, unknown, unknown]>([
    [element('list', items), element('radiobutton', items), 'Wide', 'Wide'],
    [element('list', items), element('simpleText'), 'Wide', text('Wide')],
    [element('simpleText'), element('list', items), text('Wide'), 'Wide'],
    [element('number'), element('simpleText'), 12.5, text('12.5')],
    [element('simpleText'), element('number'), text('12.5'), 12.5],
    [element('number'), element('list', items), 7, '7'],
    [element('color', { Options: { UseRGBA: true } }), element('simpleText'), 'rgba(26,43,60,1)', text('#1A2B3C')],
    [element('time'), element('simpleText'), '08:30', text('08:30')],
    [
      element('date'),
      element('dateRange'),
      '2026-11-20T00:00:00',
      { From: '2026-11-20T00:00:00', To: '2026-11-20T00:00:00' }
    ],
    [
      element('dateRange'),
      element('date'),
      { From: '2026-11-20T00:00:00', To: '2026-11-20T00:00:00' },
      '2026-11-20T00:00:00'
    ]
  ])('that has a form there is converted: $0.DataType to $1.DataType, %j', async (before, after, value, converted) => {
    expect(await fate(before, after, value)).toEqual(['converted', converted]);
  });

  it.each<[AscElement, AscElement, unknown, string]>([
    [element('list', items), element('radiobutton', { Items: ['Narrow'] }), 'Wide', 'choice-not-in-items'],
    [element('number'), element('simpleText', { Options: { MaxChars: 1 } }), 12.5, 'text-too-long'],
    [element('date'), element('dateRange'), '2026-11-20T08:00:00', 'range-without-time range-without-time'],
    [element('simpleText'), element('number'), text('012'), ''],
    [element('simpleText'), element('number'), text(''), ''],
    [
      element('simpleText', { Options: { NumberOfInstances: 2 } }),
      element('list', items),
      [...text('7'), ...text('7')],
      ''
    ],
    [element('simpleText'), element('list', items), [{ Text: 'Wide', Extra: 1 }], ''],
    [element('dateRange'), element('date'), { From: '2026-11-20T00:00:00', To: '' }, ''],
    [element('boolean'), element('simpleText'), true, ''],
    [element('spot'), element('media'), [place], ''],
    [element('date'), element('simpleText'), '2026-11-20T00:00:00', '']
  ])('that would lose something is set aside: $0.DataType to $1.DataType, %j', async (before, after, value, rules) => {
    expect(await fate(before, after, value)).toEqual(['setAside', `element-other-type ${rules}`.trim()]);
  });
});

describe('a Value of an element under another Id', () => {
  const old = element('simpleText', { Id: 'title', DisplayName: 'Title' });
  const fresh = { ...old, Id: 'headline' };

  it('moves there', async () => {
    const { own, outcomes } = await plan({ before: [old], after: [fresh], own: { title: text('a') } });
    expect(own).toEqual(new Map([['headline', text('a')]]));
    expect(outcomes).toMatchObject([{ kind: 'moved', id: 'title', element: { id: 'headline' }, value: text('a') }]);
  });

  it('leaves its old Id to the element that has it now', async () => {
    const other = element('simpleText', { Id: 'title', DisplayName: 'Footer' });
    const mapping = [{ from: 'title', to: 'headline' }];
    const { own } = await plan({ before: [old], after: [other, fresh], own: { title: text('a') }, mapping });
    expect(own).toEqual(new Map([['headline', text('a')]]));
  });

  it('is set aside where the element is gone', async () => {
    const { own, setAside } = await plan({ before: [old], after: [], own: { title: text('a') } });
    expect(own.size).toBe(0);
    expect(setAside).toMatchObject([
      {
        id: 'title',
        name: { en: 'Title' },
        dataType: 'simpleText',
        value: text('a'),
        reasons: [{ code: 'element-gone' }]
      }
    ]);
  });
});

describe('rules for what is visible', () => {
  const condition = { Action: 'HIDE', TargetId: 'show', Operator: '==', Value: false } as const;
  const show = element('boolean', { Id: 'show', Value: true });
  const news = element('simpleText', { Id: 'news', DisplayName: 'News' });
  const required = { ...news, Options: { Required: true, Conditions: [condition] } };

  it('are not applied while a stored Value hides the element', async () => {
    const own = { show: false, news: text('') };
    const { outcomes } = await plan({ before: [show, news], after: [show, required], own });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['kept', 'kept']);
  });

  it('are applied when the Value that hid it is set aside itself', async () => {
    const own = { show: false, news: text('') };
    const switchGone = element('number', { Id: 'show', Value: 1 });
    const { outcomes, own: left } = await plan({ before: [show, news], after: [switchGone, required], own });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['setAside', 'setAside']);
    expect(left.size).toBe(0);
  });
});

describe('rules for what was hidden', () => {
  const show = (...Items: string[]) => element('list', { Id: 'show', Value: 'on', Items });
  const Conditions = [{ Action: 'HIDE', TargetId: 'show', Operator: '==', Value: 'off' } as const];
  const news = (...conditions: typeof Conditions) =>
    element('simpleText', { Id: 'news', DisplayName: 'News', Options: { Required: true, Conditions: conditions } });
  const own = { news: text(''), show: 'off' };
  const reasonsOf = ({ outcomes }: ValuePlan) =>
    outcomes.map((outcome) => [outcome.kind, 'reasons' in outcome && outcome.reasons.map(({ code }) => code).join()]);

  it('are applied where it is hidden no longer: it did not break them before', async () => {
    const items = show('on', 'off');
    const result = await plan({ before: [items, news(...Conditions)], after: [items, news()], own });
    expect(reasonsOf(result)).toEqual([
      ['setAside', 'text-required'],
      ['kept', false]
    ]);
  });

  it('are applied where the Value that hid it breaks a rule now', async () => {
    const [before, after] = [show('on', 'off'), show('on')];
    const result = await plan({ before: [before, news(...Conditions)], after: [after, news(...Conditions)], own });
    expect(reasonsOf(result)).toEqual([
      ['setAside', 'text-required'],
      ['setAside', 'choice-not-in-items']
    ]);
  });
});

describe('a Value that was set aside earlier', () => {
  const field = (Options: Record<string, unknown>) => element('simpleText', { Options });
  const aside = (value: unknown, dataType: DataTypeName = 'simpleText'): SetAsideValue => ({
    id: 'E',
    name: { en: 'Field', de: 'Feld', fr: 'Field' },
    dataType,
    value,
    reasons: [finding('text-too-long', '/0/Text', { count: 4, maximum: 3 })]
  });
  const [narrow, wide] = [field({ MaxChars: 3 }), field({})];
  const kindsOf = ({ outcomes }: ValuePlan) => outcomes.map(({ kind }) => kind);

  it('comes back when it fits again, and is set aside no longer', async () => {
    const result = await plan({ before: [narrow], after: [wide], setAside: [aside(text('1234'))] });
    expect(kindsOf(result)).toEqual(['returned']);
    expect([result.own, result.setAside]).toEqual([new Map([['E', text('1234')]]), []]);
  });

  it('comes back with its element', async () => {
    expect(kindsOf(await plan({ before: [], after: [wide], setAside: [aside(text('1234'))] }))).toEqual(['returned']);
  });

  it('stays aside, as it was, while it does not fit', async () => {
    const given = [aside(text('12345'))];
    const result = await plan({ before: [narrow], after: [field({ MaxChars: 4 })], setAside: given });
    expect(result.outcomes).toMatchObject([{ kind: 'stillAside', reasons: given[0]!.reasons }]);
    expect(result.setAside).toEqual(given);
  });

  it('stays before those that are set aside now', async () => {
    const given = { own: { E: text('123') }, setAside: [aside(text('12345'))] };
    const { setAside } = await plan({ before: [narrow], after: [field({ MaxChars: 2 })], ...given });
    expect(setAside.map(({ value }) => value)).toEqual([text('12345'), text('123')]);
  });

  it('comes back to its Id where nobody knows its DataType any more', async () => {
    const { id, name, reasons } = aside(7);
    const setAside = [{ id, name, reasons, value: 7 }];
    expect(kindsOf(await plan({ before: [], after: [element('number')], setAside }))).toEqual(['returned']);
  });

  it('stays aside where its Id has another DataType, even if the Value would fit', async () => {
    const media = element('media');
    expect(kindsOf(await plan({ before: [], after: [media], setAside: [aside([place], 'spot')] }))).toEqual([
      'stillAside'
    ]);
  });

  it('stays aside behind a Value that is stored and fits', async () => {
    const given = { own: { E: text('new') }, setAside: [aside(text('1234'))] };
    const result = await plan({ before: [narrow], after: [wide], ...given });
    expect(kindsOf(result)).toEqual(['kept', 'stillAside']);
    expect(result.own.get('E')).toEqual(text('new'));
  });

  it('comes back in place of a stored Value that does not fit', async () => {
    const letters = field({ ValidationRegExp: '^[a-z]*$' });
    const digits = field({ ValidationRegExp: '^[0-9]*$' });
    const result = await plan({
      before: [letters],
      after: [digits],
      own: { E: text('abc') },
      setAside: [aside(text('123'))]
    });
    expect(kindsOf(result)).toEqual(['setAside', 'returned']);
    expect(result.own.get('E')).toEqual(text('123'));
    expect(result.setAside.map(({ value }) => value)).toEqual([text('abc')]);
  });

  it('stays aside where it fits no better than the stored Value', async () => {
    const digits = field({ ValidationRegExp: '^[0-9]*$' });
    const given = { own: { E: text('abc') }, setAside: [aside(text('12x'))] };
    const result = await plan({ before: [field({})], after: [digits], ...given });
    expect([kindsOf(result), result.own.size]).toEqual([['setAside', 'stillAside'], 0]);
  });

  it('last comes back first', async () => {
    const result = await plan({
      before: [narrow],
      after: [wide],
      setAside: [aside(text('older')), aside(text('newer'))]
    });
    expect(kindsOf(result)).toEqual(['stillAside', 'returned']);
    expect(result.own.get('E')).toEqual(text('newer'));
  });

  it('stays aside where it fitted before already: somebody left it there', async () => {
    expect(kindsOf(await plan({ before: [wide], after: [wide], setAside: [aside(text('1234'))] }))).toEqual([
      'stillAside'
    ]);
  });
});

describe('on the way back to a version that was there before', () => {
  const back: TrailContext = { since: 1, originalElement: ([first]) => first?.id };
  const [exact, short] = [element('time', { Options: { WithSeconds: true } }), element('time')];
  const pairs: Pair[] = [{ before: 'E', after: 'E', by: 'id' }];
  const trail = (...ids: string[]) => ids.map((id, since) => ({ since, id }));

  it('a Value that was set aside is written again as it was then', async () => {
    const name = { en: 'Time', de: 'Zeit', fr: 'Time' };
    const setAside = [
      { id: 'E', name, dataType: 'time' as const, value: '08:30:00', reasons: [], trail: trail('E', 'E') }
    ];
    const result = await planValues([exact], [short], pairs, { own: new Map(), setAside }, options, back);
    expect([result.own, result.setAside]).toEqual([new Map([['E', '08:30']]), []]);
  });

  it('a Value that its former element does not take any more goes on as its element of today does', async () => {
    const home = element('number', { Id: 'home', Options: { Maximum: 5 } });
    const stored = { own: new Map([['E', 7]]), setAside: [], trails: new Map([['E', trail('home')]]) };
    const today = element('number');
    const { own, outcomes } = await planValues([today], [home, today], pairs, stored, options, back);
    expect(own).toEqual(new Map([['E', 7]]));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['kept']);
  });
});

describe('a stored Value of an element that its own package does not have', () => {
  it('is set aside', async () => {
    const { own, setAside } = await plan({ before: [], after: [], own: { stray: 7 } });
    expect(own.size).toBe(0);
    expect(setAside).toMatchObject([{ id: 'stray', value: 7, reasons: [{ code: 'element-gone' }] }]);
  });

  it('is stored again where the new package has its element', async () => {
    const { own } = await plan({ before: [], after: [element('number', { Id: 'stray' })], own: { stray: 7 } });
    expect(own).toEqual(new Map([['stray', 7]]));
  });
});

describe('patterns', () => {
  it('are waited for, as on save', async () => {
    let answered = false;
    const patterns: PatternTester = {
      test: () => (answered ? 'no-match' : 'pending'),
      settled: async () => void (answered = true)
    };
    const [before, after] = [element('simpleText'), element('simpleText', { Options: { ValidationRegExp: '^b' } })];
    const { outcomes } = await plan({ before: [before], after: [after], own: { E: text('a') }, patterns });
    expect(outcomes).toMatchObject([{ kind: 'setAside', reasons: [{ code: 'text-pattern-undescribed' }] }]);
  });
});
