import type { DataTypeName } from '../ascdata/types.js';
import BooleanInput from './boolean/Input.svelte';
import DateInput from './date/Input.svelte';
import ListInput from './list/Input.svelte';
import NumberInput from './number/Input.svelte';
import RadiobuttonInput from './radiobutton/Input.svelte';
import SimpleTextInput from './simpleText/Input.svelte';
import TimeInput from './time/Input.svelte';
import type { DataTypeView } from './view.js';

/** The eight selections share one input, which loads when the first of them is shown. */
const selection: DataTypeView = {
  input: () => import('./pickers/SelectionInput.svelte'),
  lazy: true,
  labels: 'group'
};

/** How each DataType is edited. The small inputs nearly every form needs come with the page, the others on first need. */
export const views: Readonly<Record<DataTypeName, DataTypeView>> = {
  boolean: { input: BooleanInput, lazy: false, labels: 'control' },
  number: { input: NumberInput, lazy: false, labels: 'control' },
  color: { input: () => import('./color/Input.svelte'), lazy: true, labels: 'control' },
  date: { input: DateInput, lazy: false, labels: 'control' },
  dateRange: { input: () => import('./dateRange/Input.svelte'), lazy: true, labels: 'group' },
  time: { input: TimeInput, lazy: false, labels: 'control' },
  list: { input: ListInput, lazy: false, labels: 'control' },
  radiobutton: { input: RadiobuttonInput, lazy: false, labels: 'group' },
  simpleText: { input: SimpleTextInput, lazy: false, labels: 'control' },
  spotGroup: selection,
  mediaGroup: selection,
  location: selection,
  player: selection,
  category: selection,
  spot: selection,
  media: selection,
  edition: selection
};
