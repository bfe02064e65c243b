import { untrack } from 'svelte';
import type { WordedFix } from '../../ascdata/findings.js';
import { styleOf, type Splice } from '../../ascdata/textStyle.js';
import { elementsFound } from '../../ascdata/definition/recovery.js';
import { repairOf, type Repair } from '../../ascdata/definition/repair.js';
import type { WorkingCopy } from '../../form/workingCopy.svelte.js';
import type { Found } from '../checking/worker.js';
import type { DefinitionModel } from '../model.svelte.js';
import { CodeEditor, type CodeEditorOptions, type Problem } from './codeEditor.js';
import { DefinitionPlaces } from './definitionPlaces.js';
import { DocumentText } from './documentText.js';
import { changedLines } from './lines.js';
import { DEFINITION, type SourceView } from './sourceView.svelte.js';

/** Typing rests for so long, in milliseconds, before what was typed is read; in a definition of more settings than the last number, longer. */
const [REST, LONG_REST, MANY] = [150, 400, 60];

/** Words for what mends a text. */
interface RepairWords {
  readonly repairs: Readonly<Record<Repair['kind'], string>>;
}

type Shown = Pick<CodeEditorOptions, 'parent' | 'isReadOnly' | 'label' | 'phrases' | 'offer' | 'explain'>;
interface Deeds {
  onundo(): void;
  onredo(): void;
  onleave(): void;
  /** Makes a fix of the check. */
  onmend(fix: WordedFix): void;
}

/** A file of the working copy in an editor: what is edited on either side is seen on the other. */
export class OpenFile {
  /** The text when typing last rested, or as it was changed elsewhere. */
  settled: DocumentText = $state.raw()!;
  /** Where the parts of the definition are; undefined in other files, and while it cannot be read. */
  readonly places: DefinitionPlaces | undefined = $derived.by(() =>
    this.isDefinition && this.settled.text === this.model.edits.readable.source
      ? new DefinitionPlaces(this.settled)
      : undefined
  );
  /** As in the package. */
  readonly #saved: DocumentText = $derived.by(() => new DocumentText(this.#edits.savedTextOf(this.path) ?? ''));
  /** The elements of a text that cannot be read. */
  readonly #told = $derived.by(() => elementsFound(this.settled.text));
  readonly isDefinition: boolean;
  readonly editor: CodeEditor;
  readonly #edits: WorkingCopy;
  #file: DocumentText;
  #found: readonly Found[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0;

  /** @param path of a file that has a text */
  constructor(
    private readonly model: DefinitionModel,
    readonly path: string,
    shown: Shown,
    private readonly deeds: Deeds
  ) {
    this.#edits = model.edits;
    this.isDefinition = path === DEFINITION;
    this.#file = new DocumentText(this.#edits.textOf(path) ?? '');
    this.settled = this.#file;
    const { text, document } = this.#file;
    this.editor = new CodeEditor({
      ...shown,
      ...{ path, document, indent: styleOf(text).indent ?? '  ' },
      onedit: (splices, isTyped) => this.#take(splices, isTyped),
      oncursor: () => this.#selectHere(),
      onundo: deeds.onundo,
      onredo: deeds.onredo,
      onfix: () => this.fix(),
      onblur: () => {
        this.settle();
        this.#edits.seal();
        deeds.onleave();
      }
    });
  }

  /** Keeps the editor as the definition is, while the effect that calls it lives. */
  live(source: SourceView, found: () => readonly Found[], words: () => RepairWords): void {
    const edits = this.#edits;
    $effect(() => this.#follow(edits.textOf(this.path) ?? ''));
    $effect(() => {
      const selected = this.#selectedSpan();
      if (this.isDefinition) this.editor.mark({ selected: selected ?? [0, 0] });
    });
    $effect(() => {
      void this.model.selected;
      untrack(() => this.#showSelection());
    });
    $effect(() => {
      const changed = changedLines(this.#saved.document, this.settled.document);
      this.editor.mark({ changed });
    });
    $effect(() => {
      const [all, told] = [this.isDefinition ? found() : [], words()];
      untrack(() => this.#markFound(all, told));
    });
    $effect(() => {
      const { wanted } = source;
      if (!wanted) return;
      this.editor.show(this.editor.startOf(wanted.line), true);
      source.wanted = undefined;
    });
  }

  #follow(text: string): void {
    if (text === this.#file.text) return;
    const next = new DocumentText(text);
    this.editor.take(this.#file.splicesTo(next), this.editor.hasFocus);
    this.#file = next;
    this.settled = next;
  }

  /** Reads what was typed, now. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.settled === this.#file) return;
    if (this.isDefinition) this.#edits.read();
    this.settled = this.#file;
    this.#selectHere();
  }

  /** Brings the selection into view, unless the cursor is in it. */
  #showSelection(): void {
    const { editor } = this;
    const span = this.#selectedSpan();
    if (span && (editor.cursor < span[0] || editor.cursor > span[1])) editor.show(span[0], false);
  }

  /** Where the selected element is, also in a text that cannot be read. */
  #selectedSpan(): readonly [number, number] | undefined {
    const { places, model } = this;
    if (places || !this.isDefinition) return places?.of(model.selection);
    return this.#told.find(({ id }) => id === model.selected)?.span;
  }

  /** What the check found, at its lines. */
  #markFound(found: readonly Found[], { repairs }: RepairWords): void {
    this.#found = found;
    const { editor } = this;
    const told = found.filter(({ severity, line }) => severity !== 'info' && line !== undefined);
    editor.mark({ notes: told.map(({ line, severity, text }) => ({ line: line!, severity, text })) });
    editor.setProblems(
      found.flatMap((each): Problem[] => {
        const span = this.#spanOf(each);
        const title = each.fix?.title ?? this.#repairFor(each, repairs);
        const fix = title === undefined ? undefined : { title, act: () => this.#mend(each.fix) };
        return span ? [{ from: span[0], to: span[1], severity: each.severity, text: each.text, fix }] : [];
      })
    );
  }

  /** Mends what was found in the line of the cursor. @returns whether there was something */
  fix(): boolean {
    const line = this.editor.lineAt(this.editor.cursor);
    const here = this.#found.find((each) => each.line === line && (each.fix || this.#edits.isBroken));
    if (!here) return false;
    this.#mend(here.fix);
    return true;
  }

  /** The lines of what is selected, from 1. */
  linesOf(span: readonly [from: number, to: number]): readonly [first: number, last: number] {
    return [this.editor.lineAt(span[0]), this.editor.lineAt(span[1])];
  }

  close(): void {
    this.settle();
    this.editor.close();
  }

  #take(splices: readonly Splice[], isTyped: boolean): void {
    this.#file = this.#file.edited(splices);
    if (!isTyped) this.#run += 1;
    this.#edits.type(this.path, this.#file.text, `source ${this.path} ${this.#run}`);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), this.model.placed.length > MANY ? LONG_REST : REST);
  }

  /** Selects the element under the cursor. */
  #selectHere(): void {
    const { places, model, editor } = this;
    if (!places || !editor.hasFocus || this.settled !== this.#file) return;
    const index = places.elementAt(editor.cursor);
    const here = model.placed.find((placed) => placed.index === index);
    if (index !== undefined && !here) return;
    const id = here?.element.Id ?? '';
    if (id !== model.selected) model.select(id);
  }

  #spanOf({ pointer, line, column = 1 }: Found): readonly [number, number] | undefined {
    const span = this.places?.at(pointer);
    if (span || line === undefined) return span;
    const at = this.editor.startOf(line) + column - 1;
    return [at, at + 1];
  }

  #repairFor({ code }: Found, repairs: RepairWords['repairs']): string | undefined {
    if (!code.startsWith('json-') || !this.#edits.isBroken) return undefined;
    const repair = repairOf(this.#edits.source);
    return repair && repairs[repair.kind];
  }

  /** Makes a fix, or without one what makes the text readable again. */
  #mend(fix: WordedFix | undefined): void {
    this.settle();
    if (fix) return this.deeds.onmend(fix);
    const repair = repairOf(this.#edits.source);
    if (repair) this.#edits.edit({ source: repair.text });
  }
}
