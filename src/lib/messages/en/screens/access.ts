import { grammarOf } from '../../../language/grammar.js';

const { either, number, quote } = grammarOf('en');

/** For a page that finds itself signed out, or without permission to save. */
export default {
  readOnly: 'You can view this widget and try its settings, but you don’t have permission to save.',
  readOnlyTemplate:
    'You can try this template’s settings, but you don’t have permission to change it for all its widgets. Create a variant to save your own values.',
  forbidden:
    'Not saved: you don’t have permission to change this widget. Your changes are kept in this browser; an administrator can give you permission.',
  variant: {
    open: 'Create variant …',
    title: 'Create variant',
    text: (count: number) =>
      count === 0
        ? 'The variant inherits every value from the template until you change it.'
        : either(
            count,
            'The variant inherits from the template and has your unsaved change as its own value.',
            `The variant inherits from the template and has your ${number(count)} unsaved changes as its own values.`
          ),
    name: 'Name',
    group: 'Widget group',
    none: 'There is no widget group yet in which you can create widgets.',
    broken: 'Some settings have errors. Close this dialog and correct them first.',
    unreachable: 'The server cannot be reached. Nothing is lost; try again.',
    unsaved: (name: string, why: string | undefined) =>
      `${quote(name)} was created, but your changes were not saved there${why ? `: ${why}` : '.'} They are still here.`,
    create: 'Create variant',
    cancel: 'Cancel',
    close: 'Close'
  },
  title: 'You are signed out: your session has ended, or an administrator has locked your account.',
  kept: 'Nothing is lost: everything you typed stays here and is kept in this browser.',
  signIn: 'Open the sign-in in a new tab',
  back: 'You are signed in again. Everything is still here; save now.',
  stays: 'Everything on this page is kept. Sign in, then try again.',
  tryAgain: 'You are signed in again. Please try again.'
};
