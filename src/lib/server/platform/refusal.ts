import type { Finding } from '../../ascdata/findings.js';
import type { MessageLanguage } from '../../language/languages.js';
import { inWords, type ServerSentence } from '../../messages/server.js';
import { messageOf } from '../../ascdata/wording.js';

/** Why a service refuses a request; `http/problem` maps each to a status. */
export type RefusalKind =
  | 'invalid'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'lost-race'
  | 'condition-missing'
  | 'unreadable'
  | 'busy'
  | 'full';

export interface RefusalError {
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
  /** 1-based place in ascData.json, for the findings of a package. */
  readonly line?: number;
  readonly column?: number;
}

/** Nothing was changed. `code` is stable; the sentence is for people; `findings` point into the request. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  #pointers: readonly string[] = [];

  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    readonly sentence: ServerSentence,
    readonly findings: readonly Finding[] = [],
    readonly extra: Readonly<Record<string, unknown>> = {}
  ) {
    super(inWords(sentence, 'en'));
  }

  /** Places in the request, as JSON Pointers. */
  at(...pointers: string[]): this {
    this.#pointers = pointers;
    return this;
  }

  errors(language: MessageLanguage): RefusalError[] {
    const { code, sentence } = this;
    const places = this.#pointers.map((pointer) => ({ pointer, code, detail: inWords(sentence, language) }));
    return [...places, ...this.#found(language)];
  }

  #found(language: MessageLanguage): RefusalError[] {
    return this.findings.map((found) => ({
      pointer: found.pointer,
      code: found.code,
      detail: messageOf(found, language),
      ...(found.line !== undefined && { line: found.line, column: found.column })
    }));
  }
}

export function notAllowed(): Refusal {
  return new Refusal('forbidden', 'not-allowed', (t) => t.platform.notAllowed);
}
