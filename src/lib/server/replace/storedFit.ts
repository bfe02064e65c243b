import type { StoredFit, StoredFitQuestion } from '../../api.js';
import { MOST_MISFITS, MOST_VALUES } from '../../api/storedFit.js';
import { conditionsOf, fieldOf } from '../../ascdata/conditions/evaluate.js';
import type { RenamedEntry } from '../../ascdata/definition/pairs.js';
import { asText, elementsOf } from '../../ascdata/elements.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { inEveryLanguage } from '../../language/languages.js';
import type { Pair } from '../../package/compare/changes.js';
import type { InheritingValues } from '../../package/compare/outcomes.js';
import { unknownEntries } from '../../package/compare/pairs.js';
import { planValues } from '../../package/compare/plan.js';
import { demand } from '../authorization/can.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import type { Packages } from '../packages/packages.js';
import type { Actor } from '../platform/authorization/actor.js';
import { brokenOff } from '../platform/http/errors.js';
import type { Store } from '../platform/store/store.js';
import { turnIfLong } from '../platform/yielding.js';
import { definitionOf, demandWidget, editionOf, widgets } from '../widgets/rows.js';
import { inheritedValues, valuesSize, withStoredValues } from '../widgets/storedTexts.js';
import { visibleWidgets } from '../widgets/visible.js';
import { describedValue } from './wording.js';

/** Widgets looked up at once. */
const PORTION = 200;
/** Characters of stored Values that one answer is made from. */
const MOST_READ = 32 * 1024 * 1024;
/** How long Values may be checked for one answer. */
const CHECK_MILLISECONDS = 2_000;
/** More elements that decide whether one is hidden are not looked at: nothing is checked then. */
const MOST_CONCERNED = 5_000;
/** Longer texts are not counted one by one. */
const LONGEST_VALUE = 200;

/** Aborted: nobody waits for the answer any more. */
type Asked = Pick<AbortSignal, 'aborted'>;

interface Stored {
  readonly id: number;
  readonly name: string;
  readonly own: Values;
  readonly inherited: Values | undefined;
}

/** What a setting has stored in the widgets of a template, and what a change of it would do to that, as a replacement would. */
export class StoredFits {
  constructor(
    private readonly store: Pick<Store, 'db' | 'engine'>,
    private readonly packages: Packages,
    private readonly checking: Checking
  ) {}

  /**
   * @throws Refusal not-found, not-allowed; HttpError 400 then
   */
  async of(actor: Actor, id: number, question: StoredFitQuestion, asked?: Asked): Promise<StoredFit> {
    const { ElementId, More = [] } = question;
    demand(actor, 'widget.replace');
    const { db } = this.store;
    const { template_id: templateId } = await demandWidget(db, actor, id, 'widget.read');
    const before = await this.packages.elements(db, definitionOf(await editionOf(db, templateId)));
    const change = question.Element && (await Change.of(before, question.Element, question));
    const ids = [ElementId, ...More];
    const options = checkOptions(this.checking, actor);
    const values = new Counts();
    const reading = { isCut: false };
    const answer = { Widgets: 0, Own: 0, Converted: 0, Misfits: 0, Named: [] as StoredFit['Named'], Unchecked: 0 };
    const end = performance.now() + CHECK_MILLISECONDS;
    for await (const { id: Id, name: Name, own, inherited } of this.#stored(actor, templateId, reading, asked)) {
      answer.Widgets += 1;
      if (!ids.some((each) => own.has(each))) continue;
      answer.Own += 1;
      if (!own.has(ElementId)) continue;
      const value = own.get(ElementId);
      values.add(value);
      if (!change) continue;
      if (!change.isNarrow || performance.now() > end) {
        answer.Unchecked += 1;
        continue;
      }
      const { outcomes } = await planValues(
        change.before,
        change.after,
        change.pairs,
        change.stored(own, inherited),
        options
      );
      const outcome = outcomes.find((each) => each.id === ElementId);
      if (outcome?.kind === 'converted') answer.Converted += 1;
      if (outcome?.kind !== 'setAside') continue;
      answer.Misfits += 1;
      if (answer.Named.length === MOST_MISFITS) continue;
      const Words = inEveryLanguage((language) => describedValue(value, change.old, language));
      answer.Named.push({ Id, Name, Words });
    }
    return { ...answer, Values: values.all, Cut: reading.isCut || values.isCut };
  }

  /** The widgets that the actor may read, with their own Values; of very many Values the first, and then `reading` says so. */
  async *#stored(actor: Actor, templateId: number, reading: { isCut: boolean }, asked?: Asked): AsyncGenerator<Stored> {
    const bases = inheritedValues();
    let [after, read] = [0, 0];
    for (;;) {
      demandAsked(asked);
      const rows = await widgets(this.store.db)
        .select(['variants.inherits_id', valuesSize])
        .where('variants.template_id', '=', templateId)
        .where((where) => where.and(visibleWidgets(actor)))
        .where('variants.id', '>', after)
        .orderBy('variants.id')
        .limit(PORTION)
        .execute();
      for await (const { id, name, own, inherited, characters } of withStoredValues(this.store, rows, bases)) {
        demandAsked(asked);
        read += characters;
        if (read > MOST_READ) return void (reading.isCut = true);
        yield { id, name, own, inherited };
      }
      if (rows.length < PORTION) return;
      after = rows.at(-1)!.id;
    }
  }
}

function demandAsked(asked: Asked | undefined): void {
  if (asked?.aborted) throw brokenOff();
}

/** How many widgets have each text. */
class Counts {
  readonly #byText = new Map<string, number>();
  /** There are more different ones. */
  isCut = false;

  add(value: unknown): void {
    if (typeof value !== 'string') return;
    const known = this.#byText.get(value) ?? 0;
    if (known > 0 || (this.#byText.size < MOST_VALUES && value.length <= LONGEST_VALUE))
      this.#byText.set(value, known + 1);
    else this.isCut = true;
  }

  get all(): StoredFit['Values'] {
    return [...this.#byText].map(([Value, Widgets]) => ({ Value, Widgets }));
  }
}

/** One element becomes another one, among those that decide whether it is hidden: nothing else matters to its Value. */
class Change {
  /** Each element goes on as itself. */
  readonly pairs: readonly Pair[];

  private constructor(
    readonly old: AscElement | undefined,
    readonly before: readonly AscElement[],
    readonly after: readonly AscElement[],
    private readonly ids: ReadonlySet<string>,
    entries: readonly RenamedEntry[]
  ) {
    const element = old && after.find(({ Id }) => Id === old.Id);
    const none = new Set(element ? unknownEntries(entries, old, element) : entries);
    const known = entries.filter((entry) => !none.has(entry));
    this.pairs = after.map(({ Id }) => ({
      before: Id,
      after: Id,
      by: 'id',
      ...(Id === old?.Id && { entries: known })
    }));
  }

  static async of(
    all: readonly AscElement[],
    changed: Readonly<Record<string, unknown>>,
    { ElementId: id, Entries = [] }: StoredFitQuestion
  ): Promise<Change> {
    const [element] = elementsOf({ Elements: [{ ...changed, Id: id }] });
    const byId = new Map(all.map((each) => [each.Id, each]));
    await turnIfLong();
    const ids = new Set([id]);
    for (const each of ids) {
      if (ids.size > MOST_CONCERNED) break;
      for (const target of targetsOf(byId.get(each))) ids.add(target);
      if (each === id) for (const target of targetsOf(element)) ids.add(target);
      await turnIfLong();
    }
    const before = all.filter(({ Id }) => ids.has(Id));
    const after = before.flatMap((each) => (each.Id !== id ? [each] : element ? [element] : []));
    const renamed = Entries.map(({ Before, After }) => ({ before: Before, after: After }));
    return new Change(byId.get(id), before, after, ids, renamed);
  }

  /** Whether few enough elements decide. */
  get isNarrow(): boolean {
    return this.ids.size <= MOST_CONCERNED;
  }

  /** What a widget has stored, as far as it matters. */
  stored(own: Values, inherited: Values | undefined): InheritingValues {
    const some = (values: Values) =>
      new Map([...this.ids].flatMap((id) => (values.has(id) ? [[id, values.get(id)] as const] : [])));
    const before = inherited && some(inherited);
    return { own: some(own), setAside: [], inherited: before && { before, after: before } };
  }
}

/** Ids of the elements whose Values its conditions ask for. */
const targetsOf = (element: AscElement | undefined): string[] =>
  conditionsOf(element).conditions.map((each) => asText(fieldOf(each, 'TargetId')));
