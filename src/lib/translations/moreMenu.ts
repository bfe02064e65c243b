import type { Texts } from '../messages/load.js';
import type { MenuEntry } from '../ui/ActionMenu.svelte';

export type TextsDialog = 'publish' | 'import' | 'export' | 'glossary' | 'replace' | 'add' | 'remove';

interface MoreMenu {
  /** The menu also holds what has buttons of its own elsewhere. */
  readonly isNarrow: boolean;
  readonly mayTranslate: boolean;
  readonly mayReview: boolean;
  readonly mayAdd: boolean;
  /** Name of the language, if the user may remove it. */
  readonly removable: string | undefined;
  open(dialog: TextsDialog): void;
}

/** The less frequent commands of the tab Translations. */
export function moreEntries(t: Texts<'translations'>, menu: MoreMenu): MenuEntry[] {
  const { isNarrow, mayTranslate, mayReview, mayAdd, removable, open } = menu;
  const entry = (label: string, dialog: TextsDialog): MenuEntry => ({ label, run: () => open(dialog) });
  return [
    ...(isNarrow && mayReview ? [entry(t.publish.open, 'publish')] : []),
    ...(isNarrow && mayTranslate ? [entry(t.import.open, 'import')] : []),
    ...(isNarrow ? [entry(t.export.open, 'export')] : []),
    ...(mayTranslate ? [entry(t.replace.open, 'replace')] : []),
    entry(t.glossary.open, 'glossary'),
    ...(mayAdd ? [entry(t.languages.addMore, 'add')] : []),
    ...(removable === undefined ? [] : [{ ...entry(t.removal.open(removable), 'remove'), bad: true }])
  ];
}
