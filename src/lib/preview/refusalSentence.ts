import type { SaveRefusal } from '../channel/container.js';
import type { Texts } from '../messages/load.js';
import { formatBytes } from './fileSaving.js';

/** Why a widget's file was not offered, in the interface language. */
export function refusalSentence(refusal: SaveRefusal, { saveFile }: Texts<'preview'>, language: string): string {
  const { reason, fileName, ending, bytes } = refusal;
  switch (reason) {
    case 'ending':
      return ending === '' ? saveFile.noEnding(fileName) : saveFile.badEnding(fileName, `.${ending}`);
    case 'type':
      return saveFile.badType(fileName, `.${ending}`);
    case 'too-large':
      return saveFile.tooLarge(fileName, formatBytes(bytes, language));
    case 'too-many':
      return saveFile.tooMany;
    case 'unwanted':
      return saveFile.unwanted;
  }
}
