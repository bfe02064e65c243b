import { editor } from './editor.js';
import { fields } from './fields.js';
import { preview } from './preview.js';
import { start } from './start.js';

export default { fields, editor, preview, start };
