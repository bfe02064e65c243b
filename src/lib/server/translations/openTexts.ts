import type { ElementsById } from '../../ascdata/conditions/evaluate.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand, type Action } from '../authorization/can.js';
import type { Resource } from '../platform/authorization/rules.js';
import type { Database } from '../platform/store/schema.js';
import { demandWidget } from '../widgets/rows.js';
import { shownName, widgetResource } from '../widgets/widgetPlace.js';
import { languageAmong } from '../../ascdata/translations.js';
import { lookedUpIn, templateLanguages } from './languages.js';
import { languageNotFound, tooManyTexts } from './refusals.js';
import type { Places, TextPlaces } from './textPlaces.js';
import type { KeptByLanguage } from './textStates.js';
import { keptAt, keptTexts } from './textStore.js';

/** Far more than any usable form has. */
const MAX_PLACES = 20_000;

/** The texts of a widget's template, opened by somebody with the permission for the action. */
export interface OpenedTexts {
  readonly templateId: number;
  /** SpotIdentifier. */
  readonly identifier: string;
  /** Of the widget; its SpotIdentifier for those who may read only its texts. */
  readonly name: string;
  readonly packageId: number;
  /** The author's version of the package. */
  readonly version: string;
  /** The widget as `can` sees it. */
  readonly resource: Resource;
  readonly revision: number;
  readonly places: Places;
  /** All of its elements, also those without texts. */
  readonly elements: ElementsById;
  readonly languages: readonly string[];
}

/** Somebody's request for the texts of a widget in one language. */
export interface LanguageRequest {
  readonly actor: Actor;
  /** Of the widget. */
  readonly id: number;
  readonly language: string;
}

export interface OpenedLanguage extends OpenedTexts {
  readonly language: string;
}

/** @throws Refusal widget-not-found, not-allowed, too-many-texts */
export async function openTexts(
  db: Database,
  textPlaces: TextPlaces,
  { actor, id, action }: { readonly actor: Actor; readonly id: number; readonly action: Action }
): Promise<OpenedTexts> {
  const row = await demandWidget(db, actor, id, action);
  const { places, languages, elements } = await textPlaces.of(db, row.package_id);
  if (places.size > MAX_PLACES) throw tooManyTexts();
  const resource = widgetResource(row);
  return {
    templateId: row.template_id,
    identifier: row.spot_identifier,
    name: shownName(actor, row),
    packageId: row.package_id,
    version: row.spot_version,
    resource,
    revision: row.texts_version,
    places,
    elements,
    languages: await templateLanguages(db, row.template_id, languages)
  };
}

/** @throws Refusal as `openTexts`, and language-not-found */
export async function openLanguage(
  db: Database,
  textPlaces: TextPlaces,
  asked: LanguageRequest & { readonly action: Action }
): Promise<OpenedLanguage> {
  const opened = await openTexts(db, textPlaces, asked);
  const language = languageAmong(opened.languages, asked.language);
  demand(asked.actor, asked.action, { ...opened.resource, language: language ?? asked.language });
  if (language === undefined) throw languageNotFound();
  return { ...opened, language };
}

/** Stored texts of this language and the broader ones it falls back to; only at these places, if given. */
export async function keptOf(
  db: Database,
  { templateId, language, languages }: OpenedLanguage,
  places?: readonly string[]
): Promise<KeptByLanguage> {
  const kept = new Map<string, Awaited<ReturnType<typeof keptTexts>>>();
  for (const tag of lookedUpIn(language, languages)) {
    kept.set(tag, await (places ? keptAt(db, templateId, tag, places) : keptTexts(db, templateId, tag)));
  }
  return kept;
}
