import type { LanguagePermission } from '../../api.js';
import { canonicalLanguage } from '../../ascdata/translationRules.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import { changePeople, type PeopleContext } from './peopleContext.js';
import { demandUser } from './permissions.js';
import { withoutRaising } from './raising.js';
import { languageTwice, languageUnusable } from './refusals.js';

/** The languages that users translate or review. */
export class LanguagePermissions {
  constructor(private readonly context: PeopleContext) {}

  /** @throws Refusal user-not-found */
  async of(actor: Actor, userId: number): Promise<LanguagePermission[]> {
    demand(actor, 'user.manage');
    const { db } = this.context.store;
    await demandUser(db, userId);
    const rows = await db
      .selectFrom('user_languages')
      .select(['language', 'level'])
      .where('user_id', '=', userId)
      .orderBy('language')
      .execute();
    return rows.map(({ language, level }) => ({ Language: language, Level: level }));
  }

  /** Replaces the set. @param session as for `withoutRaising` @throws Refusal user-not-found, language-invalid, language-twice */
  async replace(
    actor: Actor,
    userId: number,
    permissions: readonly LanguagePermission[],
    session?: number
  ): Promise<void> {
    demand(actor, 'user.manage');
    const rows = permissions.map(({ Language, Level }, at) => ({
      user_id: userId,
      language: written(Language, at),
      level: Level
    }));
    const seen = new Set<string>();
    for (const [at, { language }] of rows.entries()) {
      if (seen.has(language)) throw languageTwice(pointerTo(at));
      seen.add(language);
    }
    await changePeople(this.context, async (writing, touch) => {
      touch(userId);
      await demandUser(writing, userId);
      await withoutRaising(writing, { ids: [userId], session }, async () => {
        await writing.deleteFrom('user_languages').where('user_id', '=', userId).execute();
        if (rows.length > 0) await writing.insertInto('user_languages').values(rows).execute();
      });
    });
  }
}

/** @throws Refusal language-invalid */
function written(code: string, at: number): string {
  const language = canonicalLanguage(code);
  if (language === undefined) throw languageUnusable(pointerTo(at));
  return language;
}

const pointerTo = (at: number): string => `/Languages/${at}/Language`;
