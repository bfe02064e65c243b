import { grammarOf } from '../../../language/grammar.js';

const { number, quote } = grammarOf('en');

/** Refusals about packages. */
export default {
  busy: 'The server is busy with other packages, so nothing was done. Try again in a few seconds.',
  spotType: (type: string) => `The SpotType in ascData.json must be ${quote(type)}, the type of the spot.`,
  hasErrors: 'The package was not accepted because it has errors.',
  tooCostly: (seconds: number) =>
    `The package was not accepted: checking it takes more than ${number(seconds)} seconds or too much memory. Make ascData.json and the scripts of the start page smaller.`,
  textsTooCostly: (seconds: number) =>
    `Reading or writing this file takes more than ${number(seconds)} seconds or too much memory. Nothing was done.`
};
