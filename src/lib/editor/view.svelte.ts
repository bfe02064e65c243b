import { tick, type Component, type Snippet } from 'svelte';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import type { MessageLanguage } from '../language/languages.js';
import { quoted } from '../language/quoted.js';
import { contentLanguageFor, textInLanguage, type TextInLanguage } from '../ascdata/translations.js';
import type { FieldState } from '../form/field.svelte.js';
import { wantedLanguages } from '../language/languageNames.js';
import { loadInput } from '../form/inputs.js';
import { loadExtras } from './loadExtras.js';
import { matches, type Filter } from '../form/search.js';
import type { NameWords, noteBeside, noteOf } from '../form/settingNames.js';
import type { EditorState } from '../form/state.svelte.js';
import { labelOf } from '../form/changeSummary.js';
import { announced } from '../ui/announced.js';
import { writePreference, readPreference } from '../ui/preferences.js';

/** Up to this many fields, all inputs mount at once; in larger forms they mount when their part of the list is near. */
const SMALL_FORM = 100;
const CHUNK = 20;
/** Each hidden field in the open list searches for the change that shows it, so they mount in portions. */
export const HIDDEN_AT_ONCE = 20;

/** The reader of the widget's texts. */
export interface Reader {
  /** The browser's languages, best first. */
  readonly browser: readonly string[];
  /** The language chosen last, in this widget or another; '' for the author's own texts. */
  readonly kept?: string;
  readonly keep?: (language: string) => void;
}

/** What distinguishes fields with the same label, in one language. */
export interface Naming {
  readonly noteOf: typeof noteOf;
  readonly noteBeside: typeof noteBeside;
  readonly words: NameWords;
}

/** A note below a field, and where it links to. */
export interface FieldNote {
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

/** Notes by the Id of what they are on, and what shows one. */
export interface Notes {
  readonly Note: Component<{ note: FieldNote }>;
  readonly notes: ReadonlyMap<string, readonly FieldNote[]>;
}

/** What else can be done with a field, in its menu. */
export interface FieldAction {
  label(): string;
  /** @param anchor what opened the menu */
  run(field: FieldState, anchor: HTMLElement): void;
}

/** Something beside the labels of those fields that have it, or below them. */
export interface FieldMarks {
  readonly show: Snippet<[FieldState]>;
  /** Reactive. */
  has(id: string): boolean;
}

/** A run of consecutive fields, rendered together when it comes near. */
export class Chunk {
  near = $state(false);
  /** How many of its fields are shown, to estimate the height before rendering. */
  readonly shown: number = $derived.by(() => this.fields.filter((field) => field.shown).length);

  constructor(readonly fields: readonly FieldState[]) {}
}

/**
 * The view of the form: search, filter, language of the texts, which parts of the list are rendered, and moving the focus to
 * any field.
 */
export class EditorView {
  readonly chunks: readonly Chunk[];
  readonly isLarge: boolean;
  query = $state('');
  filter = $state<Filter>('all');
  /** How many fields match search and filter; undefined when everything is shown. */
  found: number | undefined = $state();
  hiddenOpen = $state(false);
  /** How many hidden fields the open list shows. */
  hiddenShown = $state(HIDDEN_AT_ONCE);
  reviewOpen = $state(false);
  keysOpen = $state(false);
  /** Keys of what is shown in place of the fields: what they do, and which they are. */
  pageKeys: readonly (readonly [what: string, keys: readonly string[]])[] = $state.raw([]);
  downloadOpen = $state(false);
  /** Notes below some fields; load after the fields. */
  below: readonly FieldMarks[] = $state.raw([]);
  /** Shown beside the labels of some fields; loads after the fields. */
  marks: readonly FieldMarks[] = $state.raw([]);
  /** Further entries in the menus of fields; they load after the fields, too. */
  actions: readonly FieldAction[] = $state.raw([]);
  /** The open dialog about copied settings. */
  clipboard: 'copy' | 'paste' | undefined = $state();
  /** The field whose "When is this shown?" is open. */
  why: FieldState | undefined = $state.raw();
  /** The open field menu; `back` gets the focus afterwards, if not its button. */
  menu: { field: FieldState; anchor: HTMLElement; back?: HTMLElement } | undefined = $state.raw();
  /** Whether anything is open over the fields. */
  readonly isOverlaid: boolean = $derived(
    this.menu !== undefined ||
      this.clipboard !== undefined ||
      this.why !== undefined ||
      this.reviewOpen ||
      this.keysOpen
  );
  /** Opens the comments about all settings, from the head of the page; loads after the fields. */
  comments: Snippet | undefined = $state.raw();
  /** A field has been focused: the key for its actions is announced once. */
  reached = $state(false);
  /** Announced to screen readers. */
  said = $state('');

  /** Fields left by a pointer press that has not ended yet. */
  readonly #leaving = new Set<FieldState>();
  #pressed = false;
  readonly #state: EditorState;
  readonly #language: () => MessageLanguage;
  readonly #reader: Reader;
  /** Read once: the browser's storage is slow, and every label needs this. */
  readonly #kept: string | undefined;
  readonly #naming: () => Naming | undefined;
  #chosen: string | undefined = $state();
  readonly #preferred: string = $derived.by(() => {
    if (this.#kept === '') return '';
    const wanted = wantedLanguages(this.#reader.browser, this.#language());
    return contentLanguageFor(this.#state.languages, [this.#kept ?? [], wanted].flat());
  });

  /** @param naming undefined until loaded: until then, fields with the same label look alike */
  constructor(
    state: EditorState,
    language: () => MessageLanguage,
    naming: () => Naming | undefined,
    reader: Reader = { browser: [] }
  ) {
    this.#state = state;
    this.#language = language;
    this.#reader = reader;
    this.#kept = reader.kept;
    this.#naming = naming;
    this.isLarge = state.fields.length > SMALL_FORM;
    const starts = Array.from({ length: Math.ceil(state.fields.length / CHUNK) }, (_, index) => index * CHUNK);
    this.chunks = starts.map((start) => new Chunk(state.fields.slice(start, start + CHUNK)));
    this.chunks.forEach((chunk, index) => (chunk.near = !this.isLarge || index === 0));
  }

  /** The language of the widget's texts: the one chosen here or in another widget, otherwise the browser's. */
  get contentLanguage(): string {
    return this.#chosen ?? this.#preferred;
  }
  set contentLanguage(language: string) {
    this.#chosen = language;
    this.#reader.keep?.(language);
  }

  /** Languages for sentences. Reactive. */
  get words(): DescribeContext {
    return { language: this.#language(), contentLanguage: this.contentLanguage };
  }

  /** The label over the field. */
  label(field: FieldState): string {
    return labelOf(field, this.words);
  }

  /** As `label`, with the language it is in. */
  spokenLabel({ element }: FieldState): TextInLanguage {
    return textInLanguage(element, 'DisplayName', element.DisplayName, this.contentLanguage);
  }

  /** What distinguishes a field from another shown one with its label; '' if it needs nothing. */
  noteBeside(field: FieldState): string {
    const naming = this.#naming();
    return naming?.noteBeside(field, this.#state, this.words, naming.words) ?? '';
  }

  /** What follows a field's label outside the form if others share it; '' if it is unique. */
  suffix(field: FieldState): string {
    const naming = this.#naming();
    const note = naming?.noteOf(field, this.#state, this.words, naming.words);
    return note ? ` (${note})` : '';
  }

  /** The field's name in a sentence. */
  name(field: FieldState): string {
    return quoted(this.label(field), this.#language()) + this.suffix(field);
  }

  say(text: string): void {
    this.said = announced(this.said, text);
  }

  /**
   * Shows what matches. Evaluated on request, not on every edit: a field must not vanish while it is being edited.
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
      // Filtering for errors also shows the problem sentences.
      if (matched && filter === 'errors' && !field.left) field.left = true;
    }
    this.found = all ? undefined : found;
    if (!all && this.#state.hidden.some((field) => field.matched)) this.hiddenOpen = true;
  }

  showAll(): void {
    this.search('', 'all');
  }

  /** Goes to a field: brings it up despite search, distance or pending loading, and focuses its control. */
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
    const control =
      row?.querySelector<HTMLElement>(`#${field.domId}`) ?? row?.querySelector<HTMLElement>(FOCUSABLE) ?? row;
    control?.focus({ preventScroll: true });
  }

  /** The focus is in this field: mounts its neighbours for Tab, as the browser reports visibility late. */
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
    await loadExtras(this.#language());
    await tick();
  }

  /**
   * The user left a field. Problems appearing now would shift the page under a pointer press that has just begun, and the click
   * would miss its target: they wait until the press ends.
   */
  leave(field: FieldState): void {
    if (this.#pressed) this.#leaving.add(field);
    else this.#state.leave(field.id);
  }

  press(): void {
    this.#pressed = true;
  }

  /** The press ended; its click is handled first. */
  release(): void {
    this.#pressed = false;
    if (this.#leaving.size === 0) return;
    setTimeout(() => {
      for (const field of this.#leaving) this.#state.leave(field.id);
      this.#leaving.clear();
    }, 0);
  }

  /** The next focusable field, otherwise the previous one. */
  neighbour(field: FieldState): FieldState | undefined {
    const { fields } = this.#state;
    const isListed = ({ shown }: FieldState): boolean => shown;
    return fields.slice(field.index + 1).find(isListed) ?? fields.slice(0, field.index).reverse().find(isListed);
  }
}

const placeOf = (field: FieldState): number => Math.floor(field.index / CHUNK);
const isShown = ({ shown }: Chunk): boolean => shown > 0;

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]';

/** Reads and keeps the language of a widget's texts that a person chose in this browser. @param account null, undefined: nobody is signed in */
export function readerOf(account: number | null | undefined): Reader {
  const name = `content-language:${account ?? 0}`;
  return {
    browser: navigator.languages,
    get kept() {
      return readPreference(name);
    },
    keep: (language) => writePreference(name, language)
  };
}
