import { isOrHas, type Uses } from '../../ascdata/definition/uses.js';
import { displayName } from '../../ascdata/translations.js';
import { nameOfLanguage } from '../../language/languageNames.js';
import type { MessageLanguage } from '../../language/languages.js';
import type { Texts } from '../../messages/load.js';
import type { CodeFile } from '../code/packageCode.js';
import type { DefinitionContext } from '../context.js';
import type { FitWatch } from '../use/fitWatch.svelte.js';

type ConsequenceTexts = Texts<'definition'>['consequences'];

/** Names that are listed one by one. */
const MOST = 4;

/** Names as a list, the first ones. */
function namesInWords(names: readonly string[], t: ConsequenceTexts): string {
  const shown = names.slice(0, MOST).join(', ');
  return names.length > MOST ? t.more(shown, names.length - MOST) : shown;
}

/** A setting as people know it; its Id where it is gone. */
export function settingName(id: string, { elements, contentLanguage }: DefinitionContext): string {
  const element = elements.get(id);
  return element ? displayName(element, contentLanguage) || id : id;
}

/** What names a setting, a sentence each. */
export function usesInWords(
  { rules, tests, languages }: Uses,
  context: DefinitionContext,
  language: MessageLanguage
): string[] {
  const t = context.t.consequences;
  const conditions = rules.reduce((sum, { count }) => sum + count, 0);
  const readers = rules.map(({ id }) => settingName(id, context));
  return [
    ...(conditions > 0 ? [t.conditions(conditions, namesInWords(readers, t))] : []),
    ...(tests.length > 0 ? [t.tests(tests.length, namesInWords(tests, t))] : []),
    ...(languages.length > 0
      ? [
          t.texts(
            namesInWords(
              languages.map((tag) => nameOfLanguage(tag, language)),
              t
            )
          )
        ]
      : [])
  ];
}

/** What uses an entry of the selected setting, a sentence each. */
export function entryInWords(at: number, context: DefinitionContext, language: MessageLanguage): string[] {
  const { model } = context;
  const { element } = model.selection!;
  const isDefault = isOrHas(element.Value, element.Items?.[at] ?? '');
  return [
    ...(isDefault ? [context.t.consequences.theDefault] : []),
    ...usesInWords(model.usesOfItem(at), context, language)
  ];
}

/** Places that are listed one by one. */
const MOST_PLACES = 8;

/** A line of a file of the package. */
export interface CodePlace {
  readonly path: string;
  readonly line: number;
}

/** Where code reads settings, each line once. */
export function accessesIn(files: readonly CodeFile[]): CodePlace[] {
  return placesIn(files.map((file) => ({ ...file, lines: file.lines.filter(({ kind }) => kind === 'access') })));
}

/** Lines of files, each once. */
export function placesIn(files: readonly CodeFile[]): CodePlace[] {
  const places = files.flatMap(({ path, lines }) =>
    lines.map(({ line }) => [`${path}:${line}`, { path, line }] as const)
  );
  return [...new Map(places).values()];
}

/** The first places as a list, and how many are left. */
export function placesInWords(places: readonly CodePlace[]): [named: string, more: number] {
  const named = places.slice(0, MOST_PLACES).map(({ path, line }) => `${path}:${line}`);
  return [named.join(', '), Math.max(0, places.length - MOST_PLACES)];
}

/** How many widgets have a Value of their own; undefined: none has. @param count undefined: not known yet */
export function storedOf(fit: FitWatch, count: number | undefined, t: ConsequenceTexts): string | undefined {
  if (fit.hasFailed) return t.storedFailed;
  if (count === undefined) return t.storedReading;
  return count > 0 ? t.stored(count, fit.isCut) : undefined;
}
