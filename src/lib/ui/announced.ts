/** The text of a live region after saying this. It announces only changes, so a repeated sentence must differ. @param said its current text */
export const announced = (said: string, text: string): string => (said === text ? `${text}\u00a0` : text);
