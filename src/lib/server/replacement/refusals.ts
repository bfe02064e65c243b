import type { ReplacementBody } from '../../api.js';
import { Refusal } from '../platform/refusal.js';

/** Contract, Errors: “Replacement widget Id differs from the selected widget Id: update is not accepted.” */
export function spotIdentifierDiffers(present: string, uploaded: string): Refusal {
  return new Refusal('conflict', 'spot-identifier-differs', {
    en: `This package is for another widget: its SpotIdentifier is “${uploaded}”, that of the selected widget is “${present}”. Nothing was changed.`,
    de: `Dieses Paket gehört zu einem anderen Widget: Sein SpotIdentifier ist „${uploaded}“, der des ausgewählten Widgets „${present}“. Es wurde nichts geändert.`,
    fr: `Ce paquet est celui d’un autre widget : son SpotIdentifier est « ${uploaded} », celui du widget choisi est « ${present} ». Rien n’a été modifié.`
  });
}

export function replacedMeanwhile(): Refusal {
  return new Refusal('conflict', 'replaced-meanwhile', {
    en: 'Somebody else replaced this widget in the meantime. Nothing was changed; compare again.',
    de: 'Dieses Widget wurde in der Zwischenzeit von jemand anderem ersetzt. Es wurde nichts geändert; bitte neu vergleichen.',
    fr: 'Quelqu’un d’autre a remplacé ce widget entre-temps. Rien n’a été modifié ; comparez de nouveau.'
  });
}

export function comparisonChanged(current: ReplacementBody): Refusal {
  return new Refusal(
    'lost-race',
    'comparison-changed',
    {
      en: 'Values were saved since this was compared. Nothing was changed; look at the comparison again.',
      de: 'Seit dem Vergleich wurden Werte gespeichert. Es wurde nichts geändert; bitte den Vergleich erneut ansehen.',
      fr: 'Des valeurs ont été enregistrées depuis cette comparaison. Rien n’a été modifié ; examinez de nouveau la comparaison.'
    },
    [],
    { current }
  );
}
