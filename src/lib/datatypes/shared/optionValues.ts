/** When each option of a DataType applies. Items has no entry: a comparison names added and removed entries. */
export type OptionsInForce = Readonly<Record<string, (value: unknown) => boolean>>;

export const isFlag = (value: unknown): boolean => value === true || value === 1;
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
export const isSeveral = (value: unknown): boolean => typeof value === 'number' && value > 1;
