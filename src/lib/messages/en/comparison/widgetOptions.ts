import type { OptionTexts } from '../../optionTexts.js';

/** Options of the widget itself that were added, changed or removed. */
export default {
  PossibleNumbersOfSlots: {
    on: ({ after }) => `The widget can now be this many slots wide: ${after}.`,
    changed: ({ before, after }) => `The widget can now be this many slots wide: ${after} (was ${before}).`,
    off: ({ before }) => `The width of the widget can no longer be changed (was ${before} slots).`
  },
  PossibleNumbersOfRows: {
    on: ({ after }) => `The widget can now be this many rows high: ${after}.`,
    changed: ({ before, after }) => `The widget can now be this many rows high: ${after} (was ${before}).`,
    off: ({ before }) => `The height of the widget can no longer be changed (was ${before} rows).`
  },
  HasDetailView: {
    on: () => 'The widget now has a detail view.',
    off: () => 'The widget no longer has a detail view.'
  },
  HasPrintSupport: {
    on: () => 'The widget can now be printed.',
    off: () => 'The widget can no longer be printed.'
  },
  UseSingleElementUpdate: {
    on: () => 'The widget now receives each changed setting separately.',
    off: () => 'The widget no longer receives each changed setting separately.'
  },
  DynamicResolution: {
    on: () => 'The width and height of the widget can now be set freely.',
    changed: () => 'The limits for the width and height of the widget changed.',
    off: () => 'The width and height of the widget can no longer be set freely.'
  }
} satisfies Readonly<Record<string, OptionTexts>>;
