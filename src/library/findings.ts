import { fixIn } from '../lib/ascdata/conditions/fixes/wording.js';
import type { Finding as Found } from '../lib/ascdata/findings.js';
import { messageInFile } from '../lib/ascdata/wording.js';
import type { Language } from './options.js';

/** A change of an ascData.json: a value put at a place, or what is there taken away. */
export type Edit =
  | { readonly op: 'set'; readonly pointer: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly pointer: string };

/** What a check says, as `ascdata check --format json` prints it. */
export interface Finding {
  readonly severity: 'error' | 'warning' | 'info';
  /** The rule, such as `choice-not-in-items`. A code keeps its meaning from version to version. */
  readonly code: string;
  /** JSON Pointer (RFC 6901) into ascData.json, or into a Value where one was checked alone; '' is the whole. */
  readonly pointer: string;
  /** Where it is in the text of ascData.json or of the Value, from 1 on; absent where it is on no such text. */
  readonly line?: number;
  readonly column?: number;
  /** One or two sentences for people, in the language asked for. */
  readonly message: string;
  /** A change that mends it. */
  readonly fix: { readonly title: string; readonly edits: readonly Edit[] } | null;
  /** What follows from it and goes with it. */
  readonly consequences: readonly Finding[];
}

/** A finding in words. */
export function worded(found: Found, language: Language): Finding {
  return {
    severity: found.severity,
    code: found.code,
    pointer: found.pointer,
    ...(found.line !== undefined && { line: found.line }),
    ...(found.column !== undefined && { column: found.column }),
    message: messageInFile(found, language),
    fix: found.fix ? fixIn(found.fix, language) : null,
    consequences: (found.consequences ?? []).map((each) => worded(each, language))
  };
}
