import { registry } from '../lib/datatypes/registry.js';
import { coverageOf } from '../lib/ascdata/texts/coverage.js';
import { textKey, type TextKey } from '../lib/ascdata/texts/textKey.js';
import { widgetTexts, withTexts as withAll } from '../lib/ascdata/texts/widgetTexts.js';
import { languagesOf as languages } from '../lib/ascdata/translations.js';
import type { AscElement } from '../lib/ascdata/types.js';
import { problemText } from '../lib/exchange/problemText.js';
import { readExchange } from '../lib/exchange/read.js';
import { writeExchange } from '../lib/exchange/write.js';
import type { Language } from './options.js';

/** `ascdata/i18n`: what is translated, and files for translators. */

export type { Language } from './options.js';

/** A text of an element: its name, one of its entries, or the description of its pattern. */
export interface TextId {
  /** Id of the element. */
  readonly element: string;
  readonly kind: 'name' | 'entry' | 'pattern';
  /** The entry as Items has it; only for kind `entry`. */
  readonly entry?: string;
}

/** A text with its translation into one language. */
export interface Text extends TextId {
  readonly source: string;
  /** '' without a translation. */
  readonly target: string;
}

/** What is translated into a language. */
export interface Coverage {
  readonly language: string;
  readonly total: number;
  readonly missing: readonly TextId[];
  /** Keys of translations that no text has. */
  readonly stale: readonly { readonly element: string; readonly key: string }[];
}

/** The texts of one widget, for a translator. */
export interface TextFile {
  readonly format: 'xliff12' | 'xliff2' | 'csv';
  /** The language that is translated into. */
  readonly language: string;
  /** SpotIdentifier of the widget. */
  readonly widget: string;
  readonly texts: readonly Text[];
}

const textOf = (key: TextKey, source: string, target: string): Text => ({ ...key, source, target });

/** The codes of the languages that a definition has translations for. */
export function languagesOf(elements: readonly AscElement[]): string[] {
  return [...languages(elements)];
}

/** What is translated into a language, what is missing, and translations that belong to no text. */
export function coverage(elements: readonly AscElement[], language: string): Coverage {
  const { total, missing, stale } = coverageOf(elements, language, registry);
  return {
    language,
    total,
    missing: missing.map(textKey),
    stale: stale.map(({ id, key }) => ({ element: id, key }))
  };
}

/** Every text that can be translated, with its translation into exactly this language. */
export function textsOf(elements: readonly AscElement[], language: string): Text[] {
  return widgetTexts(elements, language, registry);
}

/**
 * Puts translations into the text of an ascData.json; '' removes one. Every other byte stays as it is.
 * @returns the new text, and the texts that the definition does not have
 * @throws TypeError the text is not JSON
 */
export function withTexts(
  source: string,
  language: string,
  texts: readonly (TextId & { readonly target: string })[]
): { readonly text: string; readonly unknown: readonly (TextId & { readonly target: string })[] } {
  return withAll(source, language, texts, registry);
}

/** Writes a file for translators: XLIFF 1.2 or 2.0, or CSV. It is to be stored in UTF-8. */
export function writeTexts({ format, language, widget, texts }: TextFile): string {
  const exchanged = texts.map(({ element, kind, entry, source, target }) => ({
    key: { element, kind, ...(entry !== undefined && { entry }) },
    ...{ source, target, comments: [] },
    state: target === '' ? ('toDo' as const) : ('toReview' as const)
  }));
  return writeExchange({ format, language, widgets: [{ id: widget, name: widget, texts: exchanged }] });
}

/**
 * Reads such a file, or one that a translator's tool wrote: XLIFF 1.2, 2.0, 2.1 or 2.2, or CSV.
 * @param language of the sentence that is thrown
 * @returns the language that it is translated into, '' if it does not say, and the texts by the SpotIdentifier of their widget
 * @throws SyntaxError with a sentence: why it cannot be read, and where
 */
export function readTexts(
  file: Uint8Array | string,
  language: Language = 'en'
): { readonly language: string; readonly widgets: ReadonlyMap<string, readonly Text[]> } {
  const read = readExchange(file);
  if (!read.ok) throw new SyntaxError(`${problemText(read.problem, language)} (line ${read.problem.line})`);
  const widgets = read.file.widgets.map(
    ({ id, texts }) => [id, texts.map(({ key, source, target }) => textOf(key, source, target))] as const
  );
  return { language: read.file.language, widgets: new Map(widgets) };
}
