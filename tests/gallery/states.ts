import { DATA_TYPE_NAMES, SELECTION_NAMES } from '../../src/lib/ascdata/dataTypeNames.js';
import type { AscElement, DataTypeName } from '../../src/lib/ascdata/types.js';
import { forms } from '../../src/lib/datatypes/forms.js';
import { samples } from '../../src/lib/datatypes/samples.js';

/** An input as it is shown. */
export interface State {
  readonly title: string;
  readonly element: AscElement;
  readonly value: unknown;
  readonly invalid?: boolean;
  readonly disabled?: boolean;
}

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6).trim();
const HEBREW = 'שלום עולם, זה טקסט ארוך יותר';

/** Values that need more room than most, by DataType. */
const TEXTS: Partial<Record<DataTypeName, (text: string) => Pick<State, 'value'> & Partial<AscElement>>> = {
  simpleText: (Text) => ({ value: [{ Text }] }),
  list: (text) => ({ value: text, Items: [text, 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] }),
  radiobutton: (text) => ({ value: text, Items: [text, 'B'] })
};

function withText(name: DataTypeName, element: AscElement, title: string, text: string): State[] {
  const { value, ...fields } = TEXTS[name]?.(text) ?? ofObject(name, text) ?? { value: undefined };
  return value === undefined ? [] : [{ title, element: { ...element, ...fields } as AscElement, value }];
}

/** Selections hold objects of the platform by name. */
const ofObject = (name: DataTypeName, text: string) =>
  Array.isArray(forms[name].empty({} as AscElement)) ? { value: [{ Id: 1, Name: text }] } : undefined;

/** Selections share one input; all of its states are shown for the first of them. */
const SAME_INPUT: ReadonlySet<DataTypeName> = new Set(SELECTION_NAMES.slice(1));

/** Every input in every state, made of the samples of the DataTypes. */
export const STATES: readonly (readonly [DataTypeName, readonly State[]])[] = DATA_TYPE_NAMES.map((name) => {
  const { element, good, bad } = samples[name];
  const empty = forms[name].empty(element);
  const filled = good.findLast((value) => !forms[name].same(value, empty, element));
  const [value, , Options] = bad.find(([each]) => each !== null) ?? bad[0]!;
  const states: State[] = [
    { title: 'Empty', element, value: empty },
    { title: 'Filled', element, value: filled },
    {
      title: 'Invalid',
      element: Options ? { ...element, Options } : element,
      value,
      invalid: true
    },
    { title: 'Read-only', element, value: filled, disabled: true },
    ...withText(name, element, 'Long text', LONG),
    ...withText(name, element, 'Right to left', HEBREW)
  ];
  return [name, SAME_INPUT.has(name) ? states.slice(0, 2) : states];
});
