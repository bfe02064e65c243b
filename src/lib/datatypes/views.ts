import { eachIn } from '../ascdata/dataTypeNames.js';
import type { DataTypeName } from '../ascdata/types.js';
import { loadTexts } from '../messages/load.js';
import BooleanInput from './boolean/Input.svelte';
import ListInput from './choice/ListInput.svelte';
import NumberInput from './number/Input.svelte';
import RadiobuttonInput from './choice/RadiobuttonInput.svelte';
import SimpleTextInput from './simpleText/Input.svelte';
import type { DataTypeView } from './view.js';

type Loader = Extract<DataTypeView, { lazy: true }>['input'];

/** With texts that no other input needs: they are not waited for before the first field. */
const withOwnTexts =
  (load: () => ReturnType<Loader>): Loader =>
  async (language) => {
    const [input] = await Promise.all([load(), loadTexts('pickers', language)]);
    return input;
  };

/** With our own field for moments: a cell shows it at the first key. Without it there is the browser's own control. */
const withMoments =
  (load: Loader): Loader =>
  async (language) => {
    const [input, { loadWritten }] = await Promise.all([load(language), import('./pickers/Moment.svelte')]);
    await loadWritten(language).catch(() => undefined);
    return input;
  };

/** The eight selections share one input, which loads when the first of them is shown. */
const selection: DataTypeView = {
  input: withOwnTexts(() => import('./pickers/SelectionInput.svelte')),
  lazy: true,
  labels: 'group'
};

/** How each DataType is edited. The small inputs nearly every form needs load with the page, the others when first needed. */
export const views: Readonly<Record<DataTypeName, DataTypeView>> = {
  boolean: { input: BooleanInput, lazy: false, labels: 'control' },
  number: { input: NumberInput, lazy: false, labels: 'control' },
  color: { input: withOwnTexts(() => import('./color/Input.svelte')), lazy: true, labels: 'control' },
  date: { input: withMoments(() => import('./date/Input.svelte')), lazy: true, labels: 'control' },
  dateRange: {
    input: withMoments(withOwnTexts(() => import('./dateRange/Input.svelte'))),
    lazy: true,
    labels: 'group'
  },
  time: { input: withMoments(() => import('./time/Input.svelte')), lazy: true, labels: 'control' },
  list: { input: ListInput, lazy: false, labels: 'control' },
  radiobutton: { input: RadiobuttonInput, lazy: false, labels: 'group' },
  simpleText: { input: SimpleTextInput, lazy: false, labels: 'control' },
  ...eachIn('selection', () => selection)
};
