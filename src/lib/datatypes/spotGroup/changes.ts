import { isFlag } from '../shared/ruleChanges.js';
import { selectionChanges } from '../shared/selectionChanges.js';

export const changes: typeof selectionChanges = {
  ...selectionChanges,
  inForce: { ...selectionChanges.inForce, IncludeTemplates: isFlag }
};
