import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {
  noun: {
    en: { one: 'media item', many: 'media', choose: 'media', thisOne: 'This media item', none: 'media' },
    de: { one: 'Medium', many: 'Medien', choose: 'Medium', thisOne: 'Dieses Medium', none: 'Ein Medium' },
    fr: { one: 'média', many: 'médias', choose: 'un média', thisOne: 'Ce média', none: 'Aucun média' }
  },
  hasShape: true,
  hasFormat: true
};
