'use strict';

const widget = new DashboardWidgetBase(new WizardBase());
/** Ids of the settings that this script reads. */
const read = new Set();

/** The Value of a setting; `otherwise` where there is none. */
function valueOf(id, otherwise) {
  read.add(id);
  const setting = widget.getElementData()[id];
  return setting === undefined || setting.Value === undefined || setting.Value === null ? otherwise : setting.Value;
}

/** The texts of a setting, without empty ones. */
function textsOf(id) {
  const texts = valueOf(id, []);
  return (Array.isArray(texts) ? texts : []).map(({ Text }) => String(Text).trim()).filter((text) => text !== '');
}

/** The first text of a setting. */
function textOf(id) {
  return textsOf(id)[0] || '';
}
