import faults from '../screens/shared/originFaults.js';
import type english from '../../en/server/origins.js';

export default {
  changedMeanwhile: 'Jemand anderes hat die Liste inzwischen geändert. Es wurde nichts gespeichert.',
  faults
} satisfies typeof english;
