import type { MessageLanguage } from '../../language/languages.js';

/** The noun for one kind of object, in the forms that sentences take it in. */
export interface Noun {
  /** “12 spot groups”, with `many` for any number but one */
  readonly one: string;
  readonly many: string;
  /** “Choose …”, “… wählen” */
  readonly choose: string;
  /** “This … no longer exists”, “… gibt es nicht mehr” */
  readonly thisOne: string;
  /** “There is no …”, “… mit dieser Nummer gibt es nicht” */
  readonly none: string;
}

/** What pickers and the server have to know of the objects that a DataType selects. */
export interface CatalogueKind {
  readonly noun: Readonly<Record<MessageLanguage, Noun>>;
  /** They contain one another, so that a picker shows a tree. */
  readonly isNested?: boolean;
  /** Some hold templates, and are offered only with IncludeTemplates. */
  readonly hasTemplates?: boolean;
  /** They have a shape, which a picker shows. */
  readonly hasShape?: boolean;
  /** They have a type and a size, by which a picker filters. */
  readonly hasFormat?: boolean;
  /** They carry a Guid, which is stored beside Id and Name. */
  readonly hasGuid?: boolean;
}
