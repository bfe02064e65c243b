import editor from './base/editor.js';
import fields from './base/fields.js';

export default { fields, editor };
