import { isFlag, isGiven, type OptionWording } from '../../datatypes/shared/optionWording.js';

const isActive = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'Active' in value && value.Active === true;

/** The options of the widget itself. */
export const widgetOptionWording: Readonly<Record<string, OptionWording>> = {
  PossibleNumbersOfSlots: {
    inForce: isGiven,
    on: {
      en: 'The widget can now be this many slots wide: {after}.',
      de: 'Das Widget kann jetzt so viele Slots breit sein: {after}.',
      fr: 'Le widget peut désormais avoir ce nombre d’emplacements de large : {after}.'
    },
    changed: {
      en: 'The widget can now be this many slots wide: {after} (was {before}).',
      de: 'Das Widget kann jetzt so viele Slots breit sein: {after} (bisher {before}).',
      fr: 'Le widget peut désormais avoir ce nombre d’emplacements de large : {after} (auparavant {before}).'
    },
    off: {
      en: 'The widget can no longer be given another width (was {before} slots).',
      de: 'Die Breite des Widgets lässt sich nicht mehr wählen (bisher {before} Slots).',
      fr: 'La largeur du widget ne peut plus être choisie (auparavant {before} emplacements).'
    }
  },
  PossibleNumbersOfRows: {
    inForce: isGiven,
    on: {
      en: 'The widget can now be this many rows high: {after}.',
      de: 'Das Widget kann jetzt so viele Zeilen hoch sein: {after}.',
      fr: 'Le widget peut désormais avoir ce nombre de lignes de haut : {after}.'
    },
    changed: {
      en: 'The widget can now be this many rows high: {after} (was {before}).',
      de: 'Das Widget kann jetzt so viele Zeilen hoch sein: {after} (bisher {before}).',
      fr: 'Le widget peut désormais avoir ce nombre de lignes de haut : {after} (auparavant {before}).'
    },
    off: {
      en: 'The widget can no longer be given another height (was {before} rows).',
      de: 'Die Höhe des Widgets lässt sich nicht mehr wählen (bisher {before} Zeilen).',
      fr: 'La hauteur du widget ne peut plus être choisie (auparavant {before} lignes).'
    }
  },
  HasDetailView: {
    inForce: isFlag,
    on: {
      en: 'The widget now has a detail view.',
      de: 'Das Widget hat jetzt eine Detailansicht.',
      fr: 'Le widget a désormais une vue détaillée.'
    },
    off: {
      en: 'The widget no longer has a detail view.',
      de: 'Das Widget hat keine Detailansicht mehr.',
      fr: 'Le widget n’a plus de vue détaillée.'
    }
  },
  HasPrintSupport: {
    inForce: isFlag,
    on: {
      en: 'The widget can now be printed.',
      de: 'Das Widget lässt sich jetzt drucken.',
      fr: 'Le widget peut désormais être imprimé.'
    },
    off: {
      en: 'The widget can no longer be printed.',
      de: 'Das Widget lässt sich nicht mehr drucken.',
      fr: 'Le widget ne peut plus être imprimé.'
    }
  },
  UseSingleElementUpdate: {
    inForce: isFlag,
    on: {
      en: 'The widget is now told about each changed setting separately.',
      de: 'Das Widget erfährt jetzt von jeder geänderten Einstellung einzeln.',
      fr: 'Le widget est désormais informé de chaque paramètre modifié séparément.'
    },
    off: {
      en: 'The widget is no longer told about each changed setting separately.',
      de: 'Das Widget erfährt nicht mehr von jeder geänderten Einstellung einzeln.',
      fr: 'Le widget n’est plus informé de chaque paramètre modifié séparément.'
    }
  },
  DynamicResolution: {
    inForce: isActive,
    on: {
      en: 'Width and height of the widget can now be set freely.',
      de: 'Breite und Höhe des Widgets sind jetzt frei einstellbar.',
      fr: 'La largeur et la hauteur du widget peuvent désormais être réglées librement.'
    },
    changed: {
      en: 'Width and height of the widget can be set within other limits than before.',
      de: 'Breite und Höhe des Widgets sind in anderen Grenzen einstellbar als bisher.',
      fr: 'La largeur et la hauteur du widget peuvent être réglées dans d’autres limites qu’auparavant.'
    },
    off: {
      en: 'Width and height of the widget can no longer be set freely.',
      de: 'Breite und Höhe des Widgets sind nicht mehr frei einstellbar.',
      fr: 'La largeur et la hauteur du widget ne peuvent plus être réglées librement.'
    }
  }
};
