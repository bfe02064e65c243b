import { isOrHas, type Uses } from '../../ascdata/definition/uses.js';
import { displayName } from '../../ascdata/translations.js';
import { labelOfLanguage } from '../../language/languageNames.js';
import type { MessageLanguage } from '../../language/languages.js';
import type { Texts } from '../../messages/load.js';
import type { DefinitionContext } from '../context.js';
import type { StoredValue, StoredValues } from './storedValues.svelte.js';

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
              languages.map((tag) => labelOfLanguage(tag, language)),
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

/** How many widgets have a Value of their own; undefined: none has. */
export function storedOf(
  { hasFailed, isCut }: StoredValues,
  values: readonly StoredValue[] | undefined,
  t: ConsequenceTexts
): string | undefined {
  if (hasFailed) return t.storedFailed;
  if (!values) return t.storedReading;
  return values.length > 0 ? t.stored(values.length, isCut) : undefined;
}
