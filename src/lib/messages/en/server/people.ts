import { grammarOf } from '../../../language/grammar.js';

const { number } = grammarOf('en');

/** Refusals about users, sessions, keys and permissions. */
export default {
  signInFailed: 'The user name or the password is wrong.',
  userNotFound: 'There is no user with this number. The user may have been deleted.',
  sessionNotFound: 'There is no such session. It may have ended.',
  keyNotFound: 'There is no such key. It may have been revoked.',
  nameTaken: 'Another user already has this name. Capitals and accents make no difference.',
  nameBlank: 'The name needs at least one visible character.',
  locationNeeded: 'A location user needs a LocationId.',
  locationNotAllowed: 'Only location users have a LocationId.',
  locationUnknown: 'There is no location with this number.',
  playerNeeded: 'A user with the role Player needs a PlayerId.',
  playerNotAllowed: 'Only users with the role Player have a PlayerId.',
  playerUnknown: 'There is no player with this number.',
  spotGroupUnknown: 'There is no spot group with this number.',
  languageTwice: 'This language appears twice.',
  spotGroupTwice: 'This spot group appears twice.',
  userUnknown: 'There is no user with this number.',
  notOneself: 'You cannot lock or delete yourself. Another administrator can.',
  lastAdministrator: 'This is the last administrator who can sign in. Make another user an administrator first.',
  externalUser: 'This user signs in with the company sign-in and has no password here.',
  passwordWrong: 'The current password is wrong.',
  noUser: 'The key of the environment belongs to no user, so it has no password, sessions or keys.',
  tooManyKeys: (most: number) => `A user has at most ${number(most)} keys. Revoke one that is no longer used.`,
  expiryPast: 'The key would already have expired.'
};
