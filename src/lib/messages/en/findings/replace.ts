/**
 * Why a Value cannot be kept in the next version of a widget (broken rules have codes of their own), and why the choices for
 * renamed elements do not fit.
 */
export default {
  'element-gone': 'The widget no longer has this setting.',
  'element-other-type': 'The setting takes another kind of value now, and this one cannot be converted without loss.',
  'other-value-put-back': 'Another value was put back into this setting.',
  'mapping-from-unknown': 'The current package has no element {id:quoted}.',
  'mapping-to-unknown': 'The new package has no element {id:quoted}.',
  'mapping-from-twice': 'An earlier entry already says what {id:quoted} continues as.',
  'mapping-to-twice': 'An earlier entry already makes another element continue as {id:quoted}.'
} as const;
