import type { MessageLanguage } from '../../ascdata/findings.js';
import type { signedOut } from './en/signedout.js';

export type SignedOutTexts = typeof signedOut;

const loaders: Record<MessageLanguage, () => Promise<{ signedOut: SignedOutTexts }>> = {
  en: () => import('./en/signedout.js'),
  de: () => import('./de/signedout.js')
};

export async function loadSignedOutTexts(language: MessageLanguage): Promise<SignedOutTexts> {
  return (await loaders[language]()).signedOut;
}
