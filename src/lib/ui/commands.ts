import type { Texts } from '../messages/load.js';

/** What the command palette can do or go to. */
export interface Command {
  /** Unique among all that are offered. */
  readonly id: string;
  readonly kind: 'setting' | 'action' | 'widget';
  readonly label: string;
  /** Where it is, or what it is now. */
  readonly detail?: string;
  /** The keys that do the same, as `keyNames` takes them. */
  readonly keys?: string;
  readonly href?: string;
  readonly run?: () => unknown;
}

type Source = (texts: Texts<'palette'>) => readonly Command[];

const sources = new Set<Source>();
const listeners = new Set<() => void>();

/** Offers commands of the page that is shown; asked each time the palette opens, until the returned function is called. */
export function offerCommands(source: Source): () => void {
  const tell = () => listeners.forEach((listener) => listener());
  sources.add(source);
  tell();
  return () => {
    sources.delete(source);
    tell();
  };
}

/** Calls `listener` when a part of the page begins or stops to offer commands, until the returned function is called. */
export function onOffered(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the page that is shown offers. */
export const offeredCommands: Source = (texts) => [...sources].flatMap((source) => source(texts));
