/**
 * The editor lives in the browser only: unsaved edits, the user's date and time zone are there. A form shown before it works
 * would lose what is typed until then.
 */
export const ssr = false;
