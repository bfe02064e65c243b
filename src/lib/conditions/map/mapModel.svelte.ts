import { untrack } from 'svelte';
import type { Workspace } from '../workspace.svelte.js';
import { graphOf, groupsOf, type Graph, type Group } from './graph.js';
import { BOX_HEIGHT, type Layout, type LayoutQuestion } from './layout.js';
import { Layouter, type OpenLayoutPort } from './layouter.js';
import { FEW, nearSketch, neighbours, wholeSketch, type Box, type Sketch, type SketchOptions } from './sketch.js';

export type Extent = 'whole' | 'near';

/** What is drawn, with its places. */
export interface Drawn {
  readonly sketch: Sketch;
  readonly layout: Layout;
}

/** A row of an open stack. */
const MEMBER_HEIGHT = 26;
/** Members that an open stack names; the others are in the list. */
export const MOST_MEMBERS = 20;
/** Of a character of a label, and of its tick. */
const [CHARACTER, TICK] = [7.3, 22];

/**
 * The workspace's map: the visible part of the graph, and its layout. A worker computes it; the last drawing stays until the next is ready.
 */
export class MapModel {
  /** What was chosen; undefined: of few settings the whole, of many those around the selection. */
  chosen = $state<Extent>();
  /** Ids of the stacks that are open. */
  open: ReadonlySet<string> = $state.raw(new Set<string>());
  drawn: Drawn | undefined = $state.raw();
  isBroken = $state(false);

  readonly graph: Graph = $derived.by(() => {
    const { definition, form } = this.#workspace;
    return untrack(() =>
      graphOf(
        definition,
        form.fields.map(({ id }) => id),
        (id) => form.explain(id)
      )
    );
  });
  readonly groups: readonly Group[] = $derived(groupsOf(this.graph));
  readonly isLarge: boolean = $derived(this.graph.settings.length > FEW);
  readonly extent: Extent = $derived(this.chosen ?? (this.isLarge ? 'near' : 'whole'));
  /** The group of what the drawing is around. */
  readonly group: Group | undefined = $derived(
    this.groups.find(({ settings }) => this.centre !== undefined && settings.includes(this.centre)) ?? this.groups[0]
  );
  /** Ids not faded; undefined: all. A small drawing stays in place and fades what is not around the selection. */
  readonly around: ReadonlySet<string> | undefined = $derived.by(() => {
    const { selected } = this.#workspace;
    return this.extent === 'whole' || this.isLarge || selected === undefined
      ? undefined
      : neighbours(this.graph, selected);
  });
  /** What is to be drawn; undefined: it does not fit one drawing. */
  readonly sketch: Sketch | undefined = $derived.by(() => {
    const options = this.#options;
    return this.extent === 'near' && this.isLarge
      ? nearSketch(this.graph, options)
      : wholeSketch(this.graph, this.group?.settings ?? [], options);
  });
  /** Number of settings, if too many for one drawing. */
  readonly tooMany: number | undefined = $derived(this.sketch ? undefined : (this.group?.settings.length ?? 0));

  readonly #workspace: Workspace;
  readonly #layouter: Layouter;
  #centre: string | undefined = $state();
  #asked: { readonly sketch: Sketch; readonly text: string } | undefined;

  constructor(workspace: Workspace, open?: OpenLayoutPort) {
    this.#workspace = workspace;
    this.#centre = untrack(() => workspace.selected);
    this.#layouter = new Layouter(
      {
        onlayout: (layout) => (this.drawn = { sketch: this.#asked!.sketch, layout }),
        onbroken: () => (this.isBroken = true)
      },
      open
    );
  }

  /** What a drawing around something is around. */
  get centre(): string | undefined {
    return this.#centre;
  }

  get #options(): SketchOptions {
    const verdicts = ['problem', 'note'];
    const rank = (id: string): number => {
      const place = verdicts.indexOf(this.#workspace.proof(id)?.verdict ?? '');
      return place < 0 ? verdicts.length : place;
    };
    return { selected: this.centre, open: this.open, rank };
  }

  /** Computes the layout, unless it is up to date or under way. */
  layOut(): void {
    const { sketch } = this;
    if (!sketch) return;
    const question = questionOf(sketch);
    const text = JSON.stringify(question);
    const isSame = this.#asked?.text === text;
    this.#asked = { sketch, text };
    if (!isSame) return this.#layouter.ask(question);
    const drawn = untrack(() => this.drawn);
    if (drawn && drawn.sketch !== sketch) this.drawn = { sketch, layout: drawn.layout };
  }

  /** Follows a selection that is not drawn. */
  follow(): void {
    const { selected } = this.#workspace;
    const isDrawn = this.sketch?.boxes.some(({ members }) => selected !== undefined && members.includes(selected));
    if (!isDrawn && selected !== this.#centre) this.#centre = selected;
  }

  /** Draws the surroundings of a setting. */
  centreOn(id: string | undefined): void {
    this.#centre = id;
  }

  /** Whole, or around the selection. */
  toggle(): void {
    const isElsewhere = this.extent === 'near' && this.isLarge && this.centre !== this.#workspace.selected;
    this.chosen = this.extent === 'near' && !isElsewhere ? 'whole' : 'near';
    this.centreOn(this.#workspace.selected);
  }

  /** The box of a setting, if it is drawn. */
  boxOf(id: string | undefined): Box | undefined {
    return this.drawn?.sketch.boxes.find(({ members }) => id !== undefined && members.includes(id));
  }

  /** Opens a stack in its place, or closes it. */
  toggleStack(id: string): void {
    const open = new Set(this.open);
    if (!open.delete(id)) open.add(id);
    this.open = open;
  }

  close(): void {
    this.#layouter.close();
  }
}

function questionOf({ boxes, links }: Sketch): LayoutQuestion {
  const height = ({ members, isOpen }: Box): number => {
    if (!isOpen) return BOX_HEIGHT;
    const rows = Math.min(members.length, MOST_MEMBERS + 1);
    return BOX_HEIGHT + rows * MEMBER_HEIGHT + 6;
  };
  return {
    boxes: boxes.map((box) => ({ id: box.id, height: height(box) })),
    links: links.map(({ key, from, to, text }) => ({ key, from, to, width: Math.ceil(text.length * CHARACTER + TICK) }))
  };
}
