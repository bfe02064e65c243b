/** For a page that finds itself signed out. */
export const signedOut = {
  title: 'You are signed out: your session has ended, or an administrator has locked your account.',
  kept: 'Nothing is lost: everything you typed stays here and is kept in this browser.',
  signIn: 'Sign in in a new tab',
  back: 'You are signed in again. Save now, everything is still here.'
};
