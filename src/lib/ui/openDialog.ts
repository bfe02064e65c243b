/** Whether a dialog is open: the page's own keyboard shortcuts are off while it is. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
