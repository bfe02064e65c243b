import faults from '../screens/shared/originFaults.js';

export default {
  changedMeanwhile: 'Somebody else changed the list in the meantime. Nothing was saved.',
  faults
};
