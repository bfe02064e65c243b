import { Turns } from '../ui/turns.js';

/**
 * Pictures are made when they are asked for, which takes a moment each. A browser has few connections to one server: so many
 * at once leave some for everything else.
 */
export const pictureTurns = new Turns(2);
