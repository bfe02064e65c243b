import { grammarOf } from '../../../language/grammar.js';

const { number } = grammarOf('en');

/** Refusals that every room of the server shares. */
export default {
  notAllowed: 'You don’t have permission to do that. Nothing was changed.',
  nameUnusable: (most: number) =>
    `A name is one line of 1 to ${number(most)} characters, at least one of them visible. Control characters and characters that change the writing direction are not allowed.`,
  noPictureNow: 'The picture cannot be made right now. Try again in a moment.',
  storageFull:
    'The storage of this installation is full, so nothing was saved. Delete widgets or withdraw updates that nobody needs, or ask the operator of the server for more space.'
};
