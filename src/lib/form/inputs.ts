import type { Component } from 'svelte';
import type { DataTypeName } from '../ascdata/types.js';
import type { MessageLanguage } from '../language/languages.js';
import { loadOnce } from '../loadOnce.js';
import type { InputProps } from '../datatypes/view.js';
import { views } from '../datatypes/views.js';

type Input = Component<InputProps>;

/** The input of a DataType, if it is already loaded. */
export function inputOf(name: DataTypeName, language: MessageLanguage): Input | undefined {
  const view = views[name];
  return view.lazy ? loadInput.known(name, language) : view.input;
}

/** The input of a DataType, loaded when first needed. Rejects if it cannot be loaded; calling it again retries. */
export const loadInput = loadOnce(async (name: DataTypeName, language: MessageLanguage): Promise<Input> => {
  const view = views[name];
  if (!view.lazy) return view.input;
  return (await view.input(language)).default;
});

/** Whether the input is one control that takes the field's label (label for), or a group labelled by it. */
export function isLabelable(name: DataTypeName): boolean {
  return views[name].labels === 'control';
}
