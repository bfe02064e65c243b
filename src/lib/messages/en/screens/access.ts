/** For a page that finds itself signed out, or without the right to save. */
export default {
  readOnly: 'You can view this widget and try its settings, but you don’t have permission to save.',
  forbidden:
    'Not saved: you don’t have permission to change this widget. Your changes are kept in this browser; an administrator can give you permission.',
  title: 'You are signed out: your session has ended, or an administrator has locked your account.',
  kept: 'Nothing is lost: everything you typed stays here and is kept in this browser.',
  signIn: 'Sign in in a new tab',
  back: 'You are signed in again. Everything is still here; save now.',
  stays: 'Everything on this page is kept. Sign in, then try again.',
  tryAgain: 'You are signed in again. Please try again.'
};
