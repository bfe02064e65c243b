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

/** The texts about each kind of object. */
export function ofEachNoun<T>(nouns: Readonly<Record<string, Noun>>, say: (noun: Noun) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(nouns).map(([kind, noun]) => [kind, say(noun)]));
}
