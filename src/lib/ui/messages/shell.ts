import type { MessageLanguage } from '../../ascdata/findings.js';
import type { people } from './en/people.js';
import type { shell } from './en/shell.js';
import { isolating } from './isolating.js';

/** Texts of the pages round the editor. Apart from `index.ts`, so that the editor's first field does not wait for them. */
export type ShellTexts = typeof shell;
export type PeopleTexts = typeof people;

const shells: Record<MessageLanguage, () => Promise<{ shell: ShellTexts }>> = {
  en: () => import('./en/shell.js'),
  de: () => import('./de/shell.js')
};

const peoples: Record<MessageLanguage, () => Promise<{ people: PeopleTexts }>> = {
  en: () => import('./en/people.js'),
  de: () => import('./de/people.js')
};

/** The texts of navigation and account menu. */
export async function loadShellTexts(language: MessageLanguage): Promise<ShellTexts> {
  return isolating((await shells[language]()).shell);
}

/** The texts of sign-in, account, users and permissions. */
export async function loadPeopleTexts(language: MessageLanguage): Promise<PeopleTexts> {
  return isolating((await peoples[language]()).people);
}
