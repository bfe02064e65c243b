import { de } from 'date-fns/locale/de';

export default de;
