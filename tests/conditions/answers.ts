import { forms } from '../../src/lib/datatypes/forms.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { elementsById, evaluateCondition } from '../../src/lib/ascdata/conditions/evaluate.js';
import { replay } from '../../src/lib/ascdata/conditions/ruletests/replay.js';
import { suiteIn } from '../../src/lib/ascdata/conditions/ruletests/suite.js';
import { dataOf, elementsOf } from '../../src/lib/ascdata/elements.js';
import { translation } from '../../src/lib/ascdata/translations.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import type { DefinitionTexts } from '../../src/lib/ascdata/definition/renames.js';

const today = { today: '2026-11-27' };

export const elementsIn = ({ source }: DefinitionTexts): AscElement[] => elementsOf(dataOf(source));

/**
 * What everything that names a setting answers: conditions while all have one of these Values, tests, texts in German. Ids and entries as
 * they were called.
 */
export function answers(
  texts: DefinitionTexts,
  values: readonly unknown[],
  named = (id: string) => id,
  called = (_id: string, entry: string) => entry
) {
  const elements = elementsIn(texts);
  const byId = elementsById(elements);
  const all = values.map(
    (value) =>
      new Map(
        elements.map(({ Id }) => [Id, typeof value === 'string' ? called(Id, value) : value] as [string, unknown])
      )
  );
  return {
    hides: elements.map((each) =>
      (each.Options?.Conditions ?? []).map((one) =>
        [new Map(), ...all].map((set) => evaluateCondition(one, byId, set, forms, today))
      )
    ),
    tests: replay(suiteIn(texts.tests).tests, elements, registry, today).map(({ wrong, missingIds, ...rest }) => ({
      ...rest,
      // Objects themselves put keys such as "7" first.
      unusableIds: rest.unusableIds.map(named).sort(),
      missingIds: missingIds.map(named).sort(),
      wrong: wrong.map((each) => [named(each.id), each.expected].join()).sort()
    })),
    texts: elements.map((each) =>
      forms[each.DataType]
        .texts(each)
        .map(({ key, source }) => translation(each, key, 'de') ?? (key === source ? '' : source))
    )
  };
}

export const swap = (one: string, other: string) => (name: string) =>
  name === one ? other : name === other ? one : name;
