import { firstCalls, type Call } from '../../package/firstCalls.js';
import { mergeParts, type MergedPart } from '../../package/mergeText.js';
import { codeBack, codeWith, type CodeFile, type EditedCode } from './packageCode.js';

/** Texts by path. */
type Texts = readonly (readonly [path: string, text: string])[];

/** What two versions of a text started from, and both. */
export type ThreeTexts = readonly [base: string, mine: string, theirs: string];

/**
 * Which lines of a package's files have one of these Ids; where its scripts first call each of these functions; what edited files are with
 * a former Id again; or what each of two versions of texts are together.
 */
export type CodeQuestion =
  | { readonly files: Texts; readonly ids: readonly string[] }
  | { readonly files: Texts; readonly functions: readonly string[] }
  | { readonly edited: readonly EditedCode[]; readonly former: string; readonly id: string }
  | { readonly merging: readonly ThreeTexts[] };

export interface CodeAnswer {
  /** With the Ids. */
  readonly files?: readonly CodeFile[];
  /** By function. */
  readonly calls?: ReadonlyMap<string, Call>;
  /** By path. */
  readonly texts?: ReadonlyMap<string, string>;
  /** In the order of the question. */
  readonly merged?: readonly (readonly MergedPart[])[];
}

function answered(question: CodeQuestion): CodeAnswer {
  if ('ids' in question) return { files: codeWith(question.files, question.ids) };
  if ('functions' in question) return { calls: firstCalls(question.files, question.functions) };
  if ('merging' in question) return { merged: question.merging.map((texts) => mergeParts(...texts)) };
  return { texts: new Map(codeBack(question.edited, question.former, question.id)) };
}

self.onmessage = ({ data }: MessageEvent<CodeQuestion>) => self.postMessage(answered(data));
