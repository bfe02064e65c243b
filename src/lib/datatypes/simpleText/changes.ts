import type { DataTypeChanges, RuleChange } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { countOption, flagOption, instancesOf, textOption } from '../shared/options.js';
import { isDifferent, isFlag, isGiven, isLower, isSeveral, newlyRequired, ruleChange } from '../shared/ruleChanges.js';
import type { TextInstance } from './form.js';

function ruleChanges(before: AscElement, after: AscElement): RuleChange[] {
  const both = <T>(ask: (element: AscElement) => T): [T, T] => [ask(before), ask(after)];
  const [maximum, required, pattern] = ['MaxChars', 'Required', 'ValidationRegExp'] as const;
  return [
    ...ruleChange('/Options/NumberOfInstances', ...both(instancesOf), isLower),
    ...ruleChange(`/Options/${maximum}`, ...both((element) => countOption(element, maximum)), isLower),
    ...ruleChange(`/Options/${required}`, ...both((element) => flagOption(element, required)), newlyRequired),
    ...ruleChange(`/Options/${pattern}`, ...both((element) => textOption(element, pattern)), isDifferent)
  ];
}

export const changes: DataTypeChanges<TextInstance[]> = {
  ruleChanges,
  optionInEffect: {
    NumberOfInstances: isSeveral,
    MultilineSize: isSeveral,
    MaxChars: isGiven,
    Required: isFlag,
    ValidationRegExp: isGiven,
    ValidationRegExpDescription: isGiven
  },
  neutral: {
    kind: 'text',
    toText: (value) => (value.length === 1 ? value[0]?.Text : undefined),
    fromText: (text) => [{ Text: text }]
  }
};
