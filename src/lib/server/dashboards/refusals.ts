import type { DashboardBody } from '../../api.js';
import type { MessageLanguage } from '../../language/languages.js';
import { Refusal, type RefusalError, type Sentence } from '../platform/refusal.js';

/** One tile that cannot lie as it was sent; `index` is its place in `Tiles`. */
export interface TileFault {
  readonly index: number;
  readonly code: keyof typeof FAULTS;
}

const FAULTS = {
  'tile-id-twice': {
    en: 'Another tile has this Id.',
    de: 'Eine andere Kachel hat diese Id.',
    fr: 'Une autre vignette a cet Id.'
  },
  'tile-outside': {
    en: 'Reaches beyond the three slots.',
    de: 'Ragt über die drei Slots hinaus.',
    fr: 'Dépasse des trois emplacements.'
  },
  'tile-overlapping': {
    en: 'Lies over another tile.',
    de: 'Liegt über einer anderen Kachel.',
    fr: 'Recouvre une autre vignette.'
  },
  'tile-size-not-allowed': {
    en: 'The widget’s Options do not allow so many slots or rows.',
    de: 'Die Options des Widgets lassen so viele Slots oder Zeilen nicht zu.',
    fr: 'Les Options du widget n’autorisent pas autant d’emplacements ou de lignes.'
  }
} as const satisfies Record<string, Sentence>;

class TilesInvalid extends Refusal {
  constructor(readonly faults: readonly TileFault[]) {
    super('invalid', 'tiles-invalid', {
      en: 'The dashboard was not saved, because its tiles cannot lie like this.',
      de: 'Das Dashboard wurde nicht gespeichert, weil die Kacheln so nicht liegen können.',
      fr: 'Le tableau de bord n’a pas été enregistré, car ses vignettes ne peuvent pas être disposées ainsi.'
    });
  }

  override errors(language: MessageLanguage): RefusalError[] {
    return this.faults.map(({ index, code }) => ({ pointer: `/Tiles/${index}`, code, detail: FAULTS[code][language] }));
  }
}

export const tilesInvalid = (faults: readonly TileFault[]): Refusal => new TilesInvalid(faults);

export const dashboardNotFound = (): Refusal =>
  new Refusal('not-found', 'dashboard-not-found', {
    en: 'There is no dashboard of this number. It may have been deleted.',
    de: 'Ein Dashboard mit dieser Nummer gibt es nicht. Vielleicht wurde es gelöscht.',
    fr: 'Aucun tableau de bord ne porte ce numéro. Il a peut-être été supprimé.'
  });

export const dashboardNotInTrash = (): Refusal =>
  new Refusal('not-found', 'not-in-trash', {
    en: 'There is no dashboard of this number in the Trash. It may have been restored, or deleted for good.',
    de: 'Ein Dashboard mit dieser Nummer liegt nicht im Papierkorb. Vielleicht wurde es wiederhergestellt oder endgültig gelöscht.',
    fr: 'Aucun tableau de bord de la corbeille ne porte ce numéro. Il a peut-être été restauré, ou supprimé définitivement.'
  });

export const noUser = (): Refusal =>
  new Refusal('conflict', 'no-user', {
    en: 'This key belongs to no user, so it can have no dashboard of its own. Shared ones it can make.',
    de: 'Dieser Schlüssel gehört keinem Benutzer und kann kein eigenes Dashboard haben. Gemeinsame kann er anlegen.',
    fr: 'Cette clé n’appartient à aucun utilisateur ; elle ne peut donc pas avoir de tableau de bord personnel. Elle peut créer des tableaux partagés.'
  });

export const lastShared = (): Refusal =>
  new Refusal('conflict', 'last-shared-dashboard', {
    en: 'This is the only dashboard that everybody sees; it stays. It can be emptied and renamed.',
    de: 'Das ist das einzige Dashboard, das alle sehen; es bleibt. Leeren und umbenennen lässt es sich.',
    fr: 'C’est le seul tableau de bord que tout le monde voit ; il reste. Il peut être vidé et renommé.'
  });

export const lostRace = (current: DashboardBody): Refusal =>
  new Refusal(
    'lost-race',
    'version-conflict',
    {
      en: 'Somebody else changed this dashboard in the meantime. Nothing was overwritten.',
      de: 'Jemand anderes hat dieses Dashboard inzwischen geändert. Es wurde nichts überschrieben.',
      fr: 'Quelqu’un d’autre a modifié ce tableau de bord entre-temps. Rien n’a été écrasé.'
    },
    [],
    { current }
  );
