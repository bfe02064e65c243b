export { default as access } from './screens/access.js';
export { default as dashboard } from './screens/dashboard.js';
export { default as download } from './screens/download.js';
export { default as editorNotices } from './screens/editorNotices.js';
export { default as explanations } from './screens/explanations.js';
export { default as origins } from './screens/origins.js';
export { default as people } from './screens/people.js';
export { default as pickers } from './screens/pickers.js';
export { default as preview } from './screens/preview.js';
export { default as replace } from './screens/replace.js';
export { default as shell } from './screens/shell.js';
export { default as widgets } from './screens/widgets.js';
export { default as conditions } from './findings/conditions.js';
export { default as values } from './findings/values.js';
export { default as words } from './findings/parameterWords.js';

/** One screen alone needs each of these, and they are many. */
export const ofOneScreen = {
  /** Problems of rules, their fixes, tests, and saving. */
  checks: () => import('./screens/checks.js'),
  palette: () => import('./screens/palette.js'),
  /** What the Values of a widget were. */
  history: () => import('./screens/history.js'),
  /** Named Values of a template. */
  presets: () => import('./screens/presets.js'),
  /** Drafts, their screen, and the page of their link. */
  drafts: () => import('./screens/drafts.js'),
  /** The Translations of a widget. */
  translations: () => import('./screens/translations.js'),
  table: () => import('./screens/table.js'),
  /** Creating several variants at once. */
  variants: () => import('./screens/variants.js'),
  /** The definition of a widget. */
  definition: () => import('./screens/definition.js'),
  properties: () => import('./screens/properties.js'),
  /** The Conditions of a widget. */
  workspace: () => import('./screens/workspace.js')
};
/** How long ago something was. */
export const distances = () => import('./distances.js');
