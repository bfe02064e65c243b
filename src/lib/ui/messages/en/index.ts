import { editor } from './editor.js';
import { failure } from './failure.js';
import { fields } from './fields.js';

export default { failure, fields, editor };
