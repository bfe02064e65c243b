import { setImmediate as turn } from 'node:timers/promises';
import { dataOf, elementsOf } from '../../ascdata/document.js';
import { languagesOf, translationIn } from '../../ascdata/translations.js';
import type { FoundInValues } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { LruCache } from '../platform/lruCache.js';
import type { Database } from '../platform/store/schema.js';
import { folded } from '../../language/folding.js';
import { excerptOf } from './excerpts.js';
import { widgets } from './rows.js';
import { visibleWidgets } from './visible.js';

/** Characters of names kept in memory. */
const KEPT_CHARACTERS = 8 * 1024 * 1024;

/** Templates named in one answer, and read from the database for it. */
const MAX_FOUND = 200;
const MAX_READ = 200;

/** How long a search runs before other requests have their turn. */
const TURN_MILLISECONDS = 10;

interface SettingName {
  readonly ElementId: string;
  /** In every language, and the Id. */
  readonly texts: readonly string[];
  /** All of them, folded. */
  readonly searched: string;
}

interface Edition {
  readonly package_id: number;
  readonly texts_published: number;
}

/** What the settings of templates are called. */
export class SettingNames {
  readonly #kept = new LruCache<string, readonly SettingName[]>(KEPT_CHARACTERS, charactersIn);

  /**
   * The templates of widgets the actor can see with a setting that has every one of the words in its name, in any language, or in
   * its Id: the first such setting of each. Of templates whose names are not in memory, at most 200 are read for one search; the next
   * search reads on.
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
    let [read, since] = [0, performance.now()];
    for (const template of templates) {
      const isKept = this.#kept.has(keyOf(template));
      if ((!isKept && ++read > MAX_READ) || names.length === MAX_FOUND) return { names, isComplete: false };
      const settings = isKept ? this.#kept.get(keyOf(template), () => []) : await this.#read(db, template.id);
      const found = foundAmong(settings, words);
      if (found) names.push({ TemplateId: template.id, ...found });
      if (performance.now() - since < TURN_MILLISECONDS) continue;
      await turn();
      since = performance.now();
    }
    return { names, isComplete: true };
  }

  /** Those of its package now, with the published texts. */
  async #read(db: Database, templateId: number): Promise<readonly SettingName[]> {
    const row = await db
      .selectFrom('templates')
      .innerJoin('packages', 'packages.id', 'templates.package_id')
      .select(['package_id', 'texts_published', 'definition', 'packages.source'])
      .where('templates.id', '=', templateId)
      .executeTakeFirst();
    return row ? this.#kept.get(keyOf(row), () => namesIn(row.definition ?? row.source)) : [];
  }
}

/** A package and the edition of its texts; neither ever changes. */
const keyOf = ({ package_id, texts_published }: Edition): string => `${package_id} ${texts_published}`;

function namesIn(source: string): readonly SettingName[] {
  return elementsOf(dataOf(source)).map((element) => {
    const translated = languagesOf([element]).map((language) => translationIn(element, 'DisplayName', language) ?? '');
    const texts = [...new Set([element.DisplayName, ...translated, element.Id])];
    return { ElementId: element.Id, texts, searched: folded(texts.join('\n')) };
  });
}

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
