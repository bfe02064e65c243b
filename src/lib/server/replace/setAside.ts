import type { SetAsideBody, SetAsideEntry, ValuesBody } from '../../api.js';
import { effectiveValues } from '../../ascdata/effective.js';
import { inEveryLanguage, type MessageLanguage } from '../../language/languages.js';
import type { AscElement } from '../../ascdata/types.js';
import { messageOf } from '../../ascdata/wording.js';
import { errorCheck, type ErrorCheck } from '../../package/compare/candidates.js';
import { refOf } from '../../package/compare/elements.js';
import { putBack } from '../../package/compare/putBack.js';
import type { SetAsideValue, StoredValues } from '../../package/compare/outcomes.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import { shownValues, valuesFromText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import { Refusal } from '../platform/refusal.js';
import { newErrors } from '../widgets/newErrors.js';
import { invalid, lostRace, valuesBody } from '../widgets/values.js';
import { recordSave } from '../saves/record.js';
import { reachHeirs } from '../widgets/inheritance.js';
import { publishChange } from '../widgets/publishChange.js';
import { definitionOf, details, setAsideFromText } from '../widgets/rows.js';
import { columnsOf, storedFrom, templateState } from './stored.js';
import { describedValue, readableReasons } from './wording.js';

type Row = Awaited<ReturnType<typeof details>>;

export interface PutBack {
  /** Place in the list, from 0. */
  readonly index: number;
  /** The element to put it into; undefined: the one with its own Id. */
  readonly elementId?: string | undefined;
  /** Whether the version the list was read with still matches. */
  matches(version: number): boolean;
}

/** Lists, puts back and discards Values that fit no element after a replacement. */
export class SetAside {
  readonly #store: Store;
  readonly #packages: Packages;
  readonly #checking: Checking;

  constructor(store: Store, packages: Packages, checking: Checking) {
    this.#store = store;
    this.#packages = packages;
    this.#checking = checking;
  }

  /** @throws Refusal not-found, not-allowed */
  async list(actor: Actor, id: number): Promise<SetAsideBody> {
    const row = await details(this.#store.db, actor, id, 'widget.read');
    const elements = await this.#elements(this.#store.db, row);
    const errorsOf = errorCheck(checkOptions(this.#checking, actor));
    const present = effectiveValues(elements, valuesFromText(shownValues(row.own_values, row.inherited_values)));
    const entries: SetAsideEntry[] = [];
    for (const [index, aside] of setAsideFromText(row.set_aside).entries()) {
      const fitting = await targetsOf(elements, aside, errorsOf);
      entries.push({
        ...shown(aside),
        Index: index,
        Words: inEveryLanguage((language) => inWords(aside, elements, language)),
        Text: inEveryLanguage((language) => reasonsInWords(aside, elements, language)),
        Targets: fitting.map((element) => ({
          Id: element.Id,
          Name: refOf(element).name,
          Words: inEveryLanguage((language) => describedValue(aside.value, element, language)),
          Now: inEveryLanguage((language) => describedValue(present.get(element.Id), element, language))
        }))
      });
    }
    return { Version: row.version, Values: entries };
  }

  /**
   * Puts a Value back; the replaced one is set aside.
   * @throws Refusal not-found, not-allowed; version-conflict with the `current` Values; set-aside-not-found; element-unknown;
   * values-invalid if the element does not accept it
   */
  async putBack(actor: Actor, id: number, { index, elementId, matches }: PutBack): Promise<ValuesBody> {
    const before = await this.#found(this.#store.db, actor, id, { index, matches });
    const elements = await this.#elements(this.#store.db, before.row);
    const element = elements.find(({ Id }) => Id === (elementId ?? before.aside.id));
    if (!element) throw elementUnknown();
    const shown = valuesFromText(shownValues(before.row.own_values, before.row.inherited_values));
    const values = effectiveValues(elements, shown);
    const options = checkOptions(this.#checking, actor);
    const after = new Map([...values, [element.Id, before.aside.value]]);
    // Patterns are slow: test before the transaction.
    const broken = await newErrors({ elements, options }, values, after, new Set([element.Id]));
    if (broken.length > 0) throw invalid(broken);
    return this.#store.writeRow({ table: 'variants', id }, async (writing) => {
      const isSame = (version: number) => version === before.row.version;
      const { row, stored, aside } = await this.#found(writing, actor, id, { index, matches: isSame });
      const { since } = await templateState(writing, row.template_id);
      const { at, ...columns } = await this.#save(writing, actor, row, putBack(stored, aside, element, since));
      await reachHeirs(this.#store, writing, { id, at, by: actor.name });
      return valuesBody(elements, { ...row, ...columns, version: row.version + 1 });
    });
  }

  /** Discards it for good. @throws Refusal not-found, not-allowed, version-conflict, set-aside-not-found */
  async discard(actor: Actor, id: number, asked: Omit<PutBack, 'elementId'>): Promise<void> {
    await this.#store.writeRow({ table: 'variants', id }, async (writing) => {
      const { row, stored, aside } = await this.#found(writing, actor, id, asked);
      const setAside = stored.setAside.filter((each) => each !== aside);
      await this.#save(writing, actor, row, { ...stored, setAside });
    });
  }

  async #found(db: Database, actor: Actor, id: number, { index, matches }: Omit<PutBack, 'elementId'>) {
    const row = await details(db, actor, id, 'widget.edit');
    if (!matches(row.version)) throw lostRace(await valuesBody(await this.#elements(db, row), row));
    const stored = storedFrom(row);
    const aside = stored.setAside[index];
    if (!aside) throw asideNotFound();
    return { row, stored, aside };
  }

  async #save(writing: Writing, actor: Actor, row: Row, stored: Required<StoredValues>) {
    const { id, own_values: before } = row;
    const columns = columnsOf(stored);
    const [version, at] = [row.version + 1, this.#checking.now().toISOString()];
    await writing
      .updateTable('variants')
      .set({ ...columns, version, changed_by: actor.name, changed_at: at })
      .where('id', '=', id)
      .execute();
    const after = columns.own_values;
    await recordSave(writing, { variantId: id, at, by: actor, kind: 'set-aside', before, after });
    await publishChange(this.#store, writing, id);
    return { ...columns, at };
  }

  #elements(db: Database, row: Row): Promise<readonly AscElement[]> {
    return this.#packages.elements(db, definitionOf(row));
  }
}

/** An entry of the list; without the trail, which only the product uses. */
function shown({ id, name, dataType, value, reasons }: SetAsideValue) {
  return { Id: id, Name: name, ...(dataType && { DataType: dataType }), Value: value, Reasons: reasons };
}

/** The elements that accept a Value as it is. */
async function targetsOf(
  elements: readonly AscElement[],
  { id, dataType, value }: SetAsideValue,
  errorsOf: ErrorCheck
): Promise<AscElement[]> {
  const ofType = elements.filter(({ Id, DataType }) => DataType === dataType || (dataType === undefined && Id === id));
  const ownFirst = [...ofType].sort((a, b) => Number(b.Id === id) - Number(a.Id === id));
  const fitting: AscElement[] = [];
  for (const element of ownFirst) {
    if ((await errorsOf(element, value, false)).length === 0) fitting.push(element);
  }
  return fitting;
}

/** A Value without an element is described by its DataType. */
function inWords(aside: SetAsideValue, elements: readonly AscElement[], language: MessageLanguage): string {
  const { id, dataType, value } = aside;
  const alike = elements.find(({ Id, DataType }) => Id === id && DataType === dataType);
  const standIn = dataType && { Id: id, DisplayName: id, DataType: dataType, Value: value };
  return describedValue(value, alike ?? standIn, language);
}

function reasonsInWords(aside: SetAsideValue, elements: readonly AscElement[], language: MessageLanguage): string {
  const element = elements.find(({ Id }) => Id === aside.id);
  const reasons = readableReasons(aside.reasons, element, language);
  return [...new Set(reasons.map((each) => messageOf(each, language)))].join(' ');
}

function asideNotFound(): Refusal {
  return new Refusal('not-found', 'set-aside-not-found', (t) => t.replace.notSetAside);
}

function elementUnknown(): Refusal {
  return new Refusal('invalid', 'element-unknown', (t) => t.replace.noSuchSetting);
}
