import { readDefinition } from '../ascdata/definition/reading.js';
import type { WorkingCopy } from '../form/workingCopy.svelte.js';
import type { SettingNames } from './settingNames.svelte.js';
import { DEFINITION, SourceView, type View } from './source/sourceView.svelte.js';

/** Id of the middle: the properties, the source, or the types to choose from. */
export const MIDDLE = 'properties';

/** The parts of the tab, of which a narrow window shows one. */
export type Pane = 'settings' | 'edit' | 'preview' | 'source';

/** Which part of the tab is in view. */
export class TabView {
  pane: Pane = $state('edit');
  /** The preview lies over the middle, where there is no column for it. */
  previewOpen = $state(false);
  downloadOpen = $state(false);
  /** The list of keys. */
  keysOpen = $state(false);
  readonly source: SourceView;

  /**
   * @param names in the language of the widget's texts
   * @param file that the source begins with; undefined: the definition
   */
  constructor(
    private readonly edits: WorkingCopy,
    private readonly names: SettingNames,
    view: View,
    file: string | undefined
  ) {
    this.source = new SourceView(view, file);
    if (view === 'source') this.pane = 'source';
  }

  get contentLanguage(): string {
    return this.names.contentLanguage;
  }

  set contentLanguage(language: string) {
    this.names.contentLanguage = language;
  }

  /** Shows a file, at a line of it. */
  show(path: string, line?: number): void {
    this.source.open(path, line);
    this.pane = 'source';
  }

  /** Shows a field of the definition in its text. @param pointer JSON Pointer */
  showField(pointer: string): void {
    this.show(DEFINITION, readDefinition(this.edits.source).locate(pointer)?.line);
  }

  /** Shows the place where the text cannot be read, if there is one. */
  toBreak(): void {
    if (this.edits.isBroken) this.show(DEFINITION, readDefinition(this.edits.source).findings[0]?.line);
  }

  /** Shows properties, source, or both. */
  look(view: View): void {
    this.source.view = view;
    this.pane = view === 'source' ? 'source' : 'edit';
  }

  /** Shows this part, where one is in view at a time. */
  turn(pane: Pane): void {
    if (pane === 'source' || (pane === 'edit' && this.source.isShown))
      this.source.view = pane === 'source' ? 'source' : 'properties';
    this.pane = pane;
  }
}
