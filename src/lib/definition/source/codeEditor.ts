import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult
} from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldEffect,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
  HighlightStyle,
  unfoldAll
} from '@codemirror/language';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, Prec, type Extension, type Transaction } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Command,
  type KeyBinding,
  type Tooltip
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Splice } from '../../ascdata/textStyle.js';
import { changedGutter, foundGutter, marks, setMarks, type Marks } from './marks.js';

/** What can be written at a place of the document, for the list of completions. */
export interface Offered {
  /** Where what was typed so far begins. */
  readonly from: number;
  /** What is there is one of the list: all are shown, as other ones. */
  readonly isWhole: boolean;
  /** Of the whole list; undefined: none. */
  readonly title: string | undefined;
  readonly list: readonly {
    readonly label: string;
    readonly detail?: string | undefined;
    readonly about?: string | undefined;
    /** What is written, in place of what from where to where, and where the cursor is then. */
    write(document: string, cursor: number): Splice & { readonly cursor: number; readonly goesOn: boolean };
  }[];
}

/** Something found in the document, with what mends it. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly text: string;
  readonly fix: { readonly title: string; act(): void } | undefined;
}

/** What the editor itself says, in English. */
type Phrase =
  | 'Find'
  | 'Replace'
  | 'next'
  | 'previous'
  | 'all'
  | 'match case'
  | 'regexp'
  | 'by word'
  | 'replace'
  | 'replace all'
  | 'close'
  | 'current match'
  | 'on line'
  | 'replaced match on line $'
  | 'replaced $ matches'
  | 'Go to line'
  | 'go'
  | 'Folded lines'
  | 'Unfolded lines'
  | 'to'
  | 'folded code'
  | 'unfold'
  | 'Fold line'
  | 'Unfold line'
  | 'Selection deleted'
  | 'Completions';

export interface CodeEditorOptions {
  readonly parent: HTMLElement;
  /** Path of the file: it tells the language. */
  readonly path: string;
  readonly document: string;
  readonly isReadOnly: boolean;
  /** What the text is called. */
  readonly label: string;
  /** One level of indentation. */
  readonly indent: string;
  /** The words of the editor itself, by its English ones. */
  readonly phrases: Readonly<Record<Phrase, string>>;
  /** A person edited the document. `isTyped`: it goes on where the last edit ended. */
  onedit(splices: readonly Splice[], isTyped: boolean): void;
  /** The cursor is elsewhere. */
  oncursor(at: number): void;
  onundo(): void;
  onredo(): void;
  /** Mends what was found in the line of the cursor. @returns whether there was something */
  onfix(at: number): boolean;
  onblur(): void;
  /** undefined: the language itself knows what can be written. */
  offer: ((document: string, at: number, isAsked: boolean) => Offered | undefined) | undefined;
  explain: (document: string, at: number) => { from: number; to: number; title: string; about: string } | undefined;
}

/** The change is not of this editor: nobody is told of it. */
const outside = Annotation.define<boolean>();
/** Esc, then Tab within so many milliseconds, leaves the editor. */
const LEAVING = 2000;

const highlighting = HighlightStyle.define([
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--code-name)' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], color: 'var(--code-text)' },
  { tag: [tags.number, tags.color], color: 'var(--code-number)' },
  { tag: [tags.bool, tags.null, tags.keyword, tags.atom, tags.tagName], color: 'var(--code-word)' },
  { tag: [tags.comment, tags.meta], color: 'var(--faint)' },
  { tag: tags.invalid, textDecoration: 'underline wavy var(--bad) 1px' }
]);

/** The language of a file, by its name. */
function languageOf(path: string): Extension {
  if (/\.(?:json|webmanifest)$/i.test(path)) return json();
  if (/\.[cm]?js$/i.test(path)) return javascript();
  if (/\.css$/i.test(path)) return css();
  return /\.(?:html?|svg|xml)$/i.test(path) ? html() : [];
}

/** A text that is edited, in a page of ours. What is done to it is told, and kept elsewhere: it has no history of its own. */
export class CodeEditor {
  readonly #view: EditorView;
  #lastEnd = -1;

  constructor(private readonly options: CodeEditorOptions) {
    this.#view = new EditorView({ parent: options.parent, state: this.#stateOf(options.document) });
  }

  get document(): string {
    return this.#view.state.doc.toString();
  }

  get cursor(): number {
    return this.#view.state.selection.main.head;
  }

  get hasFocus(): boolean {
    return this.#view.hasFocus;
  }

  /** Edits that were made elsewhere. The cursor, folded parts and what is in view stay; `isFollowed`: it goes where the first edit is. */
  take(splices: readonly Splice[], isFollowed: boolean): void {
    const [first] = splices;
    if (!first) return;
    this.#lastEnd = -1;
    const changes = splices.map(({ offset, length, content }) => ({
      from: offset,
      to: offset + length,
      insert: content
    }));
    const selection = isFollowed
      ? { selection: { anchor: first.offset + first.content.length }, scrollIntoView: true }
      : {};
    this.#view.dispatch({ changes, annotations: outside.of(true), ...selection });
  }

  /** Where a line begins, from 1. */
  startOf(line: number): number {
    const { doc } = this.#view.state;
    return doc.line(Math.max(1, Math.min(doc.lines, line))).from;
  }

  /** The line of a place, from 1. */
  lineAt(at: number): number {
    const { doc } = this.#view.state;
    return doc.lineAt(Math.max(0, Math.min(doc.length, at))).number;
  }

  mark(marked: Marks): void {
    this.#view.dispatch({ effects: setMarks.of(marked) });
  }

  /** What was found, underlined. */
  setProblems(problems: readonly Problem[]): void {
    const { state } = this.#view;
    const { length } = state.doc;
    const diagnostics = problems.map(({ from, to, severity, text, fix }): Diagnostic => {
      const actions = fix ? [{ name: fix.title, apply: () => fix.act() }] : [];
      return {
        from: Math.min(from, length),
        to: Math.min(Math.max(from, to), length),
        severity,
        message: text,
        actions
      };
    });
    this.#view.dispatch(setDiagnostics(state, diagnostics));
  }

  /** Brings a place into view, and the cursor there. */
  show(at: number, isFocused: boolean): void {
    const anchor = Math.min(at, this.#view.state.doc.length);
    this.#view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin: 60 }),
      annotations: outside.of(true)
    });
    if (isFocused) this.focus();
  }

  focus(): void {
    this.#view.focus();
  }

  /** Folds these parts, and no other ones. */
  fold(parts: readonly { readonly from: number; readonly to: number }[]): void {
    unfoldAll(this.#view);
    const { length } = this.#view.state.doc;
    this.#view.dispatch({ effects: parts.filter(({ to }) => to <= length).map((part) => foldEffect.of(part)) });
  }

  close(): void {
    this.#view.destroy();
  }

  #stateOf(doc: string): EditorState {
    const { options } = this;
    const { path, isReadOnly, label, phrases, indent } = options;
    return EditorState.create({
      doc,
      extensions: [
        [EditorState.readOnly.of(isReadOnly), EditorState.phrases.of(phrases)],
        [EditorState.tabSize.of(4), indentUnit.of(indent)],
        EditorView.contentAttributes.of({
          'aria-label': label,
          spellcheck: 'false',
          tabindex: '0',
          'aria-readonly': String(isReadOnly)
        }),
        [marks, foundGutter, lineNumbers(), changedGutter, foldGutter(), codeFolding()],
        [
          drawSelection(),
          dropCursor(),
          highlightActiveLineGutter(),
          highlightSelectionMatches(),
          search({ top: true })
        ],
        [languageOf(path), syntaxHighlighting(highlighting), bracketMatching(), closeBrackets(), indentOnInput()],
        autocompletion({ icons: false, ...(options.offer && { override: [(context) => this.#complete(context)] }) }),
        hoverTooltip((view, at) => this.#explained(view, at)),
        Prec.high(keymap.of(this.#keys())),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...foldKeymap, ...completionKeymap]),
        keymap.of([indentWithTab, { key: 'Escape', run: leave }]),
        EditorView.domEventHandlers({
          blur: () => options.onblur(),
          // Menus and gestures of the browser undo, too.
          beforeinput: ({ inputType }) => this.#travelled(inputType)
        }),
        EditorView.updateListener.of(({ transactions, selectionSet, state }) => {
          for (const transaction of transactions) this.#tell(transaction);
          const isOurs = transactions.some((each) => !each.annotation(outside));
          if (isOurs && selectionSet) options.oncursor(state.selection.main.head);
        })
      ]
    });
  }

  #keys(): KeyBinding[] {
    const act =
      (deed: () => void): Command =>
      () => {
        deed();
        return true;
      };
    return [
      { key: 'Mod-z', run: act(() => this.options.onundo()), preventDefault: true },
      { key: 'Mod-y', mac: 'Mod-Shift-z', run: act(() => this.options.onredo()), preventDefault: true },
      { key: 'Mod-Shift-z', run: act(() => this.options.onredo()), preventDefault: true },
      { key: 'Mod-.', run: () => this.options.onfix(this.cursor) }
    ];
  }

  #travelled(inputType: string): boolean {
    if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return false;
    if (inputType === 'historyUndo') this.options.onundo();
    else this.options.onredo();
    return true;
  }

  #tell(transaction: Transaction): void {
    const { changes, docChanged } = transaction;
    if (!docChanged || transaction.annotation(outside)) return;
    const splices: Splice[] = [];
    let end = -1;
    changes.iterChanges((from, to, _from, newEnd, inserted) => {
      splices.push({ offset: from, length: to - from, content: inserted.toString() });
      end = newEnd;
    });
    const isByKey = transaction.isUserEvent('input.type') || transaction.isUserEvent('delete');
    const [{ offset, length }] = splices as [Splice];
    const goesOn = splices.length === 1 && [offset, offset + length].includes(this.#lastEnd);
    this.#lastEnd = isByKey ? end : -1;
    this.options.onedit(splices, isByKey && goesOn);
  }

  #complete({ state, pos, explicit }: CompletionContext): CompletionResult | null {
    const offered = this.options.offer?.(state.doc.toString(), pos, explicit);
    if (!offered) return null;
    const section = offered.title === undefined ? undefined : { name: offered.title };
    const options = offered.list.map(({ label, detail, about, write }, at): Completion => ({
      label,
      ...(detail !== undefined && { detail }),
      ...(about !== undefined && { info: about }),
      ...(section && { section }),
      // As they are listed, among those that match as well.
      boost: -at / offered.list.length,
      apply: (view) => {
        const { offset, length, content, cursor, goesOn } = write(
          view.state.doc.toString(),
          view.state.selection.main.head
        );
        view.dispatch({
          changes: { from: offset, to: offset + length, insert: content },
          selection: { anchor: cursor },
          userEvent: 'input.complete'
        });
        if (goesOn) startCompletion(view);
      }
    }));
    const { from, isWhole } = offered;
    return isWhole ? { from, options, filter: false } : { from, options, validFor: /^[^"\\\s]*$/ };
  }

  #explained({ state }: EditorView, at: number): Tooltip | null {
    const explained = this.options.explain(state.doc.toString(), at);
    if (!explained) return null;
    const { from, to, title, about } = explained;
    return {
      pos: from,
      end: to,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-explained';
        const name = dom.appendChild(document.createElement('b'));
        name.textContent = title;
        dom.append(' ', about);
        return { dom };
      }
    };
  }
}

const leave: Command = (view) => {
  view.setTabFocusMode(LEAVING);
  return true;
};
