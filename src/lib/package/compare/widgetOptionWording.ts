import { isFlag, isGiven, type OptionWording } from '../../datatypes/shared/optionWording.js';

const isActive = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'Active' in value && value.Active === true;

/** The options of the widget itself. */
export const widgetOptionWording: Readonly<Record<string, OptionWording>> = {
  PossibleNumbersOfSlots: {
    inForce: isGiven,
    on: {
      en: 'The widget can now be this many slots wide: {after}.',
      de: 'Das Widget kann jetzt so viele Slots breit sein: {after}.'
    },
    changed: {
      en: 'The widget can now be this many slots wide: {after} (was {before}).',
      de: 'Das Widget kann jetzt so viele Slots breit sein: {after} (bisher {before}).'
    },
    off: {
      en: 'The widget can no longer be given another width (was {before} slots).',
      de: 'Die Breite des Widgets lässt sich nicht mehr wählen (bisher {before} Slots).'
    }
  },
  PossibleNumbersOfRows: {
    inForce: isGiven,
    on: {
      en: 'The widget can now be this many rows high: {after}.',
      de: 'Das Widget kann jetzt so viele Zeilen hoch sein: {after}.'
    },
    changed: {
      en: 'The widget can now be this many rows high: {after} (was {before}).',
      de: 'Das Widget kann jetzt so viele Zeilen hoch sein: {after} (bisher {before}).'
    },
    off: {
      en: 'The widget can no longer be given another height (was {before} rows).',
      de: 'Die Höhe des Widgets lässt sich nicht mehr wählen (bisher {before} Zeilen).'
    }
  },
  HasDetailView: {
    inForce: isFlag,
    on: { en: 'The widget now has a detail view.', de: 'Das Widget hat jetzt eine Detailansicht.' },
    off: { en: 'The widget no longer has a detail view.', de: 'Das Widget hat keine Detailansicht mehr.' }
  },
  HasPrintSupport: {
    inForce: isFlag,
    on: { en: 'The widget can now be printed.', de: 'Das Widget lässt sich jetzt drucken.' },
    off: { en: 'The widget can no longer be printed.', de: 'Das Widget lässt sich nicht mehr drucken.' }
  },
  UseSingleElementUpdate: {
    inForce: isFlag,
    on: {
      en: 'The widget is now told about each changed setting separately.',
      de: 'Das Widget erfährt jetzt von jeder geänderten Einstellung einzeln.'
    },
    off: {
      en: 'The widget is no longer told about each changed setting separately.',
      de: 'Das Widget erfährt nicht mehr von jeder geänderten Einstellung einzeln.'
    }
  },
  DynamicResolution: {
    inForce: isActive,
    on: {
      en: 'Width and height of the widget can now be set freely.',
      de: 'Breite und Höhe des Widgets sind jetzt frei einstellbar.'
    },
    changed: {
      en: 'Width and height of the widget can be set within other limits than before.',
      de: 'Breite und Höhe des Widgets sind in anderen Grenzen einstellbar als bisher.'
    },
    off: {
      en: 'Width and height of the widget can no longer be set freely.',
      de: 'Breite und Höhe des Widgets sind nicht mehr frei einstellbar.'
    }
  }
};
