/** What keeps drafts, which comes after the rules. */
export { PersonalStorage } from '../../drafts/personalStorage.js';
export { RuleDraftStore } from '../../drafts/ruleDrafts.js';
export { claimTab } from '../../editor/openTabs.js';
