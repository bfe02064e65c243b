import type { MessageLanguage } from '../../language/languages.js';

/** A sentence or its template in every language of the interface. */
export type Wording = Readonly<Record<MessageLanguage, string>>;

/**
 * What it means for people that an option is there, has another value, or is gone. `{name}` is the element's label,
 * `{before}` and `{after}` are the values in words.
 */
export interface OptionWording {
  readonly on: Wording;
  /** Of an option that is there in both versions. */
  readonly changed?: Wording;
  readonly off: Wording;
  /** Is the option in force with this value? */
  inForce(value: unknown): boolean;
}

/** A DataType in words, for people who have never seen an ascData.json. */
export interface DataTypeWording {
  /** What an element of it holds, as “is now …” goes on. */
  readonly label: Wording;
  /** The options of its schema, each by name. Items is worded by its entries. */
  readonly options: Readonly<Record<string, OptionWording>>;
}

export const isFlag = (value: unknown): boolean => value === true || value === 1;
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
export const isSeveral = (value: unknown): boolean => typeof value === 'number' && value > 1;

export const NumberOfInstances: OptionWording = {
  inForce: isSeveral,
  on: {
    en: '“{name}” now takes up to {after} entries (was one).',
    de: '„{name}“ nimmt jetzt bis zu {after} Einträge auf (bisher einen).',
    fr: '« {name} » accepte désormais jusqu’à {after} entrées (auparavant une).'
  },
  changed: {
    en: '“{name}” now takes up to {after} entries (was {before}).',
    de: '„{name}“ nimmt jetzt bis zu {after} Einträge auf (bisher {before}).',
    fr: '« {name} » accepte désormais jusqu’à {after} entrées (auparavant {before}).'
  },
  off: {
    en: '“{name}” now takes only one entry (was up to {before}).',
    de: '„{name}“ nimmt jetzt nur noch einen Eintrag auf (bisher bis zu {before}).',
    fr: '« {name} » n’accepte plus qu’une entrée (auparavant jusqu’à {before}).'
  }
};

export const MinDate: OptionWording = {
  inForce: isGiven,
  on: {
    en: '“{name}” now takes dates from {after} on.',
    de: '„{name}“ nimmt jetzt Daten ab {after} auf.',
    fr: '« {name} » accepte désormais les dates à partir du {after}.'
  },
  changed: {
    en: '“{name}” now takes dates from {after} on (was {before}).',
    de: '„{name}“ nimmt jetzt Daten ab {after} auf (bisher {before}).',
    fr: '« {name} » accepte désormais les dates à partir du {after} (auparavant {before}).'
  },
  off: {
    en: '“{name}” no longer has an earliest date (was {before}).',
    de: '„{name}“ hat kein frühestes Datum mehr (bisher {before}).',
    fr: '« {name} » n’a plus de date minimale (auparavant {before}).'
  }
};

export const MaxDate: OptionWording = {
  inForce: isGiven,
  on: {
    en: '“{name}” now takes dates up to {after}.',
    de: '„{name}“ nimmt jetzt Daten bis {after} auf.',
    fr: '« {name} » accepte désormais les dates jusqu’au {after}.'
  },
  changed: {
    en: '“{name}” now takes dates up to {after} (was {before}).',
    de: '„{name}“ nimmt jetzt Daten bis {after} auf (bisher {before}).',
    fr: '« {name} » accepte désormais les dates jusqu’au {after} (auparavant {before}).'
  },
  off: {
    en: '“{name}” no longer has a latest date (was {before}).',
    de: '„{name}“ hat kein spätestes Datum mehr (bisher {before}).',
    fr: '« {name} » n’a plus de date maximale (auparavant {before}).'
  }
};
