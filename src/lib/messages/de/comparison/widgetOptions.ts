import type english from '../../en/comparison/widgetOptions.js';

export default {
  PossibleNumbersOfSlots: {
    on: ({ after }) => `Das Widget kann jetzt so viele Slots breit sein: ${after}.`,
    changed: ({ before, after }) => `Das Widget kann jetzt so viele Slots breit sein: ${after} (bisher ${before}).`,
    off: ({ before }) => `Die Breite des Widgets lässt sich nicht mehr wählen (bisher ${before} Slots).`
  },
  PossibleNumbersOfRows: {
    on: ({ after }) => `Das Widget kann jetzt so viele Zeilen hoch sein: ${after}.`,
    changed: ({ before, after }) => `Das Widget kann jetzt so viele Zeilen hoch sein: ${after} (bisher ${before}).`,
    off: ({ before }) => `Die Höhe des Widgets lässt sich nicht mehr wählen (bisher ${before} Zeilen).`
  },
  HasDetailView: {
    on: () => 'Das Widget hat jetzt eine Detailansicht.',
    off: () => 'Das Widget hat keine Detailansicht mehr.'
  },
  HasPrintSupport: {
    on: () => 'Das Widget lässt sich jetzt drucken.',
    off: () => 'Das Widget lässt sich nicht mehr drucken.'
  },
  UseSingleElementUpdate: {
    on: () => 'Das Widget erhält jetzt jede geänderte Einstellung einzeln.',
    off: () => 'Das Widget erhält nicht mehr jede geänderte Einstellung einzeln.'
  },
  DynamicResolution: {
    on: () => 'Breite und Höhe des Widgets sind jetzt frei einstellbar.',
    changed: () => 'Für Breite und Höhe des Widgets gelten andere Grenzen als bisher.',
    off: () => 'Breite und Höhe des Widgets sind nicht mehr frei einstellbar.'
  }
} satisfies typeof english;
