import { conditionMessages } from './conditions.js';
import { definitionMessages } from './definitions.js';
import { documentMessages } from './document.js';
import { packageMessages } from './package.js';
import { replaceMessages } from './replace.js';
import { valueMessages } from './values.js';

/** Every finding code with its severity and its sentence in English and German: the one place for their wording. */
export const messages = {
  ...documentMessages,
  ...valueMessages,
  ...definitionMessages,
  ...conditionMessages,
  ...packageMessages,
  ...replaceMessages
};

export type FindingCode = keyof typeof messages;
