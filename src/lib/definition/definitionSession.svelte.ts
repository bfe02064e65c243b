import { onMount, untrack } from 'svelte';
import type { EditorData } from '../api.js';
import { dayOf } from '../ascdata/dates.js';
import { readDefinition } from '../ascdata/definition/reading.js';
import { SETTINGS_FILE } from '../ascdata/severitySettings.js';
import { EditedPackage } from '../conditions/editing/editedPackage.svelte.js';
import type { MessageLanguage } from '../language/languages.js';
import { wrongVersionIn } from '../package/compare/versionOrder.js';
import { browserPatterns } from '../patterns/browser.js';
import { whenIdle } from '../ui/whenIdle.js';
import { Checker } from './checking/checker.svelte.js';
import type { Found } from './checking/worker.js';
import { CodeReader } from './code/codeReader.svelte.js';
import { foundAt } from './context.js';
import { EditedPreview, editedFilesOn } from './editedPreview.svelte.js';
import { DefinitionModel, type NewNames } from './model.svelte.js';
import { PackageFiles } from './packageFiles.svelte.js';
import type { DefinitionSchema } from './properties.js';
import { DefinitionRules } from './rules.svelte.js';
import { CodeCalls } from './widget/codeCalls.svelte.js';

/** A form of so many settings follows each key at once; others when typing rested for so long, in milliseconds. */
const [SMALL_FORM, REST] = [60, 400];
const AT_VERSION = '/SpotVersion';

/** What a tab opens: a package, and what depends on the place and the person. */
export interface Opening {
  readonly data: EditorData;
  readonly schema: DefinitionSchema;
  /** ascdata.config.json of the package. */
  readonly settings: () => string | undefined;
  /** conditions.tests.json of the package. */
  readonly tests: string | undefined;
  /** The definition as people see it, where texts are published over it. */
  readonly shown: string | undefined;
  /** Id of the setting to begin with. */
  readonly selected: string | undefined;
  readonly newNames: () => NewNames;
  /** Says that a SpotVersion cannot be the next one. */
  readonly wrongVersion: (version: string) => string;
  readonly reload: () => Promise<void>;
}

/** Always the same, so that what follows what was found has nothing to do at an edit. */
const NONE: readonly Found[] = [];

/** The package whose definition is open: its edits, and what follows them (form, files, check, proofs, preview). */
export class DefinitionSession {
  readonly model: DefinitionModel;
  readonly edited: EditedPackage;
  readonly files: PackageFiles;
  readonly calls: CodeCalls;
  readonly checker = new Checker();
  readonly rules: DefinitionRules;
  readonly preview: EditedPreview;
  readonly #saved = $derived.by(() => readDefinition(this.edits.saved.source).data);
  /** What the check found, and a version that cannot be the next one. */
  readonly found: readonly Found[] | undefined = $derived.by(() => {
    const { checker, model } = this;
    // Warnings about a setting that was just added come before anything is typed.
    const early = model.fresh === model.selected ? foundAt(checker.found, model.base) : NONE;
    const checked = checker.found?.filter((each) => each.severity === 'error' || !early.includes(each));
    return checked && [...checked, ...this.#foundVersion];
  });
  readonly #foundVersion: readonly Found[] = $derived.by(() => {
    const { data, source } = this.edits.readable;
    const wrong = wrongVersionIn(this.#saved, data);
    if (wrong === undefined) return NONE;
    const { line, column } = readDefinition(source).locate(AT_VERSION) ?? {};
    const text = this.opening.wrongVersion(wrong);
    return [{ severity: 'error', code: 'wrong-format', pointer: AT_VERSION, line, column, text, fix: undefined }];
  });
  readonly #settings: string | undefined = $derived.by(
    () => this.edits.files.get(SETTINGS_FILE) ?? this.opening.settings()
  );

  constructor(private readonly opening: Opening) {
    const { data, schema, tests, shown, newNames, selected, reload } = opening;
    const services = { patterns: browserPatterns(), today: dayOf(new Date()), tests, shown };
    this.model = new DefinitionModel(data, schema, services, newNames, selected);
    this.edited = new EditedPackage(this.model, data, tests, reload);
    const { edits } = this.model;
    this.files = new PackageFiles(edits, data.Id);
    this.calls = new CodeCalls(this.files, edits);
    this.rules = new DefinitionRules(this.model, () => this.#settings);
    this.preview = new EditedPreview(editedFilesOn(data.Id), () =>
      edits.source !== edits.saved.source ? edits.readable.source : undefined
    );
  }

  get edits() {
    return this.model.edits;
  }

  get widgetId(): number {
    return this.opening.data.Id;
  }

  /** What finds the lines of code that name settings; whoever takes one closes it. */
  newCode(): CodeReader {
    return new CodeReader(this.files, this.edits);
  }

  /** Keeps everything as the edits have it. Called while a component is made, until that is gone. @param mayEdit whether somebody here may */
  follow(language: () => MessageLanguage, mayEdit: () => boolean): void {
    const { model, edits, files } = this;
    onMount(() => {
      // What the first change is compared with.
      whenIdle(() => edits.prepare());
      return () => this.#close();
    });
    $effect(() => this.preview.follow(edits.files));
    let isFirst = true;
    // A large form follows once typing rests: making it again takes longer than a key may.
    $effect(() => {
      void [edits.readable, model.adding];
      if (isFirst) return void (isFirst = false);
      const timer = setTimeout(() => model.follow(), untrack(() => model.placed.length) > SMALL_FORM ? REST : 0);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { today, platform } = untrack(() => model.form);
      const { contents } = files;
      const asked = { source: edits.source, settings: this.#settings, language: language(), files: contents };
      this.checker.ask({ ...asked, today, platform });
    });
    // Its code is checked against what is edited: before, no package is read, which can be large.
    $effect(() => {
      if (edits.dirty && mayEdit()) untrack(() => void files.load());
    });
    // Edits of another package are made in this one.
    $effect(() => {
      const isEdited = edits.files.size > 0;
      untrack(() => {
        files.letGo();
        if (isEdited) void files.load();
      });
    });
  }

  #close(): void {
    this.checker.close();
    this.preview.close();
    this.calls.close();
    this.rules.close();
  }
}
