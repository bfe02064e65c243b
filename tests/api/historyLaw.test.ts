import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableBody, TableCell, TableSaved } from '../../src/lib/api.js';
import { runs } from '../laws.js';
import { engines } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload } from './harness.js';
import { historyOf, momentOf, shownByMoment } from './moments.js';
import { nextOf, replaced, setAsideOf, setValues, valuesOf } from './replacing.js';
import { made, serveOn } from './things.js';
import { DELETE, post, variant } from './widgetGroups.js';

const numbered = (Id: string) => ({ ...NUMBER_ELEMENT, Id, DisplayName: Id });
const value = fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined });
/** The template, or the variant. */
const widget = fc.constantFrom(0, 1);

const step = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), widget, value }),
  fc.record({ kind: fc.constant('table' as const), template: value, heir: value }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('restore' as const), widget, moment: fc.nat(20) }),
  fc.record({ kind: fc.constant('replace' as const), isAside: fc.boolean() }),
  fc.record({ kind: fc.constant('put back' as const), widget }),
  fc.record({ kind: fc.constant('delete for good' as const) })
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describe.each(engines)('the history of a variant on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  let group: number;
  let count = 0;

  beforeAll(async () => {
    group = (await made('WidgetGroups', { Name: 'Own', SpotGroupId: null })).Id;
  }, 60_000);

  it('shows in each moment what the variant showed then, whatever was done since (law)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        const template = await upload(
          await sample({ identifier: `test.law${++count}`, elements: [TEXT_ELEMENT, NUMBER_ELEMENT] })
        );
        const family = new Family(template, (await variant(template, { WidgetGroupId: group })).Id);
        const shown = new Map([await family.now()]);
        for (const each of steps) {
          await family.take(each);
          shown.set(...(await family.now()));
        }
        const found = await shownByMoment(family.heir);
        expect(new Map([...found].filter(([moment]) => shown.has(moment)))).toEqual(new Map([...shown].reverse()));
        await expectOverriddenUnseen(family.heir, found);
      }),
      { numRuns: runs(8), seed: 18 }
    );
  });
});

/** What a save of the template changed is overridden if and only if the variant showed the same before and after it. */
async function expectOverriddenUnseen(heir: number, shown: ReadonlyMap<number, Record<string, unknown>>) {
  const { Entries } = await historyOf(heir);
  for (const [at, { Moment, OfTemplate, Changes }] of Entries.entries()) {
    const before = Entries[at + 1];
    if (!OfTemplate || !before || Changes.length === 0) continue;
    const isSame = isDeepStrictEqual(shown.get(Moment), shown.get(before.Moment));
    expect(Changes.every(({ Overridden }) => Overridden)).toBe(isSame);
  }
}

/** A template, and a variant that inherits from it until the template is deleted for good. */
class Family {
  #hasTemplate = true;
  #element = 'Count';
  #packages = 0;
  #step: number | undefined;

  constructor(
    readonly template: number,
    readonly heir: number
  ) {}

  /** The newest moment of the variant, and what it shows. */
  async now(): Promise<[number, Record<string, unknown>]> {
    return [(await historyOf(this.heir)).Entries[0]!.Moment, await valuesOf(this.heir)];
  }

  async take(each: Step): Promise<void> {
    if (each.kind === 'save') return setValues(this.#widget(each.widget), this.#values(each.value));
    if (each.kind === 'table') return this.#table({ 0: each.template, 1: each.heir });
    if (each.kind === 'undo') return this.#undo();
    if (each.kind === 'restore') return this.#restore(this.#widget(each.widget), each.moment);
    if (each.kind === 'replace') return this.#replace(each.isAside);
    if (each.kind === 'put back') return this.#putBack(this.#widget(each.widget));
    return this.#deleteForGood();
  }

  #widget = (index: number): number => (index === 0 && this.#hasTemplate ? this.template : this.heir);

  #values = (number: number | undefined) => (number === undefined ? {} : { [this.#element]: number });

  async #table(values: Record<number, number | undefined>): Promise<void> {
    const widgets = this.#hasTemplate ? [this.template, this.heir] : [this.heir];
    const Cells = await Promise.all(
      widgets.map(async (Widget): Promise<TableCell> => {
        const Value = values[Widget === this.template ? 0 : 1];
        const Base = await this.#ownOf(Widget);
        return {
          Widget,
          Element: this.#element,
          ...(Value !== undefined && { Value }),
          ...(Base !== undefined && { Base })
        };
      })
    );
    const saved = await ask(`/api/Widgets/${this.heir}/Variants/Values`, post({ Cells }));
    expect(saved.status).toBe(200);
    this.#step = ((await saved.json()) as TableSaved).Step?.Id ?? this.#step;
  }

  async #ownOf(id: number): Promise<unknown> {
    const { Widgets } = (await (await ask(`/api/Widgets/${this.heir}/Variants/Values`)).json()) as TableBody;
    return Widgets.find(({ Id }) => Id === id)!.Values[this.#element];
  }

  async #undo(): Promise<void> {
    if (this.#step === undefined) return;
    await ask(`/api/Widgets/${this.heir}/Variants/Values`, post({ Undo: this.#step, LeaveOut: true }));
    this.#step = undefined;
  }

  async #restore(id: number, at: number): Promise<void> {
    const { Entries } = await historyOf(id);
    const entry = Entries[at % Entries.length]!;
    const { SavedValues, Pairs } = await momentOf(id, entry.Moment);
    const then = Object.entries(JSON.parse(SavedValues) as Record<string, unknown>);
    const ids = new Map(Pairs.map(({ Before, After }) => [Before, After]));
    const values = then.map(([Id, value]) => [ids.get(Id) ?? Id, value] as const);
    const known = values.filter(([Id]) => Id === this.#element || Id === 'Title');
    await setValues(id, Object.fromEntries(known), `?restores=${entry.Moment}`);
  }

  async #replace(isAside: boolean): Promise<void> {
    const from = this.#element;
    this.#element = `Number${++this.#packages}`;
    await replaced(this.heir, await nextOf(this.heir, [TEXT_ELEMENT, numbered(this.#element)]), {
      mapping: [{ from, to: isAside ? null : this.#element }]
    });
  }

  async #putBack(id: number): Promise<void> {
    if ((await setAsideOf(id)).Values.length === 0) return;
    const body = { json: { ElementId: this.#element }, headers: { 'if-match': '*' } };
    const response = await ask(`/api/Widgets/${id}/SetAside/0`, { method: 'POST', ...body });
    expect(response.status).toBe(200);
  }

  async #deleteForGood(): Promise<void> {
    if (!this.#hasTemplate) return;
    this.#hasTemplate = false;
    await ask(`/api/Widgets/${this.template}`, DELETE);
    const response = await ask(`/api/Widgets/Trash/${this.template}`, DELETE);
    expect(response.status).toBe(204);
  }
}
