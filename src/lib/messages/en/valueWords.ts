/** The few words in which models describe a Value. */
export default {
  on: 'on',
  off: 'off',
  empty: 'empty',
  today: 'today',
  from: 'from',
  until: 'until',
  more: 'more'
};
