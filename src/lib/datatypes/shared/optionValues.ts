/** When the options of a DataType are in force, each by name. Items has no entry: a comparison names what came and went. */
export type OptionsInForce = Readonly<Record<string, (value: unknown) => boolean>>;

export const isFlag = (value: unknown): boolean => value === true || value === 1;
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
export const isSeveral = (value: unknown): boolean => typeof value === 'number' && value > 1;
