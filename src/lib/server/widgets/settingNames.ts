import type { FoundInValues } from '../../api.js';
import { inSlices } from '../../ascdata/slices.js';
import type { Packages } from '../packages/packages.js';
import type { SettingName } from '../packages/settingNames.js';
import type { Actor } from '../platform/authorization/actor.js';
import { LruCache } from '../platform/lruCache.js';
import type { Database } from '../platform/store/schema.js';
import { excerptOf } from './excerpts.js';
import { definitionOf, widgets } from './rows.js';
import { visibleWidgets } from './visible.js';

/** Characters of names kept in memory. */
const KEPT_CHARACTERS = 8 * 1024 * 1024;

/** Templates named in one answer. */
const MAX_FOUND = 200;

/** Characters of definitions read for one search. */
const MAX_READ = 16 * 1024 * 1024;

/** Owner of tasks, like a person. */
const OWNER = 'search';

interface Edition {
  readonly package_id: number;
  readonly texts_published: number;
}

/** What the settings of templates are called. */
export class SettingNames {
  readonly #packages: Pick<Packages, 'settingNames' | 'sourceIfThere'>;
  readonly #kept = new LruCache<string, readonly SettingName[]>(KEPT_CHARACTERS, charactersIn);

  constructor(packages: Pick<Packages, 'settingNames' | 'sourceIfThere'>) {
    this.#packages = packages;
  }

  /**
   * The templates of widgets the actor can see with a setting that has every one of the words in its name, in any language, or in
   * its Id: the first such setting of each. Of definitions whose names are not in memory, only so many are read for one search;
   * the next search reads on.
   */
  async find(
    db: Database,
    actor: Actor,
    words: readonly string[]
  ): Promise<{ readonly names: FoundInValues['Names']; readonly isComplete: boolean }> {
    const templates = await widgets(db)
      .clearSelect()
      .select(['variants.template_id as id', 'templates.package_id', 'templates.texts_published'])
      .distinct()
      .where((where) => where.and(visibleWidgets(actor)))
      .orderBy('variants.template_id')
      .execute();
    const names: FoundInValues['Names'] = [];
    const budget = { characters: MAX_READ };
    // A step can be long: it reads all names of a form.
    const slice = inSlices(10);
    for (const template of templates) {
      const settings = this.#kept.find(keyOf(template)) ?? (await this.#read(db, template.id, budget));
      if (!settings || names.length === MAX_FOUND) return { names, isComplete: false };
      const found = foundAmong(settings, words);
      if (found) names.push({ TemplateId: template.id, ...found });
      await slice();
    }
    return { names, isComplete: true };
  }

  /** Those of its package now, with the published texts; undefined if the budget is spent, or reading them takes too long. */
  async #read(
    db: Database,
    templateId: number,
    budget: { characters: number }
  ): Promise<readonly SettingName[] | undefined> {
    const row = await db
      .selectFrom('templates')
      .select(['package_id', 'texts_published', 'id as template_id'])
      .select(({ eb }) => eb('definition', 'is not', null).as('is_published'))
      .where('id', '=', templateId)
      .executeTakeFirst();
    if (!row) return [];
    const source = await this.#packages.sourceIfThere(db, definitionOf(row));
    if (source === undefined) return [];
    budget.characters -= source.length;
    if (budget.characters < 0) return undefined;
    const names = await this.#packages.settingNames(OWNER, source);
    return names && this.#kept.get(keyOf(row), () => names);
  }
}

/** A package and the edition of its texts; neither ever changes. */
const keyOf = ({ package_id, texts_published }: Edition): string => `${package_id} ${texts_published}`;

function foundAmong(settings: readonly SettingName[], words: readonly string[]) {
  for (const { ElementId, texts, searched } of settings) {
    if (!words.every((word) => searched.includes(word))) continue;
    const Name = excerptOf(texts, words);
    if (Name !== undefined) return { ElementId, Name };
  }
  return undefined;
}

const charactersIn = (names: readonly SettingName[]): number =>
  names.reduce((sum, { searched }) => sum + 2 * searched.length, 1);
