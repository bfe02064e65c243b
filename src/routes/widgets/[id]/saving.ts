import { goto } from '$app/navigation';
import type { EditorData } from '$lib/api.js';
import type { Done, Save } from '$lib/conditions/editing/editedPackage.svelte.js';
import type { Edited } from '$lib/form/workingCopy.svelte.js';
import type { Texts } from '$lib/messages/load.js';
import type { MadePackage } from '$lib/replace/client.js';
import { handOver, type PackageHandover } from '$lib/replace/packageHandover.js';
import { readAgain } from '../../readAgain.js';

interface Edits {
  /** The widget as it was edited. */
  readonly editor: EditorData;
  /** The definition as people see it; undefined: no text is published over it. */
  readonly shown: string | undefined;
  /** The screen that they were made on. */
  readonly from: PackageHandover['from'];
  /** What its address shows of it, `?` included. */
  readonly query: string;
  readonly t: Texts<'checks'>['save'];
  /** Asks what a standard widget is called as a template of one's own; undefined: it is not saved now. */
  readonly askName: () => Promise<string | undefined>;
}

/** In the address of a tab: its edits are to be compared again, as they were on a page that was reloaded. */
const COMPARE = 'compare';

/** @param query of a tab's address  @returns whether it asks for the comparison of its edits; once, when it is asked first */
export function asksToCompare(query: URLSearchParams): () => boolean {
  let isAsked = query.has(COMPARE);
  return () => {
    const isFirst = isAsked;
    isAsked = false;
    return isFirst;
  };
}

/**
 * Where the comparison of a tab's edits is made again.
 * @param address that of the comparison
 * @param isFollowing whether the widget follows a folder: edits of it are compared only where somebody writes them
 * @returns undefined: no tab made it
 */
export function againFrom(id: number, address: URLSearchParams, isFollowing: boolean): string | undefined {
  const from = (['conditions', 'definition'] as const).find((each) => each === address.get('from'));
  const query = new URLSearchParams(address.get('back') ?? '');
  if (!isFollowing) query.set(COMPARE, '1');
  return from && `/widgets/${id}/${from}?${query}`;
}

function queryOf(address: string): string {
  const query = new URLSearchParams(address);
  query.delete(COMPARE);
  return query.size === 0 ? '' : `?${query}`;
}

/** The ways that edits of a package are saved. @param read their widget, as it is when they are saved */
export function savingOf(read: () => Edits): { readonly save: Save; readonly write: Save; readonly copy: Save } {
  const changeTo = (edited: Edited, base: Edited) => {
    const { sameLine: refusal, wrongVersion } = read().t;
    return { edited, base, refusal, wrongVersion };
  };

  async function compare(made: MadePackage, ondone: Done) {
    const { editor, from, query } = read();
    handOver({ widgetId: editor.Id, made, from, query: queryOf(query), ondone });
    await goto(`/widgets/${editor.Id}/replace?${new URLSearchParams({ from, back: queryOf(query) })}`);
    return undefined;
  }

  return {
    /** Builds the package with the edits, and opens the screen that compares it. */
    async save(edited, ondone, base) {
      const { newVersion } = await import('./newVersion.js');
      const made = await newVersion(read().editor, changeTo(edited, base), 'next');
      return 'kind' in made ? made : compare(made, ondone);
    },
    /** Writes the edits into the folder that the widget follows. */
    async write(edited, ondone, base) {
      const { newVersion, replaceAtOnce } = await import('./newVersion.js');
      const { editor } = read();
      const made = await newVersion(editor, changeTo(edited, base), 'edited');
      if ('kind' in made) return made;
      const outcome = await replaceAtOnce(editor, made);
      if (typeof outcome === 'object') return outcome;
      if (outcome === 'open') return compare(made, ondone);
      ondone();
      await readAgain();
      return undefined;
    },
    /** Makes of a standard widget a template of one's own with the edits; leads to it. */
    async copy(edited, ondone, base) {
      const Name = await read().askName();
      if (Name === undefined) return undefined;
      const { ownTemplate } = await import('./newVersion.js');
      const { editor, shown, from } = read();
      const made = await ownTemplate({ ...editor, Name }, changeTo(edited, base), shown);
      if (typeof made !== 'number') return made;
      ondone();
      await goto(`/widgets/${made}/${from}`);
      return undefined;
    }
  };
}
