import { describe, expect, it } from 'vitest';
import type { Catalogue, CatalogueItem } from '../../api.js';
import { CatalogueTree } from './tree.svelte.js';

const item = (Id: number, HasChildren: boolean): CatalogueItem => ({ Id, Name: `#${Id}`, HasChildren });

/** Roots 1 and 2; 1 has 250 children from 1000 on. */
function catalogue(): Catalogue & { asked: (number | null | undefined)[]; failing: boolean } {
  const children = Array.from({ length: 250 }, (_, index) => item(1000 + index, false));
  return {
    asked: [],
    failing: false,
    async search({ parent, offset = 0, limit = 100 }) {
      this.asked.push(parent);
      await Promise.resolve();
      if (this.failing) throw new Error('lost');
      const items = parent === null ? [item(1, true), item(2, false)] : children;
      return { Total: items.length, Offset: offset, Items: items.slice(offset, offset + limit) };
    },
    lookup: () => Promise.resolve([])
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const ids = (tree: CatalogueTree) => tree.rows.map((row) => row.item?.Id);

describe('the tree of the catalogue', () => {
  it('asks for children when their parent is opened, and only once', async () => {
    const source = catalogue();
    const tree = new CatalogueTree(source, 'location');
    await tree.start();
    expect(ids(tree)).toEqual([1, 2]);
    const root = item(1, true);
    tree.toggle(root, true);
    await settled();
    tree.toggle(root, false);
    expect(ids(tree)).toEqual([1, 2]);
    tree.toggle(root, true);
    expect(source.asked).toEqual([null, 1]);
    expect(tree.rows).toHaveLength(252);
    expect(tree.rows[1]).toMatchObject({ level: 2, index: 0, siblings: 250, parent: 0 });
    expect(tree.rows[251]?.item?.Id).toBe(2);
  });

  it('fetches further children when they come into view', async () => {
    const tree = new CatalogueTree(catalogue(), 'location');
    await tree.start();
    tree.toggle(item(1, true), true);
    await settled();
    expect(tree.rows[250]?.item).toBeUndefined();
    tree.ensureLoaded(245, 251);
    await settled();
    expect(tree.rows[250]?.item?.Id).toBe(1249);
  });

  it('an object without children does not open', async () => {
    const source = catalogue();
    const tree = new CatalogueTree(source, 'category');
    await tree.start();
    tree.toggle(item(2, false), true);
    expect(source.asked).toEqual([null]);
  });

  it('says when children could not be loaded, and tries again on demand', async () => {
    const source = catalogue();
    const tree = new CatalogueTree(source, 'location');
    await tree.start();
    source.failing = true;
    tree.toggle(item(1, true), true);
    await settled();
    expect(tree.failed).toBe(true);
    source.failing = false;
    tree.retry();
    await settled();
    expect(tree.failed).toBe(false);
    expect(tree.rows).toHaveLength(252);
  });
});
