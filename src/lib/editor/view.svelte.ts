import { tick } from 'svelte';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import type { MessageLanguage } from '../language/languages.js';
import { quoted } from '../language/quoted.js';
import { contentLanguageFor, spokenText, type SpokenText } from '../ascdata/translations.js';
import type { FieldState } from './field.svelte.js';
import { wantedLanguages } from './languages.js';
import { loadInput } from './inputs.js';
import { loadSpokenParts } from './lazyParts.js';
import { matches, type Filter } from './search.js';
import type { NameWords, noteBeside, noteOf } from './settingNames.js';
import type { EditorState } from './state.svelte.js';
import { labelOf } from './changeSummary.js';

/** Up to this many fields all inputs are there at once; in larger forms they come when their part of the list is near. */
const SMALL_FORM = 100;
const CHUNK = 20;
/** Each hidden field of the opened list looks for the change that shows it, so they come in portions. */
export const HIDDEN_AT_ONCE = 20;

/** Who reads the widget's texts. */
export interface Reader {
  /** Languages of the browser, the best first. */
  readonly browser: readonly string[];
  /** The language chosen last, in this widget or another; '' for the texts as the author wrote them. */
  readonly kept?: string;
  readonly keep?: (language: string) => void;
}

/** What tells fields of the same label apart, in the words of one language. */
export interface Naming {
  readonly noteOf: typeof noteOf;
  readonly noteBeside: typeof noteBeside;
  readonly words: NameWords;
}

/** Some fields that follow each other. Rendered together when the user comes near. */
export class Chunk {
  near = $state(false);
  /** How many of the fields are shown, for the height of what is not rendered yet. */
  readonly shown: number = $derived.by(() => this.fields.filter((field) => !field.hidden && field.matched).length);

  constructor(readonly fields: readonly FieldState[]) {}
}

/**
 * What the user looks at: search, filter, language of the texts, which parts of the list are rendered, and getting the
 * focus to a field wherever it is.
 */
export class EditorView {
  readonly chunks: readonly Chunk[];
  readonly isLarge: boolean;
  query = $state('');
  filter = $state<Filter>('all');
  /** How many fields search and filter found; undefined when everything is shown. */
  found: number | undefined = $state();
  hiddenOpen = $state(false);
  /** How many of the hidden fields the opened list shows. */
  hiddenShown = $state(HIDDEN_AT_ONCE);
  reviewOpen = $state(false);
  keysOpen = $state(false);
  downloadOpen = $state(false);
  /** The field whose "When is this shown?" is open. */
  why: FieldState | undefined = $state.raw();
  /** The actions of a field; `back` gets the focus afterwards, where that is not their button. */
  menu: { field: FieldState; anchor: HTMLElement; back?: HTMLElement } | undefined = $state.raw();
  /** Is anything open over the fields? */
  readonly isOverlaid: boolean = $derived(
    this.menu !== undefined || this.why !== undefined || this.reviewOpen || this.keysOpen
  );
  /** A field was reached: the key that opens its actions is announced once. */
  reached = $state(false);
  /** Said to screen readers. */
  said = $state('');

  /** Fields left by a press of the pointer that has not ended yet. */
  readonly #leaving = new Set<FieldState>();
  #pressed = false;
  readonly #state: EditorState;
  readonly #language: () => MessageLanguage;
  readonly #reader: Reader;
  readonly #naming: () => Naming | undefined;
  #chosen: string | undefined = $state();
  readonly #preferred: string = $derived.by(() => {
    const wanted = wantedLanguages(this.#reader.browser, this.#language());
    return contentLanguageFor(this.#state.languages, [this.#reader.kept ?? [], wanted].flat());
  });

  /** @param naming undefined until it has come: fields of the same label look alike until then */
  constructor(
    state: EditorState,
    language: () => MessageLanguage,
    naming: () => Naming | undefined,
    reader: Reader = { browser: [] }
  ) {
    this.#state = state;
    this.#language = language;
    this.#reader = reader;
    this.#naming = naming;
    this.isLarge = state.fields.length > SMALL_FORM;
    const starts = Array.from({ length: Math.ceil(state.fields.length / CHUNK) }, (_, index) => index * CHUNK);
    this.chunks = starts.map((start) => new Chunk(state.fields.slice(start, start + CHUNK)));
    this.chunks.forEach((chunk, index) => (chunk.near = !this.isLarge || index === 0));
  }

  /** The language of the widget's texts: what was chosen, here or in another widget, else what the browser asks for. */
  get contentLanguage(): string {
    return this.#chosen ?? (this.#reader.kept === '' ? '' : this.#preferred);
  }
  set contentLanguage(language: string) {
    this.#chosen = language;
    this.#reader.keep?.(language);
  }

  /** Languages in which things are put into words. Reactive where it is read. */
  get words(): DescribeContext {
    return { language: this.#language(), contentLanguage: this.contentLanguage };
  }

  /** What stands over the field itself. */
  label(field: FieldState): string {
    return labelOf(field, this.words);
  }

  /** As `label`, with the language it is in. */
  spokenLabel({ element }: FieldState): SpokenText {
    return spokenText(element, 'DisplayName', element.DisplayName, this.contentLanguage);
  }

  /** What tells a field apart from one of the same label that is shown too; '' where its place says it all. */
  noteBeside(field: FieldState): string {
    const naming = this.#naming();
    return naming?.noteBeside(field, this.#state, this.words, naming.words) ?? '';
  }

  /** What follows the label of a field away from its place, where others have the same; '' where it is the only one. */
  suffix(field: FieldState): string {
    const naming = this.#naming();
    const note = naming?.noteOf(field, this.#state, this.words, naming.words);
    return note ? ` (${note})` : '';
  }

  /** The field by name in a sentence. */
  name(field: FieldState): string {
    return quoted(this.label(field), this.#language()) + this.suffix(field);
  }

  say(text: string): void {
    // The same sentence twice is a change only if it differs.
    this.said = this.said === text ? `${text}\u00a0` : text;
  }

  /**
   * Shows what matches. Looked at when asked, not on every edit: a field must not vanish while it is being edited.
   */
  search(query = this.query, filter = this.filter): void {
    this.query = query;
    this.filter = filter;
    const all = query.trim() === '' && filter === 'all';
    let found = 0;
    for (const field of this.#state.fields) {
      const matched = all || matches(field, query, filter, this.words);
      if (matched) found += 1;
      if (field.matched !== matched) field.matched = matched;
      // Asking for errors shows what they are, not only where.
      if (matched && filter === 'errors' && !field.left) field.left = true;
    }
    this.found = all ? undefined : found;
    if (!all && this.#state.hidden.some((field) => field.matched)) this.hiddenOpen = true;
  }

  showAll(): void {
    this.search('', 'all');
  }

  /** Takes the user to a field: shows it whatever search, distance or loading keeps it away, and focuses its control. */
  async focus(field: FieldState): Promise<void> {
    if (!field.matched) this.showAll();
    if (field.hidden) await this.#openHidden(field);
    const chunk = this.chunks[placeOf(field)];
    if (chunk) chunk.near = true;
    await loadInput(field.element.DataType, this.words.language).catch(() => undefined);
    await tick();
    await tick();
    const row = document.getElementById(`${field.domId}-row`);
    row?.scrollIntoView({ block: 'nearest' });
    const control = document.getElementById(field.domId) ?? row?.querySelector<HTMLElement>(FOCUSABLE) ?? row;
    control?.focus({ preventScroll: true });
  }

  /** The focus is in this field: where Tab leads to next is there, however late the browser tells what comes near. */
  reach(field: FieldState): void {
    const place = placeOf(field);
    const next = this.chunks.slice(place + 1).find(isShown);
    const before = this.chunks.slice(0, place).reverse().find(isShown);
    for (const chunk of [next, before]) if (chunk) chunk.near = true;
  }

  async #openHidden(field: FieldState): Promise<void> {
    const place = this.#state.hidden.filter((each) => each.matched).indexOf(field);
    this.hiddenShown = Math.max(this.hiddenShown, place + 1);
    this.hiddenOpen = true;
    await loadSpokenParts(this.#language());
    await tick();
  }

  /**
   * The user left a field. Problems that now appear would move what is below under a press of the pointer that has just begun,
   * and the click would miss: they wait until the press has ended.
   */
  leave(field: FieldState): void {
    if (this.#pressed) this.#leaving.add(field);
    else this.#state.leave(field.id);
  }

  press(): void {
    this.#pressed = true;
  }

  /** The press ended; the click it makes comes first. */
  release(): void {
    this.#pressed = false;
    if (this.#leaving.size === 0) return;
    setTimeout(() => {
      for (const field of this.#leaving) this.#state.leave(field.id);
      this.#leaving.clear();
    }, 0);
  }

  /** The next field after this one that can be focused, else the one before. */
  neighbour(field: FieldState): FieldState | undefined {
    const { fields } = this.#state;
    const shown = (each: FieldState): boolean => !each.hidden && each.matched;
    return fields.slice(field.index + 1).find(shown) ?? fields.slice(0, field.index).reverse().find(shown);
  }
}

const placeOf = (field: FieldState): number => Math.floor(field.index / CHUNK);
const isShown = ({ shown }: Chunk): boolean => shown > 0;

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]';
