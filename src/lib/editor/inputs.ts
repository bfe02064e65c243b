import type { Component } from 'svelte';
import type { DataTypeName } from '../ascdata/types.js';
import type { MessageLanguage } from '../language/languages.js';
import type { InputProps } from '../datatypes/view.js';
import { views } from '../datatypes/views.js';

type Input = Component<InputProps>;

/** Inputs that are here: given with the page, or loaded since with their texts. */
const loaded = new Map<string, Input>();
const loading = new Map<string, Promise<Input>>();

const keyOf = (name: DataTypeName, language: MessageLanguage): string => `${language} ${name}`;

/** The input of a DataType if it is here already. */
export function inputOf(name: DataTypeName, language: MessageLanguage): Input | undefined {
  const view = views[name];
  return view.lazy ? loaded.get(keyOf(name, language)) : view.input;
}

/** The input of a DataType, loaded on first need. Rejects when it cannot be loaded; asking again tries again. */
export function loadInput(name: DataTypeName, language: MessageLanguage): Promise<Input> {
  const view = views[name];
  const here = inputOf(name, language);
  if (here || !view.lazy) return Promise.resolve(here!);
  const key = keyOf(name, language);
  let promise = loading.get(key);
  if (!promise) {
    promise = view.input(language).then(({ default: input }) => {
      loaded.set(key, input);
      return input;
    });
    promise.catch(() => loading.delete(key));
    loading.set(key, promise);
  }
  return promise;
}

/** Does the input take the field's label (label for), or is it a group that is labelled by it? */
export function isLabelable(name: DataTypeName): boolean {
  return views[name].labels === 'control';
}
