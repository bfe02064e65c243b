import { codeWith, type CodeFile } from './packageCode.js';

/** Which lines of a package's files have an Id. */
export interface CodeQuestion {
  readonly number: number;
  readonly id: string;
  /** Texts by path. */
  readonly files: readonly (readonly [path: string, text: string])[];
}

export interface CodeAnswer {
  readonly number: number;
  readonly files: readonly CodeFile[];
}

self.onmessage = ({ data: { number, id, files } }: MessageEvent<CodeQuestion>) => {
  self.postMessage({ number, files: codeWith(files, id) } satisfies CodeAnswer);
};
