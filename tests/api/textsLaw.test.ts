import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../laws.js';
import type { TextCommentBody, TextEventBody, TextsBody, TextSave, WidgetText } from '../../src/lib/api.js';
import { engines } from '../store/engines.js';
import { ask, sample, serverOfAll, upload } from './harness.js';
import { nextOf, replaced, versionsOf } from './replacing.js';
import { serveOn } from './things.js';

const IDS = ['north', 'middle', 'south'] as const;
const LARGE = 'Very large';
/** Its name in the next version: similar, and in the same place. */
const LARGER = 'Very large letters';

/** Its name, also in German, stays the same under another Id. */
const list = (Id: string, large: string, name = Id) => ({
  ...{ Id, DisplayName: `Size in the ${name}`, DataType: 'list', Value: 'Small' },
  ...{ Items: [large, 'Small'], Translations: { de: { DisplayName: `Größe ${name}` } } }
});

/** Only in the next version, so that it always differs; it has German, so that the widget keeps that language. */
const NEW = {
  ...{ Id: 'sound', DisplayName: 'Sound', DataType: 'boolean', Value: true },
  Translations: { de: { DisplayName: 'Ton' } }
};

const deed = fc.record({
  /** Of the text, in the order of the form. */
  at: fc.nat(IDS.length * 3 - 1),
  kind: fc.constantFrom('save', 'review', 'comment')
});
/** The change of each element: removed, another Id, or another entry. */
const fate = fc.record({
  isGone: fc.boolean(),
  hasOtherId: fc.boolean(),
  hasOtherEntry: fc.boolean()
});
type Fate = typeof fate extends fc.Arbitrary<infer F> ? F : never;

/** What the law compares of a text: itself, its state, its comments, and its saves. */
interface Known {
  readonly text: string;
  readonly state: string;
  readonly said: readonly string[];
  readonly saved: readonly (string | null)[];
}

const nameOf = ({ Element, Kind, Entry = '' }: Pick<WidgetText, 'Element' | 'Kind' | 'Entry'>): string =>
  `${Element} ${Kind} ${Entry}`;

describe.each(engines)('what translators did on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  let count = 0;

  const read = async <T>(path: string): Promise<T> => (await (await ask(`/api/${path}`)).json()) as T;

  /** The same for all texts of a widget, by name. */
  async function known(id: number): Promise<ReadonlyMap<string, Known>> {
    const { Texts } = await read<TextsBody>(`Widgets/${id}/Texts/de`);
    const { Comments } = await read<{ Comments: TextCommentBody[] }>(`Widgets/${id}/Texts/de/Comments`);
    const found = new Map<string, Known>();
    for (const text of Texts) {
      const { Element, Kind, Entry } = text;
      const query = new URLSearchParams({ Element, Kind, ...(Entry !== undefined && { Entry }) });
      const { Events } = await read<{ Events: TextEventBody[] }>(`Widgets/${id}/Texts/de/History?${query.toString()}`);
      found.set(nameOf(text), {
        text: text.Text,
        state: text.State,
        said: Comments.filter((each) => nameOf(each) === nameOf(text)).map((each) => each.Text),
        saved: Events.filter((event) => event.Kind === 'save').map(({ After }) => After)
      });
    }
    return found;
  }

  async function act(id: number, { at, kind }: { at: number; kind: string }, turn: number): Promise<void> {
    const { Texts } = await read<TextsBody>(`Widgets/${id}/Texts/de`);
    const { Element, Kind, Entry, Tag } = Texts[at]!;
    const key = { Element, Kind, ...(Entry !== undefined && { Entry }) };
    const path = `/api/Widgets/${id}/Texts/de`;
    const State: TextSave['State'] = kind === 'review' ? 'reviewed' : 'toReview';
    const response =
      kind === 'comment'
        ? await ask(`${path}/Comments`, { method: 'POST', json: { ...key, Text: `said ${turn}` } })
        : await ask(path, { method: 'PUT', json: { Texts: [{ ...key, Tag, Text: `text ${turn}`, State }] } });
    if (!response.ok) throw new Error(await response.text());
  }

  const newId = (id: string, { hasOtherId }: Fate): string => (hasOtherId ? `${id}2` : id);

  /** A text is the same in all of this, except the state of a renamed entry: it was made for another source. */
  function expectSame(now: Known | undefined, before: Known, isRenamed: boolean): void {
    const state = isRenamed && before.state === 'reviewed' ? 'outdated' : before.state;
    expect(now).toEqual({ ...before, state });
  }

  it('follows settings and entries to another version under new names, and is all back when restored (law)', async () => {
    const law = fc.asyncProperty(
      fc.array(deed, { minLength: 2, maxLength: 6 }),
      fc.tuple(fate, fate, fate),
      async (deeds, fates) => {
        const identifier = `test.texts${engine.name}${++count}`;
        const id = await upload(await sample({ identifier, elements: IDS.map((each) => list(each, LARGE)) }));
        for (const [turn, each] of deeds.entries()) await act(id, each, turn);
        const before = await known(id);
        const kept = IDS.flatMap((each, at) => (fates[at]!.isGone ? [] : [{ each, is: fates[at]! }]));
        const next = kept.map(({ each, is }) => list(newId(each, is), is.hasOtherEntry ? LARGER : LARGE, each));
        const mapping = IDS.map((each, at) => ({
          from: each,
          to: fates[at]!.isGone ? null : newId(each, fates[at]!)
        }));
        await replaced(id, await nextOf(id, [...next, NEW]), { mapping });
        const after = await known(id);
        for (const { each, is } of kept) {
          const to = newId(each, is);
          expectSame(after.get(`${to} name `), before.get(`${each} name `)!, false);
          expectSame(after.get(`${to} entry Small`), before.get(`${each} entry Small`)!, false);
          const large = before.get(`${each} entry ${LARGE}`)!;
          expectSame(after.get(`${to} entry ${is.hasOtherEntry ? LARGER : LARGE}`), large, is.hasOtherEntry);
        }
        const [version] = await versionsOf(id);
        await ask(`/api/Widgets/${id}/Versions/${version!.Id}/Restore`, { method: 'POST', json: {} });
        expect(await known(id)).toEqual(before);
      }
    );
    await fc.assert(law, { numRuns: runs(5), seed: 17 });
  });
});
