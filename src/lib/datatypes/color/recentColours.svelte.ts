import { writePreference, readPreference } from '../../ui/preferences.js';
import { parseColour } from './colour.js';

const MOST = 12;
const KEPT = 'recent-colours';

/** Colours chosen in this browser, latest first, shared by all fields. */
export class RecentColours {
  list = $state.raw<readonly string[]>([]);

  /** Reads what this browser keeps; anything else in its place is left out. */
  read(): void {
    const kept = parsed(readPreference(KEPT) ?? '[]');
    const texts = Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
    this.list = texts.filter((text) => parseColour(text) !== undefined).slice(0, MOST);
  }

  add(colour: string): void {
    // Another tab may have kept others since.
    this.read();
    this.list = [colour, ...this.list.filter((known) => known !== colour)].slice(0, MOST);
    writePreference(KEPT, JSON.stringify(this.list));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const recentColours = new RecentColours();
