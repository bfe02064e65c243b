import { grammarOf } from '../../language/grammar.js';
import type { DataTypeTexts, OptionTexts } from '../optionTexts.js';

const { quote } = grammarOf('en');

/** Options that several DataTypes have. */
const NumberOfInstances = {
  on: ({ name, after }) => `${quote(name)} now takes up to ${after} entries (was one).`,
  changed: ({ name, before, after }) => `${quote(name)} now takes up to ${after} entries (was ${before}).`,
  off: ({ name, before }) => `${quote(name)} now takes only one entry (was up to ${before}).`
} satisfies OptionTexts;
const MinDate = {
  on: ({ name, after }) => `${quote(name)} now accepts dates from ${after} on.`,
  changed: ({ name, before, after }) => `${quote(name)} now accepts dates from ${after} on (was ${before}).`,
  off: ({ name, before }) => `${quote(name)} no longer has an earliest date (was ${before}).`
} satisfies OptionTexts;
const MaxDate = {
  on: ({ name, after }) => `${quote(name)} now accepts dates up to ${after}.`,
  changed: ({ name, before, after }) => `${quote(name)} now accepts dates up to ${after} (was ${before}).`,
  off: ({ name, before }) => `${quote(name)} no longer has a latest date (was ${before}).`
} satisfies OptionTexts;

export default {
  boolean: { label: 'a switch', options: {} },
  number: {
    label: 'a number',
    options: {
      Minimum: {
        on: ({ name, after }) => `${quote(name)} must now be at least ${after}.`,
        changed: ({ name, before, after }) => `${quote(name)} must now be at least ${after} (was ${before}).`,
        off: ({ name, before }) => `${quote(name)} no longer has a lower limit (was ${before}).`
      },
      Maximum: {
        on: ({ name, after }) => `${quote(name)} can now be at most ${after}.`,
        changed: ({ name, before, after }) => `${quote(name)} can now be at most ${after} (was ${before}).`,
        off: ({ name, before }) => `${quote(name)} no longer has an upper limit (was ${before}).`
      },
      StepSize: {
        on: ({ name, after }) => `${quote(name)} now changes in steps of ${after}.`,
        changed: ({ name, before, after }) => `${quote(name)} now changes in steps of ${after} (was ${before}).`,
        off: ({ name, before }) => `${quote(name)} no longer changes in steps (was ${before}).`
      }
    }
  },
  color: {
    label: 'a colour',
    options: {
      UseRGBA: {
        on: ({ name }) => `${quote(name)} can now be transparent.`,
        off: ({ name }) => `${quote(name)} can no longer be transparent.`
      }
    }
  },
  date: {
    label: 'a date',
    options: {
      MinDate,
      MaxDate
    }
  },
  dateRange: {
    label: 'a date range',
    options: {
      MinDate,
      MaxDate,
      TimeEnabled: {
        on: ({ name }) => `${quote(name)} now includes the time of day.`,
        off: ({ name }) => `${quote(name)} no longer includes the time of day.`
      },
      TimeZoneEnabled: {
        on: ({ name }) => `${quote(name)} now includes the time zone.`,
        off: ({ name }) => `${quote(name)} no longer includes the time zone.`
      }
    }
  },
  time: {
    label: 'a time',
    options: {
      WithSeconds: {
        on: ({ name }) => `${quote(name)} now includes the seconds.`,
        off: ({ name }) => `${quote(name)} no longer includes the seconds.`
      }
    }
  },
  list: { label: 'a list', options: {} },
  radiobutton: { label: 'radio buttons', options: {} },
  simpleText: {
    label: 'a text',
    options: {
      NumberOfInstances,
      MultilineSize: {
        on: ({ name, after }) => `The field of ${quote(name)} is now ${after} lines high.`,
        changed: ({ name, before, after }) => `The field of ${quote(name)} is now ${after} lines high (was ${before}).`,
        off: ({ name, before }) => `The field of ${quote(name)} is now a single line (was ${before} lines).`
      },
      MaxChars: {
        on: ({ name, after }) => `${quote(name)} can now have at most ${after} characters.`,
        changed: ({ name, before, after }) =>
          `${quote(name)} can now have at most ${after} characters (was ${before}).`,
        off: ({ name, before }) => `${quote(name)} can now have any number of characters (was ${before}).`
      },
      Required: {
        on: ({ name }) => `${quote(name)} must now be filled in.`,
        off: ({ name }) => `${quote(name)} can now be left empty.`
      },
      ValidationRegExp: {
        on: ({ name }) => `The text of ${quote(name)} must now have a certain form.`,
        changed: ({ name }) => `The text of ${quote(name)} must now have a different form.`,
        off: ({ name }) => `The text of ${quote(name)} can now have any form.`
      },
      ValidationRegExpDescription: {
        on: ({ name, after }) => `${quote(name)} now has a message: ${after}`,
        changed: ({ name, after }) => `The message of ${quote(name)} changed: ${after}`,
        off: ({ name }) => `${quote(name)} no longer has a message.`
      }
    }
  },
  spotGroup: {
    label: 'a choice of spot groups',
    options: {
      NumberOfInstances,
      IncludeTemplates: {
        on: ({ name }) => `${quote(name)} now also offers templates.`,
        off: ({ name }) => `${quote(name)} no longer offers templates.`
      }
    }
  },
  mediaGroup: { label: 'a choice of media groups', options: { NumberOfInstances } },
  location: { label: 'a choice of locations', options: { NumberOfInstances } },
  player: { label: 'a choice of players', options: { NumberOfInstances } },
  category: { label: 'a choice of categories', options: { NumberOfInstances } },
  spot: { label: 'a choice of spots', options: { NumberOfInstances } },
  media: { label: 'a choice of media', options: { NumberOfInstances } },
  edition: { label: 'a choice of editions', options: { NumberOfInstances } }
} satisfies Readonly<Record<string, DataTypeTexts>>;
