import caps from './base/caps.js';
import editor from './base/editor.js';
import fields from './base/fields.js';

export default { caps, fields, editor, colon: ':' };
