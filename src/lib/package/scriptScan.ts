/** A script with parts blanked out by spaces, so that offsets stay the same. */
export interface ScriptView {
  /** Without comments. */
  readonly text: string;
  /** Without comments, and without the content of strings, templates and regular expressions. */
  readonly code: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly comment: boolean;
}

/** Ends a line of a script, and with it a comment, or a slash that did not start a regular expression. */
const LINE_END = /[\n\r\u2028\u2029]/g;
const NO_LINE_END = /[^\n\r\u2028\u2029]/g;
const BEFORE_REGEX = /[(,=:[!&|?{};+\-*%~^<>]/;
const WORD_BEFORE_REGEX = /^(?:return|typeof|case|in|of|delete|void|throw|new|do|else|await|yield)$/;

/**
 * Splits a script into code, strings and comments well enough to look for a few calls in it. Not a parser: if a slash could
 * start a regular expression or divide, the character before decides. Linear in the length of the source
 * (docs/decisions/scripts-are-scanned.md).
 */
export function viewScript(source: string): ScriptView {
  const spans = new ScriptScanner(source).spans();
  return { text: blank(source, spans, true), code: blank(source, spans, false) };
}

/** How deep in braces and round brackets each match of `pattern` (global) stands: `[offset, depth]`. */
export function depthsOf(code: string, pattern: RegExp): [number, number][] {
  const depths: [number, number][] = [];
  let depth = 0;
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    for (; at < match.index; at++) {
      if (code[at] === '{') depth++;
      else if (code[at] === '}') depth--;
    }
    depths.push([match.index, depth]);
  }
  return depths;
}

function blank(source: string, spans: readonly Span[], commentsOnly: boolean): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, comment } of spans) {
    if (commentsOnly && !comment) continue;
    parts.push(source.slice(at, from), source.slice(from, to).replace(NO_LINE_END, ' '));
    at = to;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029;
}

class ScriptScanner {
  #at = 0;
  #spans: Span[] = [];
  /** Depth of braces in each open `${`. */
  #templates: number[] = [];
  /** A slash before this place was tried as a regular expression and found no end on its line. */
  #noRegexBefore = 0;
  #lastCode = '';
  #word = '';

  constructor(private readonly source: string) {}

  spans(): Span[] {
    const { source } = this;
    while (this.#at < source.length) {
      const char = source[this.#at] ?? '';
      if (char === '/' && source[this.#at + 1] === '/') this.#skipTo(this.#lineEnd(), true);
      else if (char === '/' && source[this.#at + 1] === '*') this.#blockComment();
      else if (char === '"' || char === "'") this.#string(char);
      else if (char === '`') this.#template(this.#at + 1);
      else if (char === '/' && this.#regexMayStart() && this.#regex()) continue;
      else this.#code(char);
    }
    return this.#spans;
  }

  #code(char: string): void {
    const depth = this.#templates.length - 1;
    if (char === '{' && depth >= 0) this.#templates[depth] = (this.#templates[depth] ?? 0) + 1;
    if (char === '}' && depth >= 0) {
      if (this.#templates[depth] === 0) {
        this.#templates.pop();
        this.#template(this.#at + 1);
        return;
      }
      this.#templates[depth] = (this.#templates[depth] ?? 1) - 1;
    }
    if (/[\w$]/.test(char)) this.#word = (/[\w$]/.test(this.source[this.#at - 1] ?? '') ? this.#word : '') + char;
    else if (!/\s/.test(char)) this.#word = '';
    if (this.#word.length > 20) this.#word = this.#word.slice(-20);
    if (!/\s/.test(char)) this.#lastCode = char;
    this.#at++;
  }

  #skipTo(end: number, comment: boolean): void {
    const to = end === -1 ? this.source.length : end;
    this.#spans.push({ from: this.#at, to, comment });
    this.#at = to;
    if (!comment) {
      this.#lastCode = '"';
      this.#word = '';
    }
  }

  /** -1: the script ends first. */
  #lineEnd(): number {
    LINE_END.lastIndex = this.#at;
    return LINE_END.exec(this.source)?.index ?? -1;
  }

  #blockComment(): void {
    const end = this.source.indexOf('*/', this.#at + 2);
    this.#skipTo(end === -1 ? -1 : end + 2, true);
  }

  #string(quote: string): void {
    const { source } = this;
    let at = this.#at + 1;
    for (; at < source.length && source[at] !== quote; at++) {
      if (source[at] === '\\') at += source.startsWith('\r\n', at + 1) ? 2 : 1;
      else if (source[at] === '\n' || source[at] === '\r') break;
    }
    this.#skipTo(Math.min(at + 1, source.length), false);
  }

  /** From just behind a backtick or a closing `}` to the next `${` or the closing backtick. */
  #template(from: number): void {
    const { source } = this;
    let at = from;
    while (at < source.length && source[at] !== '`' && !(source[at] === '$' && source[at + 1] === '{')) {
      at += source[at] === '\\' ? 2 : 1;
    }
    const opens = source[at] === '$';
    if (opens) this.#templates.push(0);
    this.#skipTo(Math.min(at + (opens ? 2 : 1), source.length), false);
    if (opens) this.#lastCode = '{';
  }

  #regexMayStart(): boolean {
    if (this.#at < this.#noRegexBefore) return false;
    return this.#lastCode === '' || BEFORE_REGEX.test(this.#lastCode) || WORD_BEFORE_REGEX.test(this.#word);
  }

  #regex(): boolean {
    const { source } = this;
    let inClass = false;
    let at = this.#at + 1;
    for (; at < source.length && !isLineEnd(source.charCodeAt(at)); at++) {
      const char = source[at];
      if (char === '\\') at++;
      else if (char === '[') inClass = true;
      else if (char === ']') inClass = false;
      else if (char === '/' && !inClass) {
        this.#skipTo(at + 1, false);
        return true;
      }
    }
    this.#noRegexBefore = at;
    return false;
  }
}
