import type { Component } from 'svelte';
import type { Finding } from '../ascdata/findings.js';
import type { AscElement } from '../ascdata/types.js';
import type { MessageLanguage } from '../language/languages.js';

/** Props of every `Input.svelte`. It shows one element's Value and reports edits; it keeps no lasting state. */
export interface InputProps {
  element: AscElement;
  /** The current raw Value; if unusable, the input shows it as well as it can and never repairs it unasked. */
  value: unknown;
  /** Id for the main control; the field's <label for> points at it. */
  id: string;
  /** Id of the visible label, for groups (`aria-labelledby`). */
  labelledby: string;
  /** Ids of hint and errors, for `aria-describedby`; undefined when there are none. */
  describedby: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** The current findings on the Value, with pointers relative to it, so that a group can mark the part at fault. */
  findings?: readonly Finding[];
  /** Language of the widget's own texts. */
  contentLanguage: string;
  /**
   * Every edit, at once (the preview follows each keystroke). Text the input cannot read as a Value is passed on as typed, so that
   * nothing is lost and the check says why it is refused; the widget does not receive it. `step` groups edits for undo: edits of one
   * element with the same step (typing) merge; without it, each edit (a click, an added row) is its own step.
   */
  onchange(value: unknown, step?: string): void;
  /** The user left the control (blur, picker closed): errors may be shown now. */
  onleave(): void;
}

/** How a DataType is edited. `lazy` inputs (pickers and other heavy ones) load when first needed, with their own texts. */
export type DataTypeView = {
  /** Whether the input is one control (label for=id) or a group (role=group/radiogroup, aria-labelledby). */
  labels: 'control' | 'group';
} & (
  | { lazy: false; input: Component<InputProps> }
  | { lazy: true; input: (language: MessageLanguage) => Promise<{ default: Component<InputProps> }> }
);
