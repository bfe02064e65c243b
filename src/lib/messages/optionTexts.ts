/** What a sentence on an option can name, in words. */
export interface OptionValues {
  /** The label of the element; '' for an option of the widget. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** What it means for users that an option was added, changed or removed. */
export interface OptionTexts {
  readonly on: (values: OptionValues) => string;
  /** Of an option that both versions have. */
  readonly changed?: (values: OptionValues) => string;
  readonly off: (values: OptionValues) => string;
}

/** A DataType in words, for people who have never seen an ascData.json. */
export interface DataTypeTexts {
  /** What an element of it holds, as “is now …” goes on. */
  readonly label: string;
  /** The options of its schema, each by name. Items is worded by its entries. */
  readonly options: Readonly<Record<string, OptionTexts>>;
}
