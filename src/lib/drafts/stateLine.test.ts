import { expect, test } from 'vitest';
import type { Draft } from '../api.js';
import texts from '../messages/en/screens/drafts.js';
import { conflictLine } from './stateLine.js';

const value = (Counts: 'draft' | 'live', isConflict = true): Draft['Values'][number] => ({
  ...{ Widget: 1, Element: 'note', Value: 1, Counts },
  Conflict: isConflict ? { By: 'Anna', At: null } : null
});

test.each([
  ['No conflicts', [value('draft', false)]],
  ['1 conflict: the draft counts', [value('draft'), value('live', false)]],
  ['1 conflict: the saved value counts', [value('live'), value('draft', false)]],
  ['3 conflicts: the draft counts in 2 of them', [value('draft'), value('draft'), value('live')]]
])('a draft says of its conflicts what was chosen: %s', (line, Values) => {
  const Conflicts = Values.filter(({ Conflict }) => Conflict !== null).length;
  expect(conflictLine({ Conflicts, Values }, texts.bar)).toBe(line);
});
