import type { DataTypeModel } from '../../ascdata/dataTypeModel.js';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import type { Finding } from '../../ascdata/findings.js';
import type { AscElement } from '../../ascdata/types.js';
import { finding } from '../../ascdata/finding.js';
import { appearance, hiddenDifference, spelledOut } from '../../language/unseen.js';
import { explaining } from '../shared/members.js';
import { itemsOf } from '../shared/options.js';
import { wrongType } from '../shared/unusable.js';
import { shorten } from '../shared/valueText.js';
import { choosable, form, RESERVED } from './form.js';

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

/** What an unusable Value should be: an entry, such as the first. */
function explain(_: unknown, element: AscElement): Finding {
  const [first] = itemsOf(element);
  return wrongType({ expected: 'entry', example: first ? shorten(first, 'en') : '' });
}

export const model = eachIn('choice', (name): DataTypeModel<string> => ({
  typeOf: (element) => [...new Set(itemsOf(element))].map((item) => JSON.stringify(item)).join(' | ') || 'string',
  ...explaining(form[name], explain),
  checkDefinition,
  candidates: choosable
}));
