import type { OptionsInEffect } from '../../ascdata/dataTypeModel.js';
import { isFlag, isGiven } from '../../datatypes/shared/ruleChanges.js';
import type { OptionWording } from '../../datatypes/changes.js';
import { comparisonTexts, type ComparisonTexts } from '../../messages/comparison.js';

type WidgetOption = keyof ComparisonTexts['widgetOptions'];

const isActive = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'Active' in value && value.Active === true;

/** When the options of the widget itself apply. */
export const widgetOptionsInEffect = {
  PossibleNumbersOfSlots: isGiven,
  PossibleNumbersOfRows: isGiven,
  HasDetailView: isFlag,
  HasPrintSupport: isFlag,
  UseSingleElementUpdate: isFlag,
  DynamicResolution: isActive
} as const satisfies OptionsInEffect & Record<WidgetOption, unknown>;

const isWidgetOption = (key: string): key is WidgetOption => Object.hasOwn(widgetOptionsInEffect, key);

/** What a change of an option of the widget means; undefined if it has no sentence. */
export function widgetOptionWording(key: string): OptionWording | undefined {
  if (!isWidgetOption(key)) return undefined;
  return {
    optionInEffect: widgetOptionsInEffect[key],
    texts: (language) => comparisonTexts(language).widgetOptions[key]
  };
}
