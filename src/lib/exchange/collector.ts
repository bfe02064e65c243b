import { isBlank } from '../language/unseen.js';
import { MAX_TEXT } from '../ascdata/texts/limits.js';
import { textId, type TextKey } from '../ascdata/texts/textKey.js';
import { Fault, type Place } from './faults.js';
import { MAX_TEXTS } from './limits.js';
import { readMark } from './marks.js';
import type { ExchangeState, ExchangeText, ExchangeFile, ReadFormat } from './types.js';
import { primary, SOURCE_LANGUAGE } from './vocabulary.js';

/** A text as read from a file. */
export interface ReadText {
  readonly key: TextKey;
  readonly source: string;
  readonly target: string;
  /** The state in the file; undefined if it gives none. */
  readonly state: ExchangeState | undefined;
  /** Whether a part of the source has no translation. */
  readonly isIncomplete?: boolean;
  readonly notes: ReadNotes;
}

export type ReadNotes = Pick<ExchangeText, 'where' | 'comments' | 'hash'>;

/** Collects a file's texts and rejects contradictions. */
export class Collector {
  private readonly widgets = new Map<string, { name: string; texts: Map<string, ExchangeText> }>();
  private language = '';
  private otherSource: string | undefined;
  private count = 0;

  /** Each part of a file may name the language; all have to name the same one. */
  setLanguage(language: string, place: number | Place): void {
    if (language === '' || language === this.language) return;
    if (this.language !== '') throw new Fault('languages', place, { expected: this.language, found: language });
    this.language = language;
  }

  /** Each part may name the source language; the first other than that of authors counts. */
  setSourceLanguage(language: string): void {
    if (language !== '' && primary(language) !== SOURCE_LANGUAGE) this.otherSource ??= language;
  }

  widget(id: string, name: string): void {
    const known = this.widgets.get(id);
    if (!known) this.widgets.set(id, { name, texts: new Map() });
    else if (known.name === '') known.name = name;
  }

  has(widget: string, key: TextKey): boolean {
    return this.widgets.get(widget)?.texts.has(textId(key)) === true;
  }

  add(widget: string, found: ReadText, place: number | Place): void {
    const texts = this.widgets.get(widget)!.texts;
    const id = textId(found.key);
    if (Math.max(found.source.length, found.target.length) > MAX_TEXT) throw new Fault('text', place, { found: id });
    if (texts.has(id)) throw new Fault('twice', place, { found: id });
    this.count += 1;
    if (this.count > MAX_TEXTS) throw new Fault('texts', place, { expected: String(MAX_TEXTS) });
    texts.set(id, settled(found));
  }

  file(format: ReadFormat): ExchangeFile {
    const widgets = [...this.widgets].map(([id, { name, texts }]) => ({ id, name, texts: [...texts.values()] }));
    const { language, otherSource } = this;
    return { format, language, ...(otherSource !== undefined && { otherSource }), widgets };
  }
}

/** Blank means untranslated. If a tool dropped or kept a stale state, the export mark decides. */
function settled({ key, source, target, state, isIncomplete, notes }: ReadText): ExchangeText {
  if (isBlank(target)) return { key, source, target: '', state: state === 'inherited' ? state : 'toDo', ...notes };
  if (isIncomplete) return { key, source, target, state: 'toReview', isIncomplete, ...notes };
  return { key, source, target, state: stateOf(state, source, target, notes.hash), ...notes };
}

/** A text that was exported as reviewed and comes back as another is not: tools leave the review standing. */
function stateOf(
  state: ExchangeState | undefined,
  source: string,
  target: string,
  hash: string | undefined
): ExchangeState {
  const mark = readMark(hash);
  const isUntouched = mark !== undefined && mark.isTarget(target) && mark.isSource(source);
  if (state === 'reviewed') return mark?.state === 'reviewed' && !isUntouched ? 'toReview' : state;
  if (state === 'outdated') return state;
  if (isUntouched && (state === undefined || mark.state === 'outdated')) return mark.state;
  return 'toReview';
}

/** Parses notes by their prefix; marks are removed from any note. */
export function sortedNotes(found: readonly { readonly kind: string | undefined; readonly text: string }[]): ReadNotes {
  let where: string | undefined;
  let hash: string | undefined;
  const comments: string[] = [];
  for (const { kind, text } of found) {
    if (kind === 'hash' && hash === undefined) hash = text.trim();
    else if (kind === 'where' && where === undefined && text !== '') where = text;
    else if (kind === 'comment') comments.push(text);
    else {
      const lines = text.split('\n');
      const mark = hash === undefined ? lines.find((line) => readMark(line)) : undefined;
      hash ??= mark?.trim();
      comments.push(mark === undefined ? text : lines.filter((line) => line !== mark).join('\n'));
    }
  }
  return {
    ...(where !== undefined && { where }),
    comments: comments.filter((comment) => comment !== ''),
    ...(hash !== undefined && hash !== '' && { hash })
  };
}
