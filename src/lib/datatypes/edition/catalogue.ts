import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {
  noun: {
    en: { one: 'edition', many: 'editions', choose: 'edition', thisOne: 'This edition', none: 'edition' },
    de: { one: 'Ausgabe', many: 'Ausgaben', choose: 'Ausgabe', thisOne: 'Diese Ausgabe', none: 'Eine Ausgabe' },
    fr: { one: 'édition', many: 'éditions', choose: 'une édition', thisOne: 'Cette édition', none: 'Aucune édition' }
  },
  hasGuid: true
};
