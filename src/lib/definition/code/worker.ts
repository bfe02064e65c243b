import { firstCalls, type Call } from '../../package/firstCalls.js';
import { codeWith, type CodeFile } from './packageCode.js';

/** Texts by path. */
type Texts = readonly (readonly [path: string, text: string])[];

/** Which lines of a package's files have an Id; or where its scripts first call each of these functions. */
export type CodeQuestion =
  | { readonly files: Texts; readonly id: string }
  | { readonly files: Texts; readonly functions: readonly string[] };

export interface CodeAnswer {
  /** With the Id. */
  readonly files?: readonly CodeFile[];
  /** By function. */
  readonly calls?: ReadonlyMap<string, Call>;
}

self.onmessage = ({ data }: MessageEvent<CodeQuestion>) => {
  const { files } = data;
  const answer = 'id' in data ? { files: codeWith(files, data.id) } : { calls: firstCalls(files, data.functions) };
  self.postMessage(answer satisfies CodeAnswer);
};
