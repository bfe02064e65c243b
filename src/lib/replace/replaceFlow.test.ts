import { describe, expect, it } from 'vitest';
import type { ReplacedVersion, ReplacementBody } from '../api.js';
import type { Mapping } from '../package/compare/changes.js';
import type { Answer, Refused } from '../client/request.js';
import type { MadePackage, ReplaceRequest, Successor } from './client.js';
import { ReplaceFlow } from './replaceFlow.svelte.js';
import { conflictId, type TextConflict } from './textChoices.js';

const LOST: Refused = { ok: false, status: 0, errorTexts: new Map() };
const CHANGED: Refused = { ok: false, status: 412, code: 'comparison-changed', errorTexts: new Map() };
const refused = (status: number, code: string): Refused => ({ ok: false, status, code, errorTexts: new Map() });

const done = (parts: Partial<ReplacementBody>): Answer<ReplacementBody> => ({
  ok: true,
  value: { same: false, unusedMapping: [], pairs: [], ...parts } as ReplacementBody
});

const version: ReplacedVersion = { Id: 3, SpotVersion: '1', ReplacedAt: '', ReplacedBy: null };

const file = (name: string) => ({ file: new File([], name) });

const madePackage = (parts: Partial<MadePackage>): MadePackage => ({
  ...file('made'),
  base: 1,
  texts: [],
  spotVersion: undefined,
  tests: undefined,
  again: () => Promise.resolve(LOST),
  as: () => Promise.resolve(LOST),
  ...parts
});

/** An answer that arrives later. */
function later() {
  let give: (answer: Answer<ReplacementBody>) => void = () => {};
  const answer = new Promise<Answer<ReplacementBody>>((resolve) => (give = resolve));
  return { answer, give: (given: Answer<ReplacementBody>) => give(given) };
}

/** Compares with answers that are given one after the other; `isReached` false: the server does not answer other questions. */
function comparingWith(...answers: (Answer<ReplacementBody> | Promise<Answer<ReplacementBody>>)[]) {
  const pauses: number[] = [];
  /** Called while the server is busy. */
  const whileBusy: { run?: () => void } = {};
  const asked: (ReplaceRequest & { successor: Successor; signal?: AbortSignal | null })[] = [];
  const server: { isReached: boolean; refusal?: Refused; versions: ReplacedVersion[] } = {
    isReached: true,
    versions: []
  };
  const flow = new ReplaceFlow(
    { Id: 1 },
    {
      loadVersions: async () => server.refusal ?? (server.isReached ? { ok: true, value: server.versions } : LOST),
      replaceWidget: async (_id, successor, request, { signal }) => {
        asked.push({ ...request, successor, signal });
        return answers.shift() ?? LOST;
      }
    },
    async (milliseconds) => {
      pauses.push(milliseconds);
      whileBusy.run?.();
    }
  );
  return { flow, asked, server, pauses, whileBusy };
}

describe('a server that is busy', () => {
  const BUSY: Refused = { ...refused(503, 'packages-busy'), retryAfter: 4 };

  it('is sent the package again after as long as it says, for a comparison and for the replacement', async () => {
    const { flow, asked, pauses, whileBusy } = comparingWith(BUSY, done({ tag: 'one' }), BUSY, done({ tag: 'one' }));
    const said: [string, boolean][] = [];
    whileBusy.run = () => said.push([flow.step, flow.isBusy]);
    await flow.compare(file('next'));
    await flow.run();
    expect([flow.step, flow.isBusy, pauses]).toEqual(['done', false, [4_000, 4_000]]);
    expect(said).toEqual([
      ['comparing', true],
      ['working', true]
    ]);
    expect(asked.map(({ tag }) => tag)).toEqual([undefined, undefined, 'one', 'one']);
  });

  it('is not sent it again once that is cancelled: nothing was done, and nothing failed', async () => {
    const { flow, asked, whileBusy } = comparingWith(done({ tag: 'one' }), BUSY, done({ tag: 'one' }));
    await flow.compare(file('next'));
    whileBusy.run = () => flow.cancel();
    await flow.run();
    expect([flow.step, flow.failure, asked.length]).toEqual(['compared', undefined, 2]);
  });

  it('that stays busy refuses it, in its words', async () => {
    const { flow } = comparingWith(done({ tag: 'one' }), BUSY, BUSY, BUSY, BUSY, BUSY);
    await flow.compare(file('next'));
    await flow.run();
    expect([flow.step, flow.failure]).toEqual(['compared', BUSY]);
  });
});

describe('a package made from one that was replaced since', () => {
  const SUPERSEDED = refused(409, 'replaced-meanwhile');
  const CONFLICT = refused(409, 'rules-changed');
  /** Made from package 1, and then from each next one. */
  const made = (base = 1, conflictAt?: number): MadePackage =>
    madePackage({
      base,
      again: () => Promise.resolve(base + 1 === conflictAt ? CONFLICT : { ok: true, value: made(base + 1, conflictAt) })
    });
  const bases = (asked: readonly { successor: Successor; tag?: string }[]) =>
    asked.map(({ successor, tag }) => ['base' in successor && successor.base, tag]);

  it('is made again from the present one, and compared before it replaces', async () => {
    const { flow, asked } = comparingWith(
      ...[SUPERSEDED, SUPERSEDED, done({ tag: 'one' }), SUPERSEDED, SUPERSEDED, done({ tag: 'two' }), done({})]
    );
    await flow.compare(made());
    await flow.run();
    expect([flow.step, flow.body?.tag, flow.notDone]).toEqual(['compared', 'two', 'merged']);
    await flow.run();
    expect(flow.step).toBe('done');
    expect(bases(asked)).toEqual([
      [1, undefined],
      [2, undefined],
      [3, undefined],
      [3, 'one'],
      [3, undefined],
      [4, undefined],
      [4, 'two']
    ]);
  });

  it('is refused where both changed the same place, and nothing is sent', async () => {
    const { flow, asked } = comparingWith(done({ tag: 'one' }), SUPERSEDED, SUPERSEDED);
    await flow.compare(made(1, 2));
    await flow.run();
    expect([flow.step, flow.body?.tag, flow.failure, flow.notDone]).toEqual(['compared', 'one', CONFLICT, undefined]);
    expect(asked).toHaveLength(3);
  });

  it('is refused as any other where it keeps being replaced', async () => {
    const { flow, asked } = comparingWith(...Array.from({ length: 9 }, () => SUPERSEDED));
    await flow.compare(made());
    expect([flow.step, flow.failure, asked.length]).toEqual(['choosing', SUPERSEDED, 4]);
  });
});

describe('a replacement whose answer is lost', () => {
  it('is not known until the server answers, and then shown as done', async () => {
    const { flow, server, asked } = comparingWith(done({ tag: 'one' }), LOST, done({ tag: 'two', same: true }));
    await flow.compare(file('next'));
    await flow.run();
    expect([flow.step, flow.failure]).toEqual(['unknown', undefined]);
    server.isReached = false;
    await flow.checkOutcome();
    await flow.run();
    await flow.compare(file('other'));
    expect([flow.step, asked.length]).toEqual(['unknown', 2]);
    server.isReached = true;
    await flow.checkOutcome();
    expect([flow.step, flow.body?.tag]).toEqual(['done', 'one']);
  });

  it('or compared as it is now, where it was not done', async () => {
    const { flow } = comparingWith(done({ tag: 'one' }), LOST, LOST, done({ tag: 'two' }));
    await flow.compare(file('next'));
    await flow.run();
    await flow.checkOutcome();
    expect(flow.step).toBe('unknown');
    await flow.checkOutcome();
    expect([flow.step, flow.body?.tag, flow.notDone]).toEqual(['compared', 'two', 'lost']);
  });

  it('is asked about once at a time, and nothing else is done meanwhile', async () => {
    const { answer, give } = later();
    const { flow, asked } = comparingWith(done({ tag: 'one' }), LOST, answer);
    await flow.compare(file('next'));
    await flow.run();
    const finding = [flow.checkOutcome(), flow.checkOutcome()];
    await flow.map({ from: 'title', to: 'place' });
    flow.reset();
    expect(flow.step).toBe('unknown');
    give(done({ same: true }));
    await Promise.all(finding);
    expect([flow.step, asked.length]).toEqual(['done', 3]);
  });

  it('says why it cannot be known, and asks on; where the package is refused now, that is said', async () => {
    const { flow, server } = comparingWith(done({ tag: 'one' }), LOST, refused(409, 'spot-identifier-differs'));
    await flow.compare(file('next'));
    await flow.run();
    server.refusal = refused(403, 'forbidden');
    await flow.checkOutcome();
    expect([flow.step, flow.failure?.code]).toEqual(['unknown', 'forbidden']);
    server.refusal = LOST;
    await flow.checkOutcome();
    expect([flow.step, flow.failure]).toEqual(['unknown', undefined]);
    server.refusal = undefined;
    await flow.checkOutcome();
    expect([flow.step, flow.failure?.code]).toEqual(['compared', 'spot-identifier-differs']);
    expect([flow.body?.tag, flow.notDone]).toEqual(['one', undefined]);
  });

  it.each(['another package is chosen', 'it was done'])('and plays no part any more once %s', async (then) => {
    const { flow } = comparingWith(
      ...[done({ tag: 'one' }), LOST, then === 'it was done' ? done({ same: true }) : done({ tag: 'one' })],
      ...[done({ tag: 'two' }), CHANGED, done({ tag: 'three', same: true })]
    );
    await flow.compare(file('next'));
    await flow.run();
    await flow.checkOutcome();
    if (flow.step !== 'done') flow.reset();
    await flow.compare(file('other'));
    await flow.run();
    expect([flow.step, flow.body?.tag, flow.notDone]).toEqual(['compared', 'three', 'changed']);
  });

  it('and where it came through only after that, asking for it again shows it as done', async () => {
    const { flow } = comparingWith(
      done({ tag: 'one' }),
      LOST,
      done({ tag: 'one' }),
      CHANGED,
      done({ tag: 'two', same: true })
    );
    await flow.compare(file('next'));
    await flow.run();
    await flow.checkOutcome();
    await flow.run();
    expect([flow.step, flow.body?.tag]).toEqual(['done', 'one']);
  });
});

describe('what was said about settings', () => {
  const title = { from: 'title', to: 'place' };
  const days = { from: 'days', to: null };

  it('holds for another package as far as it fits, and is said again when it is replaced', async () => {
    const said: Mapping = [title, days];
    const { flow, asked } = comparingWith(
      done({}),
      done({}),
      done({}),
      done({ unusedMapping: [{ ...title }], tag: 'other' }),
      done({})
    );
    await flow.compare(file('next'));
    for (const entry of said) await flow.map(entry);
    await flow.compare(file('corrected'));
    expect([asked.at(-1)?.mapping, flow.mapping]).toEqual([said, [days]]);
    await flow.run();
    expect(asked.at(-1)).toMatchObject({ mapping: [days], tag: 'other' });
    expect(flow.mapping).toEqual([]);
  });

  it('holds after a reload, also beside what is known of the package', async () => {
    const { flow, asked } = comparingWith(refused(409, 'spot-identifier-differs'), done({}));
    flow.goOn({ mapping: [title, days], texts: { theirs: [], apart: [] } });
    await flow.compare(file('somebody else’s'));
    const known: Mapping = [
      { from: 'days', to: 'hours' },
      { from: 'name', to: 'place' },
      { from: 'text', to: 'line' }
    ];
    await flow.compare(madePackage({ mapping: known }));
    expect(asked.at(-1)?.mapping).toEqual([{ from: 'text', to: 'line' }, title, days]);
  });

  it('is not what is known of the package, which the next package knows otherwise', async () => {
    const [before, now] = [
      { from: 'name', to: 'label' },
      { from: 'name', to: 'caption' }
    ] as const;
    const { flow, asked } = comparingWith(done({}), done({}), done({}));
    await flow.compare(madePackage({ mapping: [before] }));
    await flow.map(title);
    expect(flow.said).toEqual([title]);
    await flow.compare(madePackage({ mapping: [now] }));
    expect(asked.at(-1)?.mapping).toEqual([now, title]);
  });

  it('holds for another package without the renamed entries that it lacks', async () => {
    const [kept, lost] = [
      { before: 'a', after: 'x' },
      { before: 'b', after: 'y' }
    ];
    const { flow } = comparingWith(
      done({
        pairs: [{ before: 'title', after: 'place', by: 'person', entries: [kept] }],
        unusedMapping: [{ ...title, entries: [{ ...lost }] }]
      })
    );
    const mapping: Mapping = [{ ...title, entries: [kept, lost] }];
    await flow.compare({ ...file('made'), base: 1, mapping, again: () => Promise.resolve(LOST) });
    expect(flow.mapping).toEqual([{ ...title, entries: [kept] }]);
  });

  it('stays where another package is refused, and ends where one is chosen anew', async () => {
    const { flow } = comparingWith(done({}), done({}), refused(409, 'spot-identifier-differs'));
    await flow.compare(file('next'));
    await flow.map(title);
    await flow.compare(file('somebody else’s'));
    expect([flow.step, flow.mapping]).toEqual(['compared', [title]]);
    flow.reset();
    expect(flow.mapping).toEqual([]);
  });

  it('is one thing about each: what is said last, and of a new setting only that it is one of them', async () => {
    const { flow } = comparingWith(...Array.from({ length: 6 }, () => done({})));
    await flow.compare(file('next'));
    const said = [
      ...[title, { from: 'days', to: 'dates' }, { from: 'text', to: null }],
      ...[days, { from: 'name', to: 'place' }]
    ];
    for (const entry of said) await flow.map(entry);
    expect(flow.mapping).toEqual(said.slice(2));
  });

  it('does not hold for a version that is restored, and where flow fails holds as before', async () => {
    const { flow, asked } = comparingWith(done({}), done({}), refused(503, 'busy'), done({}));
    await flow.compare(file('next'));
    await flow.map(title);
    await flow.map(days);
    expect([flow.mapping, flow.failure?.code]).toEqual([[title], 'busy']);
    await flow.compare({ version: { Id: 3, SpotVersion: '1', ReplacedAt: '', ReplacedBy: null } });
    expect([asked.at(-1)?.mapping, flow.mapping, flow.failure]).toEqual([[], [], undefined]);
  });
});

describe('what was chosen for translations', () => {
  const conflict = (element: string): TextConflict => ({
    ...{ language: 'de', element, kind: 'name', name: { en: '', de: '', fr: '' } },
    ...{ source: 'Title', before: 'a', ours: 'b', theirs: 'c' }
  });
  const [title, days] = [conflict('title'), conflict('days')];
  const entry = { element: 'size', name: title.name, before: 'large', after: 'larger', isApart: false };
  const key = { language: 'de', element: 'title', kind: 'name' };

  it('is sent with the replacement: ours stays unless the package’s was chosen last', async () => {
    const { flow, asked } = comparingWith(done({ tag: 'one', textConflicts: [title, days] }), done({}));
    await flow.compare(file('next'));
    for (const each of [title, days]) flow.takeText(each, true);
    flow.takeText(days, false);
    expect([...flow.takenTexts]).toEqual([conflictId(title)]);
    await flow.run();
    expect(asked.map(({ texts }) => texts)).toEqual([
      { theirs: [], apart: [] },
      { theirs: [key], apart: [] }
    ]);
    expect(flow.takenTexts.size).toBe(0);
  });

  it('of entries is compared again, and holds as before where that fails', async () => {
    const { flow, asked } = comparingWith(done({}), done({}), refused(503, 'busy'));
    await flow.compare(file('next'));
    await flow.setApart(entry, true);
    expect(asked.at(-1)?.texts.apart).toEqual([{ element: 'size', entry: 'large' }]);
    await flow.setApart(entry, false);
    expect([asked.at(-1)?.texts.apart, flow.texts.apart]).toEqual([[], [{ element: 'size', entry: 'large' }]]);
  });

  it('ends with a conflict that the next comparison no longer has', async () => {
    const { flow } = comparingWith(done({ textConflicts: [title, days] }), done({ textConflicts: [days] }));
    await flow.compare(file('next'));
    for (const each of [title, days]) flow.takeText(each, true);
    await flow.compare(file('corrected'));
    expect([...flow.takenTexts]).toEqual([conflictId(days)]);
  });
});

describe('comparing', () => {
  it('shows nothing of another package until it is compared, and the one before where it cannot be', async () => {
    const { answer, give } = later();
    const [next, other] = [file('next'), file('other')];
    const { flow, asked } = comparingWith(done({ tag: 'one' }), answer, done({ tag: 'one' }));
    await flow.compare(next);
    const waiting = flow.compare(other);
    expect([flow.step, flow.body]).toEqual(['comparing', undefined]);
    give(refused(409, 'spot-identifier-differs'));
    await waiting;
    expect([flow.step, flow.body?.tag, flow.failure?.status]).toEqual(['compared', 'one', 409]);
    await flow.map({ from: 'title', to: null });
    expect(asked.at(-1)?.successor).toBe(next);
  });

  it('once more ends the comparison before, whose answer then counts no longer', async () => {
    const { answer, give } = later();
    const { flow, asked } = comparingWith(done({ tag: 'one' }), answer, done({ tag: 'three' }));
    await flow.compare(file('next'));
    const waiting = flow.map({ from: 'title', to: null });
    const last = flow.map({ from: 'days', to: null });
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
    await last;
    give(done({ tag: 'two' }));
    await waiting;
    expect([flow.step, flow.body?.tag]).toEqual(['compared', 'three']);
  });

  it('can be stopped, which is no failure; what was compared before is shown again', async () => {
    const { answer, give } = later();
    const { flow } = comparingWith(done({ tag: 'one' }), answer);
    await flow.compare(file('next'));
    const waiting = flow.compare(file('other'));
    flow.cancel();
    give(LOST);
    await waiting;
    expect([flow.step, flow.body?.tag, flow.failure]).toEqual(['compared', 'one', undefined]);
  });

  it.each(['chosen anew', 'done'])('leaves nothing to come back to once a package is %s', async (then) => {
    const { flow } = comparingWith(done({ tag: 'one' }), ...(then === 'done' ? [done({})] : []), LOST);
    await flow.compare(file('next'));
    if (then === 'done') await flow.run();
    else flow.reset();
    await flow.compare(file('other'));
    expect([flow.step, flow.body, flow.successor]).toEqual(['choosing', undefined, undefined]);
  });
});

describe('a replacement that is not what was compared', () => {
  it('is not done: what would happen now is shown first', async () => {
    const { flow, asked } = comparingWith(done({ tag: 'one' }), CHANGED, done({ tag: 'two', same: true }));
    await flow.compare(file('next'));
    await flow.run();
    expect([flow.step, flow.body?.tag, flow.notDone]).toEqual(['compared', 'two', 'changed']);
    expect(asked.map(({ tag }) => tag)).toEqual([undefined, 'one', undefined]);
  });

  it('says only why, where it cannot be compared again', async () => {
    const { flow } = comparingWith(done({ tag: 'one' }), CHANGED, refused(503, 'busy'));
    await flow.compare(file('next'));
    await flow.run();
    expect([flow.step, flow.body?.tag, flow.notDone]).toEqual(['compared', 'one', undefined]);
    expect(flow.failure?.code).toBe('busy');
  });

  it('or is refused says why, and can be asked for again', async () => {
    const { flow } = comparingWith(done({ tag: 'one' }), refused(507, 'full'), done({ tag: 'one' }));
    await flow.compare(file('next'));
    await flow.run();
    expect([flow.step, flow.failure?.code]).toEqual(['compared', 'full']);
    await flow.run();
    expect([flow.step, flow.failure]).toEqual(['done', undefined]);
  });
});

describe('a replacement at once', () => {
  const plain = { counts: { setAside: 0, converted: 0 } as ReplacementBody['counts'] };
  const change = file('rules.dash.zip');

  it.each<[string, Answer<ReplacementBody>[], string, number]>([
    ['happens where it leaves all Values as they are', [done(plain), done(plain)], 'done', 2],
    [
      'happens, too, where somebody saved meanwhile',
      [done(plain), CHANGED, done({ ...plain }), done(plain)],
      'done',
      4
    ],
    ['is done where nothing differs', [done({ ...plain, same: true })], 'done', 1],
    ['waits where Values are set aside', [done({ counts: { ...plain.counts, setAside: 1 } })], 'compared', 1],
    ['waits where presets lack settings', [done({ ...plain, lacking: [{}] as never })], 'compared', 1],
    ['is not tried again once it is refused', [done(plain), refused(409, 'folder-broken')], 'compared', 2],
    ['does not begin where the comparison is refused', [refused(409, 'folder-broken')], 'choosing', 1]
  ])('%s', async (_, answers, step, requests) => {
    const { flow, asked } = comparingWith(...answers);
    await flow.atOnce(change);
    expect([flow.step, asked.length]).toEqual([step, requests]);
  });

  it.each([
    ['is done, also where it converts Values back', { counts: { ...plain.counts, converted: 1 } }, 'done'],
    ['waits where Values of now are set aside', { counts: { ...plain.counts, setAside: 1 } }, 'compared']
  ] as const)('a version that is restored at once %s', async (_, body, step) => {
    const { flow, server } = comparingWith(done(body), done(body));
    server.versions = [version];
    await flow.atOnce({ version });
    expect(flow.step).toBe(step);
  });

  it.each([
    ['somebody replaced the package meanwhile', { versions: [{ ...version, Id: 4 }, version] }, 'replaced', undefined],
    ['that cannot be found out', { isReached: false }, undefined, LOST]
  ])('a version is compared, and not restored, where %s', async (_, found, notDone, failure) => {
    const { flow, asked, server } = comparingWith(done(plain), done(plain));
    Object.assign(server, found);
    await flow.atOnce({ version });
    expect([flow.step, asked.length, flow.notDone, flow.failure]).toEqual(['compared', 1, notDone, failure]);
  });
});

it('what is known to be renamed in a package made here is compared with it, and replaced so', async () => {
  const mapping: Mapping = [{ from: 'Rows', to: 'MaxRows', entries: [{ before: 'a', after: 'b' }] }];
  const { flow, asked } = comparingWith(done({ tag: 'one' }), done({ tag: 'one' }));
  await flow.compare(madePackage({ mapping }));
  await flow.run();
  expect(asked.map((each) => each.mapping)).toEqual([mapping, mapping]);
});

describe('a package made here under another SpotVersion', () => {
  /** Knows how often it was made. */
  function versioned() {
    const making = new Map<string, (answer: Answer<MadePackage>) => void>();
    const made = (after: string): MadePackage =>
      madePackage({
        spotVersion: { before: '1.0.0', after, edited: '1.0.0', weight: 'fix' },
        as: (version) => new Promise((resolve) => making.set(version, resolve))
      });
    const finish = (version: string) => making.get(version)!({ ok: true, value: made(version) });
    return { made: made('1.0.1'), making, finish };
  }
  const versionOf = ({ successor }: { successor: Successor | undefined }) =>
    successor && 'base' in successor && successor.spotVersion?.after;

  it('is the last one that was chosen, and compared again before it replaces', async () => {
    const { made, finish } = versioned();
    const { flow, asked } = comparingWith(done({ tag: 'one' }), done({ tag: 'two' }), done({}));
    await flow.compare(made);
    const [first, second] = [flow.setVersion('1.1.0'), flow.setVersion('2.0.0')];
    finish('2.0.0');
    finish('1.1.0');
    await Promise.all([first, second]);
    await flow.run();
    expect(asked.map((each) => [versionOf(each), each.tag])).toEqual([
      ['1.0.1', undefined],
      ['2.0.0', undefined],
      ['2.0.0', 'two']
    ]);
  });

  it('is not compared while it is being made, though another one was still being compared', async () => {
    const { made, finish } = versioned();
    const slow = later();
    const { flow, asked } = comparingWith(done({ tag: 'one' }), slow.answer, done({ tag: 'three' }));
    await flow.compare(made);
    const first = flow.setVersion('1.1.0');
    finish('1.1.0');
    await Promise.resolve();
    const second = flow.setVersion('2.0.0');
    slow.give(LOST);
    await first;
    expect([flow.step, asked.length]).toEqual(['comparing', 2]);
    finish('2.0.0');
    await second;
    expect([flow.step, versionOf(flow)]).toEqual(['compared', '2.0.0']);
  });

  const raised = { code: 'spot-version-raised' } as ReplacementBody['changes'][number];
  const under = (spotVersion: string, parts: Partial<ReplacementBody> = {}) =>
    done({ after: { spotVersion } as ReplacementBody['after'], changes: [], tag: spotVersion, ...parts });
  const ready = madePackage({ as: () => Promise.resolve({ ok: true, value: madePackage({}) }) });

  it('replaces where somebody says so while it is made, once it is compared under that', async () => {
    const { flow, asked } = comparingWith(under('1.1'), under('2', { changes: [raised] }), under('2'));
    await flow.compare(ready);
    void flow.setVersion('2');
    await flow.run();
    expect([flow.step, flow.isMaking, asked.at(-1)?.tag]).toEqual(['done', false, '2']);
  });

  it('also where its rules were not compared in time', async () => {
    const rules = { equal: true, complete: true, appear: 0, vanish: 0, states: [] };
    const { flow } = comparingWith(under('1.1', { rules }), under('2', { rules: null }), under('2'));
    await flow.compare(ready);
    void flow.setVersion('2');
    await flow.run();
    expect(flow.step).toBe('done');
  });

  it('is shown first then, where the comparison says something else', async () => {
    const { flow } = comparingWith(under('1.1'), under('2', { folder: 'somebody’s' }), under('2'));
    await flow.compare(ready);
    void flow.setVersion('2');
    await flow.run();
    expect([flow.step, flow.notDone]).toEqual(['compared', 'changed']);
  });

  it.each([
    ['it cannot be made', madePackage({}), () => {}],
    ['that is cancelled', ready, (flow: ReplaceFlow) => flow.cancel()],
    ['another version is wanted', ready, (flow: ReplaceFlow) => void flow.setVersion('3')]
  ])('does not replace where %s', async (_, successor, then) => {
    const { flow, asked } = comparingWith(under('1.1'), under('2'), under('2'));
    await flow.compare(successor);
    void flow.setVersion('2');
    const running = flow.run();
    then(flow);
    await running;
    expect(asked.map(({ tag }) => tag).filter(Boolean)).toEqual([]);
  });

  it('can be cancelled while it is being made', async () => {
    const { made, finish } = versioned();
    const { flow, asked } = comparingWith(done({ tag: 'one' }));
    await flow.compare(made);
    const setting = flow.setVersion('1.1.0');
    flow.cancel();
    finish('1.1.0');
    await setting;
    expect([flow.step, versionOf(flow), asked.length]).toEqual(['compared', '1.0.1', 1]);
  });

  it('stays as it was where it cannot be made', async () => {
    const { made, making } = versioned();
    const { flow } = comparingWith(done({ tag: 'one' }));
    await flow.compare(made);
    const setting = flow.setVersion('1.1.0');
    making.get('1.1.0')!(LOST);
    await setting;
    expect([flow.step, versionOf(flow), flow.failure]).toEqual(['compared', '1.0.1', LOST]);
  });
});
