import type english from '../../en/comparison/widgetOptions.js';

export default {
  PossibleNumbersOfSlots: {
    on: ({ after }) => `Le widget peut désormais avoir ce nombre d’emplacements de large : ${after}.`,
    changed: ({ before, after }) =>
      `Le widget peut désormais avoir ce nombre d’emplacements de large : ${after} (auparavant ${before}).`,
    off: ({ before }) => `La largeur du widget ne peut plus être choisie (auparavant ${before} emplacements).`
  },
  PossibleNumbersOfRows: {
    on: ({ after }) => `Le widget peut désormais avoir ce nombre de lignes de haut : ${after}.`,
    changed: ({ before, after }) =>
      `Le widget peut désormais avoir ce nombre de lignes de haut : ${after} (auparavant ${before}).`,
    off: ({ before }) => `La hauteur du widget ne peut plus être choisie (auparavant ${before} lignes).`
  },
  HasDetailView: {
    on: () => 'Le widget a désormais une vue détaillée.',
    off: () => 'Le widget n’a plus de vue détaillée.'
  },
  HasPrintSupport: {
    on: () => 'Le widget peut désormais être imprimé.',
    off: () => 'Le widget ne peut plus être imprimé.'
  },
  UseSingleElementUpdate: {
    on: () => 'Le widget reçoit désormais chaque paramètre modifié séparément.',
    off: () => 'Le widget ne reçoit plus chaque paramètre modifié séparément.'
  },
  DynamicResolution: {
    on: () => 'La largeur et la hauteur du widget peuvent désormais être réglées librement.',
    changed: () => 'Les limites de largeur et de hauteur du widget ont changé.',
    off: () => 'La largeur et la hauteur du widget ne peuvent plus être réglées librement.'
  }
} satisfies typeof english;
