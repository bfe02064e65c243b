import { grammarOf } from '../../../language/grammar.js';

const { quote } = grammarOf('en');

/** Refusals about replacing a widget, and about values that were set aside. */
export default {
  mappingInvalid: 'The mapping does not match the two packages; each place is listed below. Nothing was changed.',
  otherWidget: (uploaded: string, present: string) =>
    `This package is for another widget: its SpotIdentifier is ${quote(uploaded)}, but the selected widget has ${quote(present)}. Nothing was changed.`,
  replacedMeanwhile: 'Somebody else replaced this widget in the meantime. Nothing was changed. Compare again.',
  valuesSavedMeanwhile: 'Values were saved after this comparison. Nothing was changed. Review the comparison again.',
  notSetAside: 'This value is no longer set aside.',
  noSuchSetting:
    'The widget has no setting with this Id. Choose another one for the value; until then it stays set aside.',
  versionGone: 'This version of the widget can no longer be restored. Only the latest ten are kept.'
};
