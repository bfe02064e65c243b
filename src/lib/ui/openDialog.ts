/** Does a dialog have the keys? Those of the page rest then. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
