/** What the editor loads after its fields: tools, notices, dialogs, problem sentences, others' saves, and keeping unsaved edits. */
export { loadFindingFormatter } from '../ascdata/findingFormatter.js';
export { httpBrand, httpCatalogue } from './fieldServices.js';
export { default as EditorExtras } from './EditorExtras.svelte';
export { keepEdits } from './keptEdits.js';
export { keptPlace } from './keptPlace.js';
export { default as Problems } from './Problems.svelte';
