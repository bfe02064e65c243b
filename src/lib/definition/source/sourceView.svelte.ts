import { TESTS_FILE } from '../../ascdata/conditions/ruletests/format.js';
import type { Edited, WorkingCopy } from '../../form/workingCopy.svelte.js';

/** What the middle of the tab shows. */
export const VIEWS = ['properties', 'split', 'source'] as const;
export type View = (typeof VIEWS)[number];

export const DEFINITION = 'ascData.json';

/** The view that an address names. */
export const viewIn = (text: string | null): View => VIEWS.find((view) => view === text) ?? 'properties';

/** Where somebody looks at the texts of a package. */
export class SourceView {
  view = $state<View>('properties');
  /** The file in view; undefined: the list of those that cannot be shown. */
  path: string | undefined = $state();
  /** A line to bring into view, from 1; another object for another wish. */
  wanted: { readonly line: number } | undefined = $state.raw();

  /** ascData.json was left while it could not be read. */
  isLeft = $state(false);

  /** @param path of the file that it begins with */
  constructor(view: View, path: string | undefined = DEFINITION) {
    this.view = view;
    this.path = path;
  }

  get isShown(): boolean {
    return this.view !== 'properties';
  }

  /** Shows a file, at a line of it. */
  open(path: string, line?: number): void {
    this.path = path;
    if (!this.isShown) this.view = 'source';
    if (line !== undefined) this.wanted = { line };
  }

  /** Shows a file that a step changed, if it did not only change the definition in a way that the properties tell. @returns its path */
  follow(before: Edited, { now }: WorkingCopy): string | undefined {
    const paths = [...new Set([...before.files.keys(), ...now.files.keys()])];
    const other = paths.find((path) => before.files.get(path) !== now.files.get(path));
    const path =
      other ??
      (before.tests === now.tests ? undefined : TESTS_FILE) ??
      (before.source === now.source ? undefined : DEFINITION);
    if (path === undefined) return undefined;
    if (this.isShown || path === other) this.open(path);
    return path;
  }
}
