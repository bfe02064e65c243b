import type { DataTypeForm, DataTypeModel } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';
import type { AscElement } from '../../ascdata/types.js';
import { finding } from '../../ascdata/finding.js';
import { appearance, hiddenDifference, spelledOut } from '../../language/unseen.js';
import { RESERVED } from './choice.js';
import { explaining } from './members.js';
import { itemsOf } from './options.js';
import { wrongType } from './unusable.js';
import { shorten } from './valueText.js';

function checkDefinition(element: AscElement): Finding[] {
  const seen = new Map<string, number>();
  const reading = new Map<string, string>();
  return itemsOf(element).flatMap((item, index) => {
    const other = reading.get(appearance(item)) ?? item;
    reading.set(appearance(item), other);
    const first = seen.get(item);
    if (first !== undefined) return [finding('items-duplicate', `/Items/${index}`, { item: shorten(item, 'en') })];
    seen.set(item, index);
    if (other !== item) return [alike(item, other, index)];
    return item === RESERVED ? [finding('items-reserved', `/Items/${index}`, { item })] : [];
  });
}

function alike(item: string, other: string, index: number): Finding {
  const [one, another] = [item, other].map((text) => shorten(spelledOut(text), 'en'));
  const difference = hiddenDifference(item, other);
  return finding('items-alike', `/Items/${index}`, { item: one!, other: another!, difference });
}

/** The model of list and radiobutton. */
export function choiceModel(form: DataTypeForm<string>): DataTypeModel<string> {
  const explain = (_: unknown, element: AscElement): Finding => {
    const [first] = itemsOf(element);
    return wrongType({ expected: 'entry', example: first ? shorten(first, 'en') : '' });
  };
  return {
    ...explaining(form, explain),
    checkDefinition,
    candidates: (element) => [...new Set(itemsOf(element))]
  };
}
