import { dataInPieces } from '../../ascdata/dataInPieces.js';
import { dataOf, elementsOf } from '../../ascdata/document.js';
import type { AscData, AscElement } from '../../ascdata/types.js';
import { turnIfLong } from '../platform/yielding.js';

/** Characters that are read right away: a few milliseconds. */
const SMALL = 200_000;
const ELEMENTS_AT_ONCE = 500;

/** A definition that is being read, or has been. */
export interface ReadDefinition {
  /** Of its text. */
  readonly characters: number;
  readonly content: Promise<DefinitionContent>;
}

interface DefinitionContent {
  readonly elements: readonly AscElement[];
  /** All but the elements. */
  readonly head: AscData;
}

/** Reads the text of an ascData.json, with turns for others in between. */
export function readDefinition(source: string): ReadDefinition {
  return { characters: source.length, content: contentOf(source) };
}

async function contentOf(source: string): Promise<DefinitionContent> {
  const data = await dataIn(source);
  return { elements: await elementsIn(data), head: { ...(data as AscData), Elements: [] } };
}

/** As `dataOf`, with turns for others in between. */
export async function dataIn(source: string): Promise<unknown> {
  return source.length <= SMALL ? dataOf(source) : dataInPieces(source, turnIfLong);
}

/** As `elementsOf`, with turns for others in between. */
export async function elementsIn(data: unknown): Promise<AscElement[]> {
  const { Elements = [] } = data as AscData;
  const found = new Map<string, AscElement>();
  for (let from = 0; from < Elements.length; from += ELEMENTS_AT_ONCE) {
    for (const element of elementsOf({ Elements: Elements.slice(from, from + ELEMENTS_AT_ONCE) })) {
      // Of several with one Id the first counts.
      if (!found.has(element.Id)) found.set(element.Id, element);
    }
    await turnIfLong();
  }
  return [...found.values()];
}
