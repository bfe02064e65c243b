import type { DataTypeForm, DataTypeModel } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';
import type { AscElement } from '../../ascdata/types.js';
import { finding } from '../../ascdata/finding.js';
import { RESERVED } from './choice.js';
import { itemsOf } from './options.js';
import { shorten } from './valueText.js';

function checkDefinition(element: AscElement): Finding[] {
  const seen = new Map<string, number>();
  return itemsOf(element).flatMap((item, index) => {
    const first = seen.get(item);
    if (first !== undefined) return [finding('items-duplicate', `/Items/${index}`, { item: shorten(item, 'en') })];
    seen.set(item, index);
    return item === RESERVED ? [finding('items-reserved', `/Items/${index}`, { item })] : [];
  });
}

/** The model of list and radiobutton. */
export function choiceModel(form: DataTypeForm<string>): DataTypeModel<string> {
  return { ...form, checkDefinition, candidates: (element) => [...new Set(itemsOf(element))] };
}
