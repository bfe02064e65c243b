import { isRecord } from '../ascdata/elements.js';
import type { Choices } from './replaceFlow.svelte.js';

/** Where choices were made, and by whom. */
export interface ChoicesFor {
  readonly owner: number;
  readonly widget: number;
  /** The package that was to be replaced. */
  readonly packageId: number;
}

/** As a browser tab keeps them. */
export type KeptChoices = ChoicesFor & Choices;

/** @param kept what a tab kept, whoever wrote it  @returns its choices; undefined: they are another account's, of another package, or not readable */
export function choicesIn(kept: unknown, { owner, widget, packageId }: ChoicesFor): Choices | undefined {
  if (!isRecord(kept) || kept.owner !== owner || kept.widget !== widget || kept.packageId !== packageId)
    return undefined;
  const { mapping, texts } = kept;
  if (!isListOf(mapping, isEntry) || !isRecord(texts)) return undefined;
  if (!isListOf(texts.theirs, isTextKey) || !isListOf(texts.apart, isApart)) return undefined;
  return { mapping, texts } as unknown as Choices;
}

const isListOf = (value: unknown, isOne: (each: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(value) && value.every((each) => isRecord(each) && isOne(each));

const areTexts = (...values: readonly unknown[]): boolean => values.every((each) => typeof each === 'string');

const isEntry = ({ from, to, entries = [] }: Readonly<Record<string, unknown>>): boolean =>
  areTexts(from) && (to === null || areTexts(to)) && isListOf(entries, ({ before, after }) => areTexts(before, after));

const isTextKey = ({ language, element, kind, entry = '' }: Readonly<Record<string, unknown>>): boolean =>
  areTexts(language, element, kind, entry);

const isApart = ({ element, entry }: Readonly<Record<string, unknown>>): boolean => areTexts(element, entry);
