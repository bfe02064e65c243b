import { writePreference, readPreference } from '../ui/preferences.js';
import {
  NOTHING_SELECTED,
  nextSort,
  sortFromText,
  sortToText,
  toggled,
  type Column,
  type Selection
} from './listView.js';
import { getContext, setContext } from 'svelte';

/** How widgets are shown, as chosen in this browser, and what is selected in the list. */
export class ListState {
  isList = $state(false);
  sort = $state.raw(sortFromText(undefined));
  selection = $state.raw<Selection>(NOTHING_SELECTED);

  /** Reads what this browser keeps; the server does not know it. */
  start(): void {
    this.isList = readPreference('widgets-view') === 'list';
    this.sort = sortFromText(readPreference('widgets-sort'));
  }

  show(isList: boolean): void {
    this.isList = isList;
    this.clear();
    writePreference('widgets-view', isList ? 'list' : 'cards');
  }

  /** Selects a widget, where several can be: in the list. */
  selectFrom(id: number): void {
    if (!this.isList) this.show(true);
    this.selection = toggled(this.selection, id);
  }

  sortBy(column: Column): void {
    this.sort = nextSort(this.sort, column);
    writePreference('widgets-sort', sortToText(this.sort));
  }

  clear(): void {
    this.selection = NOTHING_SELECTED;
  }
}

const key = Symbol('widget list');

/** What is known of all its widgets. Getters keep it reactive. */
export interface ListContext {
  /** The folder that the widgets of one SpotIdentifier follow. */
  readonly followed: { readonly name: string; readonly spotIdentifier: string } | undefined;
}

export const provideList = (value: ListContext): ListContext => setContext(key, value);
export const useList = (): ListContext => getContext<ListContext>(key);
