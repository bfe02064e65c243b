/**
 * The editor lives in the browser only: unsaved edits, the user's date and time zone are there. A form that is shown before it works
 * would lose what is typed into it meanwhile.
 */
export const ssr = false;
