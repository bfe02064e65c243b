/** A browser's picture of a widget, by content. The bytes are in the file store. */
export interface PicturesTable {
  /** Hash over package, Values, size, kind and the version of the renderer. */
  key: string;
  sha256: string;
  bytes: number;
  /** 1: the widget could not be rendered; a card replaces it for a while. */
  failed: number;
  made_at: string;
  /** To the day. */
  used_at: string;
}

export interface PictureTables {
  pictures: PicturesTable;
}
