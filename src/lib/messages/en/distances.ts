import { enGB } from 'date-fns/locale/en-GB';

/** How date-fns writes distances in time. */
export default enGB;
