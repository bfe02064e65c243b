import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Actor } from '../platform/authorization/actor.js';
import type { Tables } from '../platform/store/schema.js';
import { textsCoveredBy } from '../widgets/languages.js';
import { visibleWidgets } from '../widgets/visible.js';

/**
 * `can(actor, 'text.read', widgetResource(row))` for variants joined with groups and templates, as SQL conditions: what the actor
 * sees, and what is in a language that the actor translates.
 */
export function visibleTexts(actor: Actor): Expression<SqlBool>[] {
  const { or, eb } = expressionBuilder<Tables, 'templates'>();
  const translated = [...actor.languages.keys()].flatMap((language) =>
    textsCoveredBy(language).map((part) => eb('templates.languages', 'like', `%${part}%`))
  );
  if (actor.role === 'player') return visibleWidgets(actor);
  return visibleWidgets(actor).map((seen) => or([seen, ...translated]));
}
