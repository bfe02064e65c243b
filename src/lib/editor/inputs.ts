import type { Component } from 'svelte';
import type { DataTypeName } from '../ascdata/types.js';
import type { InputProps } from '../datatypes/view.js';
import { views } from '../datatypes/views.js';

type Input = Component<InputProps>;

/** Inputs that are here: given with the page, or loaded since. */
const loaded = new Map<DataTypeName, Input>();
const loading = new Map<DataTypeName, Promise<Input>>();

/** The input of a DataType if it is here already. */
export function inputOf(name: DataTypeName): Input | undefined {
  const view = views[name];
  return view.lazy ? loaded.get(name) : (view.input as Input);
}

/** The input of a DataType, loaded on first need. Rejects when it cannot be loaded; asking again tries again. */
export function loadInput(name: DataTypeName): Promise<Input> {
  const here = inputOf(name);
  if (here) return Promise.resolve(here);
  let promise = loading.get(name);
  if (!promise) {
    const load = views[name].input as () => Promise<{ default: Input }>;
    promise = load().then(({ default: input }) => {
      loaded.set(name, input);
      return input;
    });
    promise.catch(() => loading.delete(name));
    loading.set(name, promise);
  }
  return promise;
}

/** Does the input take the field's label (label for), or is it a group that is labelled by it? */
export function isLabelable(name: DataTypeName): boolean {
  return views[name].labels === 'control';
}
