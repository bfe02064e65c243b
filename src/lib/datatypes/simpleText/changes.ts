import type { DataTypeChanges, RuleChange } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { countOption, flagOption, instancesOf, textOption } from '../shared/options.js';
import { demanded, different, lower, ruleChange } from '../shared/ruleChanges.js';
import type { TextInstance } from './form.js';

function ruleChanges(before: AscElement, after: AscElement): RuleChange[] {
  const both = <T>(ask: (element: AscElement) => T): [T, T] => [ask(before), ask(after)];
  const [maximum, required, pattern] = ['MaxChars', 'Required', 'ValidationRegExp'] as const;
  return [
    ...ruleChange('/Options/NumberOfInstances', ...both(instancesOf), lower),
    ...ruleChange(`/Options/${maximum}`, ...both((element) => countOption(element, maximum)), lower),
    ...ruleChange(`/Options/${required}`, ...both((element) => flagOption(element, required)), demanded),
    ...ruleChange(`/Options/${pattern}`, ...both((element) => textOption(element, pattern)), different)
  ];
}

export const changes: DataTypeChanges<TextInstance[]> = {
  ruleChanges,
  neutral: {
    kind: 'text',
    of: (value) => (value.length === 1 ? value[0]?.Text : undefined),
    from: (text) => [{ Text: text }]
  }
};
