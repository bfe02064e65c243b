import faults from '../screens/shared/originFaults.js';
import type english from '../../en/server/origins.js';

export default {
  changedMeanwhile: 'Quelqu’un d’autre a modifié la liste entre-temps. Rien n’a été enregistré.',
  faults
} satisfies typeof english;
