/** Everything in the editor that loads after the fields: dialogs, problem sentences, keeping unsaved edits, saving and merging. */
export { loadFindingFormatter } from '../ascdata/findingFormatter.js';
export { default as ErrorSummary } from './ErrorSummary.svelte';
export { default as HiddenSettings } from './HiddenSettings.svelte';
export { default as Overlays } from './Overlays.svelte';
export { default as Problems } from './Problems.svelte';
export { httpBrand } from './brand.js';
export { httpCatalogue } from './catalogue.js';
export { noteBeside, noteOf } from '../form/settingNames.js';
export { keepFocusInSight } from './keptPlace.js';
export { offerEditor } from './paletteCommands.js';
export { followOthers, keepEdits } from './startLater.js';
export { default as Tools } from './Tools.svelte';
