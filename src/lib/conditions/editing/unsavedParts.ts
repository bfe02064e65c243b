/** Everything that keeps unsaved edits; loads after the rules. */
export { PersonalStorage } from '../../unsaved/personalStorage.js';
export { UnsavedRulesStore } from '../../unsaved/unsavedRules.js';
export { claimTab } from '../../unsaved/openTabs.js';
