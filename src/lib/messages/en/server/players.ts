/** Refusals about players. */
export default {
  notFound: 'There is no player with this number.'
};
