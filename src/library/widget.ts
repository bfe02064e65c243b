/** `ascdata/widget`: the runtime libraries as modules. */

export { default as DashboardWidgetBase } from '../runtime/DashboardWidgetBase.js';
export { default as WizardBase } from '../runtime/WizardBase.js';
export type { AscData, AscElement } from '../lib/ascdata/types.js';
