import { grammarOf } from '../../../language/grammar.js';

const { either, number } = grammarOf('en');

/** Refusals about play times. */
export default {
  noSuchDay: 'This day does not exist.',
  inFuture: 'Is in the future.',
  wrongRows: (count: number) =>
    either(
      count,
      'One row is wrong, so nothing was stored. It is listed below.',
      `${number(count)} rows are wrong, so nothing was stored. The first of them are listed below.`
    )
};
