import { firstCalls, type Call } from '../../package/firstCalls.js';
import { codeBack, codeWith, type CodeFile, type EditedCode } from './packageCode.js';

/** Texts by path. */
type Texts = readonly (readonly [path: string, text: string])[];

/**
 * Which lines of a package's files have one of these Ids; where its scripts first call each of these functions; or what edited files are with
 * a former Id again.
 */
export type CodeQuestion =
  | { readonly files: Texts; readonly ids: readonly string[] }
  | { readonly files: Texts; readonly functions: readonly string[] }
  | { readonly edited: readonly EditedCode[]; readonly former: string; readonly id: string };

export interface CodeAnswer {
  /** With the Ids. */
  readonly files?: readonly CodeFile[];
  /** By function. */
  readonly calls?: ReadonlyMap<string, Call>;
  /** By path. */
  readonly texts?: ReadonlyMap<string, string>;
}

function answered(question: CodeQuestion): CodeAnswer {
  if ('ids' in question) return { files: codeWith(question.files, question.ids) };
  if ('functions' in question) return { calls: firstCalls(question.files, question.functions) };
  return { texts: new Map(codeBack(question.edited, question.former, question.id)) };
}

self.onmessage = ({ data }: MessageEvent<CodeQuestion>) => self.postMessage(answered(data));
