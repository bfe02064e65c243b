/**
 * A picture that a browser made of a widget, by what it shows. The bytes lie in the file store. Row types of
 * 0005_pictures.
 */
export interface PicturesTable {
  /** Hash over package, Values, size, kind and the version of the renderer. */
  key: string;
  sha256: string;
  bytes: number;
  /** 1: no picture could be made of this widget; a card stands for it, for a while. */
  failed: number;
  made_at: string;
  /** To the day. */
  used_at: string;
}

export interface PictureTables {
  pictures: PicturesTable;
}
