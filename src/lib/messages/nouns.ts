/** The noun for one kind of object, in the forms that sentences take it in. */
export interface Noun {
  /** “12 spot groups”, with `many` for any number but one */
  readonly one: string;
  readonly many: string;
  /** “Choose …”, “… wählen” */
  readonly choose: string;
  /** “This … no longer exists”, “… gibt es nicht mehr” */
  readonly thisOne: string;
  /** “There is no …”, “Es gibt … mit dieser Nummer” */
  readonly none: string;
}

/** The texts about each kind of object, by the names of the files with the nouns. */
export function ofEachNoun<T>(found: Readonly<Record<string, Noun>>, say: (noun: Noun) => T): Record<string, T> {
  const named = Object.entries(found).map(([path, noun]) => [path.replace(/^.*\/|\.ts$/g, ''), say(noun)] as const);
  return Object.fromEntries(named);
}
