import { commandOf, isDialogOpen, isTyping, pressedKey } from '../ui/pressedKey.js';
import { isDraft, KEYS, type Command } from './keys.js';
import type { DefinitionHost, SettingActions } from './settingActions.svelte.js';
import { MIDDLE } from './tabView.svelte.js';

/**
 * The keys of the tab.
 * @param save saves the edits
 * @param toFinding goes to the next finding
 * @returns runs what a key press means
 */
export function definitionKeys(
  host: DefinitionHost,
  actions: SettingActions,
  { save, toFinding }: { readonly save: () => unknown; readonly toFinding: () => unknown }
): (event: KeyboardEvent) => void {
  const { session, view } = host;
  const { edits, model } = session;

  const commands: Readonly<Record<Command, () => unknown>> = {
    save,
    undo: () => actions.undo(),
    redo: () => actions.redo(),
    add: () => host.locked === undefined && edits.read() && actions.add(),
    search: () => document.getElementById('settings-search')?.focus(),
    id: () => actions.toId(),
    finding: () => {
      toFinding();
      void host.toOutline();
    },
    fix: () => actions.mendFirst(),
    keys: () => (view.keysOpen = true),
    properties: () => view.look('properties'),
    split: () => view.look('split'),
    source: () => view.look('source')
  };

  /** Out of the middle: to the outline, or from the types to what was there before. */
  function escape(): void {
    if (model.adding) void actions.stopAdding();
    else void host.toOutline();
  }

  return (event) => {
    const command = commandOf<Command>(event, KEYS[isTyping(event.target) ? 'typing' : 'elsewhere']);
    const isInMiddle = event.target instanceof Element && event.target.closest(`#${MIDDLE}`) !== null;
    const isEscape = isInMiddle && pressedKey(event) === 'Escape';
    if (event.defaultPrevented || (!command && !isEscape) || isDialogOpen()) return;
    if ((command === 'undo' || command === 'redo') && isDraft(event.target)) return;
    event.preventDefault();
    if (command) commands[command]();
    else escape();
  };
}
