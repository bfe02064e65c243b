/** What keeps drafts, which comes after the texts. */
export { PersonalStorage } from '../drafts/personalStorage.js';
export { TextDraftStore } from '../drafts/textDrafts.js';
export { claimTab } from '../editor/openTabs.js';
