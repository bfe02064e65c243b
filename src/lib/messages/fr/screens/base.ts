import type english from '../../en/screens/base.js';
import editor from './base/editor.js';
import failure from './base/failure.js';
import fields from './base/fields.js';

export default { failure, fields, editor } satisfies typeof english;
