/** Everything that keeps unsaved edits; loaded after the texts. */
export { PersonalStorage } from '../unsaved/personalStorage.js';
export { keptTexts, UnsavedTextsStore } from '../unsaved/unsavedTexts.js';
export { claimTab } from '../unsaved/openTabs.js';
