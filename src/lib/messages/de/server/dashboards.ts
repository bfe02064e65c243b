import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/dashboards.js';

const { number } = grammarOf('de');

export default {
  tileFaults: {
    'tile-id-twice': 'Eine andere Kachel hat dieselbe Id.',
    'tile-outside': 'Ragt über die drei Slots hinaus.',
    'tile-overlapping': 'Überlappt eine andere Kachel.',
    'tile-size-not-allowed': 'Die Options des Widgets erlauben nicht so viele Slots oder Zeilen.'
  },
  tilesInvalid: 'Das Dashboard wurde nicht gespeichert, weil sich die Kacheln so nicht anordnen lassen.',
  notFound: 'Es gibt kein Dashboard mit dieser Nummer. Möglicherweise wurde es gelöscht.',
  notInTrash:
    'Im Papierkorb gibt es kein Dashboard mit dieser Nummer. Möglicherweise wurde es wiederhergestellt oder endgültig gelöscht.',
  noUser:
    'Dieser Schlüssel gehört zu keinem Benutzer und kann deshalb kein eigenes Dashboard haben. Gemeinsame Dashboards kann er anlegen.',
  tooMany: (most: number) =>
    `Es gibt schon ${number(most)} Dashboards, mehr sind nicht möglich. Die im Papierkorb zählen mit: Erst einige endgültig löschen.`,
  lastShared:
    'Dies ist das einzige Dashboard für alle und lässt sich nicht löschen. Leeren und umbenennen ist möglich.',
  changedMeanwhile: 'Jemand anderes hat dieses Dashboard inzwischen geändert. Es wurde nichts überschrieben.'
} satisfies typeof english;
