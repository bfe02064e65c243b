/** Everything in the editor that loads after the fields: dialogs, problem sentences, keeping unsaved edits, saving and merging. */
export { loadSpeaker } from '../ascdata/speaker.js';
export { UnsavedValuesStore } from '../unsaved/unsavedValues.js';
export { PersonalStorage } from '../unsaved/personalStorage.js';
export { default as ErrorSummary } from './ErrorSummary.svelte';
export { default as HiddenSettings } from './HiddenSettings.svelte';
export { default as LiveHint } from '../ui/LiveHint.svelte';
export { default as LiveNotice } from './LiveNotice.svelte';
export { default as NoticeList } from './NoticeList.svelte';
export { claimTab } from './openTabs.js';
export { default as Overlays } from './Overlays.svelte';
export { default as Problems } from './Problems.svelte';
export { httpBrand } from './brand.js';
export { httpCatalogue } from './catalogue.js';
export { restore } from './merge.js';
export { noteBeside, noteOf } from './settingNames.js';
export { offerEditor } from './paletteCommands.js';
export { SavedUpdates } from './savedUpdates.svelte.js';
