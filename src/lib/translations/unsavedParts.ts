/** Everything that keeps unsaved edits; loads after the texts. */
export { PersonalStorage } from '../unsaved/personalStorage.js';
export { UnsavedTextsStore } from '../unsaved/unsavedTexts.js';
export { claimTab } from '../editor/openTabs.js';
