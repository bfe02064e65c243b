import { inEachLanguage } from './inEachLanguage.js';

type CommandTexts = typeof import('./en/command.js').default;

export const commandTexts = inEachLanguage(
  'command.ts',
  import.meta.glob<CommandTexts>('./*/command.ts', { eager: true, import: 'default' })
);
