import type { EditorData } from '../api.js';
import { EditorState, type EditorServices } from '../form/state.svelte.js';

/** A Value of a draft; without `value`, the widget loses its own. */
export interface DraftValue {
  readonly element: string;
  readonly value?: unknown;
}

/**
 * A widget as the draft makes it.
 * @param own the draft's Values for this widget
 * @param ofTemplate its Values for the template the widget inherits from
 */
export function draftForm(
  data: EditorData,
  services: EditorServices,
  own: readonly DraftValue[],
  ofTemplate: readonly DraftValue[]
): EditorState {
  const form = new EditorState(data, services);
  const mine = new Set(own.map(({ element }) => element));
  const inherited = new Map(
    (data.Inherits ? ofTemplate : []).map((each) => [
      each.element,
      'value' in each ? each.value : form.field(each.element)?.element.Value
    ])
  );
  const unset = (id: string): unknown => (inherited.has(id) ? inherited.get(id) : form.field(id)?.initial);
  form.follow([
    ...[...inherited].filter(([id]) => !mine.has(id) && !form.field(id)?.own),
    ...own.map((each) => [each.element, 'value' in each ? each.value : unset(each.element)] as const)
  ]);
  return form;
}
