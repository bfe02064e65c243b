import { grammarOf } from '../../../language/grammar.js';

const { number } = grammarOf('en');

/** Refusals about dashboards. */
export default {
  tileFaults: {
    'tile-id-twice': 'Another tile has the same Id.',
    'tile-outside': 'Extends beyond the three slots.',
    'tile-overlapping': 'Overlaps another tile.',
    'tile-size-not-allowed': 'The widget’s Options do not allow this many slots or rows.'
  },
  tilesInvalid: 'The dashboard was not saved because its tiles cannot be arranged like this.',
  notFound: 'There is no dashboard with this number. It may have been deleted.',
  notInTrash: 'There is no dashboard with this number in the Trash. It may have been restored or deleted for good.',
  noUser: 'This key belongs to no user, so it cannot have a dashboard of its own. It can create shared dashboards.',
  tooMany: (most: number) =>
    `There are already ${number(most)} dashboards, the most there can be. Those in the Trash count: delete some for good first.`,
  lastShared: 'This is the only dashboard that everybody sees, so it cannot be deleted. You can empty or rename it.',
  changedMeanwhile: 'Somebody else changed this dashboard in the meantime. Nothing was overwritten.'
};
