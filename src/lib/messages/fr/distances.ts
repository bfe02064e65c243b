import { fr } from 'date-fns/locale/fr';

export default fr;
