/**
 * Texts loaded after the first ones: one file for the browser, because each part is small and would be requested separately.
 */
/** For users who are signed out, or may not save. */
export { default as access } from './screens/access.js';
export { default as dashboard } from './screens/dashboard.js';
export { default as download } from './screens/download.js';
/** What the editor says after its first field: notices, dialogs, the written form of dates. */
export { default as editorNotices } from './screens/editorNotices.js';
/** What conditions demand, why a setting is hidden, and what would show it. */
export { default as explanations } from './screens/explanations.js';
export { default as origins } from './screens/origins.js';
/** Sign-in, account, users and permissions. */
export { default as people } from './screens/people.js';
/** What pickers of objects say; loaded with their input. */
export { default as pickers } from './screens/pickers.js';
export { default as preview } from './screens/preview.js';
/** Replacing a widget, its versions, and Values that were set aside. */
export { default as replace } from './screens/replace.js';
/** Navigation and account menu. */
export { default as shell } from './screens/shell.js';
export { default as widgets } from './screens/widgets.js';
export { default as conditions } from './findings/conditions.js';
export { default as values } from './findings/values.js';
export { default as words } from './findings/parameterWords.js';

/** One screen alone needs each of these, and they are many. */
export const ofOneScreen = {
  /** Problems of rules, their fixes, tests, and saving. */
  checks: () => import('./screens/checks.js'),
  /** The command palette. */
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
  /** Parts of the properties of a setting: entries, texts, pattern, use. */
  properties: () => import('./screens/properties.js'),
  /** The Conditions of a widget. */
  workspace: () => import('./screens/workspace.js')
};
/** How long ago something was. */
export const distances = () => import('./distances.js');
